import { clampLog10Lr, classSizes, log10Bound } from '../kernels/bound.ts'
import { fitPlatt, plattLog10Lr } from '../kernels/logistic.ts'
import { auc, cllr, cllrMin } from '../kernels/metrics.ts'
import { random } from '../kernels/random.ts'
import { pairsOf, type Reference } from '../nodes/reference.ts'

export const FOLDS = 10
const HELD_OUT = 0.4 // share of the sources
const MAX_DRAWS = 1000 // for a fold that has both classes on both sides

/** One draw of held-out sources: fitted on pairs of the others, tested on pairs among the held-out ones. */
export interface Fold {
  readonly heldOut: readonly number[]
  readonly trainKm: number
  readonly trainKnm: number
  readonly testKm: number
  readonly testKnm: number
  readonly bound: number
  readonly cllr: number
  readonly cllrMin: number
  readonly auc: number
}

/**
 * Source-disjoint validation of a reference's calibration: `FOLDS` seeded draws, 40 % of the sources held out, Platt and
 * bound from the training side only. Draws without both classes on both sides are drawn again.
 * errors  MarkgraphError `bad-value` (from the fit) when the sources cannot be split so
 */
export function sourceDisjointFolds(
  reference: Pick<Reference, 'marks' | 'pairs' | 'sources'>,
  seed: number,
): Fold[] {
  const { scores, labels } = pairsOf(reference)
  const { marks, pairs, sources } = reference
  const generator = random(seed)
  const folds: Fold[] = []
  for (let draws = 0; folds.length < FOLDS; draws++) {
    const heldOut = draw(sources.length, Math.round(HELD_OUT * sources.length), generator.below)
    const isHeldOut = new Set(heldOut)
    const outside = pairs.map(
      ([a, b]) => Number(isHeldOut.has(marks[a]!.source)) + Number(isHeldOut.has(marks[b]!.source)),
    )
    const side = (count: number) => ({
      scores: scores.filter((_, i) => outside[i] === count),
      labels: labels.filter((_, i) => outside[i] === count),
    })
    const train = side(0)
    const test = side(2)
    if (!(hasBoth(train.labels) && hasBoth(test.labels)) && draws < MAX_DRAWS) continue
    const sizes = classSizes(train.scores, train.labels)
    const model = fitPlatt(train.scores, train.labels)
    const bound = log10Bound(sizes)
    const log10Lr = test.scores.map((score) => clampLog10Lr(plattLog10Lr(model, score), bound))
    const tested = classSizes(test.scores, test.labels)
    folds.push({
      heldOut,
      trainKm: sizes.km,
      trainKnm: sizes.knm,
      testKm: tested.km,
      testKnm: tested.knm,
      bound,
      cllr: cllr(log10Lr, test.labels),
      cllrMin: cllrMin(test.scores, test.labels),
      auc: auc(test.scores, test.labels),
    })
  }
  return folds
}

const hasBoth = (labels: Uint8Array): boolean => labels.includes(0) && labels.includes(1)

/** `count` different numbers below n, ascending. */
function draw(n: number, count: number, below: (n: number) => number): number[] {
  const all = Array.from({ length: n }, (_, i) => i)
  for (let i = 0; i < count; i++) {
    const j = i + below(n - i)
    const kept = all[i]!
    all[i] = all[j]!
    all[j] = kept
  }
  return all.slice(0, count).sort((a, b) => a - b)
}

/** Smallest KM minus largest KNM score: above 0 when the classes do not overlap. */
export function margin(reference: Pick<Reference, 'marks' | 'pairs' | 'sources'>) {
  const { scores, labels } = pairsOf(reference)
  let smallestKm = Number.POSITIVE_INFINITY
  let largestKnm = Number.NEGATIVE_INFINITY
  scores.forEach((score, i) => {
    if (labels[i] === 1) smallestKm = Math.min(smallestKm, score)
    else largestKnm = Math.max(largestKnm, score)
  })
  return { smallestKm, largestKnm, margin: smallestKm - largestKnm }
}
