import { expect, test } from 'vitest'
import { visible, visibleLine } from '../../src/words/visible.ts'

test('control characters and signs of the writing direction are written out', () => {
  expect(visible('a\u001b[31mb\u009b2J\u202ec\r')).toBe('a\\u001b[31mb\\u009b2J\\u202ec\\u000d')
  expect(visible('a\n\tb')).toBe('a\n\tb')
  expect(visibleLine('a\n\tb')).toBe('a\\u000a\\u0009b')
})
