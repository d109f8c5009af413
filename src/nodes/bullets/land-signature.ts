import { z } from 'zod'
import { MarkgraphError, phrase } from '../../errors.ts'
import { grid } from '../../kinds/kind.ts'
import { landOrientationKind } from '../../kinds/marks/orientation.ts'
import { signatureKind } from '../../kinds/marks/signature.ts'
import { robustFormKind, surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { workingMemory } from '../../numerics/elementary/working-memory.ts'
import { fillGaps } from '../../numerics/filters/fill-gaps.ts'
import { resample } from '../../numerics/filters/resample.ts'
import { grooveEdges } from '../../numerics/profiles/groove-edges.ts'
import { reliefProfile } from '../../numerics/profiles/land-relief.ts'
import {
  type ColumnProfile,
  columnProfile,
  columnsBetween,
  columnWidth,
  coveredMeans,
} from '../../numerics/profiles/shear.ts'
import { meansAlongStriae } from '../../numerics/profiles/straightened-land.ts'
import { notScorable } from '../../words/not-scorable.ts'
import { fact } from '../../words/said.ts'
import { bandParams } from '../scan/roughness.ts'
import { heightsOf } from './straighten.ts'

const MAX_SAMPLES = 1048576 // a metre of land at 1 µm
const RELIEF = 1e-12 // metres; anything less is rounding, which would correlate between two flat lands
const COVERAGE = 0.3 // a column with fewer measured rows is bridged

const ALONG = 8e-6 // metres along the striae that are averaged: nothing of a signature is that short this way
const landMemory = workingMemory()

const givenEdges = z.strictObject({ left: z.number(), right: z.number(), mirrored: z.boolean() })

/**
 * The signature of a land: the mean profile across its striae, between its groove shoulders.
 * in      surface, (ny, nx) float64 metres, NaN = not measured; its robust form; the orientation of its striae
 * params  lambda_s, lambda_c: band of the signature, metres; clip: robust deviations kept of it; groove_deviations,
 *         groove_floor (metres), groove_run (metres): what a shoulder is; pitch: metres between samples; edges: left and
 *         right edge in metres across the striae, from the first sample of the middle row of the scan, which is its
 *         middle column if striae run along x; `mirrored` when they were read on the mirror image; null to find shoulders
 * out     without NaN; `crop` is the columns of the straightened land it covers. If shoulders cannot be searched (for
 *         example with fewer than 32 columns), the whole measured width is used. A flat land gives all zeros.
 * errors  `no-valid-points` when nothing is left; `too-large` when it would have more than 2^20 samples; `bad-value` when
 *         edges are in the wrong order or outside the scan
 * method  heights are averaged over 8 µm along the straightened striae, then filtered as `fastBand` does
 * note    the band filter gets only the land between the shoulders, so that these cannot leak into it. Across the
 *         striae a column of the sheared land is dx cos(angle) wide.
 */
export const landSignature = defineNode({
  name: 'land-signature',
  version: 5,
  title: 'Signature of the land',
  stage: 'signature',
  params: bandParams.safeExtend({
    clip: z.number().positive(),
    groove_deviations: z.number().positive(),
    groove_floor: z.number().positive(),
    groove_run: z.number().positive(),
    pitch: z.number().positive(),
    edges: givenEdges.nullable(),
  }),
  configKeys: {
    lambda_s: 'lambda_s',
    lambda_c: 'lambda_c',
    clip: 'land_relief_clip',
    groove_deviations: 'groove_deviations',
    groove_floor: 'groove_floor',
    groove_run: 'groove_run',
    pitch: 'signature_pitch',
  },
  inputs: { surface: surfaceKind, form: robustFormKind, orientation: landOrientationKind },
  output: signatureKind,
  run({ surface, form: { coefficients }, orientation }, params) {
    const scan = heightsOf(surface)
    const [length, pitch] = orientation.turned ? [scan.nx, scan.dx] : [scan.ny, scan.dy]
    const rows = Math.min(length, Math.max(1, Math.floor(ALONG / pitch)))
    const form = Float64Array.from(coefficients)
    const straight = meansAlongStriae(scan, form, orientation, rows)
    const { values: heights, ny, nx, dx } = straight
    const [from, to] = params.edges
      ? givenColumns(params.edges, nx, dx, orientation.turned)
      : foundColumns(columnProfile(heights, ny, nx), dx, params)
    const width = to - from
    const land = columnsBetween(heights, ny, nx, from, to, landMemory(ny * width))
    const making = { block: { rows, columns: 1 }, pitch: straight, band: params, clip: params.clip }
    const columns = reliefProfile(land, ny, width, making)
    const covered = coveredMeans(columns, COVERAGE)
    const profile = covered.every(Number.isNaN) ? columns.means : covered
    const first = profile.findIndex((z) => !Number.isNaN(z))
    if (first < 0) {
      throw notScorable([fact('land_not_measured', { rows: scan.ny, columns: scan.nx })], 'no-valid-points')
    }
    const filled = fillGaps(profile)
    if (filled.every((z) => Math.abs(z) < RELIEF)) filled.fill(0)
    const { shear_deg, tilt_deg, striae_angle_deg } = orientation
    const across = columnWidth(dx, shear_deg)
    if ((filled.length * across) / params.pitch >= MAX_SAMPLES) {
      throw new MarkgraphError(
        'too-large',
        phrase('a land of {length} m has more than {most} samples on a pitch of {pitch} m', {
          length: filled.length * across,
          most: MAX_SAMPLES,
          pitch: params.pitch,
        }),
        { pitch: params.pitch },
      )
    }
    const values = resample(filled, across, params.pitch)
    const crop: readonly [number, number] = [from + first, from + first + filled.length]
    return {
      values: grid(values, values.length),
      dx: params.pitch,
      length: values.length,
      tilt_deg,
      striae_angle_deg,
      crop,
    }
  },
})

interface GrooveParams {
  readonly groove_deviations: number
  readonly groove_floor: number
  readonly groove_run: number
}

const foundColumns = (columns: ColumnProfile, dx: number, params: GrooveParams): readonly [number, number] =>
  grooveEdges(columns, dx, {
    deviations: params.groove_deviations,
    floor: params.groove_floor,
    run: params.groove_run,
  }) ?? [0, columns.means.length]

/** Columns [from, to) of a straightened land between edges that were measured on its scan. */
function givenColumns(
  { left, right, mirrored }: z.infer<typeof givenEdges>,
  nx: number,
  dx: number,
  turned: boolean,
): readonly [number, number] {
  const um = (metres: number): number => Math.round(metres * 1e6)
  if (!(left >= 0 && left < right && right <= nx * dx)) {
    throw new MarkgraphError(
      'bad-value',
      phrase(
        'the edges {left} and {right} µm do not lie on the scan in this order; it is {width} µm wide across its striae',
        { left: um(left), right: um(right), width: um(nx * dx) },
      ),
      { left, right },
    )
  }
  const first = Math.min(nx - 1, Math.ceil(left / dx - 1e-9)) // an edge on a sample keeps this sample
  const last = Math.max(first, Math.min(nx - 1, Math.floor(right / dx + 1e-9)))
  // a quarter turn clockwise reverses the rows of the scan, a mirror image its columns, which are not across then
  return turned || mirrored ? [nx - 1 - last, nx - first] : [first, last + 1]
}
