import { plainFaces } from './faces.plain.ts'
import { FACES_WASM } from './faces.wasm.ts'

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
export interface FaceLoops {
  /** The memory, at least so large. Its content is arbitrary; an earlier buffer must not be used any more. */
  memory(bytes: number): ArrayBuffer
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

/** What is used of WebAssembly, which some engines lack and some pages forbid. */
interface Assembly {
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer; grow(pages: number): void }
  Module: new (bytes: Uint8Array) => unknown
  Instance: new (
    module: unknown,
    imports: object,
  ) => { readonly exports: Omit<FaceLoops, 'memory'> & Record<string, unknown> }
}

const PAGE = 65536

/** The vector implementation, or undefined where the engine has none. */
export function vectorFaces(): FaceLoops | undefined {
  const { WebAssembly: assembly } = globalThis as { WebAssembly?: Assembly }
  if (!assembly) return undefined
  try {
    const own = new assembly.Memory({ initial: 1 })
    const bytes = Uint8Array.from(atob(FACES_WASM), (one) => one.charCodeAt(0))
    const { exports } = new assembly.Instance(new assembly.Module(bytes), { env: { memory: own } })
    const memory = (size: number): ArrayBuffer => {
      const missing = size - own.buffer.byteLength
      if (missing > 0) own.grow(Math.ceil(missing / PAGE))
      return own.buffer
    }
    return { ...exports, memory }
  } catch {
    return undefined // no vectors, or a page that forbids WebAssembly: the bits are the same
  }
}

let made: FaceLoops | undefined

/** The fastest implementation that this engine has. One for all callers: none of them may keep its memory. */
export function faceLoops(): FaceLoops {
  made ??= vectorFaces() ?? plainFaces()
  return made
}
