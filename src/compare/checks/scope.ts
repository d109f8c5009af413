import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import type { Measures } from '../../kinds/marks/measures.ts'
import type { Surface } from '../../kinds/marks/surface.ts'
import type { ReferenceRecord } from '../../kinds/reference.ts'
import type { AnyReport } from '../../kinds/report.ts'
import type { ScopeChecks, ScopeMode, ScopeReport } from '../../kinds/scope.ts'
import type { MarkReading, MarkType } from '../../marks/mark-type.ts'
import { VALID } from '../../marks/measure-rules.ts'
import { surfaceAsRead } from '../../marks/read.ts'
import { commonOf, type ScorerConfig } from '../../marks/scorer-config.ts'
import { robustForm } from '../../nodes/bullets/robust-form.ts'
import { weighChecks } from '../../nodes/report/scope-report.ts'
import { bandRms } from '../../nodes/scan/band-rms.ts'
import { collapseRatio } from '../../nodes/scan/collapse-ratio.ts'
import { scopeChecks } from '../../nodes/scan/scope.ts'
import { reasonsOf, showsTooLittle } from '../../words/not-scorable.ts'

const SPECIFICATION = { by: 'specification', warn: 2, refuse: 4 } as const // µm: Nyquist for the 4 µm short cutoff is 2

/** Whose limit of the pitch applies: that of the specification, or what the reference was measured at. */
export const RESOLUTIONS = ['specification', 'reference'] as const
export type Resolution = (typeof RESOLUTIONS)[number]

/** Whose limit of the pitch applied to a report; undefined in those of releases that did not say it. */
export const recordedResolution = ({ provenance }: Pick<AnyReport, 'provenance'>): Resolution | undefined =>
  (provenance as { readonly resolution?: Resolution }).resolution

/** What a scan is checked against. */
export interface Scope {
  readonly type: MarkType
  readonly config: ScorerConfig
  /** Without one the conditions are not checked, and the pitch is by the specification. */
  readonly reference: Pick<ReferenceRecord, 'id' | 'conditions' | 'measured_pitch'> | undefined
  readonly resolution: Resolution
}

/** The checks of scan `i` of a mark against what a reference covers, in the band of the config. */
export async function scopeChecksOf(
  session: Session,
  scope: Scope,
  surface: Ref<Surface>,
  read: MarkReading,
  i = 0,
): Promise<Ref<ScopeChecks>> {
  const { type, config, reference } = scope
  const { lambda_s, lambda_c, modality_split, modality_doubt } = commonOf(config)
  const form = await session.evaluate(robustForm, {}, { surface })
  const band = await session.evaluate(bandRms, { lambda_s, lambda_c }, { surface, form })
  const collapse = await session.evaluate(collapseRatio, {}, { surface, form })
  const { measures, unmeasured } = await measured(session, scope, surface, read, i)
  const { domain, striated } = type
  const params = {
    domain,
    striated,
    reference: type.measured,
    resolution: limitsOf(scope),
    coverage: coverageOf(scope),
    modality: { split: modality_split, doubt: modality_doubt },
    conditions: {
      reference: reference?.id ?? null,
      sets:
        reference?.conditions?.map(({ tag, ranges }) => ({ tag, ranges: { ...ranges } as never })) ?? null,
      rules: type.measures.rules
        .filter(({ measure }) => measure !== VALID.measure) // it has a check of its own, `coverage`
        .map((rule) => ({ ...rule, factor: commonOf(config)[rule.factor] })),
      unmeasured,
    },
  }
  return session.evaluate(scopeChecks, params, { surface, form, collapse, band, measures })
}

/** The measures of a scan, or why it has none. */
async function measured(
  session: Session,
  { type, config }: Scope,
  surface: Ref<Surface>,
  read: MarkReading,
  i: number,
) {
  try {
    const own = await surfaceAsRead(session, surface, read)
    const one: Ref<Measures> = await type.measures.of(session, config, own, read, i)
    return { measures: [one], unmeasured: null }
  } catch (error) {
    if (!showsTooLittle(error)) throw error
    return { measures: [], unmeasured: reasonsOf(error)[0]! }
  }
}

/** The least measured share of the reference's scans; null where no reference is asked, or it does not state it. */
function coverageOf({ config, reference }: Scope) {
  const shares = reference?.conditions?.flatMap(({ ranges }) => ranges[VALID.measure]?.[0] ?? []) ?? []
  if (shares.length === 0) return null
  return { least: Math.min(...shares), factor: commonOf(config)[VALID.factor] }
}

function limitsOf({ config, reference, resolution }: Scope) {
  if (resolution === 'specification' || !reference) return SPECIFICATION
  const coarsest = reference.measured_pitch[1] * 1e6
  return { by: 'reference', warn: coarsest, refuse: coarsest * commonOf(config).conditions_factor } as const
}

/** Checks one scan against a reference. A check with the result refuse makes it inadmissible, unless the mode is `warn`. */
export async function scopeOf(
  session: Session,
  scope: Scope,
  surface: Ref<Surface>,
  read: MarkReading,
  mode: ScopeMode,
): Promise<ScopeReport> {
  const { checks } = await session.value(await scopeChecksOf(session, scope, surface, read))
  return weighChecks(scope.type.domain, checks, mode)
}
