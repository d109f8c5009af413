import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import type { Surface } from '../kinds/surface.ts'
import { replica } from '../nodes/replica.ts'
import type { Mark, MarkReading } from './mark-type.ts'

/** The surface of a mark from the surface of its scan: that of a cast is turned back into the mark it was made of. */
export const surfaceAsRead = async (
  session: Session,
  surface: Ref<Surface>,
  { replica: isReplica }: Pick<MarkReading, 'replica'>,
): Promise<Ref<Surface>> => (isReplica ? session.evaluate(replica, {}, { surface }) : surface)

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
