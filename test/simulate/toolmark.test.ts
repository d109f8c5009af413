import { expect, test } from 'vitest'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import {
  atSharedPoints,
  bestCorrelation,
  columnMeans,
  detrended,
  rms,
  sha256,
  validFraction,
} from './measures.ts'

const small = { edgeSeed: 1, markSeed: 2, pitch: 5e-6, width: 0.5e-3, height: 0.1e-3 }

test('the same seeds give the same heights, on every machine and in every release', () => {
  expect(sha256(simulateToolmark(small))).toBe(
    '381041ed4b33b97feed1fc116276c25aab8df0e42c0449ba0796ffec01d74ff3',
  )
})

test('marks measured at 1 and 2 um are one surface, noise apart', () => {
  const at = (pitch: number) =>
    simulateToolmark({ edgeSeed: 5, markSeed: 6, noise: 0, height: 0.1e-3, pitch })
  const shared = atSharedPoints(at(1e-6), at(2e-6), 2)
  expect(shared.largest).toBeLessThan(1e-15)
  expect(shared.onlyOne).toBe(0)
})

test('a mark is plausible: size, missing points and relief', () => {
  const mark = simulateToolmark({ edgeSeed: 1, markSeed: 1 })
  expect([mark.ny, mark.nx, mark.dx, mark.featureType]).toEqual([301, 2351, 2e-6, 'SUR'])
  expect(validFraction(mark)).toBeGreaterThan(0.95)
  expect(validFraction(mark)).toBeLessThan(0.998)
  const relief = rms(detrended(columnMeans(mark), 50))
  expect(relief).toBeGreaterThan(0.2e-6)
  expect(relief).toBeLessThan(1.5e-6)
})

test('as a profile it is the middle row of the surface', () => {
  const surface = simulateToolmark(small)
  const profile = simulateToolmark({ ...small, asProfile: true })
  expect([profile.ny, profile.nx, profile.featureType]).toEqual([1, surface.nx, 'PRF'])
  expect(profile.heights).toEqual(surface.heights.slice(10 * surface.nx, 11 * surface.nx))
})

test('marks of one edge are alike, marks of two edges are not', () => {
  const mark = (edgeSeed: number, markSeed: number) =>
    detrended(columnMeans(simulateToolmark({ edgeSeed, markSeed, pitch: 4e-6, height: 0.2e-3 })), 25)
  for (const edge of [1, 2, 3]) {
    const first = mark(edge, 10)
    expect(bestCorrelation(first, mark(edge, 11), 90)).toBeGreaterThan(0.4)
    expect(bestCorrelation(first, mark(edge + 10, 10), 90)).toBeLessThan(0.35)
  }
})

test.each([
  ['pitch', 0],
  ['edgeSeed', -1],
  ['markSeed', Number.POSITIVE_INFINITY],
  ['width', 0.1],
  ['dropout', -0.1],
])('%s of %d is refused', (name, value) => {
  expect(() => simulateToolmark({ ...small, [name]: value })).toThrow(
    expect.objectContaining({ code: 'bad-value', details: { [name]: value } }),
  )
})
