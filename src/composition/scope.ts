import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import type { ScopeChecks, ScopeMode, ScopeReport } from '../kinds/scope.ts'
import type { Surface } from '../kinds/surface.ts'
import type { MarkType } from '../marks/mark-type.ts'
import { commonOf, type ScorerConfig } from '../marks/scorer-config.ts'
import { bandOf, textureOf } from '../marks/texture.ts'
import { scopeChecks } from '../nodes/scope.ts'
import { weighed } from '../nodes/scope-report.ts'

/** The checks of one scan against what a mark type was validated on, in the band of the config. */
export async function scopeChecksOf(
  session: Session,
  type: MarkType,
  config: ScorerConfig,
  surface: Ref<Surface>,
): Promise<Ref<ScopeChecks>> {
  const bandpassed = await bandOf(session, surface, commonOf(config))
  const coherence = await textureOf(session, surface)
  const { domain, striated, words, measured: reference } = type
  const params = { domain, striated, texture: words.texture, reference }
  return session.evaluate(scopeChecks, params, { surface, coherence, bandpassed })
}

/** Checks one scan against a mark type. A check with the result refuse makes it inadmissible, unless the mode is `warn`. */
export async function scopeOf(
  session: Session,
  type: MarkType,
  config: ScorerConfig,
  surface: Ref<Surface>,
  mode: ScopeMode,
): Promise<ScopeReport> {
  const { checks } = await session.value(await scopeChecksOf(session, type, config, surface))
  return weighed(type.domain, checks, mode)
}
