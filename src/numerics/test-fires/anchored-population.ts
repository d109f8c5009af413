/**
 * What a reference says about questioned marks against several known marks of one source: fitted to its pairs, bounded by
 * the questions that these pairs can ask, and tried on each data set with the others.
 *
 * Chance is the mean and the deviation of its different-source scores, data sets weighing equally. How differently a
 * questioned mark may reproduce (`ratio`) is seen only in sources with three marks or more: two known ones and one to ask
 * about. It is fitted by maximum likelihood, sources of a data set and data sets weighing equally; a ratio of 0.28 counts
 * like ten sources, and it is never less: marks made in one session, with one ammunition and one instrument do not show
 * how differently a mark of a case may reproduce.
 *
 * Bounds are those of `lrBounds` on the questions of two known marks. Where the lower side counts data sets, only those
 * with a source of three marks count.
 * source  docs/method.md, "Test fires"
 */
import { MarkgraphError } from '../../errors.ts'
import { type LrBounds, withinBounds } from '../statistics/bound.ts'
import { evenSets, setCount, weigher } from '../statistics/levels.ts'
import { type CalibrationRule, lrBounds, pairLevels } from '../statistics/pairs-calibration.ts'
import { percentiles, type SourcePairs, sourceResamples } from '../statistics/source-resamples.ts'
import { type AnchoredModel, anchoredLog10Lr, anchorOf } from './anchored.ts'
import { type Answers, answersTo, type KnownMarks, knownMarks, type MarkPairs } from './anchored-questions.ts'

export interface AnchoredPopulation extends AnchoredModel, LrBounds {
  /** Sources with three marks or more, and their data sets: what the ratio and the lower bound rest on. */
  readonly ratio_sources: number
  readonly ratio_sets: number
}

const KNOWN = 2 // known marks of the questions that a population is fitted to and bounded by
const MIN_RATIO = 0.28
const MIN_RATIO_SOURCES = 10 // sources that the least ratio counts like
const RATIOS = Float64Array.from({ length: 15 }, (_, i) => MIN_RATIO + 0.05 * i) // tried ones

/** The pairs of marks as pairs of sources. */
const sourcePairs = ({ source, sources, a, b }: MarkPairs): SourcePairs => ({
  sources,
  a: a.map((mark) => source[mark]!),
  b: b.map((mark) => source[mark]!),
})

const withoutSet = ({ sets }: MarkPairs, set: number | undefined): Uint32Array =>
  Uint32Array.from(sets, (own) => Number(own !== set))

/**
 * The population of a reference, or of its other data sets where `without` names one.
 * out     undefined where there are no different-source scores or no source of three marks, or where ELUB leaves no LR
 */
export function anchoredPopulation(
  pairs: MarkPairs,
  rule: Pick<CalibrationRule, 'lower' | 'upper'>,
  without?: number,
): AnchoredPopulation | undefined {
  const fitted = fitPopulation(pairs, without)
  if (!fitted) return undefined
  const { fit, asked, times } = fitted
  const model = fit(times)
  if (!model) return undefined
  const bounds = questionBounds(pairs, answered(pairs, asked, model), rule)
  return bounds && { ...model, ...bounds }
}

type Fitted = Omit<AnchoredPopulation, keyof LrBounds>

