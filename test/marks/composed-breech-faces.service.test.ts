import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Warning } from '../../src/kinds/report.ts'
import { simulateBreechFace } from '../../src/simulate/breech-face.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { answer } from '../helpers/answers.ts'
import { form, marks } from '../helpers/form.ts'
import { type BundledService, testBundled } from '../helpers/service.ts'

let one: BundledService
beforeAll(async () => {
  one = await testBundled()
})
afterAll(() => one.close())

const face = (slideSeed: number, cartridgeSeed: number) =>
  simulateBreechFace({ slideSeed, cartridgeSeed, pitch: 4e-6 })

const [A, B, OTHER] = [face(1, 1), face(1, 2), face(2, 3)]

/** The warnings `composed` of A against this scan. */
async function warnings(b: typeof B) {
  const response = await one.app.inject({
    method: 'POST',
    url: '/v1/compare',
    ...form(['domain', 'impressed'], ...marks('mark_a', [writeX3p(A)]), ...marks('mark_b', [writeX3p(b)])),
  })
  const { calibrated, warnings: all } = answer(response)
  expect(calibrated).toBe(true)
  return (all as Warning[]).filter(({ code }) => code === 'composed')
}

test('a face with a half of another one is said to be composed, and where', async () => {
  const { nx } = B
  const half = Math.floor(nx / 2)
  const heights = B.heights.map((own, i) => (i % nx > half ? OTHER.heights[i]! : own))
  const [found, ...more] = await warnings({ ...B, heights })
  expect(more).toEqual([])
  expect(found).toMatchObject({ where: 'mark_b', values: { along: 'columns', at: half + 1 } })
  expect(found!.message).toContain(`between columns ${half + 1} and ${half + 2}`)
})

test('a whole face is not', async () => {
  expect(await warnings(B)).toEqual([])
})
