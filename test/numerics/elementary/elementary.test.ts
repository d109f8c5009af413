import { describe, expect, test } from 'vitest'
import { atan, atan2 } from '../../../src/numerics/elementary/arctangent.ts'
import { exp, exp10, tanh } from '../../../src/numerics/elementary/exponential.ts'
import { log, log1p, log2, log10 } from '../../../src/numerics/elementary/logarithm.ts'
import { random } from '../../../src/numerics/elementary/random.ts'
import { cos, sin, tan } from '../../../src/numerics/elementary/trigonometry.ts'
import { TRUE, ulps } from '../../helpers/ulps.ts'

const { uniform } = random(20260711)
const between = (low: number, high: number) => low + (high - low) * uniform()
const ofAnySize = (low: number, high: number) => 10 ** between(low, high) * (uniform() < 0.5 ? -1 : 1)
const MANY = 120
const SMALLEST = Number.MIN_VALUE
const NORMAL = 2.2250738585072014e-308
const HALVES = Array.from({ length: 40 }, (_, i) => (i - 20) / 4)
const QUARTER_TURNS = Array.from({ length: 24 }, (_, i) => (i - 12) * (Math.PI / 4))

/** Arguments at which a piece of an algorithm ends, and the doubles beside them. */
const around = (...edges: number[]): number[] =>
  edges
    .flatMap((x) => [x, x * (1 + Number.EPSILON), x * (1 - Number.EPSILON / 2), -x])
    .filter(Number.isFinite)

interface Case {
  readonly f: (x: number) => number
  readonly draw: readonly (() => number)[]
  readonly at?: readonly number[]
}

const logarithm = [
  () => between(0.5, 2),
  () => Math.abs(ofAnySize(-323, 308)),
  () => 1 + between(-1e-3, 1e-3),
  () => between(0.7, 0.715),
  () => between(1.4, 1.42),
]
const positive = [
  ...around(Math.SQRT1_2, Math.SQRT2, 1, 2, 10, NORMAL).filter((x) => x > 0),
  SMALLEST,
  2 * SMALLEST,
  1.5e-310,
  1.88937e-308, // not normal, and above sqrt(1/2) of the least normal one
  Number.MAX_VALUE,
]
const angle = [
  () => between(-0.8, 0.8),
  () => between(-10, 10),
  () => ofAnySize(0, 6.2),
  () => ofAnySize(6, 308),
  () => Math.round(between(-1e6, 1e6)) * (Math.PI / 2),
]
const angles = [
  ...HALVES,
  ...QUARTER_TURNS,
  ...around(0.67434, Math.PI / 4, 1_647_099, 2 ** 53, 5.319372648326541e255, Number.MAX_VALUE, 2 ** -26),
  6381956970095103 * 2 ** 797, // of all doubles the one that is closest to a multiple of pi/2
  SMALLEST,
  NORMAL,
]

const CASES: Record<Exclude<keyof typeof TRUE, 'atan2'>, Case> = {
  exp: {
    f: exp,
    draw: [
      () => between(-1, 1),
      () => between(-745, 709.7),
      () => ofAnySize(-20, 2),
      () => between(-745, -700),
    ],
    at: [
      ...HALVES,
      ...around(0.34657359027997264, 1.0397207708399179),
      709.782712893384,
      -708.3964185322641,
      -745.1332191019411,
      SMALLEST,
    ],
  },
  exp10: {
    f: exp10,
    draw: [
      () => between(-1, 1),
      () => between(-323.5, 308.2),
      () => Math.round(between(-300, 300)) + ofAnySize(-14, -1),
    ],
    at: [...HALVES, 308.25471555991669, -323.30621534311575, -307.6526555685887, SMALLEST],
  },
  tanh: {
    f: tanh,
    draw: [() => between(-1, 1), () => between(0.4, 0.6), () => between(0, 22), () => ofAnySize(-300, 0)],
    at: [...HALVES, ...around(0.5, 22, 19), SMALLEST, NORMAL],
  },
  log: { f: log, draw: logarithm, at: positive },
  log1p: {
    f: log1p,
    draw: [
      () => between(-0.999, 2),
      () => Math.abs(ofAnySize(-300, 300)),
      () => -(10 ** between(-20, -0.01)),
    ],
    at: [
      ...around(0.41421356237309503, 0.2928932188134524, 2 ** -53, 2 ** 53).filter((x) => x > -1),
      SMALLEST,
      NORMAL,
      Number.MAX_VALUE,
      -1 + Number.EPSILON / 2,
    ],
  },
  log2: { f: log2, draw: logarithm, at: positive },
  log10: { f: log10, draw: logarithm, at: positive },
  sin: { f: sin, draw: angle, at: angles },
  cos: { f: cos, draw: angle, at: angles },
  tan: { f: tan, draw: angle, at: angles },
  atan: {
    f: atan,
    draw: [() => between(-3, 3), () => ofAnySize(-10, 20), () => ofAnySize(-320, 308)],
    at: [
      ...HALVES,
      ...around(0.4375, 0.6875, 1.1875, 2.4375, 2 ** -27, 2 ** 60),
      SMALLEST,
      NORMAL,
      Number.MAX_VALUE,
    ],
  },
}

