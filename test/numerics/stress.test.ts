/** Statistics on populations that fast-check makes: what must hold for any scores. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { log10Bound } from '../../src/numerics/statistics/bound.ts'
import { elub } from '../../src/numerics/statistics/elub.ts'
import { leftOutModels } from '../../src/numerics/statistics/leave-out.ts'
import { levelsOf } from '../../src/numerics/statistics/levels.ts'
import { auc, cllr, cllrMin } from '../../src/numerics/statistics/metrics.ts'
import {
  boundedLog10Lr,
  bySource,
  CALIBRATION_METHODS,
  calibratePairs,
  everySource,
  pairLevels,
  type ScoredPairs,
} from '../../src/numerics/statistics/pairs-calibration.ts'
import { populationOfMarks } from '../helpers/population.ts'

const RUNS = { seed: 20261122, numRuns: 60 }
const ROUNDING = 1e-9
const CLIPPED = 2e-4 // bits: posteriors of 1e-4 in place of 0

/** Populations from well separated to meaningless and misleading ones, some with many equal scores. */
const populations = fc
  .record({
    sources: fc.integer({ min: 3, max: 9 }),
    marks: fc.integer({ min: 2, max: 5 }),
    distance: fc.double({ min: -0.5, max: 12, noNaN: true }),
    seed: fc.nat(),
    steps: fc.option(fc.constantFrom(1, 2, 10), { nil: undefined }),
  })
  .map(({ sources, marks, distance, seed, steps }) =>
    populationOfMarks(sources, marks, distance, seed, steps),
  )

const labelsOf = ({ a, b }: Pick<ScoredPairs, 'a' | 'b'>): Uint8Array =>
  Uint8Array.from(a, (source, i) => Number(source === b[i]))

/** The calibration of all pairs; undefined where they support none, or all scores are equal. */
function fitted(pairs: ScoredPairs, method: (typeof CALIBRATION_METHODS)[number]) {
  if (new Set(pairs.scores).size < 2) return undefined
  const levels = pairLevels(pairs)(everySource(pairs))
  return levels && calibratePairs(levels, bySource(method))
}

describe.each(CALIBRATION_METHODS)('calibration %s', (method) => {
  test('is monotone, and stays within its bounds, which are no wider than the pairs allow', () => {
    let seen = 0
    fc.assert(
      fc.property(
        populations,
        fc.array(fc.double({ min: -1e3, max: 1e3, noNaN: true }), { minLength: 2 }),
        (pairs, scores) => {
          const found = fitted(pairs, method)
          if (!found) return
          seen += 1
          const labels = labelsOf(pairs)
          const km = labels.reduce((sum, label) => sum + label, 0)
          const most = Math.max(1, log10Bound({ km, knm: labels.length - km }))
          expect(found.lower).toBeGreaterThanOrEqual(-most)
          expect(found.lower).toBeLessThanOrEqual(-1)
          expect(found.upper).toBeLessThanOrEqual(most)
          expect(found.upper).toBeGreaterThanOrEqual(1)
          const all = [...scores, -1e300, 1e300].sort((one, other) => one - other)
          const lrs = all.map((score) => boundedLog10Lr(found, score))
          for (const [i, lr] of lrs.entries()) {
            expect(lr).toBeGreaterThanOrEqual(found.lower)
            expect(lr).toBeLessThanOrEqual(found.upper)
            if (i > 0) expect((lr - lrs[i - 1]!) * Math.sign(found.slope)).toBeGreaterThanOrEqual(0)
          }
        },
      ),
      RUNS,
    )
    expect(seen).toBeGreaterThan(20)
  })

  test('of a pair left out with its sources is that of a population that never had them', () => {
    let seen = 0
    fc.assert(
      fc.property(populations, (pairs) => {
        if (new Set(pairs.scores).size < 4) return
        const models = leftOutModels(pairs, method).filter((model) => model !== undefined)
        for (const { low, high, ...model } of models.slice(0, 3)) {
          const stays = (i: number): boolean =>
            ![low, high].some((out) => pairs.a[i] === out || pairs.b[i] === out)
          const without = {
            sources: pairs.sources,
            scores: pairs.scores.filter((_, i) => stays(i)),
            a: pairs.a.filter((_, i) => stays(i)),
            b: pairs.b.filter((_, i) => stays(i)),
          }
          const own = fitted(without, method)!
          for (const name of ['slope', 'intercept', 'lower', 'upper'] as const) {
            const scale = Math.max(1, Math.abs(own[name]))
            expect(Math.abs(model[name] - own[name]) / scale).toBeLessThan(1e-6)
          }
          seen += 1
        }
      }),
      { ...RUNS, numRuns: 15 },
    )
    expect(seen).toBeGreaterThan(10)
  })
})

describe('figures of any population', () => {
  test('Cllr_min is at most Cllr of any increasing LR of the scores, and between 0 and 1', () => {
    fc.assert(
      fc.property(
        populations,
        fc.double({ min: 0.01, max: 5, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        (pairs, slope, shift) => {
          const labels = labelsOf(pairs)
          const least = cllrMin(pairs.scores, labels)
          expect(least).toBeGreaterThanOrEqual(0)
          expect(least).toBeLessThanOrEqual(1 + ROUNDING)
          const lrs = pairs.scores.map((score) => Math.max(-4, Math.min(4, slope * score + shift)))
          expect(least).toBeLessThanOrEqual(cllr(lrs, labels) + CLIPPED)
        },
      ),
      RUNS,
    )
  })

  test('AUC and Cllr_min do not change when scores are stretched and moved, and AUC turns round with the scores', () => {
    fc.assert(
      fc.property(
        populations,
        fc.constantFrom(0.25, 2, 1024),
        fc.constantFrom(0, -4, 64),
        (pairs, factor, moved) => {
          const labels = labelsOf(pairs)
          const other = pairs.scores.map((score) => score * factor + moved)
          if (new Set(other).size !== new Set(pairs.scores).size) return // rounding has joined two of them
          expect(auc(other, labels)).toBe(auc(pairs.scores, labels))
          expect(cllrMin(other, labels)).toBeCloseTo(cllrMin(pairs.scores, labels), 12)
          const turned = pairs.scores.map((score) => -score)
          expect(auc(turned, labels) + auc(pairs.scores, labels)).toBeCloseTo(1, 12)
        },
      ),
      RUNS,
    )
  })

  test('ELUB lies around 1, never beyond the number of pairs, and turns round with the classes', () => {
    fc.assert(
      fc.property(populations, fc.double({ min: 0.05, max: 3, noNaN: true }), (pairs, slope) => {
        const labels = labelsOf(pairs)
        const lrs = pairs.scores.map((score) => slope * score)
        const km = labels.reduce((sum, label) => sum + label, 0)
        const { lower, upper } = elub(levelsOf(lrs, labels))
        expect(lower).toBeLessThanOrEqual(0)
        expect(upper).toBeGreaterThanOrEqual(0)
        expect(upper).toBeLessThanOrEqual(
          Math.max(Math.log10(labels.length - km + 1), Math.max(...lrs)) + ROUNDING,
        )
        const turned = elub(
          levelsOf(
            lrs.map((lr) => -lr),
            labels.map((label) => 1 - label),
          ),
        )
        expect(turned.lower).toBeCloseTo(-upper, 9)
        expect(turned.upper).toBeCloseTo(-lower, 9)
      }),
      RUNS,
    )
  })
})
