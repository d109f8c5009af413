import { z } from 'zod'
import { MarkgraphError, phrase } from '../../errors.ts'
import { grid } from '../../kinds/kind.ts'
import { landOrientationKind, orientationKind } from '../../kinds/marks/orientation.ts'
import { signatureKind } from '../../kinds/marks/signature.ts'
import { bandpassedKind, profileKind, straightenedKind } from '../../kinds/marks/surface.ts'
import { defineNode, keysWith } from '../../kinds/node.ts'
import { fillGaps } from '../../numerics/filters/fill-gaps.ts'
import { localAmplitude } from '../../numerics/filters/local-amplitude.ts'
import { resample } from '../../numerics/filters/resample.ts'
import { columnProfile, columnWidth, coveredMeans } from '../../numerics/profiles/shear.ts'

const MIN_VALID = 16 // measured samples; fewer are too few for an amplitude
const MAX_SAMPLES = 1048576 // a metre of profile at 1 µm
const MIN_COVERAGE = 0.3 // of a column; below it, the mean is of too few points

/**
 * The mean profile across the striae of a straightened surface.
 * in      straightened heights, (ny, nx) metres, NaN = not measured; the orientation used to straighten them
 * out     (1, nx) on the pitch dx cos(angle): a column of a sheared surface is that wide across the striae. NaN where
 *         less than 30 % of a column is measured (of the rows that have a point at all)
 */
export const collapse = defineNode({
  name: 'collapse',
  version: 3,
  title: 'Mean profile of the mark',
  stage: 'preprocess',
  params: z.strictObject({}),
  inputs: { surface: straightenedKind, orientation: landOrientationKind },
  output: profileKind,
  run({ surface: { heights, dx, dy }, orientation: { shear_deg } }) {
    const [ny, nx] = heights.shape as [number, number]
    const covered = coveredMeans(columnProfile(heights.data, ny, nx), MIN_COVERAGE)
    return { heights: grid(covered, 1, nx), dx: columnWidth(dx, shear_deg), dy }
  },
})

/**
 * The signature of a toolmark: its profile on a canonical pitch, at local amplitude 1.
 * in      profile in the roughness band, (1, nx) metres, NaN = not measured; its orientation
 * params  pitch: metres between samples; amplitude_sigma: metres; amplitude_floor: share of the profile's rms
 * out     values without unit; outer gaps are trimmed, inner ones joined by straight lines. `crop` is the part of the
 *         profile's samples that is left. Empty with fewer than 16 measured samples, or without any relief.
 * errors  `too-large` when the profile would have more than 2^20 samples on that pitch
 */
export const toolmarkSignature = defineNode({
  name: 'toolmark-signature',
  version: 2,
  title: 'Signature of the mark',
  stage: 'signature',
  params: z.strictObject({
    pitch: z.number().positive(),
    amplitude_sigma: z.number().positive(),
    amplitude_floor: z.number().positive(),
  }),
  configKeys: keysWith('toolmark_', 'pitch', 'amplitude_sigma', 'amplitude_floor'),
  inputs: { profile: bandpassedKind, orientation: orientationKind },
  output: signatureKind,
  run({ profile: { heights, dx }, orientation }, { pitch, amplitude_sigma, amplitude_floor }) {
    const row = heights.data
    const first = row.findIndex(Number.isFinite)
    const last = row.findLastIndex(Number.isFinite)
    const valid = row.reduce((count, v) => (Number.isFinite(v) ? count + 1 : count), 0)
    if (((last - first) * dx) / pitch >= MAX_SAMPLES) {
      throw new MarkgraphError(
        'too-large',
        phrase('a profile of {length} m has more than {most} samples on a pitch of {pitch} m', {
          length: (last - first) * dx,
          most: MAX_SAMPLES,
          pitch,
        }),
        { pitch },
      )
    }
    const values =
      valid < MIN_VALID
        ? new Float64Array(0)
        : localAmplitude(resample(fillGaps(row), dx, pitch), amplitude_sigma / pitch, amplitude_floor)
    const crop: readonly [number, number] = first < 0 ? [0, 0] : [first, last + 1]
    const { tilt_deg, striae_angle_deg } = orientation
    return {
      values: grid(values, values.length),
      dx: pitch,
      length: values.length,
      tilt_deg,
      striae_angle_deg,
      crop,
    }
  },
})
