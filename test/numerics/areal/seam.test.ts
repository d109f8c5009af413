import { expect, test } from 'vitest'
import { seam } from '../../../src/numerics/areal/seam.ts'
import { random } from '../../../src/numerics/elementary/random.ts'
import { gaussian } from '../../../src/numerics/filters/gaussian.ts'

const N = 300

/** Relief with waves of some pixels, on a bowl as real faces have it. */
function relief(seed: number): Float64Array {
  const { normal } = random(seed)
  const fine = gaussian(Float64Array.from({ length: N * N }, normal), N, N, 3, 3)
  return fine.map((z, i) => {
    const [y, x] = [Math.floor(i / N) - N / 2, (i % N) - N / 2]
    return z + 1e-5 * (x * x + y * y)
  })
}
const [ONE, OTHER] = [relief(1), relief(2)]
const joined = (isOther: (x: number, y: number) => boolean): Float64Array =>
  ONE.map((z, i) => (isOther(i % N, Math.floor(i / N)) ? OTHER[i]! : z))

test('one relief has no seam', () => {
  expect(seam(ONE, N, N).ratio).toBeLessThan(2.5)
})

test('where two reliefs meet along columns or rows, the seam is found at its place', () => {
  const halves = seam(
    joined((x) => x > 140),
    N,
    N,
  )
  expect(halves).toMatchObject({ along: 'columns', at: 140 })
  expect(halves.ratio).toBeGreaterThan(5)
  expect(
    seam(
      joined((_, y) => y > 180),
      N,
      N,
    ),
  ).toMatchObject({ along: 'rows', at: 180 })
})

test('a quarter from elsewhere has a seam too', () => {
  expect(
    seam(
      joined((x, y) => x > 150 && y > 150),
      N,
      N,
    ).ratio,
  ).toBeGreaterThan(5)
})

test('the unit, and what is not measured, do not matter', () => {
  const holes = joined((x) => x > 140).map((z, i) => (i % 41 === 0 ? Number.NaN : z * 1e-6))
  expect(seam(holes, N, N)).toMatchObject({ along: 'columns', at: 140 })
})

test('a flat, an empty and a small surface have none', () => {
  for (const z of [0, Number.NaN]) expect(seam(new Float64Array(N * N).fill(z), N, N).ratio).toBe(0)
  expect(seam(ONE.slice(0, 100), 10, 10).ratio).toBe(0)
  expect(seam(ONE.slice(0, N), 1, N).ratio).toBe(0)
})
