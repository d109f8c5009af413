import { go } from '../../router.ts'
import { openComparison } from '../compare/open-comparison.ts'
import type { Case, Item, KnownSource } from './case.ts'

/** Opens the comparison of a questioned mark with all known marks of a source, with their scans in place. */
export async function compareInCase(
  { id, number }: Pick<Case, 'id' | 'number'>,
  questioned: Item,
  source: KnownSource,
): Promise<void> {
  const inCase = { id, number, questioned: questioned.exhibit, source: source.name }
  await openComparison([questioned, ...source.items].map(handlesOf), { inCase })
  go('/')
}

/** The scans of a mark, as handles. */
export const handlesOf = ({ marks }: Item): string[] => marks.filter((mark) => mark.startsWith('sha256:'))
