import { decimals } from '../../ui/number.ts'

/** A difference of logarithms as a change in per cent. */
export const percent = (difference: number): string => `${decimals(100 * Math.expm1(difference), 2)} %`
