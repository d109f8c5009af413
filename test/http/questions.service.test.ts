/** A questioned mark against several known marks of one source, over HTTP. */

import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handleOfJson } from '../../src/address/canonical.ts'
import type { Sensitivity } from '../../src/kinds/sensitivity.ts'
import { anchoredLog10Lr, anchorOf } from '../../src/numerics/test-fires/anchored.ts'
import { BUNDLED } from '../../src/references/library.ts'
import { readSensitivity } from '../../src/references/sensitivity.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { answer, failure } from '../helpers/answers.ts'
import { form, marks, type Part } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { type BundledService, testBundled } from '../helpers/service.ts'
import { bulletScans, faceScan, toolmarkScan } from '../helpers/simulated.ts'

let one: BundledService
beforeAll(async () => {
  one = await testBundled()
})
afterAll(() => one.close())

type Scans = readonly Uint8Array[]

const face = (cartridgeSeed: number, slideSeed = 1): Scans => [
  faceScan({ slideSeed, cartridgeSeed, pitch: 4e-6 }),
]
const tool = (markSeed: number, edgeSeed = 1): Scans => [
  toolmarkScan({ edgeSeed, markSeed, asProfile: true }),
]

const texts = (fields: Record<string, string>): Part[] => Object.entries(fields)

const ask = (questioned: Scans, known: readonly Scans[], fields: Record<string, string> = {}) =>
  one.app.inject({
    method: 'POST',
    url: '/v1/compare',
    ...form(
      ...texts({ domain: 'impressed', include: 'recipe', ...fields }),
      ...marks('mark_a', questioned),
      ...known.flatMap((scans, i) => marks(`known_${i + 1}`, scans)),
    ),
  })

const THREE = [face(2), face(3), face(4)]
const codes = (report: { warnings: { code: string; where: string }[] }): string[] =>
  report.warnings.map(({ where, code }) => `${where} ${code}`)

