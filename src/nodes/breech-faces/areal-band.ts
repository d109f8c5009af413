import { z } from 'zod'
import { extentOf, shapeOf, usualCost } from '../../kinds/cost.ts'
import { grid } from '../../kinds/kind.ts'
import { bandpassedKind, surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode, keysWith } from '../../kinds/node.ts'
import { areaAverage } from '../../numerics/filters/area-average.ts'
import { gaussian, SIGMA_PER_CUTOFF } from '../../numerics/filters/gaussian.ts'
import { interpolated } from '../../numerics/filters/interpolated.ts'
import { robustArealForm } from '../../numerics/filters/robust-areal-form.ts'
import { notScorable } from '../../words/not-scorable.ts'
import { fact } from '../../words/said.ts'

/** The S-filter works on a pitch this many times finer than the map's. Scans may be up to twice as coarse as that. */
const FINER = 4
const COARSEST = 2

/** The coarsest pitch of a scan that can be brought to maps of a given pitch. */
export const coarsestPitch = (pitch: number): number => pitch / COARSEST

/** Where the first pixel of a map begins, from the edge of the first point of the scan, both pitches in metres: see `areaAverage`. */
export const startOfMap = (pitch: number, ofScan: number): number => (ofScan - pitch / FINER) / 2

/**
 * A breech face in the band and on the pitch of its map.
 * in      surface, (ny, nx) float64 metres, NaN = not measured
 * params  lambda_s, lambda_c: band, metres; pitch: of the map, metres; fit_deviations, drop_deviations: see
 *         `robustArealForm`
 * out     heights on `pitch`; all NaN when too little is measured
 * errors  `bad-value` for a scan coarser than half of `pitch`
 * method  area average to pitch / 4 (of a coarser scan, bilinear interpolation), robust form of degree 2, S-filter, area
 *         average to pitch, minus its L-filter
 */
export const arealBand = defineNode({
  name: 'areal-band',
  version: 4,
  title: 'Band of the face',
  stage: 'preprocess',
  params: z
    .strictObject({
      lambda_s: z.number().positive(),
      lambda_c: z.number().positive().max(0.01),
      pitch: z.number().positive(),
      fit_deviations: z.number().positive(),
      drop_deviations: z.number().positive(),
    })
    .refine((band) => band.lambda_s < band.lambda_c, 'lambda_s must be below lambda_c'),
  configKeys: keysWith('impressed_', 'lambda_s', 'lambda_c', 'pitch', 'fit_deviations', 'drop_deviations'),
  inputs: { surface: surfaceKind },
  output: bandpassedKind,
  cost({ surface }, { pitch }) {
    const { height, width } = extentOf(surface)
    const [ny = 1, nx = 1] = shapeOf(surface)
    // a scan coarser than half of the pitch is refused, so the fine grid has at most four points for each of the scan
    const fine = Math.min((height * width) / ((pitch / FINER) * (pitch / FINER)), 4 * ny * nx)
    const usual = usualCost([surface])
    return { bytes: usual.bytes + 64 * fine, operations: usual.operations + 500 * fine }
  },
  run({ surface: { heights, dx, dy } }, { lambda_s, lambda_c, pitch, fit_deviations, drop_deviations }) {
    const [ny, nx] = heights.shape as [number, number]
    const coarsest = Math.max(dx, dy) / (1 + 1e-6)
    if (coarsest > coarsestPitch(pitch)) {
      const found = {
        map_pitch_um: pitch * 1e6,
        needed_um: coarsestPitch(pitch) * 1e6,
        pitch_um: Math.max(dx, dy) * 1e6,
      }
      throw notScorable([fact('map_too_coarse', found)])
    }
    const fine = pitch / FINER
    const start =
      coarsest > fine
        ? interpolated(heights.data, ny, nx, dy, dx, fine)
        : areaAverage(heights.data, ny, nx, dy, dx, fine, 'centre')
    const level = robustArealForm(start.values, start.ny, start.nx, fit_deviations, drop_deviations)
    const sigma = (lambda: number, on: number): number => (SIGMA_PER_CUTOFF * lambda) / on
    const smooth = gaussian(level, start.ny, start.nx, sigma(lambda_s, fine), sigma(lambda_s, fine), level)
    const map = areaAverage(smooth, start.ny, start.nx, fine, fine, pitch)
    const waviness = gaussian(map.values, map.ny, map.nx, sigma(lambda_c, pitch), sigma(lambda_c, pitch))
    const band = map.values.map((value, i) => value - waviness[i]!)
    return { heights: grid(band, map.ny, map.nx), dx: pitch, dy: pitch }
  },
})
