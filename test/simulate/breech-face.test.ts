import { expect, test } from 'vitest'
import { simulateBreechFace } from '../../src/simulate/breech-face.ts'
import type { SimulatedSurface } from '../../src/simulate/surface.ts'
import { atSharedPoints, rms, sha256, validFraction } from './measures.ts'

const small = { slideSeed: 1, cartridgeSeed: 2, pitch: 10e-6, diameter: 1e-3 }

test('the same seeds give the same heights, on every machine and in every release', () => {
  expect(sha256(simulateBreechFace(small))).toBe(
    '72018766f2534962e7073b9d54cf61aa6ac2f366758ff1a7dbdf8fc860629847',
  )
})

test('faces measured at 1, 1.5625 and 2 um are one surface, noise apart', () => {
  const at = (pitch: number) =>
    simulateBreechFace({ slideSeed: 5, cartridgeSeed: 6, noise: 0, diameter: 1e-3, pitch })
  const [fine, middle, coarse] = [at(1e-6), at(1.5625e-6), at(2e-6)]
  for (const shared of [atSharedPoints(fine, coarse, 2), atSharedPoints(fine, middle, 25, 16)]) {
    expect(shared.points).toBeGreaterThan(1600)
    expect(shared.largest).toBeLessThan(1e-15)
    expect(shared.onlyOne).toBe(0)
  }
})

test('a face is plausible: round, with a hole, a few points missing, relief in the micrometre range', () => {
  const face = simulateBreechFace({ slideSeed: 1, cartridgeSeed: 1, pitch: 4e-6 })
  const { heights, ny, nx } = face
  expect([ny, nx, face.featureType]).toEqual([801, 801, 'SUR'])
  expect(heights[0]).toBeNaN()
  expect(heights[400 * nx + 400]).toBeNaN()
  expect(validFraction(face)).toBeGreaterThan(0.62)
  expect(validFraction(face)).toBeLessThan(0.75)
  const relief = rms(fine(face))
  expect(relief).toBeGreaterThan(0.2e-6)
  expect(relief).toBeLessThan(1.5e-6)
})

test('a turn of 180 degrees and a shift lay the same cartridge differently', () => {
  const laid = (rotationDeg: number, shift: readonly [number, number]) =>
    simulateBreechFace({ ...small, noise: 0, dropout: 0, rotationDeg, shift })
  const upright = laid(0, [0, 0])
  const turned = laid(180, [0, 0])
  // the scan's own tilt stays with the scan, so compare what is left without it
  const turnedBack = { ...turned, heights: turned.heights.toReversed() }
  expect(correlation(fine(upright), fine(turnedBack))).toBeGreaterThan(0.999)

  const { nx } = upright
  const moved = laid(0, [20e-6, 50e-6])
  const slope = (s: SimulatedSurface, k: number) => s.heights[k + 1]! - s.heights[k]!
  const place = 50 * nx + 15 // left of the hole, on the face both times
  expect(slope(moved, place + 5 * nx + 2)).toBeCloseTo(slope(upright, place), 14)
})

test('faces of one slide are alike, faces of two slides are not', () => {
  const face = (slideSeed: number, cartridgeSeed: number) =>
    fine(simulateBreechFace({ slideSeed, cartridgeSeed, pitch: 8e-6, rotationDeg: 0, shift: [0, 0] }))
  for (const slide of [1, 2, 3]) {
    const first = face(slide, 10)
    expect(correlation(first, face(slide, 11))).toBeGreaterThan(0.35)
    expect(Math.abs(correlation(first, face(slide + 10, 10)))).toBeLessThan(0.1)
  }
})

test.each([
  ['pitch', 0],
  ['pitch', 1],
  ['slideSeed', 0.5],
  ['cartridgeSeed', -3],
  ['diameter', 0.05],
  ['rotationDeg', 200],
  ['rotationDeg', Number.NaN],
  ['dropout', 0.5],
])('%s of %d is refused', (name, value) => {
  expect(() => simulateBreechFace({ ...small, [name]: value })).toThrow(
    expect.objectContaining({ code: 'bad-value' }),
  )
})

test('a shift off the scan is refused', () => {
  expect(() => simulateBreechFace({ ...small, shift: [0, 1e-3] })).toThrow(
    expect.objectContaining({ code: 'bad-value' }),
  )
})

/** Second differences along the rows, halved: a cheap high-pass; 0 where any of the three points is missing. */
function fine({ heights, ny, nx }: SimulatedSurface): Float64Array {
  const out = new Float64Array(ny * nx)
  const reach = 4
  for (let row = 0; row < ny; row++) {
    for (let col = reach; col < nx - reach; col++) {
      const k = row * nx + col
      const bend = heights[k]! - (heights[k - reach]! + heights[k + reach]!) / 2
      out[k] = Number.isNaN(bend) ? 0 : bend
    }
  }
  return out
}

function correlation(a: Float64Array, b: Float64Array): number {
  let ab = 0
  for (let k = 0; k < a.length; k++) ab += a[k]! * b[k]!
  return ab / (rms(a) * rms(b) * a.length)
}
