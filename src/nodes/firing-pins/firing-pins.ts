/** Nodes of a mark type: firing pin impressions by their rings. */
import { z } from 'zod'
import { arrayKind, grid } from '../../kinds/kind.ts'
import { attributionKind } from '../../kinds/marks/agreement.ts'
import { measuresKind } from '../../kinds/marks/measures.ts'
import { pictureKind } from '../../kinds/marks/pictures.ts'
import { scoreKind } from '../../kinds/marks/score.ts'
import { surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode, nodesOf } from '../../kinds/node.ts'
import { measuredShare } from '../../numerics/areal/measured.ts'
import { robustQuadratic } from '../../numerics/filters/robust-form.ts'

/** Mean height of each ring about the middle, (rings), metres. */
const ringsKind = arrayKind<'values', { dx: number }>('firing-pin.rings', 'values')

export const ringProfile = defineNode({
  name: 'firing-pin-rings',
  version: 1,
  title: 'Height of each ring',
  stage: 'signature',
  params: z.strictObject({ rings: z.number().int().min(8).max(512) }),
  configKeys: { rings: 'firing_pin_rings' },
  inputs: { surface: surfaceKind },
  output: ringsKind,
  run({ surface: { heights, dx } }, { rings }) {
    const [ny, nx] = heights.shape as [number, number]
    const most = Math.min(ny, nx) / 2
    const sums = new Float64Array(rings)
    const counts = new Float64Array(rings)
    for (let y = 0; y < ny; y++) {
      for (let x = 0; x < nx; x++) {
        const height = heights.data[y * nx + x]!
        const [v, u] = [y - (ny - 1) / 2, x - (nx - 1) / 2]
        const ring = Math.floor((rings * Math.sqrt(u * u + v * v)) / most)
        if (ring >= rings || Number.isNaN(height)) continue
        sums[ring]! += height
        counts[ring]! += 1
      }
    }
    const values = sums.map((sum, i) => (counts[i]! > 0 ? sum / counts[i]! : 0))
    return { values: grid(values, rings), dx: (most * dx) / rings }
  },
})

/** Correlation of two ring profiles. */
export const ringScore = defineNode({
  name: 'firing-pin-score',
  version: 1,
  title: 'Score',
  stage: 'compare',
  params: z.strictObject({}),
  inputs: { a: ringsKind, b: ringsKind },
  output: scoreKind,
  run({ a, b }) {
    const [one, other] = [centred(a.values.data), centred(b.values.data)]
    const dot = (p: Float64Array, q: Float64Array) => p.reduce((sum, value, i) => sum + value * q[i]!, 0)
    return {
      score: dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other)),
      score_kind: 'ring-correlation',
    }
  },
})

function centred(values: Float64Array): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}

/** The whole of both marks: rings have no regions. */
export const ringAttribution = defineNode({
  name: 'firing-pin-attribution',
  version: 1,
  title: 'Regions that agree',
  params: z.strictObject({}),
  inputs: { score: scoreKind, rings: ringsKind },
  output: attributionKind,
  run({ score: { score: corr }, rings: { values } }) {
    const region = { x: 0, y: 0, w: values.size, h: values.size, corr }
    const whole = { ...region, x_frac: 0, y_frac: 0, w_frac: 1, h_frac: 1 }
    return { a: [whole], b: [whole] }
  },
})

/** What an impression is like: pitch, how far its relief leaves a smooth form, measured share. */
export const pinMeasures = defineNode({
  name: 'firing-pin-measures',
  version: 1,
  title: 'Measures of the impression',
  params: z.strictObject({}),
  inputs: { surface: surfaceKind },
  output: measuresKind,
  run({ surface: { heights, dx, dy } }) {
    const [ny, nx] = heights.shape as [number, number]
    return {
      pitch_um: Math.max(dx, dy) * 1e6,
      form_residual_um: robustQuadratic(heights.data, ny, nx).rms * 1e6,
      valid: measuredShare(heights.data),
    }
  },
})

/** Every eighth point, from 0 to 1. */
export const pinPicture = defineNode({
  name: 'firing-pin-picture',
  version: 1,
  title: 'Picture',
  params: z.strictObject({}),
  inputs: { surface: surfaceKind },
  output: pictureKind,
  run({ surface: { heights } }) {
    const [ny, nx] = heights.shape as [number, number]
    const rows = Array.from({ length: Math.floor(ny / 8) }, (_, y) =>
      Array.from({ length: Math.floor(nx / 8) }, (_, x) => heights.data[8 * y * nx + 8 * x]!),
    )
    const all = rows.flat().filter((value) => !Number.isNaN(value))
    const least = Math.min(...all)
    const range = Math.max(...all) - least || 1
    return { grid: rows.map((row) => row.map((value) => (value - least) / range)) }
  },
})

export const FIRING_PIN_NODES = nodesOf(ringProfile, ringScore, ringAttribution, pinMeasures, pinPicture)
