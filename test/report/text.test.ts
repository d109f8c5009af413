import { describe, expect, test } from 'vitest'
import { likelihoodRatio, ratio, signed } from '../../src/report/numbers.ts'
import { displayRuns } from '../../src/report/pdf/bidi.ts'
import { clusters, glyphsOf, widthOf, wrapped } from '../../src/report/pdf/shaping.ts'
import { visible } from '../../src/report/pdf/visible.ts'

const drawn = (text: string): string =>
  glyphsOf(text, 'regular')
    .map(({ codePoints }) => String.fromCodePoint(...codePoints))
    .join('')

describe('visible', () => {
  test('leaves letters of many scripts as they are', () => {
    const text = 'Größe Ελλάδα Кириллица עברית العربية हिन्दी ไทย 中文 日本語 한국어 ﬁ ½ µm'
    expect(visible(text, 'regular')).toBe(text)
    expect(visible(text, 'mono')).toBe(text)
  })

  test.each([
    ['\u0000\n\u007f', '[U+0000][U+000A][U+007F]'],
    ['a\u202eb\u200dc\u00add', 'a[U+202E]b[U+200D]c[U+00AD]d'],
    ['\ud800x\udfff', '[U+D800]x[U+DFFF]'],
    ['\ue000\u{10ffff}', '[U+E000][U+10FFFF]'],
    ['e\u0301', 'e\u0301'],
    ['e\u0301\u0301\u0301\u0301\u0301', 'e\u0301\u0301\u0301[U+0301][U+0301]'],
  ])('%j', (text, seen) => {
    expect(visible(text, 'regular')).toBe(seen)
  })

  test('everything visible has a glyph, whatever it was', () => {
    for (let from = 0; from < 0x30000; from += 97) {
      const text = visible(String.fromCodePoint(from, from + 1), 'regular')
      for (const { id } of glyphsOf(text, 'regular')) expect(id, `U+${from.toString(16)}`).toBeGreaterThan(0)
    }
  })
})

describe('lines', () => {
  test('break after spaces, and lose nothing else', () => {
    const text = 'the quick brown fox jumps over the lazy dog'
    const lines = wrapped(text, 'regular', 8)
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.join(' ')).toBe(text)
    for (const line of lines) expect(widthOf(glyphsOf(line, 'regular'))).toBeLessThanOrEqual(8)
  })

  test('do not break at a no-break space', () => {
    for (let width = 4; width < 20; width++) {
      const lines = wrapped('une référence\u00a0: ce n’est pas 95\u00a0% de 3\u00a0625', 'regular', width)
      expect(lines.filter((line) => /^[:%]/.test(line) || /(95|3)$/.test(line))).toEqual([])
    }
  })

  test('a word longer than a line breaks anywhere, ideographs between each other', () => {
    for (const text of ['W'.repeat(100), '中'.repeat(100), '\u1100'.repeat(100)]) {
      const lines = wrapped(text, 'regular', 12)
      expect(lines.join('')).toBe(text)
      for (const line of lines) expect(widthOf(glyphsOf(line, 'regular'))).toBeLessThanOrEqual(12)
    }
  })

  test('an empty text is one empty line', () => {
    expect(wrapped('', 'regular', 10)).toEqual([''])
  })

  test('a cluster without end is cut', () => {
    expect(Math.max(...clusters(`a${'\u0301'.repeat(50)}`).map((one) => one.length))).toBe(8)
  })
})

describe('right-to-left text in a line from left to right', () => {
  test('is reversed, its digits are not, and what follows stands after it', () => {
    expect(displayRuns('ab')).toEqual([{ text: 'ab', rightToLeft: false }])
    expect(displayRuns('')).toEqual([])
    expect(drawn('a אבג b')).toBe('a גבא b')
    expect(drawn('אב 12 גד')).toBe('דג 12 בא')
    expect(drawn('אב 1,234.5 גד')).toBe('דג 1,234.5 בא')
    expect(drawn('אב (גד) ה')).toBe('ה (דג) בא')
    expect(displayRuns('אב 😀 גד')).toEqual([{ text: 'אב 😀 גד', rightToLeft: true }])
  })

  test('Arabic letters join', () => {
    const alone = glyphsOf('م', 'regular')[0]!.id
    expect(glyphsOf('مرحبا', 'regular').map(({ id }) => id)).not.toContain(alone)
  })
})

describe('numbers', () => {
  test.each([
    [1, '1'],
    [53.96, '54'],
    [1234.5, '1,200'],
    [2.5e7, '2.5 × 10⁷'],
    [1e10, '1 × 10¹⁰'],
  ])('ratio %d is %s', (value, text) => {
    expect(ratio(value)).toBe(text)
  })

  test('a likelihood ratio below 1 is a fraction too, and signs are written', () => {
    expect(likelihoodRatio(0.0123)).toBe('0.012 (1/81)')
    expect(likelihoodRatio(120)).toBe('120')
    expect([signed(1.234), signed(-1.234), signed(0)]).toEqual(['+1.23', '−1.23', '0.00'])
  })
})