/** What is needed to fit a population again to sources that count `times`. */
function fitPopulation(
  pairs: MarkPairs,
  without: number | undefined,
):
  | {
      readonly fit: (times: Uint32Array) => Fitted | undefined
      readonly asked: readonly KnownMarks[]
      readonly times: Uint32Array
    }
  | undefined {
  const times = withoutSet(pairs, without)
  const ends = sourcePairs(pairs)
  const weigh = weigher(pairs.scores, ends, undefined, undefined, pairs.sets)
  const chance = (drawn: Uint32Array): Pick<AnchoredModel, 'mean' | 'sd' | 'sets'> | undefined => {
    const { values, knm, totalKnm, knmSets } = weigh(drawn)
    if (!(totalKnm > 0)) return undefined
    let mean = 0
    for (let i = 0; i < values.length; i++) mean += values[i]! * knm[i]!
    mean /= totalKnm
    let square = 0
    for (let i = 0; i < values.length; i++) square += (values[i]! - mean) * (values[i]! - mean) * knm[i]!
    square /= totalKnm
    return square > 0 ? { mean, sd: Math.sqrt(square), sets: knmSets } : undefined
  }
  const whole = chance(times)
  if (!whole) return undefined
  const asked = knownMarks(keepSources(pairs, times), KNOWN)
  const likelihoods = ratioLikelihoods(pairs, asked, whole)
  const share = evenSets(
    setCount(pairs.sets),
    Float64Array.from(likelihoods, (one) => Number(one !== undefined)),
    (source) => [pairs.sets[source]!, pairs.sets[source]!],
  )
  const fit = (drawn: Uint32Array): Fitted | undefined => {
    const own = chance(drawn)
    const weights = Float64Array.from(drawn, (often, source) => (likelihoods[source] ? often : 0))
    const count = weights.reduce((sum, weight) => sum + weight, 0)
    if (!own || count === 0) return undefined
    const ratioSets = share(weights)
    let best = MIN_RATIO
    let most = Number.NEGATIVE_INFINITY
    for (const [i, ratio] of RATIOS.entries()) {
      let sum = 0
      for (const [source, weight] of weights.entries())
        if (weight > 0) sum += weight * likelihoods[source]![i]!
      if (sum > most) [best, most] = [ratio, sum]
    }
    const square =
      (count * best * best + MIN_RATIO_SOURCES * MIN_RATIO * MIN_RATIO) / (count + MIN_RATIO_SOURCES)
    return { ...own, ratio: Math.sqrt(square), ratio_sources: count, ratio_sets: ratioSets }
  }
  return { fit, asked, times }
}

/** The pairs without the marks of sources that count 0. */
function keepSources(pairs: MarkPairs, times: Uint32Array): MarkPairs {
  const keeps = (i: number): boolean => {
    return times[pairs.source[pairs.a[i]!]!]! > 0 && times[pairs.source[pairs.b[i]!]!]! > 0
  }
  const kept = Uint32Array.from(pairs.a.keys()).filter(keeps)
  return {
    ...pairs,
    a: Int32Array.from(kept, (i) => pairs.a[i]!),
    b: Int32Array.from(kept, (i) => pairs.b[i]!),
    scores: Float64Array.from(kept, (i) => pairs.scores[i]!),
  }
}

/**
 * Mean log LR of the same-source questions of each source, for each ratio tried; undefined for a source without any. A
 * density by chance does not depend on the ratio, so the greatest mean log LR is the greatest likelihood. Known marks that
 * give no number take part in nothing.
 */
function ratioLikelihoods(
  { source, sources }: MarkPairs,
  asked: readonly KnownMarks[],
  chance: Pick<AnchoredModel, 'mean' | 'sd' | 'sets'>,
): (Float64Array | undefined)[] {
  const sums = Array.from({ length: sources }, () => new Float64Array(RATIOS.length))
  const counts = new Uint32Array(sources)
  for (const known of asked) {
    const anchor = anchorOf(chance, known.among)
    if (anchor.reason !== null) continue
    const own = [...known.questioned.keys()].filter((i) => source[known.questioned[i]!] === known.source)
    counts[known.source]! += own.length
    for (const [r, ratio] of RATIOS.entries()) {
      const log10Lr = anchoredLog10Lr({ ...chance, ratio }, anchor)
      for (const i of own) sums[known.source]![r]! += log10Lr(known.means[i]!)
    }
  }
  return sums.map((sum, s) => (counts[s]! > 0 ? sum.map((value) => value / counts[s]!) : undefined))
}

