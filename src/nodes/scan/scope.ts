import { z } from 'zod'
import { bandRmsKind, measuresKind } from '../../kinds/marks/measures.ts'
import { collapseRatioKind } from '../../kinds/marks/orientation.ts'
import { robustFormKind, surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode, listOf } from '../../kinds/node.ts'
import { type Check, makeCheck, type Severity, scopeChecksKind } from '../../kinds/scope.ts'
import { exp10 } from '../../numerics/elementary/exponential.ts'
import type { Fact } from '../../words/fact.ts'
import { fact } from '../../words/said.ts'
import { conditionsCheck, conditionsParams } from './conditions.ts'

// Shares of measured points, for a scan that no reference is asked about.
const COVERAGE_WARN = 0.8
const COVERAGE_REFUSE = 0.6
const SIGNAL_WARN = 20 // nm rms in the roughness band
const SIGNAL_REFUSE = 2

/** The band that the marks of a reference are brought to, and the coarsest pitch of a scan that can be brought to it. */
const likeReference = z.strictObject({
  pitch: z.number().positive(),
  lambda_s: z.number().positive(),
  lambda_c: z.number().positive(),
})

/** Pitches in µm beyond which a scan is warned of and refused, and where they come from. */
const pitchLimits = z.strictObject({
  by: z.enum(['specification', 'reference']),
  warn: z.number().positive(),
  refuse: z.number().positive(),
})

/**
 * The least share of measured points that a scan of the reference has, and the factor by which a scan may have less: beyond its
 * root it is warned of. There is no upper limit: a scan of which more is measured lacks nothing.
 */
const coverageLimits = z.strictObject({ least: z.number().min(0).max(1), factor: z.number().min(1) })

/** Collapse ratio that divides the textures; between the two of `doubt` it only warns. */
const modalityLimits = z.strictObject({ split: z.number(), doubt: z.tuple([z.number(), z.number()]) })

/**
 * Checks of one scan against the domain and the reference it is compared under.
 * in      surface; its robust form; collapse ratio of its texture; its rms in the roughness band; its measures, none when it
 *         shows too little to be measured
 * params  domain; striated: whether its marks show striae; reference: coarsest pitch
 *         that can be brought to the pitch of its marks, and their band, metres; resolution and modality: their limits;
 *         coverage: that of the reference, null where it states none; conditions: see `conditionsCheck`
 * out     resolution (pitch, µm), modality (collapse ratio), coverage (fraction measured, of the part of the scan that its
 *         measures are of), signal (rms in the band, nm),
 *         conditions (worst ratio to the range of the reference's marks)
 */
export const scopeChecks = defineNode({
  name: 'scope-checks',
  version: 6,
  title: 'Scope of a scan',
  params: z.strictObject({
    domain: z.string(),
    striated: z.boolean(),
    reference: likeReference,
    resolution: pitchLimits,
    modality: modalityLimits,
    coverage: coverageLimits.nullable(),
    conditions: conditionsParams,
  }),
  inputs: {
    surface: surfaceKind,
    form: robustFormKind,
    collapse: collapseRatioKind,
    band: bandRmsKind,
    measures: listOf(measuresKind),
  },
  output: scopeChecksKind,
  run({ surface: { heights, dx, dy }, form, collapse, band, measures }, params) {
    const isProfile = heights.shape[0] === 1
    const pitch = round((isProfile ? dx : Math.max(dx, dy)) * 1e6, 4)
    return {
      domain: params.domain,
      checks: [
        resolution(pitch, params.resolution, params.reference),
        modality(params, params.modality, round(collapse.collapse_ratio, 4)),
        coverage(round(measures[0]?.['valid'] ?? form.valid, 4), params.coverage),
        signal(round(band.rms * 1e9, 3)),
        conditionsCheck(measures[0], params.conditions),
      ],
    }
  },
})

const round = (value: number, digits: number): number => Math.round(value * exp10(digits)) / exp10(digits)

