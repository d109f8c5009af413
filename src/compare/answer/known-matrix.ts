import type { Known } from '../../kinds/marks/test-fires.ts'

/** The scores of a question, as a reader looks them up. */
export interface KnownMatrix {
  /** The known marks that count, from 1, in the order of the request. */
  readonly counted: readonly number[]
  /** A row for the questioned mark and one for each of these, a column for each of these; null for a mark with itself. */
  readonly rows: readonly (readonly (number | null)[])[]
}

/** in  `given`: how many known marks the request has, with those that do not count */
export function knownMatrix(
  { scores, scores_among, left_out }: Pick<Known, 'scores' | 'scores_among' | 'left_out'>,
  given: number,
): KnownMatrix {
  const counted = Array.from({ length: given }, (_, i) => i + 1).filter(
    (index) => !left_out.some((one) => one.index === index),
  )
  const between = (i: number, j: number): number | null =>
    scores_among.find(([one, other]) => (one === i && other === j) || (one === j && other === i))?.[2] ?? null
  return { counted, rows: [scores, ...counted.map((i) => counted.map((j) => between(i, j)))] }
}

/** The mean of the scores that are there, of which there is at least one. */
export function meanScore(scores: readonly (number | null)[]): number {
  const found = scores.filter((score) => score !== null)
  return found.reduce((sum, score) => sum + score, 0) / found.length
}
