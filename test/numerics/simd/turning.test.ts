import { describe, expect, test } from 'vitest'
import { type MaskedGrid, onCanvas } from '../../../src/numerics/areal/masked-grid.ts'
import { random } from '../../../src/numerics/elementary/random.ts'
import { plainFaces } from '../../../src/numerics/simd/faces.plain.ts'
import { prepareTurning, turningOf, turnOnto } from '../../../src/numerics/simd/turning.ts'
import { arealField } from '../../helpers/areal-field.ts'

const NONE = Number.NaN
const noise = (length: number, seed: number): Float64Array => {
  const { normal } = random(seed)
  return Float64Array.from({ length }, normal)
}

/** The whole turned grid, NaN = not measured. */
function turned(grid: MaskedGrid, ...degrees: number[]): Float64Array {
  const { n } = grid
  let next = 8 * n * n
  const turning = turningOf(n, (bytes) => {
    const at = next
    next += 8 * Math.ceil(bytes / 8)
    return at
  })
  const loops = plainFaces()
  const floats = new Float64Array(loops.memory(next))
  floats.fill(Number.NaN, 0, n * n)
  const radius = prepareTurning(turning, grid, floats.buffer)
  for (const angle of degrees) turnOnto(loops, turning, angle, 0, 8 * n, { y: 0, x: 0, ny: n, nx: n }, radius)
  return floats.slice(0, n * n)
}

describe('turnOnto', () => {
  const map = noise(64, 1).fill(NONE, 10, 20)
  const grid = onCanvas(map, 8, 8, 8)
  test('by 0 degrees changes nothing', () => {
    expect(turned(grid, 0)).toEqual(map)
  })
  test('by 90 degrees moves pixels onto pixels: row y, column x shows row n - 1 - x, column y', () => {
    const values = turned(grid, 90)
    for (let y = 0; y < 8; y++) {
      for (let x = 0; x < 8; x++) {
        const from = map[(7 - x) * 8 + y]!
        if (Number.isNaN(from)) expect(values[y * 8 + x]).toBeNaN()
        else expect(values[y * 8 + x]).toBeCloseTo(from, 10)
      }
    }
  })
  test('there and back gives nearly the same smooth mark', () => {
    const n = 40
    const { values } = arealField(1, n)
    const back = turned(onCanvas(turned(onCanvas(values, n, n, n), 17), n, n, n), -17)
    let [products, squares, other, count] = [0, 0, 0, 0]
    for (let i = 0; i < values.length; i++) {
      if (Number.isNaN(values[i]! + back[i]!)) continue
      products += values[i]! * back[i]!
      squares += values[i]! * values[i]!
      other += back[i]! * back[i]!
      count += 1
    }
    expect(products / Math.sqrt(squares * other)).toBeGreaterThan(0.95)
    expect(count).toBeGreaterThan(0.9 * values.filter((value) => !Number.isNaN(value)).length)
  })
  test('by one angle after another gives what the last one gives', () => {
    expect(turned(grid, 20, -45, 70)).toEqual(turned(grid, 70))
  })
  test('by 180 degrees more, the same values stand in reverse order', () => {
    turned(grid, 31 - 180)
      .reverse()
      .forEach((value, i) => {
        const wanted = turned(grid, 31)[i]!
        if (Number.isNaN(wanted)) expect(value).toBeNaN()
        else expect(value).toBeCloseTo(wanted, 12)
      })
  })
  test('a constant stays that constant where it is measured, and nothing measured stays so', () => {
    const values = turned(onCanvas(new Float64Array(36).fill(4), 6, 6, 8), 33)
    const measured = values.filter((value) => !Number.isNaN(value))
    expect(measured.length).toBeGreaterThan(30)
    for (const value of measured) expect(value).toBeCloseTo(4, 12)
    expect(turned(onCanvas(new Float64Array(36).fill(NONE), 6, 6, 8), 33).every(Number.isNaN)).toBe(true)
  })
})
