import { grid } from '../../../src/kinds/kind.ts'
import { TOOLMARK_SKETCH } from '../../../src/marks/toolmarks/sketch.ts'
import { striaeSketchNode } from '../../../src/nodes/sketches/striae-sketch.ts'
import { localAmplitude } from '../../../src/numerics/filters/local-amplitude.ts'
import { surrogates } from '../../../src/numerics/profiles/surrogates.ts'
import { type PackedSketches, packedLength } from '../../../src/numerics/sketches/packed-sketches.ts'

/** A real mark: its signature at the deployed pitch, of local amplitude 1. */
export interface RealMark {
  readonly mark: string
  readonly source: string
  readonly values: Float64Array
}

const PITCH = TOOLMARK_SKETCH.pitch
export const BLOCK = 16_384 // sketches
const SIGMA = 40 // samples over which the texture is taken, as for agreement by chance

/** The sketch that the node of toolmarks makes of a signature. */
export function sketchOf(values: Float64Array): Int16Array {
  const signature = {
    values: grid(values, values.length),
    dx: PITCH,
    length: values.length,
    tilt_deg: 0,
    striae_angle_deg: 90,
    crop: [0, values.length] as const,
  }
  return striaeSketchNode.run({ signature }, TOOLMARK_SKETCH).values
}

/**
 * Simulated marks of local amplitude 1: each has the texture of a real one in turn, and nothing else in common with it. `sigma`:
 * samples over which the texture is taken.
 */
function* simulated(
  marks: readonly Pick<RealMark, 'values'>[],
  count: number,
  sigma: number,
): Generator<Float64Array> {
  const each = 2 * Math.ceil(count / marks.length / 2)
  let left = count
  for (const { values } of marks) {
    for (const profile of surrogates(values, sigma, Math.min(each, left + (left % 2)))) {
      if (left === 0) return
      left -= 1
      yield localAmplitude(profile, sigma, 0.1)
    }
  }
}

/** Sketches of simulated marks, in blocks. */
export function crowd(
  marks: readonly Pick<RealMark, 'values'>[],
  count: number,
  sketch: (values: Float64Array) => Int16Array,
  sigma: number,
): PackedSketches[] {
  return inBlocks([...simulated(marks, count, sigma).map(sketch)])
}

/** Toolmarks and so many simulated ones after them: their signatures, and their sketches, in blocks and one by one. */
export function withCrowd(marks: readonly RealMark[], count: number) {
  const signatures: ArrayLike<number>[] = marks.map(({ values }) => values)
  const sketches = marks.map(({ values }) => sketchOf(values))
  for (const values of simulated(marks, count, SIGMA)) {
    signatures.push(Float32Array.from(values)) // a million must fit
    sketches.push(sketchOf(values))
  }
  return { signatures, sketches, blocks: inBlocks(sketches) }
}

const inBlocks = (sketches: readonly Int16Array[]): PackedSketches[] =>
  Array.from({ length: Math.ceil(sketches.length / BLOCK) }, (_, b) =>
    sharedBlock(sketches.slice(b * BLOCK, (b + 1) * BLOCK)),
  )

/** A block in shared memory. */
export function sharedBlock(sketches: readonly Int16Array[]): PackedSketches {
  const lengths = new Int32Array(new SharedArrayBuffer(4 * sketches.length))
  const total = sketches.reduce((sum, { length }) => sum + packedLength(length), 0)
  const values = new Int16Array(new SharedArrayBuffer(2 * total))
  let at = 0
  for (const [i, sketch] of sketches.entries()) {
    lengths[i] = sketch.length
    values.set(sketch, at)
    at += packedLength(sketch.length)
  }
  return { values, lengths }
}
