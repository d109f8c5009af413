import { type ErrorCode, MarkgraphError } from '../../errors.ts'
import type { Session } from '../../graph/session.ts'
import type { Mark, MarkReading } from '../mark-type.ts'
import { type Flip, isFlipped } from '../read.ts'
import { enoughToCompare, leavingOut } from '../scored.ts'
import type { ScorerConfig } from '../scorer-config.ts'
import { type GivenEdges, type Land, land } from './lands.ts'

export const FEWEST_SAMPLES = 100 // of a land's signature: 200 µm at its pitch
const TOO_LITTLE: readonly ErrorCode[] = ['not-scorable', 'no-valid-points']

/**
 * The lands of a mark, as the request says that they are read.
 * errors  `not-scorable`, `no-valid-points`, `bad-value`: they name the land, and how to leave it out
 */
export async function landsOfMark(
  session: Session,
  config: ScorerConfig,
  side: string,
  mark: Mark,
  nPlaces: number,
): Promise<Land[]> {
  const { scans, read } = mark
  if (read.edges.length !== 0 && read.edges.length !== scans.length) {
    throw new MarkgraphError(
      'bad-value',
      `${side} has ${scans.length} scans but ${read.edges.length} pairs of edges in ${side}_edges; give one pair for each scan, or auto`,
      { side },
    )
  }
  const numbered = scans.map((scan, i) => ({ scan, i }))
  return session.map(numbered, async ({ scan, i }) => {
    try {
      const one = await land(session, config, scan.surface, givenEdges(read, i))
      enoughToCompare('it', await session.value(one.signature), FEWEST_SAMPLES)
      return one
    } catch (error) {
      if (!(error instanceof MarkgraphError)) throw error
      const { code, details } = error
      const wayOut = TOO_LITTLE.includes(code) ? leavingOut(side, mark, [i], nPlaces) : ''
      const name = `scan ${i + 1} of ${side} (land ${mark.places[i]})`
      throw new MarkgraphError(code, `${name}: ${error.message}${wayOut}`, details, error)
    }
  })
}

/** The edges that a request sets for scan `i` of a mark. */
export function givenEdges(read: Pick<MarkReading, 'edges' | keyof Flip>, i: number): GivenEdges {
  const set = read.edges[i]
  return set ? { left: set[0], right: set[1], mirrored: isFlipped(read) } : null
}
