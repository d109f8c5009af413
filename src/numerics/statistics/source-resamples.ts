/**
 * Bootstrap of a population by its sources. Pairs that share a source are not independent, so whole sources are drawn
 * with replacement, as many as there are. A source drawn m times counts m times; its pairs are not copied.
 *
 *   a different-source pair of sources s and t counts m_s · m_t times: every copy of s meets every copy of t;
 *   a same-source pair of source s counts m_s times: each copy brings its own marks. Copies of one source never meet
 *   each other: such a pair would be neither same-source nor different-source.
 *
 * A draw that lacks a class has no figures and is drawn again: the bootstrap is conditional on both classes being
 * present. The result reports how often that happened, and how many different draws there were: with few sources an
 * interval rests on few different draws.
 * source  Snijders and Borgatti, Connections 22 (1999) 161 (vertex bootstrap); Davison and Hinkley, Bootstrap Methods
 *         and their Application (1997), section 3.8 (whole clusters, nothing inside them)
 */
import { MarkgraphError } from '../../errors.ts'
import { type Random, random } from '../elementary/random.ts'

/** Pairs by their sources, numbered from 0 to `sources` - 1; a pair of equal sources is a same-source pair. */
export interface SourcePairs {
  readonly sources: number
  readonly a: Int32Array
  readonly b: Int32Array
}

export interface Resamples {
  /** (count, sources), C order: how often each source was drawn. */
  readonly times: Uint32Array
  readonly count: number
  /** Different rows of `times`. */
  readonly distinct: number
  /** Draws thrown away because they lacked a class. */
  readonly redraws: number
}

const MAX_REDRAWS = 1000 // in a row

/**
 * in      pairs (n), seed as for `random`, count >= 1
 * errors  `bad-value` when no draw holds both classes
 */
export function sourceResamples(pairs: SourcePairs, seed: number, count: number): Resamples {
  const { sources } = pairs
  const cells = [...sourceCells(pairs)]
  const generator = random(seed)
  const times = new Uint32Array(count * sources)
  const seen = new Set<string>()
  let redraws = 0
  for (let done = 0; done < count; done++) {
    const draw = sourceDraw(generator, sources, (row) => {
      const present = cells.filter(([s, t]) => row[s]! > 0 && row[t]! > 0)
      return present.some(([s, t]) => s === t) && present.some(([s, t]) => s !== t)
    })
    if (!draw) throw new MarkgraphError('bad-value', 'no resample holds both classes')
    times.set(draw.times, done * sources)
    seen.add(draw.times.join())
    redraws += draw.refused
  }
  return { times, count, distinct: seen.size, redraws }
}

/**
 * One draw of whole sources with replacement, as many as there are, that `usable` takes.
 * out     how often each source was drawn, and how many draws were refused before; undefined after 1000 of them in a row
 */
export function sourceDraw(
  generator: Random,
  sources: number,
  usable: (times: Uint32Array) => boolean,
): { readonly times: Uint32Array; readonly refused: number } | undefined {
  for (let refused = 0; refused <= MAX_REDRAWS; refused++) {
    const times = new Uint32Array(sources)
    for (let draw = 0; draw < sources; draw++) times[generator.below(sources)]!++
    if (usable(times)) return { times, refused }
  }
  return undefined
}

/** The unordered pairs of sources that occur. */
function sourceCells({ a, b, sources }: SourcePairs): Set<[number, number]> {
  const cells = new Map<number, [number, number]>()
  for (let i = 0; i < a.length; i++) {
    const low = Math.min(a[i]!, b[i]!)
    const high = Math.max(a[i]!, b[i]!)
    cells.set(low * sources + high, [low, high])
  }
  return new Set(cells.values())
}

/** How often a pair counts in a resample, by the rules above. */
export const multiplicity = (times: Uint32Array, a: number, b: number): number =>
  a === b ? times[a]! : times[a]! * times[b]!

/**
 * The 2.5th and 97.5th percentile of values in which NaN (not defined in that resample) is left out, linear between
 * order statistics at rank q·(n - 1); NaN when none is left.
 */
export function percentiles(values: Float64Array): [low: number, high: number] {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort()
  if (sorted.length === 0) return [Number.NaN, Number.NaN]
  const at = (q: number): number => {
    const rank = q * (sorted.length - 1)
    const below = sorted[Math.floor(rank)]!
    const above = sorted[Math.ceil(rank)]!
    return below === above ? below : below + (rank - Math.floor(rank)) * (above - below)
  }
  return [at(0.025), at(0.975)]
}
