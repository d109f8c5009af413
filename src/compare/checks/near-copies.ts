import type { Session } from '../../graph/session.ts'
import type { ScanDifference } from '../../kinds/marks/section.ts'
import { type Warning, warning } from '../../kinds/report.ts'
import type { Mark, Marks, MarkType } from '../../marks/mark-type.ts'
import { copiesBetween } from '../../marks/near-copies.ts'
import { markAsRead } from '../../marks/read.ts'
import type { Side } from '../request/sides.ts'

/**
 * Scans of mark b that are changed copies of scans of mark a: for each, the nearest one; parts count from 0.
 * errors  none of its own: a type that knows no copies has none
 */
export async function copiesAmong(
  session: Session,
  { type, config, a, b }: Pick<Marks, 'a' | 'b' | 'config'> & { readonly type: MarkType },
): Promise<readonly ScanDifference[]> {
  const { copies } = type
  if (!copies) return []
  const surfaces = async (mark: Mark) => (await markAsRead(session, mark)).scans.map(({ surface }) => surface)
  return copiesBetween(session, copies, config, await surfaces(a), await surfaces(b))
}

/** What a reader must know before the number: a copy agrees with its origin as no two marks do. */
export const nearCopyWarnings = (
  copies: readonly ScanDifference[],
  origin: Side<Mark>,
  { name, mark }: Side<Mark>,
): Warning[] =>
  copies.map((copy) =>
    warning(mark.scans.length === 1 ? name : `${name}.${copy.b + 1}`, 'near_copy', {
      of: origin.mark.scans.length === 1 ? origin.name : `scan ${copy.a + 1} of ${origin.name}`,
    }),
  )
