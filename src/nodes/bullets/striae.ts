import { z } from 'zod'
import { landOrientationKind } from '../../kinds/marks/orientation.ts'
import { robustFormKind, surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { blockRelief } from '../../numerics/profiles/land-relief.ts'
import { type Relief, shearAngle } from '../../numerics/profiles/shear.ts'
import { quarterTurn, striaeAlongX } from '../../numerics/profiles/striae-axis.ts'
import { bandParams } from '../scan/roughness.ts'
import { heightsOf } from './straighten.ts'

const SAMPLES = 1.6 // in the shortest wave of the band: finer grids are averaged to tell the axis and the whole degree
const SMEAR = 0.2 // of the shortest wave: what means along lines may smear striae that run 10 degrees off
const TAN_10 = 0.17632698070846498

/**
 * Axis and angle of the striae of a land.
 * in      surface, (ny, nx) float64 metres, NaN = not measured; its robust form
 * params  lambda_s, lambda_c: the band that is searched for striae, metres; clip: robust deviations kept of it
 * out     angle 0 and no turn for a profile, which runs across the striae already
 * method  the axis on means over square blocks, the angle on means of several points along the axis; see `fastBand`
 */
export const striae = defineNode({
  name: 'striae',
  version: 4,
  title: 'Find the striae',
  stage: 'preprocess',
  params: bandParams.safeExtend({ clip: z.number().positive() }),
  configKeys: { lambda_s: 'land_angle_lambda_s', lambda_c: 'land_angle_lambda_c', clip: 'land_clip' },
  inputs: { surface: surfaceKind, form: robustFormKind },
  output: landOrientationKind,
  run({ surface, form }, params) {
    const { dx, dy } = surface
    if (surface.heights.shape[0] === 1) {
      return { turned: false, shear_deg: 0, tilt_deg: 0, striae_angle_deg: 90 }
    }
    const coefficients = Float64Array.from(form.coefficients)
    const relief = (rows: number, columns: number): Relief => {
      const scan = heightsOf(surface)
      const block = { rows: Math.min(scan.ny, rows), columns: Math.min(scan.nx, columns) }
      const making = { block, pitch: surface, band: params, clip: params.clip }
      const relief = blockRelief(scan.values, scan.ny, scan.nx, coefficients, making)
      return { ...relief, dy: dy * block.rows, dx: dx * block.columns }
    }
    const side = (d: number): number => Math.max(1, Math.floor(params.lambda_s / (SAMPLES * d)))
    const square = relief(side(dy), side(dx))
    const turned = striaeAlongX(square.values, square.ny, square.nx, square.dx, square.dy)
    const along = (d: number): number => Math.max(1, Math.floor((SMEAR * params.lambda_s) / (TAN_10 * d)))
    const angle = turned
      ? shearAngle(uprightRelief(square), uprightRelief(relief(1, along(dx))))
      : shearAngle(square, relief(along(dy), 1))
    const tilt = turned ? angle - 90 : angle
    return {
      turned,
      shear_deg: angle,
      tilt_deg: tilt,
      striae_angle_deg: tilt > -90 ? 90 - tilt : -90 - tilt, // in (0, 180]
    }
  },
})

/** A quarter turn clockwise. */
const uprightRelief = ({ values, ny, nx, dx, dy }: Relief): Relief => ({
  values: quarterTurn(values, ny, nx),
  ny: nx,
  nx: ny,
  dx: dy,
  dy: dx,
})
