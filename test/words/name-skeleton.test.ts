import { expect, test } from 'vitest'
import { nameSkeleton } from '../../src/words/name-skeleton.ts'

test.each([
  ['a space at its end', 'slide 1', 'slide 1 '],
  ['two spaces in it', 'slide 1', 'slide  1'],
  ['case', 'Slide 1', 'SLIDE 1'],
  ['the form of its accents', 'Büchse', 'Büchse'.normalize('NFD')],
  ['a sign of no width', 'slide1', 'slide\u200b1'],
  ['a soft hyphen', 'slide1', 'slide\u00ad1'],
  ['Cyrillic letters', 'Paco', '\u0420\u0430\u0441\u043e'],
  ['letters of full width', 'slide1', '\uff53\uff4c\uff49\uff44\uff45\uff11'],
  ['a full stop at its end', 'slide 1', 'slide 1.'],
  ['another hyphen', 'slide-1', 'slide\u20131'],
  ['a sign of direction', 'slide1', '\u202eslide1\u202c'],
])('names that differ by %s read alike', (_, one, other) => {
  expect(one).not.toBe(other)
  expect(nameSkeleton(other)).toBe(nameSkeleton(one))
})

test.each([
  ['slide 1', 'slide 11'],
  ['slide-1', 'slide1'],
  ['1.1', '11'],
  ['T01SA', 'T01SB'],
])('%s and %s do not', (one, other) => {
  expect(nameSkeleton(other)).not.toBe(nameSkeleton(one))
})
