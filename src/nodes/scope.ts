import { z } from 'zod'
import { exp10 } from '../kernels/elementary/exponential.ts'
import { measuredShare, rootMeanSquare } from '../kernels/measured.ts'
import { defineNode } from '../kinds/node.ts'
import { coherenceKind } from '../kinds/orientation.ts'
import type { Check, Severity } from '../kinds/scope.ts'
import { scopeChecksKind } from '../kinds/scope.ts'
import { bandpassedKind, surfaceKind } from '../kinds/surface.ts'

const PITCH_WARN = 2 // µm: Nyquist for the 4 µm short cutoff
const PITCH_REFUSE = 4
/** A texture of at least this coherence counts as striae. */
export const COHERENCE_SPLIT = 0.6
const COHERENCE_DOUBT = 0.1
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

/**
 * Checks of one scan against the domain a reference was validated on.
 * in      surface; coherence of its texture; the surface in the roughness band
 * params  domain; striated: whether its marks show striae; texture: what they show, in words; reference: coarsest pitch
 *         that can be brought to the pitch of its marks, and their band, metres
 * out     resolution (pitch, µm), modality (coherence), coverage (fraction valid), signal (rms in the band, nm)
 */
export const scopeChecks = defineNode({
  name: 'scope-checks',
  version: 3,
  params: z.strictObject({
    domain: z.string(),
    striated: z.boolean(),
    texture: z.string(),
    reference: likeReference,
  }),
  inputs: { surface: surfaceKind, coherence: coherenceKind, bandpassed: bandpassedKind },
  output: scopeChecksKind,
  run(
    { surface: { heights, dx, dy }, coherence: { coherence }, bandpassed },
    { domain, striated, texture, reference },
  ) {
    const isProfile = heights.shape[0] === 1
    const pitch = round((isProfile ? dx : Math.max(dx, dy)) * 1e6, 4)
    return {
      domain,
      checks: [
        resolution(pitch, reference),
        modality({ domain, striated, texture }, round(coherence, 4)),
        coverage(round(measuredShare(heights.data), 4)),
        signal(round(rootMeanSquare(bandpassed.heights.data) * 1e9, 3)),
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

function resolution(pitch: number, reference: z.infer<typeof likeReference>): Check {
  const micrometres = (metres: number): number => round(metres * 1e6, 4)
  const canonical = micrometres(reference.pitch)
  const band = `the reference's band of ${micrometres(reference.lambda_s)}–${micrometres(reference.lambda_c)} µm`
  const brought =
    pitch > canonical
      ? `it cannot be brought to the pitch of ${canonical} µm that ${band} needs`
      : `it can be brought to ${band}, which needs ${canonical} µm`
  if (pitch > PITCH_REFUSE) {
    const reason = `pitch ${pitch} µm is coarser than ${PITCH_REFUSE} µm; ${brought}`
    return check('resolution', 'refuse', pitch, PITCH_REFUSE, reason)
  }
  if (pitch > PITCH_WARN) {
    const reason = `pitch ${pitch} µm is coarser than the ${PITCH_WARN} µm that resolve the 4 µm short cutoff; ${brought}`
    return check('resolution', 'warn', pitch, PITCH_WARN, reason)
  }
  return check('resolution', 'ok', pitch, PITCH_WARN, `pitch ${pitch} µm resolves the roughness band`)
}

interface Expected {
  readonly domain: string
  readonly striated: boolean
  readonly texture: string
}

function modality({ domain, striated, texture: expected }: Expected, coherence: number): Check {
  const looksStriated = coherence >= COHERENCE_SPLIT
  const fits = looksStriated === striated
  if (Math.abs(coherence - COHERENCE_SPLIT) <= COHERENCE_DOUBT) {
    const reason = `coherence ${coherence} leaves open whether the texture is ${expected}`
    return check('modality', 'warn', coherence, COHERENCE_SPLIT, reason)
  }
  const found = looksStriated ? 'striated' : 'areal (impressed)'
  const reason = fits
    ? `coherence ${coherence} is that of ${expected} texture`
    : `coherence ${coherence} is that of ${found} texture, but domain ${domain} expects ${expected} texture`
  return check('modality', fits ? 'ok' : 'refuse', coherence, COHERENCE_SPLIT, reason)
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
