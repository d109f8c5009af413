import { describe, expect, test } from 'vitest'
import { numbersIn } from '../../../src/words/languages/numbers.ts'

const NO_BREAK = '\u00a0'

describe('numbers as a language writes them', () => {
  test.each([
    ['en', '1.5', '10,000', '1,200', '2.5 × 10⁷', '0.012 (1/81)', '−0.50', '2026-05-04'],
    ['de', '1,5', `10${NO_BREAK}000`, `1${NO_BREAK}200`, '2,5 × 10⁷', '0,012 (1/81)', '−0,50', '04.05.2026'],
    ['fr', '1,5', `10${NO_BREAK}000`, `1${NO_BREAK}200`, '2,5 × 10⁷', '0,012 (1/81)', '−0,50', '04/05/2026'],
    ['es', '1,5', `10${NO_BREAK}000`, `1${NO_BREAK}200`, '2,5 × 10⁷', '0,012 (1/81)', '−0,50', '04/05/2026'],
    ['nl', '1,5', '10.000', '1.200', '2,5 × 10⁷', '0,012 (1/81)', '−0,50', '04-05-2026'],
  ] as const)('%s', (language, decimal, grouped, ratio, large, fraction, signed, day) => {
    const number = numbersIn(language)
    expect(number.fourDigits(1.5)).toBe(decimal)
    expect(number.grouped(10_000)).toBe(grouped)
    expect(number.ratio(1234)).toBe(ratio)
    expect(number.ratio(2.5e7)).toBe(large)
    expect(number.likelihoodRatio(0.0123)).toBe(fraction)
    expect(number.signed(-0.5)).toBe(signed)
    expect(number.day('2026-05-04')).toBe(day)
  })

  test('no line begins with a percent sign', () => {
    for (const language of ['de', 'fr', 'es'] as const) {
      expect(numbersIn(language).percent(0.3692)).toBe(`36,92${NO_BREAK}%`)
    }
  })

  test('a day that somebody wrote in words stays as it is', () => {
    expect(numbersIn('de').day('im Mai 2026')).toBe('im Mai 2026')
  })
})
