/** What is left of an angle after whole quarter turns, in two numbers: [high, low]; overwritten by every call. */
export const REST = new Float64Array(2)

const PER_QUARTER = 0.6366197723675814
const MEDIUM = 1_647_099 // radians: 2^20 quarter turns, whose number times 33 bits is exact

/**
 * Takes whole quarter turns off a finite angle in radians, so that at most pi/4 (and a rounding error) is left in `REST`.
 * out     their number modulo 4, from 0 to 3
 * source  fdlibm 5.3, e_rem_pio2.c (Cody and Waite) up to a million radians; Payne and Hanek (1983) beyond
 */
export function quarterTurns(x: number): number {
  if (Math.abs(x) > MEDIUM) return hugeQuarterTurns(x)
  const n = Math.floor(x * PER_QUARTER + 0.5)
  let r = x - n * 1.5707963267341256 // 33 bits of pi/2
  let w = n * 6.077100506506192e-11 // and the rest
  let high = r - w
  if (Math.abs(high) < Math.abs(x) * 1.52587890625e-5) {
    // 2^-16 was cancelled: 33 bits more of pi/2, and the rest.
    let before = r
    w = n * 6.077100506303966e-11
    r = before - w
    w = n * 2.0222662487959506e-21 - (before - r - w)
    high = r - w
    if (Math.abs(high) < Math.abs(x) * 1.7763568394002505e-15) {
      // 2^-49
      before = r
      w = n * 2.0222662487111665e-21
      r = before - w
      w = n * 8.4784276603689e-32 - (before - r - w)
      high = r - w
    }
  }
  REST[0] = high
  REST[1] = r - high - w
  return n & 3
}

/** 2/pi times 2^1280, rounded down: the largest double times the error is below 2^-250. */
const TWO_OVER_PI = BigInt(
  '0xa2f9836e4e441529fc2757d1f534ddc0db6295993c439041fe5163abdebbc561b7246e3a424dd2e006492eea09d1921cfe1deb1cb129' +
    'a73ee88235f52ebb4484e99c7026b45f7e413991d639835339f49c845f8bbdf9283b1ff897ffde05980fef2f118b5a0a6d1f6d367ecf27' +
    'cb09b74f463f669e5fea2d7527bac7ebe5f17b3d0739f78a5292ea6bfb5fb11f8d5d0856033046fc7b6babf0cfbc209af4361d',
)
const TABLE_BITS = 1280
const HALF_PI = BigInt('0x1921fb54442d18469898cc51701b839a252049c1114cf98e804') // times 2^200, rounded down
const KEPT_BITS = 200
const TO_UNITS = 6.223015277861142e-61 // 2^-200

/** The same in whole numbers: the angle is a whole number of 2^-32 radians or more. */
function hugeQuarterTurns(x: number): number {
  let size = Math.abs(x)
  let doublings = 0
  while (size > 9007199254740992) {
    size /= 2
    doublings += 1
  }
  while (!Number.isInteger(size)) {
    size *= 2
    doublings -= 1
  }
  const bits = BigInt(TABLE_BITS - doublings)
  const turns = BigInt(size) * TWO_OVER_PI
  const whole = (turns + (1n << (bits - 1n))) >> bits // to the nearest
  const share = (turns - (whole << bits)) >> (bits - BigInt(KEPT_BITS))
  const rest = (share * HALF_PI) >> BigInt(KEPT_BITS)
  const high = Number(rest)
  const sign = x < 0 ? -1 : 1
  REST[0] = sign * high * TO_UNITS
  REST[1] = sign * Number(rest - BigInt(high)) * TO_UNITS
  const n = Number(whole & 3n)
  return x < 0 ? (4 - n) & 3 : n
}
