import type { Handle } from '../address/canonical.ts'
import type { Session } from '../graph/session.ts'
import { referenceKind } from '../kinds/reference.ts'
import { scanKind } from '../kinds/surface.ts'
import { AS_SCANNED, type Scan } from '../marks/mark-type.ts'
import { decode } from '../nodes/decode.ts'
import { referenceRecord } from '../nodes/reference.ts'
import type { CompareRequest } from './compare.ts'
import type { RecipeBody } from './recipe.ts'
import type { Service } from './service.ts'

/** What a recipe says about its comparison. */
export type Asked = Pick<RecipeBody, 'domain' | 'scorer_config' | 'inputs'> & {
  readonly reference: Pick<RecipeBody['reference'], 'id' | 'handle'>
}

/**
 * The comparison of a recipe, ready to be done again.
 * in      `find` gives the artifact of a scan by the SHA-256 of its file, once its bytes can be read
 * errors  `unknown-domain`, `bad-value`: this service cannot do the comparison that the recipe asks for
 */
export async function replayed(
  service: Service,
  session: Session,
  asked: Asked,
  find: (sha256: string) => Promise<{ readonly handle: Handle }>,
): Promise<CompareRequest> {
  const type = service.marks.of(asked.domain)
  const config = service.marks.configs.parsed(asked.scorer_config, type.domain)
  const { mark_a, mark_b, mark_a_lands, mark_b_lands, n_lands } = asked.inputs
  const reference = await session.named(asked.reference.handle, referenceKind)
  const record = await session.value(await session.evaluate(referenceRecord, {}, { reference }))
  const scanOf = async (sha256: string): Promise<Scan> => {
    const { handle } = await find(sha256)
    const surface = await session.evaluate(decode, {}, { scan: { handle, kind: scanKind } })
    return { surface, handle, sha256, filename: '' }
  }
  const counted = (scans: readonly string[]): number[] => scans.map((_, i) => i + 1)
  const places = { a: mark_a_lands ?? counted(mark_a), b: mark_b_lands ?? counted(mark_b) }
  return {
    ...{ type, config },
    resolution: 'reference', // scope takes no part in a recipe; this is the rule that refuses less
    reference: { record, ref: reference, bundled: false },
    a: { scans: await session.map(mark_a, scanOf), places: places.a, read: AS_SCANNED },
    b: { scans: await session.map(mark_b, scanOf), places: places.b, read: AS_SCANNED },
    nPlaces: n_lands ?? Math.max(1, ...places.a, ...places.b),
  }
}
