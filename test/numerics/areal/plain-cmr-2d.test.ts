import { describe, expect, test } from 'vitest'
import { plainCmr2d, plainCongruence } from '../../../src/numerics/areal/plain-cmr-2d.ts'
import { PLAIN_SIDE, plainArealMap, plainTurn } from '../../../src/numerics/areal/plain-map.ts'
import { random } from '../../../src/numerics/elementary/random.ts'

const OPTIONS = { corr: 0.3, tolerance: [20, 20, 6] as const }
const N = PLAIN_SIDE

/** Unit norm, smooth over three pixels; 0 beyond `side`. */
function texture(seed: number, side = N): Float64Array {
  const { normal } = random(seed)
  const noise = Float64Array.from({ length: N * N }, normal)
  const map = new Float64Array(N * N)
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1; x < side - 1; x++) {
      for (let i = -1; i <= 1; i++) {
        for (let j = -1; j <= 1; j++) map[y * N + x]! += noise[(y + i) * N + x + j]!
      }
    }
  }
  const norm = Math.sqrt(map.reduce((sum, z) => sum + z * z, 0))
  return map.map((z) => z / norm)
}

/** Correlation of a cell of a with the 36 x 36 window of b at (y, x), zeros beyond b. */
function correlationAt(a: Float64Array, cellY: number, cellX: number, b: Float64Array, y: number, x: number) {
  const at = (map: Float64Array, r: number, c: number): number =>
    r < 0 || c < 0 || r >= N || c >= N ? 0 : map[r * N + c]!
  const places = Array.from({ length: 36 * 36 }, (_, i) => [Math.floor(i / 36), i % 36] as const)
  const p = places.map(([r, c]) => at(a, cellY + r, cellX + c))
  const q = places.map(([r, c]) => at(b, y + r, x + c))
  const mean = (v: number[]): number => v.reduce((sum, z) => sum + z, 0) / v.length
  const [mp, mq] = [mean(p), mean(q)]
  const sum = (f: (i: number) => number): number => p.reduce((total, _, i) => total + f(i), 0)
  const squares = sum((i) => (p[i]! - mp) ** 2) * sum((i) => (q[i]! - mq) ** 2)
  return sum((i) => (p[i]! - mp) * (q[i]! - mq)) / Math.sqrt(squares)
}

describe('plainArealMap', () => {
  test('takes every n-th sample from the first on, mean 0 and unit norm, 0 where none is', () => {
    const heights = Float64Array.of(1, 9, 3, 9, 9, 9, Number.NaN, 9, 5) // 3 x 3 at half the pitch
    const map = plainArealMap(heights, 3, 3, 6.25e-6, 6.25e-6)
    const scale = Math.sqrt(8)
    expect(map[0]).toBeCloseTo(-2 / scale, 12)
    expect(map[1]).toBeCloseTo(0, 12)
    expect(map[N]).toBe(0)
    expect(map[N + 1]).toBeCloseTo(2 / scale, 12)
    expect(map.subarray(2, N).every((z) => z === 0)).toBe(true)
  })
  test('is 0 without relief, without a measured point and without any point', () => {
    for (const value of [0, 1e-6, Number.NaN]) {
      expect(plainArealMap(new Float64Array(100).fill(value), 10, 10, 1e-5, 1e-5).every((z) => z === 0)).toBe(
        true,
      )
    }
    expect(plainArealMap(new Float64Array(0), 0, 0, 1e-5, 1e-5).every((z) => z === 0)).toBe(true)
  })
})

describe('plainCongruence', () => {
  const a = texture(1)

  test('every cell of a mark votes for its own place', () => {
    const { votes, cells } = plainCongruence(a, a, OPTIONS)
    expect([votes.length, cells]).toEqual([49, 49])
    for (const { degrees, dy, dx, corr } of votes) {
      expect([degrees, dy, dx]).toEqual([0, 0, 0])
      expect(corr).toBeCloseTo(1, 9)
    }
  })
  test('finds the turn of a turned mark, and the correlations are those of the windows', () => {
    const turned = plainTurn(a, -15)
    const { votes, centre } = plainCongruence(a, turned, OPTIONS)
    expect(centre!.degrees).toBe(15)
    expect(votes.length).toBeGreaterThan(30)
    const back = plainTurn(turned, 15)
    for (const { y, x, dy, dx, degrees, corr } of votes.slice(0, 5)) {
      expect(degrees).toBe(15)
      expect(corr).toBeCloseTo(correlationAt(a, y, x, back, y + dy, x + dx), 9)
    }
  })
  test('finds a moved mark where b goes on beyond its edge', () => {
    const moved = new Float64Array(N * N)
    for (let y = 0; y < N - 10; y++) moved.set(a.subarray((y + 10) * N, (y + 11) * N), y * N)
    const { votes } = plainCongruence(a, moved, OPTIONS)
    expect(votes.length).toBe(49)
    expect(new Set(votes.map(({ dy, dx }) => `${dy} ${dx}`))).toEqual(new Set(['-10 0']))
    const first = votes[0]!
    expect(first.corr).toBeCloseTo(correlationAt(a, 0, 0, moved, -10, 0), 9)
  })
  test('cells without relief do not vote', () => {
    expect(plainCongruence(texture(1, 72), a, OPTIONS)).toMatchObject({ cells: 4, cell: 36 })
  })
  test('different textures score low; a map of zeros scores 0', () => {
    expect(plainCmr2d(a, texture(2), OPTIONS)).toBeLessThan(5)
    expect(plainCmr2d(a, new Float64Array(N * N), OPTIONS)).toBe(0)
    expect(plainCmr2d(new Float64Array(N * N), a, OPTIONS)).toBe(0)
  })
})
