import { z } from 'zod'
import { exp10 } from '../kernels/elementary/exponential.ts'
import { bandRmsKind, measuresKind } from '../kinds/measures.ts'
import { defineNode, listOf } from '../kinds/node.ts'
import { collapseRatioKind } from '../kinds/orientation.ts'
import type { Check, Severity } from '../kinds/scope.ts'
import { scopeChecksKind } from '../kinds/scope.ts'
import { robustFormKind, surfaceKind } from '../kinds/surface.ts'
import { conditionsCheck, conditionsParams } from './conditions.ts'

const COVERAGE_WARN = 0.8 // fraction of valid points
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

/** Collapse ratio that divides the textures; between the two of `doubt` it only warns. */
const modalityLimits = z.strictObject({ split: z.number(), doubt: z.tuple([z.number(), z.number()]) })

/**
 * Checks of one scan against the domain and the reference it is compared under.
 * in      surface; its robust form; collapse ratio of its texture; its rms in the roughness band; its measures, none when it
 *         shows too little to be measured
 * params  domain; striated: whether its marks show striae; texture: what they show, in words; reference: coarsest pitch
 *         that can be brought to the pitch of its marks, and their band, metres; resolution and modality: their limits;
 *         conditions: see `conditionsCheck`
 * out     resolution (pitch, µm), modality (collapse ratio), coverage (fraction valid), signal (rms in the band, nm),
 *         conditions (worst ratio to the range of the reference's marks)
 */
export const scopeChecks = defineNode({
  name: 'scope-checks',
  version: 5,
  params: z.strictObject({
    domain: z.string(),
    striated: z.boolean(),
    texture: z.string(),
    reference: likeReference,
    resolution: pitchLimits,
    modality: modalityLimits,
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
        coverage(round(form.valid, 4)),
        signal(round(band.rms * 1e9, 3)),
        conditionsCheck(measures[0], params.conditions),
      ],
    }
  },
})

const round = (value: number, digits: number): number => Math.round(value * exp10(digits)) / exp10(digits)

const check = (
  name: Check['name'],
  severity: Severity,
  value: number,
  threshold: number,
  reason: string,
): Check => ({ name, passed: severity === 'ok', severity, value, threshold, reason })

function resolution(
  pitch: number,
  { by, warn, refuse }: z.infer<typeof pitchLimits>,
  reference: z.infer<typeof likeReference>,
): Check {
  const micrometres = (metres: number): number => round(metres * 1e6, 4)
  const canonical = micrometres(reference.pitch)
  const band = `the reference's band of ${micrometres(reference.lambda_s)}–${micrometres(reference.lambda_c)} µm`
  const brought =
    pitch > canonical
      ? `it cannot be brought to the pitch of ${canonical} µm that ${band} needs`
      : `it can be brought to ${band}, which needs ${canonical} µm; resolution=reference allows what the reference was measured at`
  if (by === 'reference') {
    const measured = `the scans of the reference, ${round(warn, 4)} µm`
    if (pitch > refuse) {
      const reason = `pitch ${pitch} µm is coarser than ${round(refuse, 4)} µm, too far from ${measured}`
      return check('resolution', 'refuse', pitch, round(refuse, 4), reason)
    }
    if (pitch > warn * (1 + 1e-6)) {
      return check(
        'resolution',
        'warn',
        pitch,
        round(warn, 4),
        `pitch ${pitch} µm is coarser than ${measured}`,
      )
    }
    return check(
      'resolution',
      'ok',
      pitch,
      round(warn, 4),
      `pitch ${pitch} µm is not coarser than ${measured}`,
    )
  }
  if (pitch > refuse) {
    const reason = `pitch ${pitch} µm is coarser than ${refuse} µm; ${brought}`
    return check('resolution', 'refuse', pitch, refuse, reason)
  }
  if (pitch > warn) {
    const reason = `pitch ${pitch} µm is coarser than the ${warn} µm that resolve the 4 µm short cutoff; ${brought}`
    return check('resolution', 'warn', pitch, warn, reason)
  }
  return check('resolution', 'ok', pitch, warn, `pitch ${pitch} µm resolves the roughness band`)
}

interface Expected {
  readonly domain: string
  readonly striated: boolean
  readonly texture: string
}

function modality(
  { domain, striated, texture: expected }: Expected,
  { split, doubt: [low, high] }: z.infer<typeof modalityLimits>,
  ratio: number,
): Check {
  const looksStriated = ratio >= split
  const fits = looksStriated === striated
  const kept = `averaging along lines leaves ${ratio} of the variance`
  if (ratio >= low && ratio <= high) {
    return check(
      'modality',
      'warn',
      ratio,
      split,
      `${kept}; that leaves open whether the texture is ${expected}`,
    )
  }
  const found = looksStriated ? 'striated' : 'areal (impressed)'
  const reason = fits
    ? `${kept}, as in ${expected} texture`
    : `${kept}, as in ${found} texture, but domain ${domain} expects ${expected} texture`
  return check('modality', fits ? 'ok' : 'refuse', ratio, split, reason)
}

function coverage(fraction: number): Check {
  const percent = `${round(fraction * 100, 2)} % of the points are measured`
  if (fraction < COVERAGE_REFUSE) {
    return check(
      'coverage',
      'refuse',
      fraction,
      COVERAGE_REFUSE,
      `${percent}, under ${COVERAGE_REFUSE * 100} %`,
    )
  }
  if (fraction < COVERAGE_WARN) {
    return check('coverage', 'warn', fraction, COVERAGE_WARN, `${percent}, under ${COVERAGE_WARN * 100} %`)
  }
  return check('coverage', 'ok', fraction, COVERAGE_WARN, percent)
}

function signal(nanometres: number): Check {
  const height = `rms height in the roughness band is ${nanometres} nm`
  if (nanometres < SIGNAL_REFUSE) {
    return check('signal', 'refuse', nanometres, SIGNAL_REFUSE, `${height}, under ${SIGNAL_REFUSE} nm`)
  }
  if (nanometres < SIGNAL_WARN) {
    return check('signal', 'warn', nanometres, SIGNAL_WARN, `${height}, under ${SIGNAL_WARN} nm`)
  }
  return check('signal', 'ok', nanometres, SIGNAL_WARN, height)
}