function resolution(
  pitch_um: number,
  { by, warn, refuse }: z.infer<typeof pitchLimits>,
  reference: z.infer<typeof likeReference>,
): Check {
  const micrometres = (metres: number): number => round(metres * 1e6, 4)
  if (by === 'reference') {
    const [reference_pitch_um, limit_um] = [round(warn, 4), round(refuse, 4)]
    const [ok, over] = [
      { value: pitch_um, threshold: reference_pitch_um },
      { value: pitch_um, threshold: limit_um },
    ]
    if (pitch_um > refuse) {
      const values = { pitch_um, limit_um, reference_pitch_um }
      return makeCheck('resolution', 'refuse', over, fact('pitch_too_far_from_reference', values))
    }
    const values = { pitch_um, reference_pitch_um }
    return pitch_um > warn * (1 + 1e-6)
      ? makeCheck('resolution', 'warn', ok, fact('pitch_coarser_than_reference', values))
      : makeCheck('resolution', 'ok', ok, fact('pitch_as_reference', values))
  }
  const band = {
    pitch_um,
    reference_pitch_um: micrometres(reference.pitch),
    reference_lambda_s_um: micrometres(reference.lambda_s),
    reference_lambda_c_um: micrometres(reference.lambda_c),
  }
  if (pitch_um > refuse) {
    const found = fact('pitch_too_coarse', { ...band, limit_um: refuse })
    return makeCheck('resolution', 'refuse', { value: pitch_um, threshold: refuse }, found)
  }
  const of = { value: pitch_um, threshold: warn }
  return pitch_um > warn
    ? makeCheck('resolution', 'warn', of, fact('pitch_coarse', { ...band, limit_um: warn }))
    : makeCheck('resolution', 'ok', of, fact('pitch_resolves', { pitch_um }))
}

interface Expected {
  readonly domain: string
  readonly striated: boolean
}

const textureOf = (striated: boolean) => (striated ? ('striated' as const) : ('areal' as const))

function modality(
  { domain, striated }: Expected,
  { split, doubt: [low, high] }: z.infer<typeof modalityLimits>,
  share: number,
): Check {
  const of = { value: share, threshold: split }
  const expected = textureOf(striated)
  if (share >= low && share <= high) {
    return makeCheck('modality', 'warn', of, fact('texture_open', { share, expected }))
  }
  const found = textureOf(share >= split)
  return found === expected
    ? makeCheck('modality', 'ok', of, fact('texture_expected', { share, expected }))
    : makeCheck('modality', 'refuse', of, fact('texture_unexpected', { share, found, expected, domain }))
}

function coverage(measured_share: number, limits: z.infer<typeof coverageLimits> | null): Check {
  const check = (severity: Severity, limit_share: number, found: Fact): Check =>
    makeCheck('coverage', severity, { value: measured_share, threshold: limit_share }, found)
  const [warn, refuse] = limits
    ? [round(limits.least / Math.sqrt(limits.factor), 4), round(limits.least / limits.factor, 4)]
    : [COVERAGE_WARN, COVERAGE_REFUSE]
  const severity = measured_share < refuse ? 'refuse' : measured_share < warn ? 'warn' : 'ok'
  const limit_share = severity === 'refuse' ? refuse : warn
  if (limits) {
    const reference_share = round(limits.least, 4)
    return severity === 'ok'
      ? check('ok', warn, fact('coverage_as_reference', { measured_share, reference_share }))
      : check(
          severity,
          limit_share,
          fact('coverage_under_reference', { measured_share, limit_share, reference_share }),
        )
  }
  return severity === 'ok'
    ? check('ok', warn, fact('coverage_enough', { measured_share }))
    : check(severity, limit_share, fact('coverage_low', { measured_share, limit_share }))
}

function signal(rms_nm: number): Check {
  const against = (severity: 'warn' | 'refuse', limit_nm: number): Check =>
    makeCheck(
      'signal',
      severity,
      { value: rms_nm, threshold: limit_nm },
      fact('signal_low', { rms_nm, limit_nm }),
    )
  if (rms_nm < SIGNAL_REFUSE) return against('refuse', SIGNAL_REFUSE)
  if (rms_nm < SIGNAL_WARN) return against('warn', SIGNAL_WARN)
  return makeCheck(
    'signal',
    'ok',
    { value: rms_nm, threshold: SIGNAL_WARN },
    fact('signal_enough', { rms_nm }),
  )
}
