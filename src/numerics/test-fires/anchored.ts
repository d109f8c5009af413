/**
 * One likelihood ratio for a questioned mark against all marks that are known to come from one source.
 *
 * The score is the mean score of the questioned mark with the known ones; their agreement is the mean score among
 * themselves. Chance is what marks of different sources score: a logistic density about `mean`. A mark of the source lies
 * above chance by an excess that the known marks predict: normal about their own excess over chance, with deviation
 * `ratio` times that excess for how differently the questioned mark may reproduce, and the chance part of the agreement.
 * A negative excess counts as none. So with e = excess >= 0
 *
 *   LR(score) = E_e [ f(score - e) / f(score) ],   f the density of chance.
 *
 * The logistic density is log-concave: each term rises with the score, so their mean does, for any known marks. Its tails
 * fall off as fast as an exponential, so the LR levels off on both sides by itself. `1 + t E` below is written so that every
 * rounded operation rises or falls in one direction too.
 *
 * Chance of a data set that the reference has not seen: its mean is uncertain by as much as that of a new set among `sets`
 * exchangeable ones, so the deviation is widened by the root of 1 + 1 / sets. It does not shrink with the number of known
 * marks: what two tools have in common they have in all their marks.
 * source  docs/method.md, "Test fires"
 */
import { MarkgraphError } from '../../errors.ts'
import { exp } from '../elementary/exponential.ts'
import { log, log10 } from '../elementary/logarithm.ts'
import { probit } from '../statistics/probit.ts'

/** What a reference says about scores by chance and about how marks of one source reproduce. */
export interface AnchoredModel {
  /** Mean score of marks of different sources. */
  readonly mean: number
  /** Standard deviation of such a score. */
  readonly sd: number
  /** Data sets behind both: at least 1. */
  readonly sets: number
  /** Deviation of the excess of a questioned mark, as a share of the excess of the known marks. */
  readonly ratio: number
}

/** Scores among the known marks of one source, and what they predict. */
interface Anchor {
  readonly known: number
  /** Mean score among the known marks. */
  readonly agreement: number
  /** How far it lies above the mean of chance. */
  readonly excess: number
  /** The least excess that gives an LR. */
  readonly least: number
  /** Why these known marks give no LR; null where they do. */
  readonly reason: 'not_beyond_chance' | null
}

/** Deviations of chance by which known marks must agree beyond it. */
export const BEYOND_CHANCE = 3

/**
 * The anchor of k known marks.
 * in      `among` (k (k - 1) / 2): the score of every two known marks, in any order; k >= 2
 * errors  `bad-value`: no score, a score that is not finite, a number of scores that no number of marks has
 */
export function anchorOf(model: Pick<AnchoredModel, 'mean' | 'sd'>, among: Float64Array): Anchor {
  const known = (1 + Math.sqrt(1 + 8 * among.length)) / 2
  if (among.length === 0 || !Number.isInteger(known)) {
    throw new MarkgraphError(
      'bad-value',
      `${among.length} scores among the known marks; k marks have k (k - 1) / 2, and an anchor needs at least 2 marks`,
      { scores: among.length },
    )
  }
  const agreement = meanOf(among, 'among the known marks')
  const excess = agreement - model.mean
  const least = (BEYOND_CHANCE * model.sd) / Math.sqrt(known - 1)
  return { known, agreement, excess, least, reason: excess < least ? 'not_beyond_chance' : null }
}

/**
 * Mean of scores.
 * errors  `bad-value`: no score, one that is not finite
 */
export function meanOf(scores: Float64Array, where: string): number {
  const odd = scores.findIndex((score) => !Number.isFinite(score))
  if (scores.length === 0 || odd >= 0) {
    throw new MarkgraphError(
      'bad-value',
      scores.length === 0
        ? `no score ${where}`
        : `score ${odd} ${where} is ${scores[odd]}, not a finite number`,
      { index: odd },
    )
  }
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

const POINTS = 64 // of the excess, equally likely
const DEVIATES = Float64Array.from({ length: POINTS }, (_, i) => probit((i + 0.5) / POINTS))
const FARTHEST = 300 // scales of chance; e^300 does not overflow, and no bound is so wide

/** What the formula takes of a model and an anchor. */
interface Prepared {
  readonly scale: number
  /** e^(excess / scale) of each equally likely excess. */
  readonly powers: Float64Array
}

function prepared({ mean: _, sd, sets, ratio }: AnchoredModel, { known, excess }: Anchor): Prepared {
  const wide = sd * Math.sqrt(1 + 1 / sets)
  const scale = (wide * Math.sqrt(3)) / Math.PI
  const spread = Math.sqrt(ratio * excess * (ratio * excess) + (wide * wide) / (known - 1))
  const powers = DEVIATES.map((z) => exp(Math.min(FARTHEST, Math.max(0, excess + spread * z) / scale)))
  return { scale, powers }
}

/**
 * The log10 LR of a mean score, before any bound, as a function of the score that never falls.
 * It is defined for any anchor; whether an LR may be given is for `anchor.reason` to say.
 */
export function anchoredLog10Lr(model: AnchoredModel, anchor: Anchor): (score: number) => number {
  const { scale, powers } = prepared(model, anchor)
  return (score) => {
    const t = exp((model.mean - score) / scale)
    let sum = 0
    for (let i = 0; i < POINTS; i++) {
      const power = powers[i]!
      // (1 + t) / (1 + t power), which rises as t falls
      const share = 1 / power + (1 - 1 / power) / (1 + t * power)
      sum += power * share * share
    }
    return log10(sum / POINTS)
  }
}

/** Natural logs of the densities of a mean score: `different` by chance, `same` for a mark of the source of the known marks. */
export function anchoredLogDensities(
  model: AnchoredModel,
  anchor: Anchor,
): (score: number) => { readonly different: number; readonly same: number } {
  const { scale } = prepared(model, anchor)
  const log10Lr = anchoredLog10Lr(model, anchor)
  return (score) => {
    const u = Math.abs(score - model.mean) / scale
    const different = -u - 2 * log(1 + exp(-u)) - log(scale)
    return { different, same: different + log10Lr(score) * Math.LN10 }
  }
}

/**
 * The known mark that stands apart from the others: without it the others agree beyond chance, and its own mean excess
 * with them is under half of theirs. Of several the lowest one.
 * in      `matrix` (k, k), C order: scores among the known marks; the diagonal is not read
 * out     its place; undefined where none stands apart or k < 3: of two marks nobody can say which one
 */
export function markApart(
  model: Pick<AnchoredModel, 'mean' | 'sd'>,
  matrix: Float64Array,
): number | undefined {
  const k = Math.sqrt(matrix.length)
  if (k < 3) return undefined
  let apart: number | undefined
  let lowest = Number.POSITIVE_INFINITY
  for (let mark = 0; mark < k; mark++) {
    const others: number[] = []
    const own: number[] = []
    for (let i = 0; i < k; i++) {
      if (i !== mark) own.push(matrix[mark * k + i]!)
      for (let j = i + 1; j < k; j++) if (i !== mark && j !== mark) others.push(matrix[i * k + j]!)
    }
    const rest = anchorOf(model, Float64Array.from(others))
    const excess = meanOf(Float64Array.from(own), 'with the other known marks') - model.mean
    if (rest.reason === null && excess < APART * rest.excess && excess < lowest) {
      apart = mark
      lowest = excess
    }
  }
  return apart
}

const APART = 0.5
