const LANES = 8 // a sketch in a block begins at a multiple of so many values

/** Sketches in one row: each from a multiple of 8 values on, with zeros up to the next one. */
export interface PackedSketches {
  readonly values: Int16Array
  /** Values of each sketch. */
  readonly lengths: Int32Array
}

/** How alike a sketch is to each of many, in single precision: as both are read, and at most with one of them read another way. */
export interface Likenesses {
  readonly asRead: Float32Array
  readonly otherWay: Float32Array
}

export const noLikenesses = (count: number): Likenesses => ({
  asRead: new Float32Array(count),
  otherWay: new Float32Array(count),
})

/** Values that a sketch takes in a row of sketches. */
export const packedLength = (length: number): number => Math.ceil(length / LANES) * LANES

/** Packs sketches in their order. */
export function packSketches(sketches: readonly Int16Array[]): PackedSketches {
  const lengths = Int32Array.from(sketches, ({ length }) => length)
  const values = new Int16Array(lengths.reduce((sum, length) => sum + packedLength(length), 0))
  let at = 0
  for (const sketch of sketches) {
    values.set(sketch, at)
    at += packedLength(sketch.length)
  }
  return { values, lengths }
}
