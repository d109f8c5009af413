/**
 * Sine, cosine and tangent of angles in radians of any size, at most 1 ulp from the true value; NaN for what is not
 * finite.
 * source  fdlibm 5.3, k_sin.c, k_cos.c, k_tan.c (Sun Microsystems, 1993)
 */
import { withoutLowWord } from './binary64.ts'
import { quarterTurns, REST } from './quarter-turns.ts'

const EIGHTH_TURN = 0.7853981633974483
const EIGHTH_TURN_LOW = 3.061616997868383e-17
const TINY = 1.4901161193847656e-8 // 2^-26

export function sin(x: number): number {
  const size = Math.abs(x)
  if (size <= EIGHTH_TURN) return size < TINY ? x : sineNearZero(x, 0)
  if (!(size < Number.POSITIVE_INFINITY)) return Number.NaN
  const turns = quarterTurns(x)
  const value = turns & 1 ? cosineNearZero(REST[0]!, REST[1]!) : sineNearZero(REST[0]!, REST[1]!)
  return turns & 2 ? -value : value
}

export function cos(x: number): number {
  const size = Math.abs(x)
  if (size <= EIGHTH_TURN) return cosineNearZero(x, 0)
  if (!(size < Number.POSITIVE_INFINITY)) return Number.NaN
  const turns = quarterTurns(x)
  const value = turns & 1 ? -sineNearZero(REST[0]!, REST[1]!) : cosineNearZero(REST[0]!, REST[1]!)
  return turns & 2 ? -value : value
}

export function tan(x: number): number {
  const size = Math.abs(x)
  if (size <= EIGHTH_TURN) return size < TINY ? x : tangentNearZero(x, 0, false)
  if (!(size < Number.POSITIVE_INFINITY)) return Number.NaN
  const turns = quarterTurns(x)
  return tangentNearZero(REST[0]!, REST[1]!, (turns & 1) === 1)
}

/** Both of one angle in radians. */
export const cosSin = (x: number): { cos: number; sin: number } => ({ cos: cos(x), sin: sin(x) })

/** sin(x + low) for |x| <= pi/4. */
function sineNearZero(x: number, low: number): number {
  const z = x * x
  const v = z * x
  const r =
    0.00833333333332249 +
    z * (-0.0001984126982985795 + z * 2.7557313707070068e-6) +
    z * (z * z) * (-2.5050760253406863e-8 + z * 1.58969099521155e-10)
  return x - (z * (0.5 * low - v * r) - low - v * -0.16666666666666632)
}

/** cos(x + low) for |x| <= pi/4. */
function cosineNearZero(x: number, low: number): number {
  const z = x * x
  const r =
    z * (0.0416666666666666 + z * (-0.001388888888887411 + z * 2.480158728947673e-5)) +
    z * z * (z * z) * (-2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11))
  const half = 0.5 * z
  const top = 1 - half
  return top + (1 - top - half + (z * r - x * low))
}

/** tan(x + low) for |x| <= pi/4, or -1 / tan(x + low) for `inverse`. */
function tangentNearZero(x: number, low: number, inverse: boolean): number {
  if (Math.abs(x) < 0.67434) {
    const beyond = beyondLinear(x, low)
    const w = x + beyond
    if (!inverse) return w
    // -1 / (x + beyond) would be off by 2 ulp: the quotient is corrected by what it leaves.
    const top = withoutLowWord(w)
    const rest = beyond - (top - x)
    const quotient = -1 / w
    const short = withoutLowWord(quotient)
    return short + quotient * (1 + short * top + short * rest)
  }
  // tan x = 1 - 2 t / (1 + t) with t = tan(pi/4 - x)
  const sign = x < 0 ? -1 : 1
  const y = EIGHTH_TURN - sign * x + (EIGHTH_TURN_LOW - sign * low)
  const beyond = beyondLinear(y, 0)
  const w = y + beyond
  const side = inverse ? -1 : 1
  return sign * (side - 2 * (y + (beyond - (w * w) / (w + side))))
}

/** tan(x + low) - x for |x| < 0.68. */
function beyondLinear(x: number, low: number): number {
  const z = x * x
  const w = z * z
  const odd =
    0.13333333333320124 +
    w *
      (0.021869488294859542 +
        w *
          (0.0035920791075913124 +
            w * (0.0005880412408202641 + w * (7.817944429395571e-5 + w * -1.8558637485527546e-5))))
  const even =
    z *
    (0.05396825397622605 +
      w *
        (0.0088632398235993 +
          w *
            (0.0014562094543252903 +
              w * (0.0002464631348184699 + w * (7.140724913826082e-5 + w * 2.5907305186363371e-5)))))
  const s = z * x
  return low + z * (s * (odd + even) + low) + s * 0.3333333333333341
}
