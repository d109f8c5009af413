import { expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { elub } from '../../../src/numerics/statistics/elub.ts'
import { type Levels, weigher } from '../../../src/numerics/statistics/levels.ts'

/** Levels of log10 LRs, each pair of sources of its own. */
function levelsOf(km: readonly number[], knm: readonly number[]): Levels {
  const sources = km.length + 2 * knm.length
  const a = [...km.keys(), ...knm.map((_, i) => km.length + 2 * i)]
  const b = [...km.keys(), ...knm.map((_, i) => km.length + 2 * i + 1)]
  const pairs = { sources, a: Int32Array.from(a), b: Int32Array.from(b) }
  return weigher(Float64Array.from([...km, ...knm]), pairs)(new Uint32Array(sources).fill(1))
}

const repeat = (value: number, times: number): number[] => new Array<number>(times).fill(value)

/** NBER(10^x) with one misleading LR added to each class: the definition, word for word. */
function nber(km: readonly number[], knm: readonly number[], x: number): number {
  const missed = (km.filter((lr) => lr < x).length + 1) / (km.length + 1)
  const alarms = (knm.filter((lr) => lr >= x).length + 1) / (knm.length + 1)
  const t = 10 ** x
  return (missed + t * alarms) / Math.min(1, t)
}

test('9 KM at 100 and 99 KNM at 1/100: 0.1 + t/100 < 1 up to t = 90, and 1/100 + 0.1/t < 1 down to t = 1/9.9', () => {
  const { lower, upper } = elub(levelsOf(repeat(2, 9), repeat(-2, 99)))
  expect(upper).toBeCloseTo(Math.log10(90), 12)
  expect(lower).toBeCloseTo(-Math.log10(9.9), 12)
})

test('no bound is beyond the LRs that there are', () => {
  const { lower, upper } = elub(levelsOf(repeat(0.5, 9), repeat(-0.25, 99)))
  expect([lower, upper]).toEqual([-0.25, 0.5])
})

test('one pair of each class supports no LR but 1', () => {
  expect(elub(levelsOf([2], [-2]))).toEqual({ lower: 0, upper: 0 })
})

test('LRs that point the wrong way support none', () => {
  expect(elub(levelsOf(repeat(-1, 20), repeat(1, 20)))).toEqual({ lower: 0, upper: 0 })
})

test.each([1, 2, 3, 4, 5])(
  'the ends are where NBER reaches 1 on a fine grid of thresholds (draw %i)',
  (seed) => {
    const { normal } = random(seed)
    const km = Array.from({ length: 40 }, () => 1.2 + normal())
    const knm = Array.from({ length: 150 }, () => -1.2 + normal())
    const { lower, upper } = elub(levelsOf(km, knm))
    const step = 1e-3
    const reach = (towards: number): number => {
      let x = 0
      while (Math.abs(x) < 8 && nber(km, knm, x + towards * step) < 1) x += towards * step
      return x
    }
    expect(Math.abs(upper - reach(1))).toBeLessThan(2 * step)
    expect(Math.abs(lower - reach(-1))).toBeLessThan(2 * step)
    expect(upper).toBeGreaterThan(0.5)
  },
)

test('pairs that stand there three times, and are said to, support the bound of pairs that stand there once', () => {
  const { normal } = random(9)
  const km = Array.from({ length: 12 }, () => 1.5 + normal())
  const knm = Array.from({ length: 60 }, () => -1.5 + normal())
  const once = elub(levelsOf(km, knm))
  const thrice = levelsOf([...km, ...km, ...km], [...knm, ...knm, ...knm])
  const told = elub(thrice, { km: 3, knm: 3 })
  expect(told.lower).toBeCloseTo(once.lower, 12)
  expect(told.upper).toBeCloseTo(once.upper, 12)
  expect(elub(thrice).upper).toBeGreaterThan(once.upper)
})
