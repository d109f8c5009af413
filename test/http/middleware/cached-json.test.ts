import { expect, test } from 'vitest'
import { cachedJson } from '../../../src/http/middleware/cached-json.ts'

test('an answer is written as JSON in UTF-8, and written again only if it is another object', () => {
  const write = cachedJson()
  const answer = { note: 'µm → m', values: [1, 2.5] }
  const bytes = write(answer)
  expect(Buffer.from(bytes).toString()).toBe(JSON.stringify(answer))
  expect(write(answer)).toBe(bytes)
  const other = write({ ...answer, values: [1] })
  expect(other).not.toBe(bytes)
  expect(JSON.parse(other.toString())).toEqual({ ...answer, values: [1] })
})
