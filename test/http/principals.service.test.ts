import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { runStudy } from '../../src/jobs/study-run.ts'
import { UNWATCHED } from '../../src/marks/mark-type.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison, form, type Part, urlencoded } from '../helpers/form.ts'
import { type TestService, testService } from '../helpers/service.ts'
import { created, manifestOf, type Stroke, strokes, writeStudy } from '../helpers/studies.ts'

const MARKS = strokes(5, 3)
const KEYS = {
  sender: 'the-key-of-one-that-only-submits',
  anne: 'the-key-of-annes-laboratory',
  ben: 'the-key-of-bens-laboratory',
  chief: 'the-key-of-the-operator',
} as const
type Who = keyof typeof KEYS
const ROLE: Record<Who, string> = { sender: 'submit', anne: 'study', ben: 'study', chief: 'admin' }
const LIST = (Object.keys(KEYS) as Who[])
  .map((name) => `${name}:${ROLE[name]}:sha256:${sha256(Buffer.from(KEYS[name]))}`)
  .join(',')

let one: TestService
beforeAll(async () => {
  one = await testService({ MARKGRAPH_API_KEYS: LIST })
})
afterAll(() => one.close())

type Body = { headers: Record<string, string>; payload: string | Buffer }
const get = (who: Who, url: string) => one.app.inject({ url, headers: { 'x-api-key': KEYS[who] } })
const post = (who: Who, url: string, body?: Body) =>
  one.app.inject({ ...body, method: 'POST', url, headers: { ...body?.headers, 'x-api-key': KEYS[who] } })
const files = (marks: readonly Stroke[], prefix: string): Part[] =>
  marks.map(({ bytes, scan }) => ['scans', bytes, `${prefix}${scan}`])
const studyOf = (who: Who, name: string) => {
  const named = MARKS.map((mark) => ({ ...mark, scan: `${name}-${mark.scan}` }))
  const fields: Part[] = [
    ['domain', 'toolmark'],
    ['name', name],
    ['manifest', manifestOf(named)],
  ]
  return post(who, '/v1/studies', form(...fields, ...files(MARKS, `${name}-`)) as Body)
}

describe('collections of two keys', () => {
  const manifest = manifestOf(MARKS.slice(0, 3))
  const make = (who: Who) =>
    post(who, '/v1/collections', urlencoded({ name: 'cases', domain: 'toolmark' }) as Body)

  test('may have one name, and neither sees that of the other', async () => {
    const [annes, bens] = [(await make('anne')).json().id, (await make('ben')).json().id]
    expect(bens).not.toBe(annes)
    const body = form(['manifest', manifest], ...files(MARKS.slice(0, 3), '')) as Body
    expect((await post('anne', '/v1/collections/cases/scans', body)).json()).toMatchObject({
      id: annes,
      added: 3,
    })
    expect((await get('ben', '/v1/collections/cases')).json()).toMatchObject({ id: bens, scans: 0 })
    for (const path of ['', '/scans']) failure(await get('ben', `/v1/collections/${annes}${path}`), 404)
    failure(await post('ben', `/v1/collections/${annes}/scans`, body), 404)
    const search = (who: Who, against: string) =>
      post(
        who,
        '/v1/search',
        form(['domain', 'toolmark'], ['against', against], ['mark', MARKS[4]!.bytes, 'q.x3p']) as Body,
      )
    expect(failure(await search('ben', annes), 404)).toContain('neither a study nor a collection')
    failure(await search('sender', annes), 403)
    failure(await get('sender', '/v1/collections'), 403)
    expect((await get('chief', '/v1/collections')).json().collections).toEqual([])
    const gone = await one.app.inject({
      method: 'DELETE',
      url: `/v1/collections/${annes}`,
      headers: { 'x-api-key': KEYS.ben },
    })
    failure(gone, 404)
  })
})

