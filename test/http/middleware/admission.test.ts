import { expect, test } from 'vitest'
import { admission } from '../../../src/http/middleware/admission.ts'
import { settings } from '../../../src/settings/settings.ts'

test('of the requests that arrive together, one begins in each turn of the event loop', async () => {
  const { begin } = admission(settings({}), {})
  let turn = 0
  const count = (): void => {
    turn += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const begun = await Promise.all(
    Array.from({ length: 50 }, async () => {
      await begin()
      return turn
    }),
  )
  clearImmediate(counting)
  expect(new Set(begun).size).toBe(50)
})
