import { describe, expect, it } from 'vitest'
import { curvaturesOf, reliefMeasures } from '../../../src/numerics/areal/mark-measures.ts'
import { random } from '../../../src/numerics/elementary/random.ts'
import { robustQuadratic } from '../../../src/numerics/filters/robust-form.ts'

const [NY, NX] = [120, 160]
const [DX, DY] = [5e-6, 8e-6]
const RADIUS = 4.5e-3 // of a bullet

/** Heights of a function of the place in metres, from the middle. */
const map = (of: (x: number, y: number) => number): Float64Array =>
  Float64Array.from({ length: NY * NX }, (_, i) =>
    of(DX * ((i % NX) - (NX - 1) / 2), DY * (Math.floor(i / NX) - (NY - 1) / 2)),
  )
function formMeasures(heights: Float64Array, ny: number, nx: number, dx: number, dy: number) {
  const { coefficients, rms } = robustQuadratic(heights, ny, nx)
  return { ...curvaturesOf([...coefficients], ny, nx, dx, dy), residual: rms }
}
const measures = (heights: Float64Array) => formMeasures(heights, NY, NX, DX, DY)

/** A cylinder whose axis is turned by `degrees` from the y axis. */
const cylinder = (degrees: number, radius = RADIUS) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return map((x, y) => {
    const across = cos * x + sin * y
    return Math.sqrt(radius * radius - across * across)
  })
}

/** 1 within a share of the expected value. */
const share = (actual: number, expected: number) => actual / expected

describe('curvatures of a robust form', () => {
  it('finds the curvature of a cylinder across its axis, and none along it', () => {
    const { alongX, alongY, largest, residual } = measures(cylinder(0))
    expect(share(alongX, 1 / RADIUS)).toBeCloseTo(1, 1) // a parabola on an arc of ±5°
    expect(share(alongX, 1 / RADIUS)).toBeGreaterThan(1)
    expect(alongY).toBeLessThan(0.001 / RADIUS)
    expect(share(largest, alongX)).toBeCloseTo(1, 6)
    expect(residual).toBeLessThan(20e-9)
    const turned = measures(cylinder(90))
    expect(share(turned.alongY, 1 / RADIUS)).toBeCloseTo(1, 1)
    expect(turned.alongX).toBeLessThan(0.001 / RADIUS)
  })

  it('finds the largest curvature in any direction', () => {
    for (const degrees of [30, 45, -60, 135]) {
      expect(share(measures(cylinder(degrees)).largest, 1 / RADIUS)).toBeCloseTo(1, 1)
    }
    const { alongX, alongY } = measures(cylinder(45))
    expect(share(alongX, 0.5 / RADIUS)).toBeCloseTo(1, 1)
    expect(share(alongY, 0.5 / RADIUS)).toBeCloseTo(1, 1)
    // a saddle: as much down one way as up the other
    expect(share(measures(map((x, y) => 50 * (x * x - y * y))).largest, 100)).toBeCloseTo(1, 9)
  })

  it('is twice as much for half the radius', () => {
    expect(measures(cylinder(0, RADIUS / 2)).alongX / measures(cylinder(0)).alongX).toBeCloseTo(2, 0)
  })

  it('takes a tilted plane as flat', () => {
    const { alongX, alongY, largest, residual } = measures(map((x, y) => 0.2 * x - 0.1 * y + 3e-6))
    for (const value of [alongX, alongY, largest]) expect(value).toBeLessThan(1e-6)
    expect(residual).toBeLessThan(1e-15)
  })

  it('states the rms of what the form leaves', () => {
    const { normal } = random(3)
    const { residual } = measures(cylinder(0).map((height) => height + 0.5e-6 * normal()))
    expect(share(residual, 0.5e-6)).toBeCloseTo(1, 1)
  })

  it('does not need every point: missing ones, a shoulder and a pit hardly move the curvature', () => {
    const { uniform } = random(9)
    const gaps = cylinder(0).map((height) => (uniform() < 0.3 ? Number.NaN : height))
    expect(share(measures(gaps).alongX, measures(cylinder(0)).alongX)).toBeCloseTo(1, 2)
    const pitted = cylinder(0).map((height, i) => (i % NX < 12 ? height - 30e-6 : height))
    expect(share(measures(pitted).alongX, measures(cylinder(0)).alongX)).toBeCloseTo(1, 1)
    expect(measures(pitted).residual).toBeGreaterThan(5e-6)
  })

  it('has no curvature across a single row or column', () => {
    const row = formMeasures(cylinder(0).subarray(0, NX), 1, NX, DX, DY)
    expect(row.alongY).toBe(0)
    expect(share(row.largest, 1 / RADIUS)).toBeCloseTo(1, 1)
    const column = formMeasures(Float64Array.of(0, 1e-6, 4e-6, 9e-6), 4, 1, DX, 1e-3)
    expect(column.alongX).toBe(0)
    expect(column.alongY).toBeCloseTo(2, 9) // z = y² in metres of 1000 µm: 1e-6 · (y / 1e-3)²
  })
})

describe('reliefMeasures', () => {
  it('is the rms of the heights and of the steps along a row, over the pitch', () => {
    const rows = Float64Array.of(0, 3e-9, 0, 3e-9, 0, 0, 0, 0)
    const { rms, slope } = reliefMeasures(rows, 2, 4, 1e-6)
    expect(rms).toBeCloseTo(1.5e-9, 20)
    expect(slope).toBeCloseTo(3e-3 / Math.SQRT2, 12)
  })

  it('takes no step from one row to the next, nor over a missing point', () => {
    const rows = Float64Array.of(0, 0, 1e-6, 1e-6, Number.NaN, 5e-6)
    expect(reliefMeasures(rows, 3, 2, 1e-6).slope).toBe(0)
  })

  it('has no slope where no two neighbours are measured', () => {
    expect(reliefMeasures(Float64Array.of(1, Number.NaN, 2), 1, 3, 1e-6).slope).toBe(0)
  })
})
