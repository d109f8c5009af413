import { mapLimited } from '../../src/graph/map-limited.ts'
import type { Asked, Comparer } from './comparing.ts'
import type { RealScans } from './real-scans.ts'
import { type Outcome, tallied } from './tally.ts'

/** What a trial works with. */
export interface Bench {
  readonly comparer: Comparer
  readonly scans: RealScans
}

/** One table of figures about scans that the references do or do not cover. */
export interface Trial {
  /** What the figures are and by which protocol. */
  readonly about: string
  readonly header: readonly string[]
  /** The rows of the table; `told` is called with each as soon as it is known. */
  rows(bench: Bench, told: (row: readonly string[]) => void): Promise<void>
}

/** A comparison to be made, and what is known of its marks. */
export interface Known {
  readonly sameSource: boolean
  asked(): Promise<Asked>
}

const AT_ONCE = 2

/** Makes comparisons, a few at a time, in order. */
export const outcomes = ({ comparer }: Bench, all: readonly Known[]): Promise<Outcome[]> =>
  mapLimited(all, AT_ONCE, async ({ sameSource, asked }) => ({
    sameSource,
    ...(await comparer.compare(await asked())),
  }))

/**
 * The rows of some comparisons: under the reference of their mark type, and under those of single data sets, which are bounded
 * by source. The scores are computed once.
 */
export async function rowsUnder(
  bench: Bench,
  title: string,
  known: readonly Known[],
  parts: readonly string[],
  told: (row: readonly string[]) => void,
): Promise<void> {
  for (const reference of [undefined, ...parts]) {
    const under = known.map(({ sameSource, asked }) => ({
      sameSource,
      asked: async () => ({ ...(await asked()), reference }),
    }))
    told(
      tallied(reference === undefined ? title : `${title}, under ${reference}`, await outcomes(bench, under)),
    )
  }
}
