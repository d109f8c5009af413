import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import type { Surface } from '../kinds/surface.ts'
import { replica } from '../nodes/replica.ts'
import type { MarkReading } from './mark-type.ts'

/** The surface of a mark from the surface of its scan: that of a cast is turned back into the mark it was made of. */
export const surfaceAsRead = async (
  session: Session,
  surface: Ref<Surface>,
  { replica: isReplica }: Pick<MarkReading, 'replica'>,
): Promise<Ref<Surface>> => (isReplica ? session.evaluate(replica, {}, { surface }) : surface)