describe('at most 1 ulp from the true value', () => {
  for (const [name, { f, draw, at = [] }] of Object.entries(CASES)) {
    const truth = TRUE[name as keyof typeof CASES]
    test(`${name}, dense, at edges and over its whole range`, () => {
      const xs = [...at, ...draw.flatMap((one) => Array.from({ length: MANY }, one))]
      const off = xs.filter((x) => !(ulps(f(x), truth(x)) <= 1))
      expect(off).toEqual([])
    })
  }

  test('atan2, in all quadrants, near the axes, for sides of very different and of extreme size', () => {
    const scale = () => 10 ** between(-300, 300)
    const draws: (() => [number, number])[] = [
      () => [between(-1, 1), between(-1, 1)],
      () => [between(0.9, 1.1), between(-0.2, 0)],
      () => [ofAnySize(-20, 20), ofAnySize(-20, 20)],
      () => {
        const size = scale()
        return [size * between(-2, 2), size * between(-2, 2)]
      },
      () => [SMALLEST * Math.round(between(1, 99)), SMALLEST * Math.round(between(-99, -1))],
    ]
    const points = draws.flatMap((one) => Array.from({ length: MANY }, one))
    expect(points.filter(([y, x]) => !(ulps(atan2(y, x), TRUE.atan2(y, x)) <= 1))).toEqual([])
  })

  test('the reference tells a neighbour of the true value from it', () => {
    expect(ulps(exp(1), TRUE.exp(1))).toBeLessThan(1)
    expect(ulps(exp(1) * (1 + 2 * Number.EPSILON), TRUE.exp(1))).toBeGreaterThan(1)
    expect(ulps(Math.sin(1e22), TRUE.sin(1e22))).toBeLessThan(1) // -0.8522008497671888
    expect(TRUE.sin(1e22).toNumber()).toBe(-0.8522008497671888)
  })
})

describe('exact where the true value is a double', () => {
  test('exp10 is the double nearest to the power of ten at every whole number', () => {
    for (let n = -330; n <= 310; n++) expect(exp10(n), `10^${n}`).toBe(Number(`1e${n}`))
  })

  test('log10 is whole at 1, 10, …, 1e22, and log2 at every power of two', () => {
    for (let n = 0; n <= 22; n++) expect(log10(Number(`1e${n}`))).toBe(n)
    let power = SMALLEST
    for (let n = -1074; n <= 1023; n++, power *= 2) expect(log2(power)).toBe(n)
  })

  test('exp(0), cos(0) and the logarithms of 1', () => {
    expect([exp(0), exp(-0), exp10(0), cos(0), cos(-0)]).toEqual([1, 1, 1, 1, 1])
    expect([log(1), log2(1), log10(1)]).toEqual([0, 0, 0])
  })
})

describe('what is not an ordinary number', () => {
  const { NaN: nan, POSITIVE_INFINITY: inf, NEGATIVE_INFINITY: minus } = Number

  test('NaN stays NaN', () => {
    for (const { f } of Object.values(CASES)) expect(f(nan)).toBeNaN()
    for (const [y, x] of [
      [nan, 1],
      [1, nan],
      [nan, inf],
      [nan, 0],
    ] as const)
      expect(atan2(y, x)).toBeNaN()
  })

  test('infinity', () => {
    expect([exp(inf), exp(minus), exp10(inf), exp10(minus)]).toEqual([inf, 0, inf, 0])
    expect([tanh(inf), tanh(minus)]).toEqual([1, -1])
    for (const f of [log, log1p, log2, log10]) {
      expect(f(inf)).toBe(inf)
      expect(f(minus)).toBeNaN()
    }
    for (const f of [sin, cos, tan]) for (const x of [inf, minus]) expect(f(x)).toBeNaN()
    expect([atan(inf), atan(minus)]).toEqual([Math.PI / 2, -Math.PI / 2])
  })

  test('overflow and underflow', () => {
    expect([exp(710), exp(1e300), exp10(309), exp10(308.3), exp10(1e9)]).toEqual([inf, inf, inf, inf, inf])
    expect([exp(-746), exp(-1e300), exp10(-324), exp10(-323.9), exp10(-1e9)]).toEqual([0, 0, 0, 0, 0])
  })

  test('zeros keep their sign, and logarithms end at them', () => {
    for (const f of [sin, tan, atan, tanh, log1p]) {
      expect(f(0)).toBe(0)
      expect(f(-0)).toBe(-0)
    }
    for (const f of [log, log2, log10]) {
      for (const zero of [0, -0]) expect(f(zero)).toBe(minus)
      expect(f(-SMALLEST)).toBeNaN()
      expect(f(-1)).toBeNaN()
    }
    expect(log1p(-1)).toBe(minus)
    expect(log1p(-1.5)).toBeNaN()
  })

  test('atan2 of zeros and infinities is as in C', () => {
    for (const y of [0, -0, 1, -1, inf, minus]) {
      for (const x of [0, -0, 1, -1, inf, minus]) expect(atan2(y, x), `${y}, ${x}`).toBe(Math.atan2(y, x))
    }
  })
})
