import { expect, test } from 'vitest'
import { type BulletOptions, firstLand, simulateBullet } from '../../src/simulate/bullet.ts'
import {
  atSharedPoints,
  bestCorrelation,
  columnMeans,
  detrended,
  rms,
  sha256,
  validFraction,
} from './measures.ts'

const small = { barrelSeed: 1, bulletSeed: 2, lands: 2, pitch: 4e-6, width: 0.4e-3, height: 0.1e-3 }
const striae = (options: BulletOptions): Float64Array[] =>
  simulateBullet(options).map((land) => detrended(columnMeans(land).subarray(100, 900), 40))

test('the same seeds give the same heights, on every machine and in every release', () => {
  expect(simulateBullet(small).map(sha256)).toEqual([
    'f2f749ed2f73d49710814b30e8b93eaf225636e257d1c6982c174547922efc2f',
    'bd021f781461e4d2a605a047847149eeebeb44b229b88d80f7ad538c7f175b1a',
  ])
})

test('lands measured at 1, 1.5625 and 2 um are one surface, noise apart', () => {
  const at = (pitch: number) =>
    simulateBullet({ barrelSeed: 5, bulletSeed: 6, lands: 1, height: 0.2e-3, noise: 0, pitch })[0]!
  const [fine, middle, coarse] = [at(1e-6), at(1.5625e-6), at(2e-6)]
  for (const shared of [atSharedPoints(fine, coarse, 2), atSharedPoints(fine, middle, 25, 16)]) {
    expect(shared.points).toBeGreaterThan(600)
    expect(shared.largest).toBeLessThan(1e-15)
    expect(shared.onlyOne).toBe(0)
  }
})

test('a bullet is plausible: size, missing points, curvature, relief and noise', () => {
  const lands = simulateBullet({ barrelSeed: 1, bulletSeed: 1, pitch: 2e-6 })
  expect(lands.length).toBe(6)
  for (const land of lands) {
    expect([land.ny, land.nx, land.dx, land.dy, land.featureType]).toEqual([301, 1001, 2e-6, 2e-6, 'SUR'])
    expect(validFraction(land)).toBeGreaterThan(0.93)
    expect(validFraction(land)).toBeLessThan(0.995)
    const means = columnMeans(land)
    const sag = means[500]! - (means[100]! + means[900]!) / 2
    expect(sag).toBeGreaterThan(40e-6)
    expect(sag).toBeLessThan(100e-6)
    const relief = rms(detrended(means.subarray(200, 800), 40))
    expect(relief).toBeGreaterThan(0.15e-6)
    expect(relief).toBeLessThan(1.5e-6)
  }
})

test('without noise and dropout every point is measured', () => {
  const [land] = simulateBullet({ ...small, noise: 0, dropout: 0 })
  expect(validFraction(land!)).toBe(1)
})

test('the share of missing points is the one asked for', () => {
  const [land] = simulateBullet({ barrelSeed: 1, bulletSeed: 1, pitch: 4e-6, dropout: 0.2 })
  expect(validFraction(land!)).toBeCloseTo(0.8, 1.5)
})

test('land k of a bullet shows land firstLand + k of the barrel, and bullets start at different lands', () => {
  const a = striae({ barrelSeed: 3, bulletSeed: 11, pitch: 2e-6, height: 0.3e-3 })
  const b = striae({ barrelSeed: 3, bulletSeed: 12, pitch: 2e-6, height: 0.3e-3 })
  const other = striae({ barrelSeed: 4, bulletSeed: 11, pitch: 2e-6, height: 0.3e-3 })
  const turn = firstLand(11, 6) - firstLand(12, 6) + 6
  const same = a.map((land, k) => bestCorrelation(land, b[(k + turn) % 6]!, 50))
  const different = a.flatMap((land, k) => [
    bestCorrelation(land, b[(k + turn + 1) % 6]!, 50),
    bestCorrelation(land, other[k]!, 50),
  ])
  const mean = (values: number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length
  expect(mean(same)).toBeGreaterThan(0.5)
  expect(mean(same)).toBeLessThan(0.95)
  expect(mean(different)).toBeLessThan(0.4)
  const starts = new Set(Array.from({ length: 40 }, (_, seed) => firstLand(seed, 6)))
  expect(starts.size).toBe(6)
})

test.each([
  ['pitch', 0],
  ['pitch', -1e-6],
  ['pitch', Number.NaN],
  ['pitch', 1.5],
  ['barrelSeed', -1],
  ['bulletSeed', 1.5],
  ['lands', 0],
  ['lands', 25],
  ['noise', -1e-9],
  ['dropout', 0.9],
  ['width', 1],
  ['height', 0],
])('%s of %d is refused', (name, value) => {
  expect(() => simulateBullet({ ...small, [name]: value })).toThrow(
    expect.objectContaining({ code: 'bad-value', details: { [name]: value } }),
  )
})

test('a scan of too many points is refused before it is made', () => {
  expect(() => simulateBullet({ ...small, pitch: 0.25e-6, width: 4e-3, height: 4e-3 })).toThrow(
    expect.objectContaining({ code: 'bad-value' }),
  )
})
