/** Numbers as the page writes them, in its language. */
import { numbersIn } from '../../../src/words/languages/numbers.ts'
import { LANGUAGE } from '../languages/chosen.ts'

export const { decimal, plain, threeDigits, weight, grouped: whole } = numbersIn(LANGUAGE)

/** With so many significant digits, without an exponent where that is readable. */
export function figures(value: number, digits = 3): string {
  if (value === 0) return '0'
  const size = Math.abs(value)
  if (size >= 1e6 || size < 1e-4) {
    const [mantissa, exponent] = value.toExponential(digits - 1).split('e')
    return `${decimal(mantissa!)} × 10${superscript(Number(exponent))}`
  }
  return whole(Number(value.toPrecision(digits)))
}

/** With so many decimals, and a real minus sign. */
export const decimals = (value: number, places: number): string => {
  const text = decimal(value.toFixed(places))
  return (Number(value.toFixed(places)) === 0 ? text.replace('-', '') : text).replace('-', '−')
}

export const percent = (share: number, places = 0): string => `${decimals(100 * share, places)} %`

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const superscript = (value: number): string =>
  `${value < 0 ? '⁻' : ''}${[...String(Math.abs(value))].map((digit) => RAISED[Number(digit)]).join('')}`
