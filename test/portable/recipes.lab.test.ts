import { expect, test } from 'vitest'
import { bundled, ENGINES } from './engines.ts'
import { run } from './recipes.ts'

const own = await run()

test('every mark type and method has a recipe of its own', () => {
  expect(new Set(Object.values(own)).size).toBe(5)
})

for (const { name, missing, answer } of ENGINES) {
  if (missing !== undefined) console.warn(`recipes in ${name}: skipped, ${missing}`)
  test.skipIf(missing !== undefined)(
    `recipe handles are equal in ${name}`,
    { timeout: 240_000 },
    async () => {
      expect(await answer(await bundled('test/portable/recipes.ts'))).toEqual(own)
    },
  )
}
