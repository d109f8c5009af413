import { describe, expect, test } from 'vitest'
import { onlySquares, primerFace, withoutEdge } from '../../../src/numerics/areal/primer-face.ts'
import { FACE, rawPrimer } from '../../helpers/raw-primer.ts'

const OPTIONS = {
  pitch: 25e-6,
  groove: [1.6e-3, 3.2e-3] as const,
  level: 20e-6,
  narrow: 75e-6,
  edge: 100e-6,
}
const PITCH = 10e-6

/** How much of the face is found, and how much of what is found is not the face, as shares of the face. */
function found(turn: number, groove: boolean) {
  const { heights, n } = rawPrimer({ pitch: PITCH, turn, groove })
  const face = primerFace(heights, n, n, PITCH, PITCH, OPTIONS)!
  const kept = onlySquares(heights, n, n, PITCH, PITCH, face, OPTIONS.pitch)
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  let [area, right, wrong, changed] = [0, 0, 0, 0]
  for (let i = 0; i < kept.length; i++) {
    const row = (Math.floor(i / n) - (n - 1) / 2) * PITCH
    const column = ((i % n) - (n - 1) / 2) * PITCH
    const y = cos * row - sin * column - FACE.centre[0]
    const x = sin * row + cos * column - FACE.centre[1]
    const r = Math.hypot(y, x)
    const on = r > FACE.inner && r < FACE.outer
    if (on) area += 1
    if (Number.isNaN(kept[i]!)) continue
    if (kept[i] !== heights[i]) changed += 1
    if (on) right += 1
    else if (r < 1e-3 || r > 1.6e-3) wrong += 1
  }
  expect(changed).toBe(0)
  return { right: right / area, wrong: wrong / area }
}

describe('withoutEdge', () => {
  const [n, pitch, edge] = [200, 10e-6, 100e-6]
  const distance = (i: number): number => Math.hypot(Math.floor(i / n) - n / 2, (i % n) - n / 2) * pitch
  const ring = Float64Array.from({ length: n * n }, (_, i) =>
    distance(i) > 0.3e-3 && distance(i) < 0.9e-3 ? 1e-6 * i : Number.NaN,
  )
  const kept = (heights: Float64Array) => withoutEdge(heights, n, n, pitch, pitch, { pitch: 25e-6, edge })
  const share = (heights: Float64Array, from: number, to: number): number => {
    const there = heights.filter((_, i) => distance(i) > from && distance(i) < to)
    return there.filter((z) => !Number.isNaN(z)).length / there.length
  }

  test('drops the edge on both sides of a ring and changes no other height', () => {
    const left = kept(ring)
    expect(left.filter((z, i) => !Number.isNaN(z) && z !== ring[i])).toHaveLength(0)
    expect(share(left, 0.3e-3, 0.3e-3 + edge / 2)).toBe(0)
    expect(share(left, 0.9e-3 - edge / 2, 0.9e-3)).toBe(0)
    expect(share(left, 0.3e-3 + 1.5 * edge, 0.9e-3 - 1.5 * edge)).toBe(1)
  })

  test('does not widen single missing points', () => {
    const missing = ring.map((z, i) => ((i * 7919) % 20 === 0 ? Number.NaN : z))
    const [from, to] = [0.3e-3 + 1.5 * edge, 0.9e-3 - 1.5 * edge]
    expect(share(kept(missing), from, to)).toBe(share(missing, from, to))
  })

  test('leaves nothing of what is narrower than its edges, and of nothing', () => {
    const line = ring.map((z, i) => (Math.abs(Math.floor(i / n) - n / 2) < 9 ? z : Number.NaN))
    expect(kept(line).every(Number.isNaN)).toBe(true)
    expect(kept(ring.fill(Number.NaN)).every(Number.isNaN)).toBe(true)
  })
})

describe('primerFace', () => {
  test.each([0, 30, 77, 90, 180, -135])(
    'finds the ring between aperture and groove, turned by %i degrees',
    (turn) => {
      const { right, wrong } = found(turn, true)
      expect(right).toBeGreaterThan(0.7)
      expect(wrong).toBe(0)
    },
  )
  test('without a groove, takes the level area around the aperture', () => {
    expect(found(0, false).right).toBeGreaterThan(0.7)
  })
  test('leaves the edge of the face out: a wider one leaves less', () => {
    const { heights, n } = rawPrimer({ pitch: PITCH, turn: 0, groove: true })
    const area = (edge: number) =>
      primerFace(heights, n, n, PITCH, PITCH, { ...OPTIONS, edge })!.squares.reduce(
        (sum, one) => sum + one,
        0,
      )
    expect(area(150e-6)).toBeLessThan(area(100e-6))
    expect(area(100e-6)).toBeLessThan(area(50e-6))
  })
  test('finds nothing where nothing is measured, or nothing is wide enough', () => {
    const none = new Float64Array(10_000).fill(Number.NaN)
    expect(primerFace(none, 100, 100, PITCH, PITCH, OPTIONS)).toBeUndefined()
    const small = new Float64Array(100)
    expect(primerFace(small, 10, 10, PITCH, PITCH, OPTIONS)).toBeUndefined()
  })
})
