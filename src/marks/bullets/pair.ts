import type { Session } from '../../graph/session.ts'
import { attribution1d } from '../../nodes/bullets/attribution.ts'
import { UM_PER_METRE } from '../land-texts.ts'
import { type StriaePair, striaePair } from '../pair-view.ts'
import { paramsFrom, type ScorerConfig } from '../scorer-config.ts'
import type { Land } from './lands.ts'

/** The congruent windows of two lands. */
export function landWindows(
  session: Session,
  config: ScorerConfig,
  { a, b }: { readonly a: Land; readonly b: Land },
  turned: boolean,
) {
  const signatures = { a: a.signature, b: b.signature }
  return session.evaluate(attribution1d, { ...paramsFrom(attribution1d, config), turned }, signatures)
}

/** How two lands lie on each other, their alignment known. */
export async function landPair(
  session: Session,
  config: ScorerConfig,
  lands: { readonly a: Land; readonly b: Land },
  found: Pick<StriaePair, 'a' | 'b' | 'ccf' | 'lag' | 'turned'>,
): Promise<StriaePair> {
  const windows = await landWindows(session, config, lands, found.turned)
  const part = async ({ surface, signature, straightened }: Land) => ({
    surface: surface.handle,
    straightened: (await straightened()).handle,
    signature,
  })
  const parts = { a: await part(lands.a), b: await part(lands.b) }
  return striaePair(session, parts, await session.value(windows), found, UM_PER_METRE)
}
