import { expect, test } from 'vitest'
import { digest } from './digest.ts'
import { digests } from './digests.ts'
import { bundled, ENGINES, withoutWebAssembly } from './engines.ts'

const own = digests()

test('digests are the same a second time, and differ between functions', () => {
  expect(digests()).toEqual(own)
  expect(new Set(Object.values(own)).size).toBeGreaterThan(0.9 * Object.keys(own).length)
})

test('digests are equal where WebAssembly is missing', { timeout: 240_000 }, async () => {
  const script = await bundled('test/portable/run.ts')
  expect(await withoutWebAssembly(script)).toEqual({ WebAssembly: 'undefined', answer: own })
})

test('a digest tells one bit', () => {
  expect(digest([1, Number.NaN])).toBe(digest([1, -Number.NaN]))
  expect(digest([1])).not.toBe(digest([1 + Number.EPSILON]))
  expect(digest([0])).not.toBe(digest([-0]))
  expect(digest({ a: 1, b: 2 })).toBe(digest({ b: 2, a: 1 }))
})

for (const { name, missing, answer } of ENGINES) {
  if (missing !== undefined) console.warn(`digests in ${name}: skipped, ${missing}`)
  test.skipIf(missing !== undefined)(`digests are equal in ${name}`, { timeout: 240_000 }, async () => {
    expect(await answer(await bundled('test/portable/run.ts'))).toEqual(own)
  })
}
