import { describe, expect, test } from 'vitest'
import { placeInTables, placesInWords, scanNames, withMarkNames } from '../../src/report/mark-names.ts'
import { SPANISH_PAGE } from '../../src/words/languages/first-page/spanish.ts'

const PAIR = { provenance: { input_hashes: { mark_a: ['1', '2', '3'], mark_b: ['4'] } } }
const KNOWN = {
  known: { best: 2 },
  provenance: { input_hashes: { mark_a: ['1'], mark_b: ['2'], known: [['2'], ['3']] } },
}

describe('the places of a warning in a sentence', () => {
  test.each([
    [['mark_a'], 'mark A'],
    [['mark_a.2'], 'scan 2 of mark A'],
    [['mark_a.1', 'mark_a.3', 'mark_b'], 'scans 1 and 3 of mark A and mark B'],
    [['mark_a.1', 'mark_a.2', 'mark_a.3'], 'mark A'],
    [['pair'], 'this comparison'],
    [['request'], 'what was asked'],
    [['manifest'], 'manifest'],
  ])('%j is %s', (places, words) => {
    expect(placesInWords(PAIR, places)).toBe(words)
  })

  test('name known marks', () => {
    expect(placesInWords(KNOWN, ['mark_a', 'known_2'])).toBe('the questioned mark and known mark K2')
  })
})

test('a message has the names of the marks, and fields of the request as they are written', () => {
  expect(withMarkNames(KNOWN, 'scan 1 of mark_a agrees with known_2; give mark_a_lands=1,2 or mark_b')).toBe(
    'scan 1 of the questioned mark agrees with known mark K2; give mark_a_lands=1,2 or mark_b',
  )
})

test('scans that follow each other on one mark are named as a range', () => {
  expect(scanNames(['A 1', 'A 2', 'A 3', 'B 1', 'B 2', 'B 4', 'K1'])).toBe('A 1 to 3, B 1, B 2, B 4, K1')
  expect(scanNames([])).toBe('')
})

test('a table names a scan, and in its language what is no mark', () => {
  expect(placeInTables(PAIR, 'mark_a.2', SPANISH_PAGE)).toBe('A 2')
  expect(placeInTables(PAIR, 'pair', SPANISH_PAGE)).toBe('esta comparación')
})
