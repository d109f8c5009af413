import { cosSin } from '../elementary/trigonometry.ts'

/** The stages of a transform and their twiddles, as `FaceLoops` reads them. */
interface TransformPlan {
  readonly size: number
  /** Radices of the forward transform, from the longest stage on. */
  readonly radices: Uint8Array
  /** exp(-2 pi i j m / length) for each stage, j and m = 1 … radix - 1, as (re, re, -im, im). */
  readonly forward: Float64Array
  /** Their conjugates. */
  readonly inverse: Float64Array
}

const plans = new Map<number, TransformPlan>()

/** The smallest size that has a plan and is at least `n` and at least 2: 2, 4, 8, …, or 3 or 9 times one of these. */
export function plannedSize(n: number): number {
  let best = 2
  while (best < n) best *= 2
  for (const odd of [3, 9]) {
    let size = 2 * odd
    while (size < n) size *= 2
    best = Math.min(best, size)
  }
  return n <= 2 ? 2 : best
}

/** The plan for such a size. It is made once. */
export function transformPlan(size: number): TransformPlan {
  let known = plans.get(size)
  if (!known) {
    known = made(size)
    plans.set(size, known)
  }
  return known
}

function made(size: number): TransformPlan {
  const radices: number[] = []
  let left = size
  for (; left % 3 === 0; left /= 3) radices.push(3)
  for (; left >= 4; left /= 4) radices.push(4)
  if (left === 2) radices.push(2)
  const forward: number[] = []
  const inverse: number[] = []
  let length = size
  for (const radix of radices) {
    for (let j = 0; j < length / radix; j++) {
      for (let m = 1; m < radix; m++) {
        const { cos, sin } = cosSin((2 * Math.PI * j * m) / length)
        forward.push(cos, cos, sin, -sin)
        inverse.push(cos, cos, -sin, sin)
      }
    }
    length /= radix
  }
  return {
    size,
    radices: Uint8Array.from(radices),
    forward: Float64Array.from(forward),
    inverse: Float64Array.from(inverse),
  }
}