describe('studies and references of two keys', () => {
  let [annes, bens] = ['', '']

  test('are two, even when they are equal, and neither sees the names of the other', async () => {
    for (const who of ['anne', 'ben'] as const) {
      const made = await studyOf(who, who)
      expect(made.statusCode, made.body).toBe(201)
      if (who === 'anne') annes = made.json().id
      else bens = made.json().id
      expect((await studyOf(who, who)).statusCode).toBe(200)
    }
    expect(bens).not.toBe(annes)
    await writeStudy(join(one.data, 'scans'), MARKS)
    const operators = await created(one.service, join(one.data, 'scans'), MARKS) // as the command line makes them
    for (const [who, id, other] of [
      ['anne', annes, 'ben'],
      ['ben', bens, 'anne'],
    ] as const) {
      const { body } = await get(who, '/v1/studies')
      expect(JSON.parse(body).studies.map((study: { id: string }) => study.id)).toEqual([id])
      expect((await get(who, `/v1/studies/${id}`)).body).not.toContain(other)
    }
    expect((await get('chief', '/v1/studies')).json().studies).toMatchObject([{ id: operators }])
    failure(await get('anne', `/v1/studies/${operators}`), 404)
  })

  test('are not found by the other key, whatever is asked of them', async () => {
    for (const who of ['ben', 'chief'] as const) {
      for (const path of ['', '/events', '/scores', '/results.csv', '/results.json']) {
        failure(await get(who, `/v1/studies/${annes}${path}`), 404)
      }
      for (const path of ['/run', '/cancel']) failure(await post(who, `/v1/studies/${annes}${path}`), 404)
      const about = urlencoded({ id: 'stolen', name: 'stolen', population: 'Nobody says so.' }) as Body
      failure(await post(who, `/v1/studies/${annes}/reference`, about), 404)
    }
    expect((await get('anne', `/v1/studies/${annes}`)).json().state).toBe('created')
  })

  test('a reference is used and listed by its owner alone', async () => {
    await runStudy(one.service, annes, UNWATCHED)
    const about = urlencoded({
      id: 'annes-edges',
      name: 'Edges of Anne',
      population: 'Anne says so.',
    }) as Body
    answer(await post('anne', `/v1/studies/${annes}/reference`, about))
    const listed = async (who: Who): Promise<string[]> =>
      (await get(who, '/v1/references')).json().references.map(({ id }: { id: string }) => id)
    expect(await listed('anne')).toContain('annes-edges')
    const [x, y] = [MARKS[0]!.bytes, MARKS[1]!.bytes]
    const asked = () => comparison([x], [y], { domain: 'toolmark', reference: 'annes-edges' }) as Body
    answer(await post('anne', '/v1/compare', asked()))
    for (const who of ['ben', 'sender', 'chief'] as const) {
      expect(await listed(who)).not.toContain('annes-edges')
      for (const refused of [
        await get(who, '/v1/references/annes-edges'),
        await get(who, '/v1/references/annes-edges/validation'),
        await post(who, '/v1/compare', asked()),
        await post(who, '/compare', asked()),
        await post(who, '/v1/compare/report.pdf', asked()),
        await post(who, '/v1/steps/calibrate', urlencoded({ score: '5', reference: 'annes-edges' }) as Body),
      ]) {
        expect(failure(refused, 404)).not.toMatch(/there are .*annes-edges/)
      }
    }
    // the id is taken, and nobody else gets the reference under it
    await runStudy(one.service, bens, UNWATCHED)
    const taken = await post('ben', `/v1/studies/${bens}/reference`, about)
    expect(failure(taken, 400)).toContain('another reference is called annes-edges')
  })

  test('over MCP too', async () => {
    const call = (who: Who) =>
      one.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: {
          'x-api-key': KEYS[who],
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        payload: {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'list_references', arguments: {} },
        },
      })
    expect((await call('anne')).body).toContain('annes-edges')
    expect((await call('ben')).body).not.toContain('annes-edges')
  })
})

describe('a role', () => {
  test('of submit compares, and has no studies; metrics are for admins', async () => {
    for (const url of ['/v1/studies', '/v1/studies/x', '/v1/studies/x/events', '/v1/studies/x/results.csv']) {
      expect(failure(await get('sender', url), 403)).toBe(
        'the API key sender has the role submit, but this needs study',
      )
    }
    for (const url of [
      '/v1/studies',
      '/v1/studies/x/run',
      '/v1/studies/x/cancel',
      '/v1/studies/x/reference',
    ]) {
      failure(await post('sender', url), 403)
    }
    for (const who of ['sender', 'anne'] as const) failure(await get(who, '/metrics'), 403)
    expect((await get('chief', '/metrics')).statusCode).toBe(200)
    expect((await get('sender', '/v1/reports')).json()).toEqual({ reports: [], next: null })
    answer(await post('sender', '/v1/artifacts', form(['scan', MARKS[0]!.bytes, 'mine.x3p']) as Body))
  })

  test('an upload of a scan that another key sent before answers the name of its sender', async () => {
    for (const who of ['anne', 'ben', 'anne'] as const) {
      const scan: Part = ['scan', MARKS[2]!.bytes, `of-${who}.x3p`]
      const record = answer(await post(who, '/v1/artifacts', form(scan) as Body))
      expect(record.meta.filename).toBe(`of-${who}.x3p`)
      expect((await get(who, `/v1/artifacts/${record.handle}`)).json().meta).not.toHaveProperty('filename')
    }
  })
})

test('requests without a valid key are limited for each address; a valid key is not', async () => {
  const few = await testService({ MARKGRAPH_API_KEYS: LIST, MARKGRAPH_RATE_LIMIT: '3' })
  const ask = (headers: Record<string, string>) => few.app.inject({ url: '/v1/references', headers })
  for (let i = 0; i < 3; i++) failure(await ask({ 'x-api-key': `guess-${i}` }), 401)
  const limited = await ask({ 'x-api-key': 'guess' })
  expect(failure(limited, 429)).toContain('without a valid API key')
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask({ 'x-api-key': KEYS.anne })).statusCode).toBe(200)
  await few.close()
})

describe('without keys, on a service that other machines can reach, studies', () => {
  let other: TestService
  let id: string
  beforeAll(async () => {
    other = await testService({ HOST: '0.0.0.0', MARKGRAPH_HOSTS: 'localhost' })
    const local = await testService({}, other.data)
    const fields: Part[] = [
      ['domain', 'toolmark'],
      ['manifest', manifestOf(MARKS)],
    ]
    const body = form(...fields, ...files(MARKS, ''))
    const made = await local.app.inject({ ...body, method: 'POST', url: '/v1/studies' })
    id = made.json().id
    await local.app.close()
    await local.service.close()
  })
  afterAll(() => other.close())

  test('are neither listed nor changed; one is read by its id', async () => {
    failure(await other.app.inject({ url: '/v1/studies' }), 403)
    for (const url of [
      '/v1/studies',
      ...['run', 'cancel', 'reference'].map((what) => `/v1/studies/${id}/${what}`),
    ]) {
      failure(await other.app.inject({ method: 'POST', url }), 403)
    }
    expect((await other.app.inject({ url: `/v1/studies/${id}` })).json()).toMatchObject({
      id,
      state: 'created',
    })
  })
})
