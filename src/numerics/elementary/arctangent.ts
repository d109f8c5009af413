/**
 * Arc tangents in radians, at most 1 ulp from the true value.
 * source  fdlibm 5.3, s_atan.c and e_atan2.c (Sun Microsystems, 1993); the quotient of atan2 carries its rounding error
 */
import { productError, sumError } from './binary64.ts'

const HALF_TURN_LOW = 1.2246467991473532e-16 // pi - Math.PI
const QUARTER_TURN = 1.5707963267948966
const FAR = 1.152921504606847e18 // 2^60: a ratio beyond which the smaller side no longer counts

/** Angle whose tangent is x, from -pi/2 to pi/2. */
export function atan(x: number): number {
  const size = Math.abs(x)
  if (size < 7.450580596923828e-9) return x // 2^-27; keeps -0
  if (!(size < FAR)) return size >= FAR ? Math.sign(x) * QUARTER_TURN : Number.NaN
  return Math.sign(x) * arc(size, 0, false)
}

/** Angle of the point (x, y) from the x axis towards the y axis, from -pi to pi; signs of zeros count, as in C. */
export function atan2(y: number, x: number): number {
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN
  const side = y < 0 || Object.is(y, -0) ? -1 : 1
  const behind = x < 0 || Object.is(x, -0)
  let across = Math.abs(y)
  let along = Math.abs(x)
  if (across === along && (across === 0 || across === Number.POSITIVE_INFINITY)) {
    const ahead = across === 0 ? 0 : 0.7853981633974483
    return side * (behind ? (across === 0 ? Math.PI : 2.356194490192345) : ahead)
  }
  if (across / FAR > along) return side * QUARTER_TURN
  if (along / FAR > across) return side * (behind ? Math.PI : across / along)
  if (across > 3.273390607896142e150 || along > 3.273390607896142e150) {
    across *= 2.4099198651028841e-181 // 2^500, 2^-600: what is far from 1 would not survive the exact product
    along *= 2.4099198651028841e-181
  } else if (across < 3.054936363499605e-151 || along < 3.054936363499605e-151) {
    across *= 4.149515568880993e180
    along *= 4.149515568880993e180
  }
  const quotient = across / along
  const product = quotient * along
  const lost = (across - product - productError(quotient, along, product)) / along
  return side * arc(quotient, lost, behind)
}

/** Bends 0, 0.5, 1, 1.5 and infinity: their arcs in two parts. */
const ARCS = [0, 0.4636476090008061, 0.7853981633974483, 0.982793723247329, 1.5707963267948966]
const ARCS_LOW = [
  0, 2.2698777452961687e-17, 3.061616997868383e-17, 1.3903311031230998e-17, 6.123233995736766e-17,
]

/** atan(t + low) for t > 0, or pi less that. */
function arc(t: number, low: number, fromBehind: boolean): number {
  let near = 0
  let u = t
  if (t >= 2.4375) {
    near = 4
    u = -1 / t
  } else if (t >= 1.1875) {
    near = 3
    u = (t - 1.5) / (1 + 1.5 * t)
  } else if (t >= 0.6875) {
    near = 2
    u = (t - 1) / (t + 1)
  } else if (t >= 0.4375) {
    near = 1
    u = (2 * t - 1) / (2 + t)
  }
  const rest = ARCS_LOW[near]! + low / (1 + t * t) - u * cubic(u) + u
  const base = ARCS[near]!
  if (!fromBehind) return base + rest
  const difference = Math.PI - base
  return difference + (sumError(Math.PI, -base, difference) + (HALF_TURN_LOW - rest))
}

/** 1 - atan(u) / u for |u| < 0.44. */
function cubic(u: number): number {
  const z = u * u
  const w = z * z
  const even =
    z *
    (0.3333333333333293 +
      w *
        (0.14285714272503466 +
          w *
            (0.09090887133436507 +
              w * (0.06661073137387531 + w * (0.049768779946159324 + w * 0.016285820115365782)))))
  const odd =
    w *
    (-0.19999999999876483 +
      w *
        (-0.11111110405462356 +
          w * (-0.0769187620504483 + w * (-0.058335701337905735 + w * -0.036531572744216916))))
  return even + odd
}
