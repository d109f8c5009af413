import { describe, expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { grooveEdges } from '../../../src/numerics/profiles/groove-edges.ts'

const DX = 1.5e-6
const OPTIONS = { deviations: 5, floor: 6e-6, run: 20e-6 }
const whole = (means: Float64Array) => ({
  means,
  coverage: new Float64Array(means.length).fill(1),
  measured: 1,
})

/** A curved, slightly rough land; beyond the shoulders heights fall away steeply. */
function land(nx: number, from: number, to: number): Float64Array {
  const { normal } = random(3)
  return Float64Array.from({ length: nx }, (_, x) => {
    const beyond = Math.max(0, from - x, x - (to - 1)) * DX
    return 1e-5 * (x / nx) ** 2 + 2e-7 * normal() - 2 * beyond
  })
}

describe('grooveEdges', () => {
  test('finds both shoulders to within what the floor allows', () => {
    const [from, to] = grooveEdges(whole(land(1200, 150, 1100)), DX, OPTIONS)!
    expect(Math.abs(from - 150)).toBeLessThan(8)
    expect(Math.abs(to - 1100)).toBeLessThan(8)
  })
  test('a land without shoulders ends where its measured columns end', () => {
    const profile = whole(land(600, 0, 600))
    profile.coverage.fill(0.4, 0, 20)
    profile.means.fill(Number.NaN, 580)
    expect(grooveEdges(profile, DX, OPTIONS)).toEqual([20, 580])
  })
  test('a pit or a gap shorter than the run does not end the land', () => {
    const means = land(600, 0, 600)
    means.fill(-5e-5, 100, 108)
    means.fill(Number.NaN, 500, 510)
    expect(grooveEdges(whole(means), DX, OPTIONS)).toEqual([0, 600])
  })
  test('a hump shorter than the run does not end the land, nor does it hide the shoulder behind it', () => {
    const means = land(1200, 150, 1100)
    for (let x = 180; x < 200; x++) means[x]! += 1.2e-5
    const [from] = grooveEdges(whole(means), DX, { ...OPTIONS, run: 40e-6 })!
    expect(Math.abs(from - 150)).toBeLessThan(8)
  })
  test('a gap as long as the run ends it', () => {
    const means = land(600, 0, 600).fill(Number.NaN, 500, 520)
    expect(grooveEdges(whole(means), DX, OPTIONS)).toEqual([0, 500])
  })
  test('a constant is land from end to end', () => {
    expect(grooveEdges(whole(new Float64Array(200).fill(1e-6)), DX, OPTIONS)).toEqual([0, 200])
  })
  test('fewer than 32 measured columns have no shoulders to look for', () => {
    expect(grooveEdges(whole(land(31, 0, 31)), DX, OPTIONS)).toBeUndefined()
    expect(grooveEdges(whole(new Float64Array(100).fill(Number.NaN)), DX, OPTIONS)).toBeUndefined()
  })
})
