/**
 * Every figure of a set of labelled likelihood ratios, as one flat list of numbers. The same code computes the figure
 * and, on each resample of the sources, the values for its interval.
 */

import { exp10 } from '../../numerics/elementary/exponential.ts'
import { cost } from '../../numerics/statistics/cost.ts'
import { elub, type Repeats } from '../../numerics/statistics/elub.ts'
import { weigher } from '../../numerics/statistics/levels.ts'
import { tippett } from '../../numerics/statistics/metrics.ts'
import { percentiles, type Resamples, type SourcePairs } from '../../numerics/statistics/source-resamples.ts'
import { evenRows, sourceTable, weightedMeans } from '../../numerics/statistics/source-table.ts'
import { weightedAuc, weightedDet, weightedEer } from '../../numerics/statistics/weighted-metrics.ts'
import {
  blockLog10Lr,
  blocksCllr,
  observedShare,
  weightedPav,
} from '../../numerics/statistics/weighted-pav.ts'

/** Pairs with the LRs that one calibration gives them, in log10. */
export interface Evidence extends SourcePairs {
  /** Before any clip or bound. These rank the pairs, and the empirical bound is computed from them. */
  readonly raw: Float64Array
  /** As they are reported. */
  readonly log10Lr: Float64Array
  /** How often a pair stands among these, on average; once unless given. */
  readonly repeats?: Repeats
  /** What each pair counts; 1 unless given. */
  readonly shares?: Float64Array | undefined
}

/** A figure and its 95 % interval; null where it is not defined. */
export interface Figure {
  readonly value: number | null
  readonly low: number | null
  readonly high: number | null
}

/** A curve and its pointwise 95 % intervals. */
export interface Band {
  readonly value: (number | null)[]
  readonly low: (number | null)[]
  readonly high: (number | null)[]
}

/** A part of the figures: their names, how many numbers each has, and the function that computes them on a resample. */
export interface Part {
  readonly lengths: Readonly<Record<string, number>>
  at(times: Uint32Array): readonly (number | Float64Array)[]
}

/** log10 LR beyond which evidence in the wrong direction is counted. */
export const MISLEADING_BEYOND = [0, 1, 2]

/** log10 of the prior odds of the ECE curve. */
export const PRIOR_LOG10_ODDS = Float64Array.from({ length: 61 }, (_, i) => (i - 30) / 10)

/** Discrimination, from the ranking of the pairs, so the same for any monotone calibration; and the empirical bound. */
export function rankingPart(evidence: Evidence, falsePositiveRates: Float64Array): Part {
  const weigh = weigher(evidence.raw, evidence, evidence.shares)
  return {
    lengths: {
      auc: 1,
      eer: 1,
      cllr_min: 1,
      elub_lower: 1,
      elub_upper: 1,
      det: falsePositiveRates.length,
      ece_pav: PRIOR_LOG10_ODDS.length,
    },
    at(times) {
      const levels = weigh(times)
      const blocks = weightedPav(levels)
      const log10Lr = blockLog10Lr(blocks, levels)
      const bound = elub(levels, evidence.repeats)
      const ece = PRIOR_LOG10_ODDS.map((odds) => {
        let km = 0
        let knm = 0
        for (let i = 0; i < log10Lr.length; i++) {
          if (blocks.km[i]! > 0) km += blocks.km[i]! * cost(-log10Lr[i]! - odds)
          if (blocks.knm[i]! > 0) knm += blocks.knm[i]! * cost(log10Lr[i]! + odds)
        }
        return mixed(odds, km / levels.totalKm, knm / levels.totalKnm)
      })
      return [
        weightedAuc(levels),
        weightedEer(levels),
        blocksCllr(blocks, log10Lr, levels),
        bound.lower,
        bound.upper,
        weightedDet(levels, falsePositiveRates),
        ece,
      ]
    },
  }
}

