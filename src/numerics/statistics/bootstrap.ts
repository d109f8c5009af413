/**
 * Clustered bootstrap of a calibration: pairs that share their two sources are not independent, so whole clusters
 * (unordered pairs of sources) are drawn with replacement, as many as there are, and the fit is repeated.
 *
 * A draw that lacks a class has no fit and is drawn again: the bootstrap is conditional on both classes being present.
 * In expectation at most half of all draws are such (two clusters, one of each class), and 1 in 32 with three clusters
 * of each class. The result reports their number, and the number of different draws: with few clusters the interval
 * rests on few different draws.
 * source  docs/method.md, "How does a score become a likelihood ratio?";
 *         Field and Welsh, Journal of the Royal Statistical Society B 69 (2007) 369
 */
import { MarkgraphError } from '../../errors.ts'
import { random } from '../elementary/random.ts'
import { classSizes, type LrBounds, withinBounds } from './bound.ts'
import { evenSets } from './levels.ts'
import { lineLog10Lr, type Platt, type Sample } from './logistic.ts'
import { groupPlaces, rankingOf } from './ranking.ts'
import { percentiles } from './source-resamples.ts'

export interface Bootstrap {
  /** (replicates, 2), C order: slope, intercept. */
  readonly models: Float64Array
  readonly clusters: number
  /** Different multisets of clusters among the replicates. */
  readonly distinct: number
  /** Draws thrown away because they lacked a class. */
  readonly redraws: number
}

const MAX_REDRAWS = 1000 // for one replicate; a chance of at most 2^-1000
const LEVELS = 8192 // of the coarsened scores, for which more scores than that are refitted

/** A fit to a draw; `sets`: how many data sets hold pairs of each class in it. */
export type DrawnFit = (
  km: Sample,
  knm: Sample,
  sets: { readonly km: number; readonly knm: number },
  start?: Platt,
) => Platt

/** The data sets, from 0, of the two sources of each pair. */
interface PairSets {
  readonly a: Int32Array
  readonly b: Int32Array
}

/**
 * in      scores (n) of any unit, labels (n) of 0 or 1, clusters (n) of any integer ids; seed as for `random`; `sets` (n):
 *         with them the data sets of a draw weigh equally, as in `weigher`
 * method  more than 8192 scores are rounded to 8192 even steps of their range first: an interval does not need more, and
 *         1000 refits of 170,000 scores take a tenth of the time
 * out     see `Bootstrap`. Neither the order of the observations nor the ids of the clusters change a digit, as long as
 *         the ids sort the clusters in the same order.
 * errors  `bad-value`: as `classSizes` and the fit, unequal lengths, replicates not a whole number >= 1
 */
export function bootstrapFit(
  fit: DrawnFit,
  scores: Float64Array,
  labels: Uint8Array,
  clusters: Int32Array,
  seed: number,
  replicates = 1000,
  sets?: PairSets,
): Bootstrap {
  if (clusters.length !== scores.length || !(Number.isInteger(replicates) && replicates >= 1)) {
    throw new MarkgraphError(
      'bad-value',
      'a bootstrap needs one cluster for each score and at least one replicate',
      {
        scores: scores.length,
        clusters: clusters.length,
        replicates,
      },
    )
  }
  classSizes(scores, labels)
  const numberOf = new Map([...Int32Array.from(new Set(clusters)).sort()].map((id, number) => [id, number]))
  const k = numberOf.size
  const numbers = Uint32Array.from(clusters, (id) => numberOf.get(id)!)
  const table = tabulate(scores.length > LEVELS ? coarsened(scores) : scores, numbers, labels, k)
  const fitDrawn = fitterOf(fit, table, numbers, labels, k, sets)
  const full = fitDrawn(new Uint32Array(k).fill(1))!
  const generator = random(seed)
  const models = new Float64Array(2 * replicates)
  const seen = new Set<string>()
  let redraws = 0
  let refused = 0
  for (let replicate = 0; replicate < replicates; ) {
    const times = new Uint32Array(k)
    for (let draw = 0; draw < k; draw++) times[generator.below(k)]!++
    const model = fitDrawn(times, full)
    if (!model) {
      if (++refused > MAX_REDRAWS) throw new MarkgraphError('bad-value', 'no resample holds both classes')
      redraws++
      continue
    }
    refused = 0
    seen.add(keyOf(times))
    models[2 * replicate] = model.slope
    models[2 * replicate + 1] = model.intercept
    replicate++
  }
  return { models, clusters: k, distinct: seen.size, redraws }
}

/** Fits the clusters that are drawn so often; undefined where they lack a class. */
function fitterOf(
  fit: DrawnFit,
  table: { readonly km: Table; readonly knm: Table },
  numbers: Uint32Array,
  labels: Uint8Array,
  k: number,
  sets: PairSets | undefined,
): (times: Uint32Array, start?: Platt) => Platt | undefined {
  const even = (label: 0 | 1) => sets && evenClusters(numbers, labels, label, k, sets)
  const [evenKm, evenKnm] = [even(1), even(0)]
  const weighed = (
    of: Table,
    times: Uint32Array,
    share: ReturnType<typeof even>,
  ): { sample: Sample; held: number } => {
    if (!share) return { sample: drawn(of, times), held: 1 }
    const weights = Float64Array.from(times)
    const held = share(weights)
    return { sample: drawn(of, weights), held }
  }
  return (times, start) => {
    const km = weighed(table.km, times, evenKm)
    const knm = weighed(table.knm, times, evenKnm)
    if (km.sample.scores.length === 0 || knm.sample.scores.length === 0) return undefined
    return fit(km.sample, knm.sample, { km: km.held, knm: knm.held }, start)
  }
}

