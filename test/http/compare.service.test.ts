import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { markTypes } from '../../src/marks/types.ts'
import { answer, failure } from '../helpers/answers.ts'
import { type Body, comparison, urlencoded } from '../helpers/form.ts'
import { bullet, scanOf } from '../helpers/scans.ts'
import { contents, type TestService, testService } from '../helpers/service.ts'

const a = bullet(1)
const b = bullet(2)
let one: TestService

beforeAll(async () => {
  one = await testService()
})
afterAll(() => one.close())

const post = (url: string, body: Body) => one.app.inject({ method: 'POST', url, ...body })
const v1 = (fields: Record<string, string> = {}) => post('/v1/compare', comparison(a, b, fields))

describe('the report', () => {
  test('has every field of its schema, scope, and by default calibration and recipe', async () => {
    const report = answer(await v1())
    expect(report['calibrated']).toBe(true)
    expect(Object.keys(report)).toEqual(expect.arrayContaining(['scope', 'calibration', 'recipe', 'handle']))
    for (const block of ['features', 'per_land', 'trace']) expect(report).not.toHaveProperty(block)
    expect(report['handle']).toBe(report['recipe'].handle)
    expect(report['score_kind']).toBe('bullet-contrast')
    expect(Math.abs(report['log10_lr'])).toBeLessThanOrEqual(report['lr_bound_log10'])
    expect(report['provenance'].input_hashes.mark_a).toHaveLength(2)
  })

  test('is lean at /compare: scope, warnings and handles, but no block', async () => {
    const report = answer(await post('/compare', comparison(a, b)))
    const { calibration: _, recipe, handle, ...whole } = answer(await v1())
    expect(report).toEqual(whole)
    expect(report['scope'].mark_a).toHaveLength(2)
    expect(report['warnings']).toEqual([])
    expect(report['recipe_handle']).toBe(handle)
    expect(recipe.handle).toBe(handle)
    const { report_handle, ...given } = answer(await one.app.inject(`/v1/reports/${report['report_handle']}`))
    const { filenames, ...provenance } = report['provenance']
    expect(given).toMatchObject({ log10_lr: report['log10_lr'], provenance })
    expect(given.provenance).not.toHaveProperty('filenames') // they belong to whoever sent the files
    expect(filenames.mark_a).toEqual(['mark_a-1.x3p', 'mark_a-2.x3p'])
    expect(report_handle).toBe(report['report_handle'])
  })

  test('says what is compared with what, in words', async () => {
    const { propositions } = answer(await v1())
    expect(propositions.same).toMatch(/same/)
    expect(propositions.different).toMatch(/different/)
  })

  test('has the blocks asked for, all of them under all, and ignores unknown names', async () => {
    const all = answer(await v1({ include: 'all' }))
    expect(Object.keys(all)).toEqual(
      expect.arrayContaining(['calibration', 'features', 'per_land', 'trace', 'recipe']),
    )
    const some = answer(await v1({ include: ' features ,nothing' }))
    expect(some).toHaveProperty('features')
    expect(some).not.toHaveProperty('calibration')
    expect(some).not.toHaveProperty('handle')
    expect(some.warnings).toEqual([
      {
        code: 'unknown_include',
        where: 'request',
        message: expect.stringContaining('"nothing"'),
        values: { block: 'nothing', blocks: expect.arrayContaining(['trace', 'sensitivity']) },
      },
    ])
    expect(all.warnings).toEqual([])
    expect(some.report_handle).toBe(all.report_handle) // a warning about the request is no part of the report
  })

  test('of one land a side is its CCF on the single-land reference', async () => {
    const report = answer(
      await post('/v1/compare', comparison(a.slice(0, 1), b.slice(0, 1), { include: 'all' })),
    )
    expect(report['score_kind']).toBe('ccf')
    expect(report['reference'].id).toBe('striated_single')
    expect(report['evidence_note']).toEqual({
      single_land: true,
      level: 'diagnostic_only',
      code: 'single_land',
      values: {},
      reason: expect.stringMatching(/land/),
    })
    expect(answer(await v1())).not.toHaveProperty('evidence_note')
  })

  test('asked twice is the same bytes, and the second time nothing is computed', async () => {
    const first = await v1({ include: 'all' })
    const before = computed()
    const second = await v1({ include: 'all' })
    expect(second.body).toBe(first.body)
    expect(computed()).toBe(before)
  })

  test('asked eight times at once computes no more than once', async () => {
    const other = comparison(bullet(3), bullet(4), { include: 'all' })
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('/v1/compare', other)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    const before = computed()
    await post('/v1/compare', other)
    expect(computed()).toBe(before)
  })
})

