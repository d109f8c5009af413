import { plainFaces } from './faces.plain.ts'
import { FACES_WASM } from './faces.wasm.ts'
import { type Loops, vectorLoops } from './load.ts'

/** Transforms `count` neighbouring columns (or rows) of complex numbers, whose rows are `step` bytes apart. */
export type Transforms = (
  at: number,
  step: number,
  count: number,
  size: number,
  plan: number,
  stages: number,
  table: number,
) => void

/**
 * Inner loops of breech faces on one memory that their caller lays out; addresses, steps and tables are in bytes. There are
 * two implementations with the same bits: vectors of two float64 (simd/faces.ts, which explains them), and plain TypeScript.
 */
export interface FaceLoops extends Loops {
  /** `plan`: radices of the stages; the table of the forward ones is given where it begins, of the inverse where it ends. */
  forwardColumns: Transforms
  forwardRows: Transforms
  inverseColumns: Transforms
  multiplyInverseRows(
    out: number,
    a: number,
    b: number,
    conjugate: number,
    step: number,
    size: number,
    plan: number,
    stages: number,
    end: number,
  ): void
  turn(
    source: number,
    near: number,
    side: number,
    margin: number,
    n: number,
    cos: number,
    sin: number,
    out: number,
    stride: number,
    top: number,
    bottom: number,
    left: number,
    right: number,
    radius: number,
  ): void
  interleave(values: number, n: number, out: number, step: number, part: number): void
  blocks(values: number, n: number, counts: number, squares: number, step: number, part: number): void
  weigh(
    counts: number,
    ofB: number,
    ofA: number,
    rows: number,
    columns: number,
    side: number,
    fewest: number,
    enough: number,
    flat: number,
    out: number,
  ): void
  best(
    values: number,
    rows: number,
    columns: number,
    side: number,
    weights: number,
    second: number,
    weightRows: number,
    weightColumns: number,
    least: number,
    out: number,
  ): void
  maskedSums(
    values: number,
    places: number,
    count: number,
    field: number,
    stride: number,
    rows: number,
    pairs: number,
    out: number,
  ): void
}

export const vectorFaces = (): FaceLoops | undefined => vectorLoops<FaceLoops>(FACES_WASM)

let made: FaceLoops | undefined

/** The fastest implementation that this engine has. One for all callers: none of them may keep its memory. */
export function faceLoops(): FaceLoops {
  made ??= vectorFaces() ?? plainFaces()
  return made
}
