import { describe, expect, it, test } from 'vitest'
import { pairsOf, type Reference, recordOf } from '../../../src/kinds/reference.ts'
import { bootstrapCalibration, fitCalibration } from '../../../src/nodes/calibration/calibration.ts'
import { calibrate, uncertainty } from '../../../src/nodes/calibration/likelihood-ratio.ts'
import { referenceMembers } from '../../../src/nodes/calibration/reference.ts'
import { fitPlatt } from '../../../src/numerics/statistics/logistic.ts'
import { CONFIG } from '../../helpers/in-thread.ts'
import { madeUpReference } from '../../helpers/references.ts'

const whole = madeUpReference({
  id: 'made_up',
  domain: 'toolmark',
  kind: 'cmr-1d',
  config: CONFIG,
  marks: 18,
  km: 0.12,
  knm: 0, // the classes overlap
})
const OUT = ['s1', 's4']
const DRAWS = { replicates: 40, seed: 7 }

/** The document without some marks, and without the sources that then have none: rows and places anew. */
function without(document: Reference, gone: (mark: Reference['marks'][number]) => boolean): Reference {
  const kept = document.marks.filter((mark) => !gone(mark))
  const sources = document.sources.filter((_, source) => kept.some((mark) => mark.source === source))
  const placeOf = new Map(kept.map((mark, i) => [document.marks.indexOf(mark), i]))
  const marks = kept.map((mark) => ({
    ...mark,
    source: sources.indexOf(document.sources[mark.source]!),
  }))
  const pairs = document.pairs.flatMap(([a, b, score]): [number, number, number][] =>
    placeOf.has(a) && placeOf.has(b) ? [[placeOf.get(a)!, placeOf.get(b)!, score]] : [],
  )
  return { ...document, sources, n_sources: sources.length, marks, pairs }
}

const fit = (reference: Reference, left_out: string[] = []) => fitCalibration.run({ reference }, { left_out })
const bootstrap = (reference: Reference, left_out: string[] = []) =>
  bootstrapCalibration.run({ reference }, { ...DRAWS, left_out })

describe('sources left out', () => {
  const rest = without(whole, ({ source }) => OUT.includes(whole.sources[source]!))

  it('leave the calibration of a reference that never had them, to the last bit', () => {
    const found = fit(whole, OUT)
    expect(found).toEqual({ ...fit(rest), left_out: OUT })
    expect([found.n_km, found.n_knm]).toEqual([12, 54])
    expect(found.slope).not.toBe(fit(whole).slope)
  })

  it('leave its resamples, to the last bit, and count neither as sources', () => {
    const found = bootstrap(whole, OUT)
    const expected = bootstrap(rest)
    expect(found.models.data).toEqual(expected.models.data)
    expect(found).toMatchObject({ clusters: 10, n_sources: 4, distinct: expected.distinct })
    expect(found.models.data).not.toEqual(bootstrap(whole).models.data)
  })

  it('leave nothing to fit on when one source is left', () => {
    const none = expect.objectContaining({
      code: 'bad-value',
      message: expect.stringMatching('both classes'),
    })
    expect(() => fit(whole, ['s0', 's1', 's2', 's3', 's4'])).toThrow(none)
  })
})

describe('a mark that the reference leaves out', () => {
  const marked: Reference = {
    ...whole,
    marks: whole.marks.map((mark, i) => (i === 5 ? { ...mark, left_out: 'another mark’s copy' } : mark)),
  }
  const rest = without(whole, ({ mark }) => mark === 'm5')

  it('takes no part in fit and resamples', () => {
    expect(fit(marked)).toEqual(fit(rest))
    expect(bootstrap(marked).models.data).toEqual(bootstrap(rest).models.data)
    expect(fit(marked).n_km).toBe(fit(whole).n_km - 2)
  })

  it('is no pair of its source, but is still found by its scans', () => {
    const { km, marks } = referenceMembers.run({ reference: marked }, {})
    expect(km.find(({ source }) => source === 's5')).toEqual({ source: 's5', pairs: 1 })
    expect(km.filter(({ pairs }) => pairs === 3)).toHaveLength(5)
    expect(marks.map(({ mark }) => mark)).toContain('m5')
  })
})

describe('the method', () => {
  it('is the one that the reference names, Platt when it names none', () => {
    const { calibration: _none, ...old } = whole
    const { scores, labels } = pairsOf(whole)
    const platt = fitPlatt(scores, labels)
    expect(fit(old).method).toBe('platt')
    expect(fit(old).slope / platt.slope).toBeCloseTo(1, 12)
    expect(fit(old).intercept / platt.intercept).toBeCloseTo(1, 12)
    expect(fit(whole)).toMatchObject({ method: 'two-masses' })
    expect(fit(whole).slope).toBeLessThan(fit(old).slope)
    expect(bootstrap(old).models.data).not.toEqual(bootstrap(whole).models.data)
    expect(recordOf(whole).calibration).toBe('two-masses')
  })
})

test('scores that support no likelihood ratio are refused, in a sentence', () => {
  const misled = whole.pairs.map(([a, b, _score], i): [number, number, number] => {
    const same = whole.marks[a]!.source === whole.marks[b]!.source
    if (same) return [a, b, whole.marks[a]!.source === 0 && b === 6 ? 30 : 0]
    return [a, b, i % 2 === 0 ? -1 : 3]
  })
  expect(() => fit({ ...whole, pairs: misled })).toThrow(
    expect.objectContaining({
      code: 'bad-value',
      message: expect.stringMatching('support no likelihood ratio: with one more misleading pair'),
    }),
  )
})

describe('an answer', () => {
  const calibration = {
    ...fit(whole),
    slope: Math.LN10,
    intercept: 0,
    lr_bounds_log10: [-1.2, 2.5] as const,
  }
  const answer = (score: number) =>
    calibrate.run({ score: { score, score_kind: 'cmr-1d' }, calibration }, { lr_bound: 'auto' })

  it('names the bound of its own side, and both', () => {
    expect(answer(9)).toMatchObject({ log10_lr: 2.5, lr_bound_log10: 2.5, lr_bound_hit: true })
    expect(answer(-9)).toMatchObject({ log10_lr: -1.2, lr_bound_log10: 1.2, lr_bound_hit: true })
    expect(answer(-0.5)).toMatchObject({ lr_bound_log10: 1.2, lr_bound_hit: false })
    expect(answer(0.5)).toMatchObject({ lr_bound_log10: 2.5, lr_bounds_log10: [-1.2, 2.5] })
    expect(answer(2).likelihood_ratio).toBeCloseTo(100, 9)
  })

  it('has an interval within the same bounds around it', () => {
    const own = fit(whole)
    const refits = bootstrap(whole)
    const at = (score: number) => {
      const likelihood_ratio = calibrate.run(
        { score: { score, score_kind: 'cmr-1d' }, calibration: own },
        { lr_bound: 'auto' },
      )
      const { log10_lr_ci } = uncertainty.run({ likelihood_ratio, calibration: own, bootstrap: refits }, {})
      return { log10_lr: likelihood_ratio.log10_lr, low: log10_lr_ci[0], high: log10_lr_ci[1] }
    }
    const [lower, upper] = own.lr_bounds_log10
    for (const score of [-0.05, 0.05, 0.15, 0.3]) {
      const full = at(score)
      expect(full.low).toBeLessThanOrEqual(full.log10_lr)
      expect(full.high).toBeGreaterThanOrEqual(full.log10_lr)
      expect(full.low).toBeGreaterThanOrEqual(lower)
      expect(full.high).toBeLessThanOrEqual(upper)
    }
  })
})