describe('a questioned breech face against three test fires', () => {
  test('has one ratio, and says how well the test fires agree', async () => {
    const report = answer(await ask(face(1), THREE))
    const { known, scope, provenance, recipe } = report
    expect(report.score_kind).toBe('cmr-2d-anchored')
    expect(known.scores).toHaveLength(3)
    expect(known.scores_among.map(([i, j]: number[]) => [i, j])).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ])
    const mean = (values: number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
    expect(report.score).toBeCloseTo(mean(known.scores), 10)
    expect(known.agreement).toBeCloseTo(mean(known.scores_among.map(([, , score]: number[]) => score)), 10)
    expect(known.agreement).toBeGreaterThan(known.chance.mean + 3 * known.chance.sd)
    expect(known.best).toBe(1 + known.scores.indexOf(Math.max(...known.scores)))
    expect(report.log10_lr).toBeGreaterThan(1)
    expect(report.propositions.code).toBe('known_firearm')
    expect(scope.known).toHaveLength(3)
    expect(scope.mark_b).toEqual(scope.known[known.best - 1])
    expect(scope.pair.checks.map(({ name }: { name: string }) => name)).toContain('reproducibility')
    expect(provenance.input_hashes.known).toEqual(recipe.inputs.known)
    expect(provenance.input_hashes.mark_b).toEqual(recipe.inputs.known[known.best - 1])
    expect(provenance.filenames.known).toEqual([['known_1-1.x3p'], ['known_2-1.x3p'], ['known_3-1.x3p']])
    expect(report.note_test_fires).toBeUndefined()
  })

  test('has the ratio of every variant of a bundled reference, by what that reference says under the variant', async () => {
    const known = [tool(2), tool(3)]
    const report = answer(await ask(tool(1), known, { domain: 'toolmark', include: 'sensitivity' }))
    const block: Extract<Sensitivity, { available: true }> = report.sensitivity
    const shipped = readSensitivity(join(BUNDLED, 'sensitivity', 'toolmark.json'))!.variants
    expect(block).toMatchObject({ available: true, left_out: [], deployed_log10_lr: report.log10_lr })
    expect(block.variants.map(({ id }) => id)).toEqual(shipped.map(({ id }) => id))
    expect(block.n_calibrated).toBe(shipped.length)
    const { changes, questions } = shipped.find(({ id }) => id === 'toolmark_lambda_s-high')!
    const found = block.variants.find(({ id }) => id === 'toolmark_lambda_s-high')!
    const under = { domain: 'toolmark', scorer_config: JSON.stringify(changes) }
    const score = async (a: Scans, b: Scans): Promise<number> => answer(await ask(a, [b], under)).score
    const mean = ((await score(tool(1), tool(2))) + (await score(tool(1), tool(3)))) / 2
    expect(found.score).toBeCloseTo(mean, 12)
    expect(found.score).not.toBe(report.score)
    const model = questions.fit!
    const anchor = anchorOf(model, Float64Array.of(await score(tool(2), tool(3))))
    const [lower, upper] = model.lr_bounds_log10
    expect(found.lr_bounds_log10).toEqual([lower, upper])
    const free = anchoredLog10Lr(model, anchor)(mean)
    expect(found.log10_lr).toBeCloseTo(Math.min(upper, Math.max(lower, free)), 10)
    expect(found.cllr_source_disjoint).toBeNull() // it is that of two marks
  })

  test('has a recipe that follows from the scans, and each pair is scored once', async () => {
    const { recipe } = answer(await ask(face(1), THREE))
    const runs = recipe.steps.flatMap((step: { runs: { node: string }[] }) => step.runs)
    expect(runs.filter(({ node }: { node: string }) => node === 'cmr-2d')).toHaveLength(6)
    const verified = answer(
      await one.app.inject({ method: 'POST', url: `/v1/recipes/${recipe.handle}/verify` }),
    )
    expect(verified).toMatchObject({ verified: true, result_equal: true })
  })

  test('keeps what is stated, and gives a second line without a mark that would be left out', async () => {
    const report = answer(
      await ask(face(1), THREE, {
        known_made: '4',
        known_ammunition_alike: 'true',
        known_instrument_alike: 'false',
        known_2_left_out: 'fired last',
      }),
    )
    expect(report.known.stated).toEqual({
      ammunition_alike: true,
      instrument_alike: false,
      condition_alike: null,
      made: 4,
      used: 3,
      left_out: [{ index: 2, reason: 'fired last' }],
    })
    expect(report.known.without).toEqual([
      expect.objectContaining({ index: 2, code: 'left_out_as_stated', likelihood_ratio: expect.any(Number) }),
    ])
    expect(codes(report)).toContain('request known_not_all')
    const plain = answer(await ask(face(1), THREE))
    expect(report.recipe_handle).toBe(plain.recipe_handle) // the first number has all of them
    expect(report.report_handle).not.toBe(plain.report_handle)
  })

  test('warns of a test fire that stands apart, and gives the ratio without it', async () => {
    const report = answer(await ask(face(1), [face(2), face(3), face(4), face(5, 2)]))
    expect(codes(report)).toContain('known_4 test_fire_apart')
    const { without } = report.known
    expect(without).toEqual([expect.objectContaining({ index: 4, code: 'test_fire_apart' })])
    expect(without[0].log10_lr).toBeGreaterThanOrEqual(report.log10_lr)
  })

  test('says on the side of different sources what else a low score may come from', async () => {
    const other = answer(await ask(face(9, 2), THREE))
    expect(other.log10_lr).toBeLessThan(0)
    expect(codes(other)).toContain('pair reproduction_unknown')
    const alike = { known_ammunition_alike: 'true', known_instrument_alike: 'true' }
    const stated = answer(await ask(face(9, 2), THREE, { ...alike, known_condition_alike: 'true' }))
    expect(codes(stated)).not.toContain('pair reproduction_unknown')
    expect(stated.log10_lr).toBe(other.log10_lr)
  })

  test('can be asked for as a job', async () => {
    const direct = answer(await ask(face(1), THREE))
    const accepted = await ask(face(1), THREE, { async: 'true' })
    expect(accepted.statusCode).toBe(202)
    const { job } = accepted.json()
    await expect
      .poll(async () => (await one.app.inject(`/v1/jobs/${job}`)).json().state, { timeout: 20_000 })
      .toBe('done')
    expect((await one.app.inject(`/v1/jobs/${job}`)).json().report_handle).toBe(direct.report_handle)
  })
})

describe('no number', () => {
  test('where the test fires agree no better than chance', async () => {
    const report = answer(await ask(face(1), [face(2), face(3, 2)]))
    expect(report.refused).toBe(true)
    expect(report.reason).toMatch(/neither for nor against a common source/)
    expect(report.known.scores).toHaveLength(2)
    expect(report.scope.pair.admissible).toBe(false)
  })

  test('where a known mark is the questioned one', async () => {
    const report = answer(await ask(face(1), [face(2), face(1)]))
    expect(report.reasons).toEqual([
      expect.objectContaining({
        code: 'pair_refused',
        values: expect.objectContaining({ one: 'mark_a', other: 'known_2' }),
      }),
    ])
  })

  test('where only one known mark is left when copies do not count', async () => {
    const report = answer(await ask(face(1), [face(2), face(2)]))
    expect(report.reasons[0].code).toBe('too_few_known')
    expect(codes(report)).toContain('known_2 copy_left_out')
    const three = answer(await ask(face(1), [face(2), face(2), face(3)]))
    expect(three.known).toMatchObject({ n: 2, left_out: [{ index: 2, code: 'copy_left_out' }] })
    expect(three.known.scores_among[0].slice(0, 2)).toEqual([1, 3])
    expect(three.likelihood_ratio).toBeGreaterThan(1)
  })

  test('where the scans of a known mark cannot be scored, which are named', async () => {
    const flat = [writeX3p({ heights: new Float64Array(200 * 200), ny: 200, nx: 200, dx: 4e-6, dy: 4e-6 })]
    const report = answer(await ask(face(1), [face(2), flat]))
    expect(report.refused).toBe(true)
    expect(report.reason).toMatch(/known_2/)
  })
})

