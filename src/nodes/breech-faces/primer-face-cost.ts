import type { Cost } from '../../kinds/cost.ts'
import { COARSER, type FaceOptions, TRIALS } from '../../numerics/areal/primer-face.ts'

/** Height and width in the unit of the options. */
interface Extent {
  readonly height: number
  readonly width: number
}

/** Memory in bytes and operations of `primerFace` beside those that grow with the points of the scan alone, at most. */
export function faceCost(
  { height, width }: Extent,
  { pitch, groove, narrow, edge }: Pick<FaceOptions, 'pitch' | 'groove' | 'narrow' | 'edge'>,
): Cost {
  const squares = (height / pitch + 1) * (width / pitch + 1)
  const coarse = squares / (COARSER * COARSER) + 1
  const reach = groove[1] / (COARSER * pitch)
  const centres = square(Math.max(height, width) / (COARSER * pitch * 4) + 1)
  const around = Math.min(square(2 * reach + 1), coarse)
  const spreading = 2 * square(2 * (narrow / pitch) + 1) + square(2 * (edge / pitch) + 1)
  return {
    bytes: 64 * squares + 160 * coarse,
    operations: 10 * centres * around + 8 * TRIALS * coarse + 5 * squares * spreading + 30 * squares,
  }
}

/** The same of `withoutEdge`; `pitch` is the side of its squares. */
export function edgeCost(
  { height, width }: Extent,
  { pitch, edge }: Pick<FaceOptions, 'pitch' | 'edge'>,
): Cost {
  const squares = (height / pitch + 1) * (width / pitch + 1)
  return { bytes: 40 * squares, operations: 5 * squares * square(2 * (edge / pitch) + 1) + 30 * squares }
}

const square = (x: number): number => x * x