/** Calibration of the LRs as reported: the reliability curve, by PAV. */
export function calibrationPart(evidence: Evidence, grid: Float64Array): Part {
  const weigh = weigher(evidence.log10Lr, evidence, evidence.shares)
  return {
    lengths: { reliability: grid.length },
    at(times) {
      const levels = weigh(times)
      return [observedShare(levels, weightedPav(levels), grid)]
    },
  }
}

/** Means over pairs, of the LRs as reported: Cllr, misleading evidence; with a Tippett grid, the curves too. */
export function meansPart(evidence: Evidence, tippettGrid?: Float64Array): Part {
  const { log10Lr } = evidence
  const grid = tippettGrid ?? new Float64Array()
  const priors = tippettGrid ? PRIOR_LOG10_ODDS : new Float64Array()
  const beyond = 2
  const tippettAt = beyond + MISLEADING_BEYOND.length
  const eceAt = tippettAt + grid.length
  const table = (same: boolean) => {
    const towards = same ? -1 : 1 // the direction of misleading evidence
    const add = (row: Float64Array, i: number, share: number): void => {
      const x = log10Lr[i]!
      row[1]! += share * cost(towards * x)
      MISLEADING_BEYOND.forEach((limit, k) => {
        if (towards * x > limit) row[beyond + k]! += share
      })
      for (let k = 0; k < grid.length && grid[k]! <= x; k++) row[tippettAt + k]! += share
      for (let k = 0; k < priors.length; k++) row[eceAt + k]! += share * cost(towards * (x + priors[k]!))
    }
    return sourceTable(evidence, same, eceAt + priors.length, add, evidence.shares)
  }
  const km = table(true)
  const knm = table(false)
  return {
    lengths: {
      cllr: 1,
      misleading_km: MISLEADING_BEYOND.length,
      misleading_knm: MISLEADING_BEYOND.length,
      tippett_km: grid.length,
      tippett_knm: grid.length,
      ece: priors.length,
    },
    at(times) {
      const ofKm = weightedMeans(km, times)
      const ofKnm = weightedMeans(knm, times)
      return [
        (ofKm[1]! + ofKnm[1]!) / 2,
        ofKm.subarray(beyond, tippettAt),
        ofKnm.subarray(beyond, tippettAt),
        ofKm.subarray(tippettAt, eceAt),
        ofKnm.subarray(tippettAt, eceAt),
        priors.map((odds, k) => mixed(odds, ofKm[eceAt + k]!, ofKnm[eceAt + k]!)),
      ]
    },
  }
}

/** Cllr of the LRs as reported, each data set weighing the same; `sets` (sources): the data set of each source. */
export function evenCllrPart(evidence: Evidence, sets: Int32Array): Part {
  const ofClass = (same: boolean): ((times: Uint32Array) => number) => {
    const towards = same ? -1 : 1
    const add = (row: Float64Array, i: number, share: number): void => {
      row[1]! += share * cost(towards * evidence.log10Lr[i]!)
    }
    const table = sourceTable(evidence, same, 2, add, evidence.shares)
    const even = evenRows(table, sets)
    return (times) => weightedMeans(table, times, even)[1]!
  }
  const [km, knm] = [ofClass(true), ofClass(false)]
  return { lengths: { cllr_data_sets_even: 1 }, at: (times) => [(km(times) + knm(times)) / 2] }
}

/** What a ranking of the pairs is worth, by any values (n) that rank them. */
export function discriminationPart(values: Float64Array, pairs: SourcePairs, shares: Float64Array): Part {
  const weigh = weigher(values, pairs, shares)
  return {
    lengths: { auc: 1, cllr_min: 1 },
    at(times) {
      const levels = weigh(times)
      const blocks = weightedPav(levels)
      return [weightedAuc(levels), blocksCllr(blocks, blockLog10Lr(blocks, levels), levels)]
    },
  }
}

/** Expected cost in bits at prior odds, from the mean costs of the classes. */
function mixed(log10Odds: number, km: number, knm: number): number {
  const p = 1 / (1 + exp10(-log10Odds))
  return p * km + (1 - p) * knm
}

