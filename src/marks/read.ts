import { MarkgraphError, type Phrase, phrase } from '../errors.ts'
import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import type { Surface } from '../kinds/marks/surface.ts'
import { mirrored } from '../nodes/scan/mirrored.ts'
import { replica } from '../nodes/scan/replica.ts'
import type { Mark, MarkReading } from './mark-type.ts'

/** What a scan shows in place of the mark itself. */
export type Flip = Pick<MarkReading, 'replica' | 'mirrored'>

/** Whether rows are read backwards, so that the first sample of the scan is the last one of the mark. */
export const isFlipped = (read: Flip): boolean => read.replica || read.mirrored

/**
 * Refuses a mark that is said to be read in both ways. `what`: the mark as an error names it; `prefix`: of its fields.
 * errors  `bad-value`
 */
export function checkFlip(what: string | Phrase, read: Flip, prefix = ''): void {
  if (!(read.replica && read.mirrored)) return
  const message = phrase(
    '{what} is read both as a cast ({prefix}replica) and as a mirror image ({prefix}mirrored); a cast is turned back from its mirror image already, so set {prefix}replica alone for a cast, and {prefix}mirrored alone for a mirror image of the mark itself',
    { what, prefix },
  )
  throw new MarkgraphError('bad-value', message)
}

/** The surface of a mark from the surface of its scan: a mirror image and a cast are turned back into the mark. */
export async function surfaceAsRead(
  session: Session,
  surface: Ref<Surface>,
  read: Flip,
): Promise<Ref<Surface>> {
  if (read.replica) return session.evaluate(replica, {}, { surface })
  return read.mirrored ? session.evaluate(mirrored, {}, { surface }) : surface
}

/** A mark whose scans have the surfaces that `surfaceAsRead` gives: what a mark type scores. */
export const markAsRead = async (session: Session, mark: Mark): Promise<Mark> => ({
  ...mark,
  scans: await Promise.all(
    mark.scans.map(async (scan) => ({
      ...scan,
      surface: await surfaceAsRead(session, scan.surface, mark.read),
    })),
  ),
})