test('a forged recipe over known marks that agree by chance is refused with their reason', async () => {
  const good = answer(await ask(face(1), THREE)).recipe
  const none = answer(await ask(face(1), [face(2), face(3, 2)]))
  const { handle: _, ...body } = good
  const { known } = none.provenance.input_hashes
  const forged = { ...body, inputs: { ...body.inputs, known, mark_b: known[0], known_read: [{}, {}] } }
  const handle = handleOfJson(forged)
  await one.service.store.commit({ recipes: [{ handle, body: forged }] })
  const response = await one.app.inject({ method: 'POST', url: `/v1/recipes/${handle}/verify` })
  expect(failure(response, 400)).toMatch(/neither for nor against a common source/)
})

describe('the other mark types', () => {
  test('bullets, with a missing land', async () => {
    const report = answer(
      await ask(bullet(1), [bullet(2), bullet(3).slice(0, 1)], {
        domain: 'striated',
        known_2_lands: '1',
        n_lands: '2',
      }),
    )
    expect(report.score_kind).toBe('bullet-contrast-anchored')
    expect(report.recipe.inputs.known_read).toEqual([{ lands: [1, 2] }, { lands: [1] }])
    expect(report.log10_lr).toBeGreaterThan(0.5)
  })

  test('single lands, for diagnosis', async () => {
    const land = (bulletSeed: number): Scans => [
      bulletScans({ barrelSeed: 1, bulletSeed, lands: 1, pitch: 2e-6, height: 0.2e-3 })[0]!,
    ]
    const report = answer(await ask(land(1), [land(2), land(3)], { domain: 'striated' }))
    expect(report).toMatchObject({ score_kind: 'ccf-anchored', evidence_note: { single_land: true } })
    expect(report.propositions.code).toBe('known_land')
  })

  test('toolmarks of the same edge and of another one', async () => {
    const known = [tool(2), tool(3)]
    const same = answer(await ask(tool(1), known, { domain: 'toolmark' }))
    const other = answer(await ask(tool(1, 7), known, { domain: 'toolmark' }))
    expect(same.log10_lr).toBeGreaterThan(0)
    expect(other.log10_lr).toBeLessThan(0)
  })
})

describe('requests', () => {
  test('one known mark alone is mark b', async () => {
    const known = answer(await ask(face(1), [face(2)]))
    const pair = answer(
      await one.app.inject({
        method: 'POST',
        url: '/v1/compare',
        ...form(
          ...texts({ domain: 'impressed', include: 'recipe' }),
          ...marks('mark_a', face(1)),
          ...marks('mark_b', face(2)),
        ),
      }),
    )
    expect(known.report_handle).toBe(pair.report_handle)
    expect(pair.note_test_fires).toMatch(/Two or more test fires/)
  })

  const posted = (...parts: Part[]) =>
    one.app.inject({
      method: 'POST',
      url: '/v1/compare',
      ...form(...texts({ domain: 'impressed' }), ...marks('mark_a', face(1)), ...parts),
    })

  test('known marks beside mark b, or with a gap, or one that is not there, are refused', async () => {
    const beside = await posted(...marks('mark_b', face(2)), ...marks('known_1', face(3)))
    expect(failure(beside, 422)[0].msg).toContain('mark_b and known_1 are both given')
    const gap = await posted(...marks('known_1', face(2)), ...marks('known_3', face(3)))
    expect(failure(gap, 422)[0].msg).toContain('known_3 is given without known_2')
    const absent = await ask(face(1), [face(2), face(3)], { known_4_left_out: 'torn' })
    expect(failure(absent, 400)).toContain('known_left_out names known_4')
    const fewer = await ask(face(1), [face(2), face(3)], { known_made: '1' })
    expect(failure(fewer, 400)).toContain('known_made is 1, but 2 known marks are given')
    const alone = await ask(face(1), [face(2)], { known_made: '3' })
    expect(failure(alone, 400)).toContain('about several known marks')
  })
})

test('a score read again by the calibrate step, with the scores among the known marks', async () => {
  const report = answer(await ask(face(1), THREE))
  const step = (among: string) =>
    one.app.inject({
      method: 'POST',
      url: '/v1/steps/calibrate',
      ...form(...texts({ score: `${report.score}`, reference: 'impressed', known_scores_among: among })),
    })
  const among = report.known.scores_among.map(([, , score]: number[]) => score)
  const found = (await step(among.join(','))).json()
  expect(found.log10_lr).toBe(report.log10_lr)
  expect(found.log10_lr_ci).toEqual([report.log10_lr_ci_lo, report.log10_lr_ci_hi])
  expect((await step('5,5,5')).json()).toMatchObject({
    calibrated: false,
    reason: expect.stringMatching(/neither for nor against/),
  })
  expect(failure(await step('5,5'), 400)).toContain('k marks have k (k - 1) / 2')
})
