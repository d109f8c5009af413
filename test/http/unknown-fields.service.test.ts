/** A field that a route does not know is told, with the nearest known one: dropped silently, it gives a wrong answer. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nearestField } from '../../src/http/schemas/nearest-field.ts'
import { answer, failure } from '../helpers/answers.ts'
import { type Body, comparison, form, urlencoded } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'

const [a, b] = [bullet(1), bullet(2)]
const [LAND] = a as [Uint8Array]
let one: TestService
beforeAll(async () => {
  one = await testService()
})
afterAll(() => one.close())
const post = (url: string, body: Body) => one.app.inject({ method: 'POST', url, ...body })
const json = (body: object): Body => ({
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify(body),
})
const unexpected = (place: string, field: string, nearest: string) => ({
  loc: [place, field],
  msg: `Unknown field "${field}": the nearest known field is "${nearest}"`,
  type: 'unexpected_field',
  ctx: { nearest },
})

test.each([
  ['lands_a', 'mark_a_lands'],
  ['lands_b', 'mark_b_lands'],
  ['mark_a_land', 'mark_a_lands'],
  ['markA', 'mark_a'],
  ['marc_a', 'mark_a'],
  ['handles_b', 'mark_b_handles'],
  ['nlands', 'n_lands'],
  ['domian', 'domain'],
  ['ref', 'reference'],
  ['includes', 'include'],
  ['score-config', 'scorer_config'],
])('whoever writes %s means %s', (unknown, nearest) => {
  const known = [
    'domain',
    'mark_a',
    'mark_b',
    'mark_a_handles',
    'mark_b_handles',
    'mark_a_lands',
    'mark_b_lands',
    'n_lands',
    'reference',
    'scorer_config',
    'include',
  ]
  expect(nearestField(unknown, known)).toBe(nearest)
})

describe('fields of a body', () => {
  test('of a multipart form', async () => {
    const misspelt = comparison(a, b, { lands_a: '1,3', n_lands: '3' })
    expect(failure(await post('/v1/compare', misspelt), 422)).toEqual([
      unexpected('body', 'lands_a', 'mark_a_lands'),
    ])
    expect(failure(await post('/compare', comparison(a, b, { include: 'all' })), 422)[0].type).toBe(
      'unexpected_field',
    )
    const file = form(['domain', 'striated'], ['scan', LAND, 'a.x3p'], ['scans', LAND, 'b.x3p'])
    expect(failure(await post('/v1/scope', file), 422)).toEqual([unexpected('body', 'scans', 'scan')])
  })

  test('of an encoded form, beside what else is wrong', async () => {
    const given = urlencoded({ score: '1', referense: 'striated', config_hash: '0' })
    expect(failure(await post('/v1/steps/calibrate', given), 422)).toEqual([
      { loc: ['body', 'reference'], msg: 'Field required', type: 'missing' },
      unexpected('body', 'referense', 'reference'),
      unexpected('body', 'config_hash', 'scorer_config_hash'),
    ])
  })

  test('of JSON', async () => {
    const given = json({ domain: 'striated', manifest: 'x', title: 'ours' })
    expect(failure(await post('/v1/studies', given), 422)).toEqual([
      expect.objectContaining({ loc: ['body', 'title'], type: 'unexpected_field' }),
    ])
  })

  test('of a submission to the benchmark', async () => {
    const given = json({ submitter: 'A', method: 'B', csv: 'x', lr: {}, urls: '' })
    const sent = await post('/benchmark/splits/cartridge-v1/submissions', given)
    expect(failure(sent, 422)).toEqual([unexpected('body', 'lr', 'lrs')])
  })

  test('a name of 500 kB is not told back whole, nor are thousands of names', async () => {
    const long = `lands_a${'x'.repeat(500_000)}`
    for (const body of [urlencoded({ surface: 'x', [long]: '1' }), json({ surface: 'x', [long]: '1' })]) {
      const response = await post('/v1/steps/signature', body)
      const [problem] = failure(response, 422)
      expect(problem.loc[1]).toBe(`${long.slice(0, 100)}…`)
      expect(response.body.length).toBeLessThan(600)
    }
    const large = json({ submitter: 'A', method: 'B', csv: 'x', [long]: '1' })
    const submitted = await post('/benchmark/splits/cartridge-v1/submissions', large)
    expect(failure(submitted, 422)).toHaveLength(1)
    expect(submitted.body.length).toBeLessThan(600)
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`field${i}`, '1']))
    const problems = failure(await post('/v1/steps/signature', json({ surface: 'x', ...many })), 422)
    expect(problems).toHaveLength(20)
    expect(problems[19].msg).toMatch(/^Unknown field "field19": .*; and there are more$/)
  })

  test('a value of 500 kB is not told back whole either', async () => {
    const long = 'x'.repeat(500_000)
    const score = await post('/v1/steps/calibrate', urlencoded({ score: long, reference: 'striated' }))
    expect(failure(score, 422)[0].input).toBe(`${long.slice(0, 100)}…`)
    expect(failure(await post('/v1/compare', comparison(a, b, { domain: long })), 400).length).toBeLessThan(
      300,
    )
  })
})

describe('fields of a query', () => {
  const get = (url: string) => one.app.inject(url)

  test('of a route that has some, one that has none, and one with a body', async () => {
    const { handle } = answer(await post('/v1/artifacts', form(['scan', LAND, 'a.x3p'])))
    expect(failure(await get(`/v1/artifacts/${handle}/graph?form=prov`), 422)).toEqual([
      unexpected('query', 'form', 'format'),
    ])
    for (const url of ['/v1/references?limit=3', '/v1/scorer-config?limit=3', '/benchmark/splits?limit=3'])
      expect(failure(await get(url), 422), url).toEqual([
        {
          loc: ['query', 'limit'],
          msg: 'Unknown field "limit": no field is allowed here',
          type: 'unexpected_field',
        },
      ])
    const body = form(['scan', LAND, 'a.x3p'])
    expect(failure(await post('/v1/artifacts?units=um', body), 422)[0].loc).toEqual(['query', 'units'])
    expect((await one.app.inject({ method: 'HEAD', url: '/v1/references?limit=3' })).statusCode).toBe(422)
  })

  test('pages, health and metrics ignore what they do not know', async () => {
    for (const url of [
      '/',
      '/docs',
      '/scalar/',
      '/redoc',
      '/openapi.json',
      '/health',
      '/healthz',
      '/metrics',
    ])
      expect((await get(`${url}?utm_source=mail`)).statusCode, url).toBeLessThan(400)
  })

  test('the description says which routes take no other fields', async () => {
    const { paths } = answer(await get('/openapi.json'))
    const body = paths['/v1/compare'].post.requestBody.content['multipart/form-data'].schema
    expect(body.additionalProperties).toBe(false)
    expect(paths['/v1/references'].get.responses).toHaveProperty('422')
    expect(paths['/health'].get.responses).not.toHaveProperty('422')
  })
})

describe('what is given more than once, where once is meant, is a 422', () => {
  const twice = { msg: 'Field given 2 times; give it once', type: 'string_type' }

  test('text, in a form with files, in one without, and in a query', async () => {
    const { headers, payload } = form(
      ['domain', 'striated'],
      ['domain', 'impressed'],
      ['scan', LAND, 'a.x3p'],
    )
    expect(failure(await post('/v1/scope', { headers, payload }), 422)).toEqual([
      { loc: ['body', 'domain'], ...twice },
    ])
    const encoded = { ...urlencoded({}), payload: 'score=1&score=2&reference=striated' }
    expect(failure(await post('/v1/steps/calibrate', encoded), 422)).toEqual([
      { loc: ['body', 'score'], ...twice },
    ])
    const { handle } = answer(await post('/v1/artifacts', form(['scan', LAND, 'a.x3p'])))
    const graph = await one.app.inject(`/v1/artifacts/${handle}/graph?format=dot&format=svg`)
    expect(failure(graph, 422)[0]).toMatchObject({ loc: ['query', 'format'], msg: twice.msg })
    answer(await post('/v1/scope', form(['domain', ''], ['domain', 'striated'], ['scan', LAND, 'a.x3p'])))
  })

  test('a file', async () => {
    const files = form(['scan', LAND, 'a.x3p'], ['scan', a[1]!, 'b.x3p'])
    expect(failure(await post('/detect', files), 422)).toEqual([
      { loc: ['body', 'scan'], msg: 'Input should be one file, but several were sent', type: 'value_error' },
    ])
  })
})

describe('what is left empty counts as absent', () => {
  test('text, known or not, in a form, in JSON and in a query', async () => {
    const { handle: surface } = answer(await post('/v1/artifacts', form(['scan', LAND, 'a.x3p'])))
    const whole = answer(await post('/v1/steps/preprocess', urlencoded({ surface })))
    for (const body of [
      urlencoded({ surface, lambda_s: '', anything: '' }),
      form(['surface', surface], ['lambda_s', ''], ['anything', '']),
      json({ surface, lambda_s: '', anything: '' }),
    ])
      expect(answer(await post('/v1/steps/preprocess', body))).toEqual(whole)
    const graph = answer(await one.app.inject(`/v1/artifacts/${surface}/graph`))
    expect(answer(await one.app.inject(`/v1/artifacts/${surface}/graph?format=&x=`))).toEqual(graph)
  })

  test('a file field of a web form; but a file that has a name is one', async () => {
    const nothing = new Uint8Array(0)
    const [problem] = failure(await post('/detect', form(['scan', nothing, ''])), 422)
    expect(problem).toEqual({ loc: ['body', 'scan'], msg: 'Field required', type: 'missing' })
    answer(await post('/detect', form(['scan', nothing, ''], ['scan', LAND, 'a.x3p'], ['more', nothing, ''])))
    failure(await post('/detect', form(['scan', nothing, 'a.x3p'])), 415)
  })

  test('include: without any known block, they are those of the default', async () => {
    const plain = answer(await post('/v1/compare', comparison(a, b)))
    for (const include of ['', ' , '])
      expect(answer(await post('/v1/compare', comparison(a, b, { include }))), include).toEqual(plain)
    const { warnings, ...rest } = answer(
      await post('/v1/compare', comparison(a, b, { include: 'nothing, nobody' })),
    )
    expect({ ...rest, warnings: warnings.slice(0, -2) }).toEqual(plain)
    expect(warnings.slice(-2)).toEqual(
      ['nothing', 'nobody'].map((name) => ({
        code: 'unknown_include',
        message: `include has no block "${name}"; the blocks are calibration, features, perland, trace, recipe, sensitivity`,
        where: 'request',
        values: {
          block: name,
          blocks: ['calibration', 'features', 'perland', 'trace', 'recipe', 'sensitivity'],
        },
      })),
    )
    expect(plain).toHaveProperty('calibration')
    expect(plain).toHaveProperty('recipe')
  })

  test('include: thousands of unknown blocks are not told back, nor is one of them twice', async () => {
    const many = Array.from({ length: 50_000 }, (_, i) => `${i % 10_000}`).join(',')
    const response = await post('/v1/compare', comparison(a, b, { include: many }))
    expect(answer(response).warnings).toHaveLength(20)
    const twice = answer(await post('/v1/compare', comparison(a, b, { include: 'x, X,x, recipe' })))
    expect(twice.warnings.map(({ message }: { message: string }) => message.slice(0, 23))).toEqual([
      'include has no block "x',
      'include has no block "X',
    ])
  })
})