/** Answers of a model, before any bound. */
const answered = (pairs: MarkPairs, asked: readonly KnownMarks[], model: AnchoredModel): Answers =>
  answersTo(pairs, asked, ({ among }) => {
    const anchor = anchorOf(model, among)
    return anchor.reason === null ? anchoredLog10Lr(model, anchor) : undefined
  })

/** Bounds of the answered questions: each of the questions is a pair of the sources of its two sides. */
function questionBounds(
  { sources, sets }: MarkPairs,
  { questioned, known, log10Lr }: Answers,
  rule: Pick<CalibrationRule, 'lower' | 'upper'>,
): LrBounds | undefined {
  const kept = Uint32Array.from(log10Lr.keys()).filter((i) => !Number.isNaN(log10Lr[i]!))
  const levels = pairLevels({
    sources,
    sets,
    a: Int32Array.from(kept, (i) => questioned[i]!),
    b: Int32Array.from(kept, (i) => known[i]!),
    scores: Float64Array.from(kept, (i) => log10Lr[i]!),
  })(new Uint32Array(sources).fill(1))
  return levels && lrBounds((value) => value, levels, rule)
}

/**
 * Populations of resamples of the sources, as models (count, 4) in C order: mean, sd, sets, ratio. Bounds are not fitted
 * again, and the ratio is judged at the chance of the whole reference.
 * errors  `bad-value` where no resample has what a population needs
 */
export function anchoredResamples(pairs: MarkPairs, seed: number, count: number): Float64Array {
  const fitted = fitPopulation(pairs, undefined)
  if (!fitted) throw new MarkgraphError('bad-value', 'these pairs have no anchored population')
  const ends = sourcePairs(pairs)
  const models: number[] = []
  const draws = sourceResamples(ends, seed, 2 * count) // some have no source of three marks
  for (let draw = 0; draw < draws.count && models.length < 4 * count; draw++) {
    const model = fitted.fit(draws.times.subarray(draw * ends.sources, (draw + 1) * ends.sources))
    if (model) models.push(model.mean, model.sd, model.sets, model.ratio)
  }
  if (models.length < 4 * count) {
    throw new MarkgraphError(
      'bad-value',
      `only ${models.length / 4} of ${count} resamples have a source of three marks`,
    )
  }
  return Float64Array.from(models)
}

/** Percentiles 2.5 and 97.5 of the log10 LR of a score over resampled models (count, 4), each kept within `bounds`. */
export function anchoredInterval(
  models: Float64Array,
  among: Float64Array,
  score: number,
  bounds: LrBounds,
): [low: number, high: number] {
  return percentiles(
    Float64Array.from({ length: models.length / 4 }, (_, i) => {
      const [mean, sd, sets, ratio] = models.subarray(4 * i, 4 * i + 4) as unknown as [
        number,
        number,
        number,
        number,
      ]
      const model = { mean, sd, sets, ratio }
      return withinBounds(anchoredLog10Lr(model, anchorOf(model, among))(score), bounds)
    }),
  )
}

/** The questions that the pairs of a reference can ask, with two known marks each. */
export const possibleQuestions = (pairs: MarkPairs): KnownMarks[] => knownMarks(pairs, KNOWN)

/** Answers of a population, bounded. */
export const boundedAnswers = (
  pairs: MarkPairs,
  asked: readonly KnownMarks[],
  population: AnchoredPopulation,
): Answers => {
  const answers = answered(pairs, asked, population)
  return { ...answers, log10Lr: answers.log10Lr.map((value) => withinBounds(value, population)) }
}

/**
 * A data set tried with the population of the others: questions whose known marks are of it, against questioned marks of
 * every data set.
 * out     the answers, bounded; undefined where the others have no population
 */
export function answersWithout(
  pairs: MarkPairs,
  set: number,
  rule: Pick<CalibrationRule, 'lower' | 'upper'>,
): Answers | undefined {
  const population = anchoredPopulation(pairs, rule, set)
  if (!population) return undefined
  const asked = knownMarks(pairs, KNOWN, (source) => pairs.sets[source] === set)
  return boundedAnswers(pairs, asked, population)
}
