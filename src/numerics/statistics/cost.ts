import { exp } from '../elementary/exponential.ts'
import { log1p } from '../elementary/logarithm.ts'

/** log2(1 + 10^x): the cost in bits of a log10 LR that points x the wrong way. No overflow; exactly 1 at 0. */
export const cost = (x: number): number =>
  Math.max(0, x) * (Math.LN10 / Math.LN2) + log1p(exp(-Math.abs(x) * Math.LN10)) / Math.LN2
