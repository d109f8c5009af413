import { z } from 'zod'
import { anyArrayKind } from '../../kinds/kind.ts'
import { arrayPreviewKind, pictureKind } from '../../kinds/marks/pictures.ts'
import { signatureKind } from '../../kinds/marks/signature.ts'
import { straightenedKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { preview as previewOf, rowsOf } from '../../numerics/areal/preview.ts'
import { workingMemory } from '../../numerics/elementary/working-memory.ts'

export const PREVIEW_SIDE = 140
export const SIGNATURE_SAMPLES = 512
const cutMemory = workingMemory()

/** Every k-th sample, k the smallest that leaves at most `max`; NaN as null. */
export function decimate(values: Float64Array, max: number): (number | null)[] {
  const step = Math.ceil(values.length / max)
  return Array.from({ length: Math.ceil(values.length / step) }, (_, i) => {
    const value = values[i * step]!
    return Number.isFinite(value) ? value : null
  })
}

/** Rows of values in [0, 1], at most `side` x `side`; NaN in the data = not measured. */
export function picture(data: Float64Array, ny: number, nx: number, side: number): number[][] {
  const small = previewOf(data, ny, nx, side)
  return rowsOf(small.values, small.ny, small.nx)
}

/** A striated mark over the stretch of its signature, so that fractions of the signature are fractions of the picture. */
export const straightenedPreview = defineNode({
  name: 'straightened-preview',
  version: 1,
  title: 'Picture',
  params: z.strictObject({}),
  inputs: { straightened: straightenedKind, signature: signatureKind },
  output: pictureKind,
  run({ straightened: { heights }, signature: { crop } }) {
    const [ny, nx] = heights.shape as [number, number]
    const [from, to] = crop
    const cut = cutMemory(ny * (to - from))
    for (let y = 0; y < ny; y++) cut.set(heights.data.subarray(y * nx + from, y * nx + to), y * (to - from))
    return { grid: picture(cut, ny, to - from, PREVIEW_SIDE) }
  },
})

/**
 * Downsamples any array artifact.
 * out     for one row or one dimension, at most 512 of the samples, unchanged; otherwise a picture of the first plane,
 *         at most 140 x 140 values in [0, 1]
 */
export const arrayPreview = defineNode({
  name: 'array-preview',
  version: 1,
  title: 'Picture',
  params: z.strictObject({}),
  inputs: { artifact: anyArrayKind },
  output: arrayPreviewKind,
  run({ artifact: { array } }) {
    const nx = array.shape.at(-1)!
    const ny = array.shape.at(-2) ?? 1
    const plane = array.data.subarray(0, ny * nx)
    return ny === 1
      ? { signature: decimate(plane, SIGNATURE_SAMPLES) }
      : { grid: picture(plane, ny, nx, PREVIEW_SIDE) }
  },
})
