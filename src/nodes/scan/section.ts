import { z } from 'zod'
import { extentOf, usualCost } from '../../kinds/cost.ts'
import { grid } from '../../kinds/kind.ts'
import { landOrientationKind } from '../../kinds/marks/orientation.ts'
import { sectionKind } from '../../kinds/marks/section.ts'
import { surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { areaAverage } from '../../numerics/filters/area-average.ts'
import { interpolated } from '../../numerics/filters/interpolated.ts'
import { resample } from '../../numerics/filters/resample.ts'
import { crosscut as middleOf } from '../../numerics/profiles/crosscut.ts'
import { quarterTurn } from '../../numerics/profiles/striae-axis.ts'
import { heightsOf } from '../bullets/straighten.ts'

const SAME_PITCH = 1 + 1e-6

/**
 * The crosscut of a striated mark, as it lies in the scan: not levelled, and not sheared.
 * in      surface, (ny, nx) float64 metres, NaN = not measured; its orientation, of which only the axis counts
 * params  pitch of the crosscut; along: standard deviation of the weights of the rows about the middle one, metres
 * out     (1, nx) on `pitch`: area averages, of a coarser scan cubics. A profile has only its pitch changed.
 */
export const crosscut = defineNode({
  name: 'crosscut',
  version: 1,
  title: 'Crosscut of the scan',
  params: z.strictObject({ pitch: z.number().positive(), along: z.number().positive() }),
  inputs: { surface: surfaceKind, orientation: landOrientationKind },
  output: sectionKind,
  cost({ surface }, { pitch }) {
    const usual = usualCost([surface])
    const { width, height } = extentOf(surface)
    const samples = Math.max(width, height) / pitch
    return { bytes: usual.bytes + 64 * samples, operations: usual.operations + 100 * samples }
  },
  run({ surface, orientation: { turned } }, { pitch, along }) {
    const { values, ny, nx, dy, dx } = heightsOf(surface)
    const isTurned = turned && ny > 1
    const { row, rows } = isTurned
      ? middleOf(quarterTurn(values, ny, nx), nx, ny, along / dx)
      : middleOf(values, ny, nx, along / dy)
    const own = isTurned ? dy : dx
    const section =
      own > pitch * SAME_PITCH
        ? resample(row, own, pitch)
        : areaAverage(row, 1, row.length, pitch, own, pitch, 'centre').values
    const scan_pitch = ny > 1 ? Math.max(dy, dx) : dx
    return { heights: grid(section, 1, section.length), dx: pitch, dy: pitch, scan_pitch, rows }
  },
})

/**
 * The map of a mark without striae, as it lies in the scan: not levelled.
 * in      surface, (ny, nx) float64 metres, NaN = not measured
 * params  pitch of the map, metres
 * out     area averages, of a coarser scan bilinear
 */
export const coarseMap = defineNode({
  name: 'coarse-map',
  version: 1,
  title: 'Coarse map of the scan',
  params: z.strictObject({ pitch: z.number().positive() }),
  inputs: { surface: surfaceKind },
  output: sectionKind,
  cost({ surface }, { pitch }) {
    const usual = usualCost([surface])
    const { width, height } = extentOf(surface)
    const points = (height * width) / (pitch * pitch)
    return { bytes: usual.bytes + 64 * points, operations: usual.operations + 200 * points }
  },
  run({ surface }, { pitch }) {
    const { values, ny, nx, dy, dx } = heightsOf(surface)
    const map =
      Math.max(dx, dy) > pitch * SAME_PITCH
        ? interpolated(values, ny, nx, dy, dx, pitch)
        : areaAverage(values, ny, nx, dy, dx, pitch, 'centre')
    return {
      heights: grid(map.values, map.ny, map.nx),
      dx: pitch,
      dy: pitch,
      scan_pitch: Math.max(dx, dy),
      rows: 1,
    }
  },
})
