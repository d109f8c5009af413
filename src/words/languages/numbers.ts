/**
 * Numbers and days as a language writes them. They are written here and not by `Intl`, whose output depends on the release of
 * the engine: the bytes of a document must be the same on every machine.
 */
import { exp10 } from '../../numerics/elementary/exponential.ts'
import type { Language } from './language.ts'

interface Marks {
  readonly decimal: string
  /** Between groups of three digits. */
  readonly group: string
  readonly percent: string
}

const NO_BREAK_SPACE = '\u00a0'
const MARKS: Readonly<Record<Language, Marks>> = {
  en: { decimal: '.', group: ',', percent: ' %' },
  de: { decimal: ',', group: NO_BREAK_SPACE, percent: `${NO_BREAK_SPACE}%` },
  fr: { decimal: ',', group: NO_BREAK_SPACE, percent: `${NO_BREAK_SPACE}%` },
  es: { decimal: ',', group: NO_BREAK_SPACE, percent: `${NO_BREAK_SPACE}%` },
  nl: { decimal: ',', group: '.', percent: '%' },
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

interface NumberWords {
  /** A decimal that is written with a point, such as `(1.5).toFixed(2)`, with the marks of the language. */
  decimal(text: string): string
  /** With all its digits, and no groups. */
  plain(value: number): string
  /** A share as a percentage with at most two decimals: `36.92 %`. */
  percent(share: number): string
  /** With groups of three digits: `10,000`. */
  grouped(value: number): string
  /** A ratio of at least 1 with two significant digits, as more would promise what nobody knows: `8.1`, `1,200`, `2.5 × 10⁷`. */
  ratio(value: number): string
  /** A likelihood ratio, below 1 as a fraction: `81`, `1/81`. */
  weight(value: number): string
  /** A likelihood ratio. Below 1 it is also given as a fraction: `0.012 (1/81)`. */
  likelihoodRatio(value: number): string
  /** With at most three significant digits, and no groups. */
  threeDigits(value: number): string
  /** With at most four significant digits, and no groups. */
  fourDigits(value: number): string
  /** With its sign, so that nobody overlooks the direction. */
  signed(value: number, decimals?: number): string
  /** A day that is given as `2026-05-04`; anything else stays as it is. */
  day(text: string): string
}

export function numbersIn(language: Language): NumberWords {
  const marks = MARKS[language]
  const decimal = (text: string): string => text.replace('.', marks.decimal)
  const plain = (value: number): string => decimal(String(value))
  const grouped = (value: number): string => {
    const [whole, rest] = String(value).split('.') as [string, string?]
    const groups = whole.replace(/\B(?=(\d{3})+$)/g, marks.group)
    return rest === undefined ? groups : `${groups}${marks.decimal}${rest}`
  }
  const ratio = (value: number): string => {
    if (value < 1e6) return grouped(Number(value.toPrecision(2)))
    const [digits, exponent] = value.toExponential(1).split('e+') as [string, string]
    const power = Array.from(exponent, (digit) => SUPERSCRIPTS[Number(digit)]).join('')
    return `${plain(Number(digits))} × 10${power}`
  }
  const digits = (value: number, count: number): string => plain(Number(value.toPrecision(count)))
  return {
    decimal,
    plain,
    percent: (share) => `${plain(Number((share * 100).toFixed(2)))}${marks.percent}`,
    grouped,
    ratio,
    weight: (value) => (value >= 1 ? ratio(value) : `1/${ratio(1 / value)}`),
    likelihoodRatio: (value) => (value >= 1 ? ratio(value) : `${digits(value, 2)} (1/${ratio(1 / value)})`),
    threeDigits: (value) => digits(value, 3),
    fourDigits: (value) => digits(value, 4),
    signed: (value, decimals = 2) =>
      `${value > 0 ? '+' : value < 0 ? '−' : ''}${decimal(Math.abs(value).toFixed(decimals))}`,
    day: (text) => {
      const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
      return day === undefined ? text : DAYS[language](year!, month!, day)
    },
  }
}

const DAYS: Readonly<Record<Language, (year: string, month: string, day: string) => string>> = {
  en: (year, month, day) => `${year}-${month}-${day}`,
  de: (year, month, day) => `${day}.${month}.${year}`,
  fr: (year, month, day) => `${day}/${month}/${year}`,
  es: (year, month, day) => `${day}/${month}/${year}`,
  nl: (year, month, day) => `${day}-${month}-${year}`,
}

/** A likelihood ratio in English, by its log10: `81`, `1/81`. */
export const ratioText = (log10Lr: number): string => numbersIn('en').weight(exp10(log10Lr))
