import { Decimal } from 'decimal.js'

const Big = Decimal.clone({ precision: 60, toExpNeg: -9e15, toExpPos: 9e15, minE: -9e15, maxE: 9e15 })
const Wide = Decimal.clone({ precision: 720, toExpNeg: -9e15, toExpPos: 9e15 })
const TURN = Wide.acos(-1).times(2)
const Middle = Decimal.clone({ precision: 120 })
const TURN_UNITS = BigInt(TURN.times(Wide.pow(2, 1400)).round().toFixed(0))
const SHORT_TURN = new Middle(TURN)

/** The number as it is, not its shortest decimal form. */
export function exactly(x: number): Decimal {
  let whole = x
  let shift = 0
  while (!Number.isInteger(whole)) {
    whole *= 2 ** 30
    shift += 30
  }
  return new Wide(BigInt(whole).toString()).div(powerOfTwo(shift))
}

const powers = new Map<number, Decimal>()
function powerOfTwo(shift: number): Decimal {
  const known = powers.get(shift) ?? new Wide(2).pow(shift)
  powers.set(shift, known)
  return known
}

const big = (x: number): Decimal => new Big(exactly(x))

/** An angle less whole turns, to 50 digits or more; a large one is a whole number, and so is the remainder's. */
const reduced = (x: number): Decimal => {
  if (Math.abs(x) < 3) return big(x)
  if (Math.abs(x) < 2 ** 53) {
    const middle = new Middle(exactly(x))
    return new Big(middle.minus(SHORT_TURN.times(middle.div(SHORT_TURN).round())))
  }
  const rest = (BigInt(x) << 1400n) % TURN_UNITS
  return new Big((rest >> 1000n).toString()).div(new Big(2).pow(400))
}

/** The true functions, to 50 digits or more. */
export const TRUE = {
  exp: (x: number) => big(x).exp(),
  exp10: (x: number) => new Big(10).pow(big(x)),
  tanh: (x: number) => big(x).tanh(),
  log: (x: number) => big(x).ln(),
  log1p: (x: number) => new Big(exactly(x).plus(1)).ln(),
  log2: (x: number) => Big.log2(big(x)),
  log10: (x: number) => Big.log10(big(x)),
  sin: (x: number) => Big.sin(reduced(x)),
  cos: (x: number) => Big.cos(reduced(x)),
  tan: (x: number) => Big.tan(reduced(x)),
  atan: (x: number) => Big.atan(big(x)),
  atan2: (y: number, x: number) => Big.atan2(big(y), big(x)),
}

/** How far `found` is from the true value, in units of the last place of a double of that size. */
export function ulps(found: number, truth: Decimal): number {
  if (!Number.isFinite(found)) return Number.POSITIVE_INFINITY
  if (truth.isZero()) return found === 0 ? 0 : Number.POSITIVE_INFINITY
  let place = Math.floor(Math.log2(Math.abs(Number(truth.toPrecision(20)))))
  if (!Number.isFinite(place)) place = truth.abs().gt(1) ? 1024 : -1075
  if (powerOfTwo(place).gt(truth.abs())) place -= 1
  const unit = powerOfTwo(Math.max(place - 52, -1074))
  return exactly(found).minus(truth).abs().div(unit).toNumber()
}
