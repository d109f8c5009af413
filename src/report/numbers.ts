const GROUPED = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A ratio of at least 1 with three significant digits: `8.13`, `1,230`, `2.5 × 10⁷`. */
export function ratio(value: number): string {
  if (value < 1e6) return GROUPED.format(value)
  const [digits, exponent] = value.toExponential(2).split('e+') as [string, string]
  return `${Number(digits)} × 10${Array.from(exponent, (digit) => SUPERSCRIPTS[Number(digit)]).join('')}`
}

/** A likelihood ratio as text. Below 1 it is also given as a fraction: `0.0123 (1/81.3)`. */
export const likelihoodRatio = (value: number): string =>
  value >= 1 ? ratio(value) : `${Number(value.toPrecision(3))} (1/${ratio(1 / value)})`

/** With at most four significant digits. */
export const fourDigits = (value: number): string => String(Number(value.toPrecision(4)))

/** A number with its sign, so that nobody overlooks the direction. */
export const signed = (value: number, decimals = 2): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(decimals)}`
