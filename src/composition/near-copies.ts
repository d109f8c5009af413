import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import { type Warning, warning } from '../kinds/report.ts'
import type { ScanDifference } from '../kinds/section.ts'
import type { Surface } from '../kinds/surface.ts'
import type { Mark, MarkReading, Marks, MarkType } from '../marks/mark-type.ts'
import { surfaceAsRead } from '../marks/read.ts'
import { nearCopies } from '../nodes/near-copies.ts'
import { showsTooLittle } from '../words/not-scorable.ts'

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
  const sections = ({ scans, read }: Mark) =>
    session.map(scans, async ({ surface }) =>
      copies.section(session, config, await surfaceAsRead(session, surface, read)),
    )
  const inputs = { a: await sections(a), b: await sections(b) }
  return (await session.value(await session.evaluate(nearCopies, copies.rule, inputs))).copies
}

/**
 * What `copiesAmong` compares a scan by, made while its scan is checked, as its surface is then in memory, most often. A scan that shows too little for it is left to
 * its scorer, which refuses it with the reason.
 */
export async function prepareSection(
  session: Session,
  { type, config }: Pick<Marks, 'config'> & { readonly type: MarkType },
  surface: Ref<Surface>,
  read: MarkReading,
): Promise<void> {
  try {
    await type.copies?.section(session, config, await surfaceAsRead(session, surface, read))
  } catch (error) {
    if (!showsTooLittle(error)) throw error
  }
}

/** What a reader must know before the number: a copy agrees with its origin as no two marks do. */
export const nearCopyWarnings = (
  copies: readonly ScanDifference[],
  { a, b }: Pick<Marks, 'a' | 'b'>,
): Warning[] =>
  copies.map((copy) =>
    warning(b.scans.length === 1 ? 'mark_b' : `mark_b.${copy.b + 1}`, 'near_copy', {
      of: nameOf('mark_a', a, copy.a),
    }),
  )

const nameOf = (side: string, { scans }: Mark, i: number): string =>
  scans.length === 1 ? side : `scan ${i + 1} of ${side}`