/** Entropy of the prior in bits: the cost of always LR = 1. */
export const neutralEce = (): number[] =>
  Array.from(PRIOR_LOG10_ODDS, (odds) => mixed(odds, cost(-odds), cost(odds)))

/** Grid on which Tippett curves are drawn: see `tippett`. */
export const tippettGrid = ({ log10Lr, a, b }: Evidence): Float64Array =>
  tippett(
    log10Lr,
    Uint8Array.from(a, (source, i) => Number(source === b[i])),
  ).log10Lr

/**
 * PAV overfits the pairs it is fitted on, so figures of these pairs are too good. On a resample, with its repeated pairs,
 * they are better still. So their intervals are pivotal, which reverses that bias. Percentile intervals of the
 * calibration loss would almost never contain the true value (measured: lab/measured/validation.md).
 */
const OVERFITTED: ReadonlySet<string> = new Set(['cllr_min', 'calibration_loss', 'ece_pav'])

/** The parts' figures with their intervals over the resamples. */
export function measured(parts: readonly Part[], sources: number, { times, count }: Resamples) {
  const once = flat(parts, new Uint32Array(sources).fill(1))
  const width = once.length
  const all = new Float64Array(width * count) // a column is contiguous
  for (let row = 0; row < count; row++) {
    const found = flat(parts, times.subarray(row * sources, (row + 1) * sources))
    for (let column = 0; column < width; column++) all[column * count + row] = found[column]!
  }
  const places = new Map<string, [from: number, to: number]>()
  let end = 0
  for (const [name, length] of parts.flatMap(({ lengths }) => Object.entries(lengths))) {
    places.set(name, [end, end + length])
    end += length
  }
  const draws = (column: number): Float64Array => all.subarray(column * count, (column + 1) * count)
  const at = (name: string, column: number): Figure =>
    interval(once[column]!, draws(column), OVERFITTED.has(name))
  const place = (name: string): [number, number] => {
    const found = places.get(name)
    if (!found) throw new TypeError(`no figure is called ${name}`)
    return found
  }
  const band = (name: string): Band => {
    const [from, to] = place(name)
    const figures = Array.from({ length: to - from }, (_, i) => at(name, from + i))
    return {
      value: figures.map(({ value }) => value),
      low: figures.map(({ low }) => low),
      high: figures.map(({ high }) => high),
    }
  }
  return {
    band,
    figure: (name: string): Figure => at(name, place(name)[0]),
    /** Calibration loss: the cost beyond that of imperfect discrimination, resample by resample. */
    calibrationLoss(): Figure {
      const [one] = place('cllr')
      const [other] = place('cllr_min')
      const least = draws(other)
      const losses = draws(one).map((value, i) => value - least[i]!)
      return interval(once[one]! - once[other]!, losses, OVERFITTED.has('calibration_loss'))
    },
  }
}

export type Measured = ReturnType<typeof measured>

function flat(parts: readonly Part[], times: Uint32Array): Float64Array {
  const numbers: number[] = []
  for (const found of parts.flatMap((part) => part.at(times))) {
    if (typeof found === 'number') numbers.push(found)
    else for (let i = 0; i < found.length; i++) numbers.push(found[i]!)
  }
  return Float64Array.from(numbers)
}

/**
 * 95 % interval of a figure from its values on resamples: their percentiles, or with `pivotal` the percentiles mirrored
 * about the figure (2 · figure - percentile) and kept at 0 or more. The interval is widened to contain the figure where
 * the resamples all lie on one side of it: they hold fewer different-source pairs, and PAV overfits them. A figure that
 * is not defined has no interval.
 */
export function interval(value: number, draws: Float64Array, pivotal = false): Figure {
  const [low, high] = percentiles(draws)
  if (![value, low, high].every(Number.isFinite)) {
    return { value: Number.isFinite(value) ? value : null, low: null, high: null }
  }
  const [from, to] = pivotal ? [Math.max(0, 2 * value - high), 2 * value - low] : [low, high]
  return { value, low: Math.min(value, from), high: Math.max(value, to) }
}