describe('handles in place of files', () => {
  test('give the same recipe', async () => {
    const files = answer(await v1())
    const handles = (side: string): string[] =>
      files['recipe'].steps[0].output.slice(...(side === 'a' ? [0, 2] : [2, 4]))
    const fields = {
      domain: 'striated',
      mark_a_handles: handles('a').join(','),
      mark_b_handles: handles('b').join(', '),
    }
    const same = answer(await post('/v1/compare', urlencoded(fields)))
    expect(same['handle']).toBe(files['handle'])
    expect(same['recipe']).toEqual(files['recipe'])
    const mixed = answer(
      await post('/v1/compare', comparison(a, [], { mark_b_handles: handles('b').join(',') })),
    )
    expect(mixed['handle']).toBe(files['handle'])
  })

  test('must exist, be surfaces, and not come beside files', async () => {
    const surface = answer(await v1())['recipe'].steps[0].output[0]
    const signature = answer(await v1())['recipe'].steps.find(
      ({ step }: { step: string }) => step === 'signature',
    ).output[0]
    const say = (handles: string) => post('/v1/compare', comparison(a, [], { mark_b_handles: handles }))
    failure(await say(`sha256:${'0'.repeat(64)}`), 404)
    failure(await say('nonsense'), 404)
    failure(await say(signature), 400)
    failure(await post('/v1/compare', comparison(a, b, { mark_b_handles: surface })), 400)
  })

  test('left empty by a web form count as not given', async () => {
    answer(await v1({ mark_a_handles: '', mark_b_handles: '' }))
  })
})

describe('a scorer config that is not that of the reference', () => {
  test('gives the score and no likelihood ratio anywhere', async () => {
    const response = await v1({ scorer_config: '{"lambda_c": 0.0002}', include: 'all' })
    const outcome = answer(response)
    expect(outcome['calibrated']).toBe(false)
    expect(outcome['score']).toEqual(expect.any(Number))
    expect(outcome['scorer_config'].lambda_c).toBe(0.0002)
    expect(outcome['requested_scorer_config_hash']).not.toBe(outcome['reference_scorer_config_hash'])
    expect(response.body).not.toMatch(/likelihood_ratio|log10_lr|land_lr/)
    expect(outcome['report_handle']).toMatch(/^sha256:/)
    expect(outcome).not.toHaveProperty('recipe_handle')
  })

  test('overrides equal to the deployed values are the deployed config', async () => {
    const { lambda_c, cmr_tol } = markTypes(ALL_MARKS).configs.deployed()
    const same = answer(await v1({ scorer_config: JSON.stringify({ lambda_c, cmr_tol }) }))
    expect(same['handle']).toBe(answer(await v1())['handle'])
  })

  test.each([
    'no json',
    '[]',
    'null',
    '{"lambda_x": 1}',
    '{"lambda_c": "1"}',
    '{"lambda_s": 0.001}',
    '{"lambda_s": 0.00025}',
  ])('refuses %s with 400', async (text) => {
    failure(await v1({ scorer_config: text }), 400)
  })
})

test('a scan out of scope gets 200, the reason, and no likelihood ratio', async () => {
  const coarse = bullet(1, { pitch: 5e-6 })
  const response = await post('/v1/compare', comparison(coarse, b))
  const refusal = answer(response)
  expect(refusal['refused']).toBe(true)
  expect(refusal['reason']).toMatch(/mark_a: pitch 5 µm/)
  expect(refusal['scope'].mark_b).toHaveLength(2)
  expect(refusal['warnings'][0]).toMatchObject({ code: 'scope_resolution', where: ['mark_a.1', 'mark_a.2'] })
  expect(refusal['reasons'].map(({ code }: { code: string }) => code)).toEqual([
    'scan_refused',
    'scan_refused',
  ])
  expect(refusal['reasons'][0]).toMatchObject({
    values: {
      mark: 'mark_a',
      scan: 1,
      check: 'resolution',
      finding: { values: { pitch_um: 5, limit_um: 4 } },
    },
  })
  expect(refusal['reason']).toBe(
    refusal['reasons'].map(({ message }: { message: string }) => message).join('; '),
  )
  const stored = answer(await one.app.inject(`/v1/reports/${refusal['report_handle']}`))
  expect(stored).toMatchObject({ refused: true, reason: refusal['reason'] })
  expect(response.body).not.toContain('likelihood_ratio')
  expect(answer(await post('/compare', comparison(coarse, b)))['refused']).toBe(true)
})

test('an areal texture is out of scope of the striated domain', async () => {
  const [noise, other] = [78.233, 39.425].map((factor) =>
    scanOf(160, 200, (row, column) => 1e-6 * Math.sin(row * row * 12.9898 + column * column * factor)),
  )
  const refusal = answer(await post('/compare', comparison([noise!], [other!])))
  expect(refusal['reason']).toMatch(
    /averaging along lines leaves .* domain striated expects striated texture/,
  )
})

test('places of lands leave a gap where a land is missing, and must fit', async () => {
  const [three, other] = [bullet(5, { lands: 3 }), bullet(6, { lands: 3 })]
  const compared = async (b: typeof other, fields: Record<string, string> = {}) =>
    answer(await post('/v1/compare', comparison(three, b, { include: 'features', ...fields })))['features']
  const whole = await compared(other)
  const gap = await compared([other[0]!, other[2]!], { mark_b_lands: '1,3', n_lands: '3' })
  expect(gap.land_ccf_matrix).toEqual(whole.land_ccf_matrix.map(([a, , c]: number[]) => [a, c]))
  expect(gap.offset).toBe(whole.offset)
  const before = await contents(one.data)
  for (const wrong of ['1,2,3', '1,1', '1,4', '3,99']) {
    failure(
      await post('/v1/compare', comparison(three, b, { mark_b_lands: wrong, n_lands: '3' })),
      wrong === '3,99' ? 422 : 400,
    )
  }
  expect(await contents(one.data)).toEqual(before)
})

const computed = (): number =>
  [...one.service.graph.counts().values()].reduce((sum, count) => sum + count.computed, 0)
