import { describe, expect, test } from 'vitest'
import { plain, ticks } from '../../../src/report/figures/ticks.ts'

describe('ticks', () => {
  test('are round, inside the range, and written with the same decimals', () => {
    expect(ticks(0, 1, 5).labels).toEqual(['0.0', '0.2', '0.4', '0.6', '0.8', '1.0'])
    expect(ticks(-1.73, 1.73, 4).labels).toEqual(['-1', '0', '1'])
    expect(ticks(0, 52, 5).values).toEqual([0, 10, 20, 30, 40, 50])
    expect(ticks(0.0021, 0.0029, 4).labels).toEqual(['0.0022', '0.0024', '0.0026', '0.0028'])
  })

  test('are about as many as asked for, over many sizes of range', () => {
    for (let width = 1e-6; width < 1e6; width *= 1.37) {
      const { values } = ticks(-width / 3, width, 6)
      expect(values.length).toBeGreaterThanOrEqual(3)
      expect(values.length).toBeLessThanOrEqual(6 * Math.sqrt(2.5) + 1)
    }
  })

  test('a small negative number is not minus zero', () => {
    expect(plain(-0.001, 2)).toBe('0.00')
    expect(plain(-0.01, 2)).toBe('-0.01')
  })
})
