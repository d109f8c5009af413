import { say } from '../../../languages/say.ts'
import { decimals } from '../../../ui/number.ts'

/** What a report says of the scores of a questioned mark and its known marks; known marks count from 1. */
export interface KnownScores {
  readonly best: number
  /** With each known mark that counts, in order. */
  readonly scores: readonly number[]
  /** Of every two known marks: their numbers in the request, and the score. */
  readonly scores_among: readonly (readonly number[])[]
}

interface Cell {
  /** Undefined for a mark with itself. */
  readonly score: number | undefined
  readonly best: boolean
}

interface ScoreMatrix {
  /** The numbers of the known marks that count, one for each column. */
  readonly numbers: readonly number[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly Cell[] }[]
}

/** The questioned mark and the known marks against the known marks. Marks that do not count have no column. */
export function scoreMatrix({ best, scores, scores_among }: KnownScores): ScoreMatrix {
  const numbers = [...new Set(scores_among.flatMap(([i, j]) => [i!, j!]))].sort((i, j) => i - j)
  const among = new Map(
    scores_among.flatMap(([i, j, score]) => [
      [`${i} ${j}`, score!],
      [`${j} ${i}`, score!],
    ]),
  )
  return {
    numbers,
    rows: [
      { name: say('Questioned'), cells: numbers.map((k, n) => ({ score: scores[n], best: k === best })) },
      ...numbers.map((i) => ({
        name: `K${i}`,
        cells: numbers.map((j) => ({ score: among.get(`${i} ${j}`), best: false })),
      })),
    ],
  }
}

/** Writes scores of one question, all with the same decimals: three significant digits of the greatest. */
export function scoreText({ scores, scores_among }: KnownScores): (score: number) => string {
  const greatest = Math.max(...[...scores, ...scores_among.map(([, , score]) => score!)].map(Math.abs))
  const places = greatest >= 10 ? 1 : greatest >= 1 ? 2 : 3
  return (score) => decimals(score, places)
}
