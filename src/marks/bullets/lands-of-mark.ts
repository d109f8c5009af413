import { MarkgraphError, phrase } from '../../errors.ts'
import type { Session } from '../../graph/session.ts'
import { notScorable, reasonsOf, showsTooLittle } from '../../words/not-scorable.ts'
import { fact } from '../../words/said.ts'
import type { Mark, MarkReading } from '../mark-type.ts'
import { type Flip, isFlipped } from '../read.ts'
import { enoughToCompare, leavingOut } from '../scored.ts'
import type { ScorerConfig } from '../scorer-config.ts'
import { type GivenEdges, type Land, land } from './lands.ts'

export const MIN_SAMPLES = 100 // of a land's signature: 200 µm at its pitch

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
      phrase(
        '{side} has {scans} scans but {edges} pairs of edges in {side}_edges; give one pair for each scan, or auto',
        { side, scans: scans.length, edges: read.edges.length },
      ),
      { side },
    )
  }
  const numbered = scans.map((scan, i) => ({ scan, i }))
  return session.map(numbered, async ({ scan, i }) => {
    try {
      const one = await land(session, config, scan.surface, givenEdges(read, i))
      enoughToCompare(null, await session.value(one.signature), MIN_SAMPLES)
      return one
    } catch (error) {
      if (!(error instanceof MarkgraphError)) throw error
      const named = { mark: side, scan: i + 1, land: mark.places[i]! }
      if (showsTooLittle(error)) {
        const [finding, ...others] = reasonsOf(error)
        const reasons = [fact('land_not_scorable', { ...named, finding: finding! }), ...others]
        throw notScorable([...reasons, ...leavingOut(side, mark, [i], nPlaces)], error.code, error)
      }
      const { code, details, phrase: message } = error
      throw new MarkgraphError(
        code,
        phrase('scan {scan} of {side} (land {land}): {message}', {
          scan: named.scan,
          side,
          land: named.land,
          message,
        }),
        details,
        error,
      )
    }
  })
}

/** The edges that a request sets for scan `i` of a mark. */
export function givenEdges(read: Pick<MarkReading, 'edges' | keyof Flip>, i: number): GivenEdges {
  const set = read.edges[i]
  return set ? { left: set[0], right: set[1], mirrored: isFlipped(read) } : null
}