/** Shares the pairs of one class out evenly over the data sets, by their clusters: the pairs of one have the same two sources. */
function evenClusters(
  numbers: Uint32Array,
  labels: Uint8Array,
  label: 0 | 1,
  k: number,
  { a, b }: PairSets,
): (weights: Float64Array) => number {
  const sums = new Float64Array(k)
  const ends = Array.from({ length: k }, (): [number, number] => [0, 0])
  for (const [i, number] of numbers.entries()) {
    if (labels[i] !== label) continue
    sums[number]!++
    ends[number] = [a[i]!, b[i]!]
  }
  const count =
    1 +
    Math.max(
      a.reduce((x, y) => Math.max(x, y), 0),
      b.reduce((x, y) => Math.max(x, y), 0),
    )
  return evenSets(count, sums, (cluster) => ends[cluster]!)
}

const KEY_PIECE = 8192 // arguments of one call

/** A text that two draws share only if they are the same. */
function keyOf(times: Uint32Array): string {
  if (times.length > 65535) return times.join() // a code unit may be too small for how often a cluster is drawn
  let key = ''
  for (let from = 0; from < times.length; from += KEY_PIECE) {
    key += String.fromCharCode(...times.subarray(from, from + KEY_PIECE))
  }
  return key
}

/** The 95 % interval of the log10 LR of a score over the models (B, 2), each kept within `bounds`. */
export function interval(models: Float64Array, score: number, bounds: LrBounds): [low: number, high: number] {
  return percentiles(
    Float64Array.from({ length: models.length / 2 }, (_, i) => {
      const model: Platt = { slope: models[2 * i]!, intercept: models[2 * i + 1]! }
      return withinBounds(lineLog10Lr(model, score), bounds)
    }),
  )
}

/**
 * One class as a sparse table: `counts` of each distinct score (a cell, ascending) in each cluster, cluster by cluster; those
 * of cluster c begin at `starts[c]`. The table does not depend on the order of the observations, and stays small when few
 * different scores occur.
 */
interface Table {
  readonly scores: Float64Array
  readonly cells: Uint32Array
  readonly counts: Uint32Array
  readonly starts: Uint32Array
}

function tabulate(
  scores: Float64Array,
  numbers: Uint32Array,
  labels: Uint8Array,
  clusters: number,
): { km: Table; knm: Table } {
  const order = groupPlaces(numbers, clusters, rankingOf(scores).order) // by cluster, then by score
  const table = (label: 0 | 1): Table => {
    const { distinct, levels } = rankingOf(scores.filter((_, i) => labels[i] === label))
    const place = new Uint32Array(scores.length) // of each score of this class, among them
    let own = 0
    for (let i = 0; i < scores.length; i++) if (labels[i] === label) place[i] = own++
    const cells: number[] = []
    const counts: number[] = []
    const starts = new Uint32Array(clusters + 1)
    let last = -1
    for (const i of order) {
      if (labels[i] !== label) continue
      const cell = levels[place[i]!]!
      if (numbers[i] === last && cell === cells.at(-1)) {
        counts[counts.length - 1]!++
        continue
      }
      last = numbers[i]!
      cells.push(cell)
      counts.push(1)
      starts[last + 1] = cells.length
    }
    for (let c = 1; c <= clusters; c++) starts[c] = Math.max(starts[c]!, starts[c - 1]!)
    return { scores: distinct, cells: Uint32Array.from(cells), counts: Uint32Array.from(counts), starts }
  }
  return { km: table(1), knm: table(0) }
}

/** Scores rounded to the nearest of `LEVELS` + 1 levels over their range. */
function coarsened(scores: Float64Array): Float64Array {
  const low = scores.reduce((a, b) => Math.min(a, b))
  const step = (scores.reduce((a, b) => Math.max(a, b)) - low) / LEVELS
  return step > 0 ? scores.map((score) => low + Math.round((score - low) / step) * step) : scores
}

/** The distinct scores present when cluster c counts times[c] times, with their counts. */
function drawn({ scores, cells, counts, starts }: Table, times: Uint32Array | Float64Array): Sample {
  const totals = new Float64Array(scores.length)
  for (let c = 0; c < times.length; c++) {
    const often = times[c]!
    if (often === 0) continue
    for (let i = starts[c]!; i < starts[c + 1]!; i++) totals[cells[i]!]! += often * counts[i]!
  }
  const kept = new Float64Array(scores.length)
  const keptCounts = new Float64Array(scores.length)
  let n = 0
  for (let cell = 0; cell < totals.length; cell++) {
    // Writes first and moves on only if the score is present: a branch would be mispredicted every third time.
    kept[n] = scores[cell]!
    keptCounts[n] = totals[cell]!
    n += totals[cell]! > 0 ? 1 : 0
  }
  return { scores: kept.subarray(0, n), counts: keptCounts.subarray(0, n) }
}
