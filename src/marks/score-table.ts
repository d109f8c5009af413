import { grid } from '../kinds/kind.ts'
import type { Population, PopulationHead } from '../kinds/population.ts'

/** What a mark type knows of the scores of a study: everything but what its scans are like. */
export type ScoreHead = Omit<PopulationHead, 'conditions'>

/** The scores of a study while they come: what is known of all pairs, and these piece by piece. It is read once. */
export interface ScoreTable<Head = ScoreHead> {
  readonly head: Head
  readonly count: number
  /** Rows as in a population, any number of them in a piece. */
  readonly pieces: AsyncIterable<Float64Array>
}

/** A table of `count` pairs that are held already; `each` passes them on one by one. */
export function tableWith(
  head: ScoreHead,
  count: number,
  each: (add: (a: number, b: number, score: number) => void) => void,
): ScoreTable {
  async function* pieces(): AsyncGenerator<Float64Array> {
    yield rowsWith(count, each)
  }
  return { head, count, pieces: pieces() }
}

/** `count` rows of a population, which `each` passes on one by one. */
export function rowsWith(
  count: number,
  each: (add: (a: number, b: number, score: number) => void) => void,
): Float64Array {
  const data = new Float64Array(3 * count)
  let at = 0
  each((a, b, score) => {
    data[at++] = a
    data[at++] = b
    data[at++] = score
  })
  return data
}

/** Pairs in parts of `most`; the last may have fewer. */
export async function* partsOf(
  { count, pieces }: Pick<ScoreTable, 'count' | 'pieces'>,
  most: number,
): AsyncGenerator<Float64Array> {
  let left = 3 * count
  const next = (): Float64Array => new Float64Array(Math.min(3 * most, left))
  let part = next()
  let filled = 0
  for await (const piece of pieces) {
    for (let from = 0; from < piece.length; ) {
      const fits = piece.subarray(from, from + part.length - filled)
      part.set(fits, filled)
      from += fits.length
      filled += fits.length
      if (filled < part.length) continue
      yield part
      left -= part.length
      part = next()
      filled = 0
    }
  }
}

/** All pairs of a table at once. */
export async function wholePopulation({
  head,
  count,
  pieces,
}: ScoreTable<PopulationHead>): Promise<Population> {
  let data: Float64Array = new Float64Array(0)
  for await (const part of partsOf({ count, pieces }, count)) data = part
  return { ...head, pairs: grid(data, count, 3) }
}
