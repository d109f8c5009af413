import { describe, expect, it } from 'vitest'
import { random } from '../../src/numerics/elementary/random.ts'
import type { Parts } from '../helpers/x3p-package.ts'
import {
  absolute,
  doubles,
  HEIGHTS,
  increment,
  LIMITS,
  link,
  list,
  matrix,
  read,
  refusal,
  x3p,
} from '../helpers/x3p-package.ts'

const NOT = Number.NaN
const heights = (parts: Parts): number[] => [...read(parts).heights]
const count = (n: number): string => `<ListDimension>${n}</ListDimension>`

describe('binary heights', () => {
  const raw = [1, -2, 3, 300, -32768, 32767]
  it.each([
    ['I', 'int16', new Int16Array(raw)],
    ['L', 'int32', new Int32Array(raw)],
    ['F', 'float32', new Float32Array(raw)],
    ['D', 'float64', new Float64Array(raw)],
  ])(
    'of type %s are %s, scaled by Increment and moved by Offset, on axes of type I and A',
    (type, _, values) => {
      const data = new Uint8Array(values.buffer)
      const scale = '<Increment>1e-9</Increment><Offset>2e-6</Offset>'
      expect(heights({ cz: absolute(type, scale), data })).toEqual(raw.map((z) => 1e-9 * z + 2e-6))
      expect(heights({ cz: absolute(type, scale).replace('>A<', '>I<'), data })).toEqual(
        raw.map((z) => 1e-9 * z + 2e-6),
      )
      expect(heights({ cz: absolute(type), data })).toEqual(raw)
    },
  )

  it('lie in C order, x fastest', () => {
    const scan = read({})
    expect(scan.heights[1 * scan.nx + 2]).toBe(6e-6)
  })

  it('that are NaN are not measured, whatever the NaN', () => {
    const data = doubles(1, NOT, 3, 4, 5, 6)
    data.set([1, 0, 0, 0, 0, 0, 0xf8, 0xff], 16)
    const scan = read({ data })
    expect([...scan.heights]).toEqual([1, NOT, NOT, 4, 5, 6])
    expect(new Set(new BigUint64Array(scan.heights.slice().buffer).subarray(1, 3)).size).toBe(1)
  })

  it('of 1e300 m are refused', () => {
    expect(refusal(x3p({ data: doubles(1, 2, 1e300, 4, 5, 6) })).message).toMatch(/point 3 has a height of/)
  })

  it('that are infinite are not measured, binary and as text', () => {
    const scaled = { cz: absolute('D', '<Increment>2</Increment><Offset>1</Offset>') }
    expect(heights({ ...scaled, data: doubles(1, Infinity, 3, -Infinity, NOT, 6) })).toEqual([
      3,
      NOT,
      7,
      NOT,
      NOT,
      13,
    ])
    const texts = ['inf', '-Infinity', '+INF', '1.#INF', '-1.#IND', '4']
    expect(heights({ points: list(...texts) })).toEqual([NOT, NOT, NOT, NOT, NOT, 4])
    expect(refusal(x3p({ points: list('1', '2', 'info', '4', '5', '6') })).message).toMatch(
      /Datum 3 is "info"/,
    )
  })

  it('are invalid where the mask says so: lowest bit first, 1 = valid', () => {
    const masked = (...mask: number[]): Parts => ({
      cz: absolute('I'),
      data: new Uint8Array(new Int16Array([1, 2, 3, 4, 5, 6]).buffer),
      points: link('bindata/data.bin', '<ValidPointsLink>\\bindata\\valid.bin</ValidPointsLink>'),
      files: { 'bindata/valid.bin': Uint8Array.from(mask) },
    })
    expect(heights(masked(0b101101))).toEqual([1, NOT, 3, 4, NOT, 6])
    expect(refusal(x3p(masked(1, 2))).message).toMatch(/mask has 2 bytes, but 6 points need 1/)
  })
})

describe('inline heights', () => {
  it('are not measured where the Datum is empty or NaN', () => {
    const points = list('', '1e-6', '-2.5E-006', ' 4 ', 'NaN', '.5').replace(
      '<Datum/>',
      '<!-- none --><Datum></Datum>',
    )
    expect(heights({ points, data: undefined })).toEqual([NOT, 1e-6, -2.5e-6, 4, NOT, 0.5])
  })

  it.each<[string, string, RegExp]>([
    [
      'fewer than the dimensions ask for',
      list('1', '2'),
      /holds 2 Datum elements, but the dimensions ask for 6/,
    ],
    ['more than the dimensions ask for', list(...'1234567'), /holds 7 Datum elements/],
    ['no number', list('1', '2', 'x', '4', '5', '6'), /Datum 3 is "x", not a decimal number/],
    ['hexadecimal', list('1', '2', '0x3', '4', '5', '6'), /Datum 3/],
    [
      'two values of a surface',
      list(...Array<string>(6).fill('1;2')),
      /a Datum of a SUR has 1 or 3 values, not 2/,
    ],
    ['of mixed lengths', list('1', '2', '1;2', '4', '5', '6'), /Datum 3 has 2 values/],
    ['text between', `<DataList><Datum>1</Datum>2</DataList>`, /stands between/],
    ['other elements', `<DataList><Date>1</Date></DataList>`, /where a Datum should be/],
    ['an unclosed Datum', `<DataList><Datum>1</DataList>`, /not closed/],
    ['an unclosed list', `<DataList><Datum>1</Datum>`, /never closed/],
    ['an unclosed comment', `<DataList><!-- <Datum>1</Datum></DataList>`, /not closed by -->/],
  ])('are refused when they are %s', (_, points, message) => {
    expect(refusal(x3p({ points }))).toEqual({ code: 'x3p-invalid', message: expect.stringMatching(message) })
  })

  it('are scanned in linear time: a number of a million digits, a million fields', () => {
    const limits = { ...LIMITS, maxCompressionRatio: 2000 }
    expect(refusal(x3p({ points: list(`${'1'.repeat(1e6)}x`) }), limits).message).toMatch(
      /not a decimal number/,
    )
    expect(refusal(x3p({ points: list(';'.repeat(1e6)) }), limits).message).toMatch(/more than three values/)
  })

  it('may be a million', () => {
    const points = `<DataList>${'<Datum>1.5e-6</Datum><Datum/>'.repeat(500_000)}</DataList>`
    const scan = read({ points, size: matrix(1000, 1000) })
    expect([scan.heights.length, scan.heights[0], scan.heights[999_999]]).toEqual([1_000_000, 1.5e-6, NOT])
  })
})

describe('a profile', () => {
  it('has one row and dy = dx, needs no CY, and may give its length as a list', () => {
    const parts = { feature: 'PRF', cy: '', size: count(6) }
    expect(read(parts)).toMatchObject({ ny: 1, nx: 6, dx: 1e-6, dy: 1e-6, featureType: 'PRF' })
    expect(heights({ ...parts, size: matrix(6, 1) })).toEqual(HEIGHTS)
  })

  it('may carry its own coordinates when they are evenly spaced', () => {
    const parts = { feature: 'PRF', cx: absolute('D'), size: matrix(3, 1) }
    const scan = read({ ...parts, points: list('4e-6;1', '6e-6;2', '8e-6;3') })
    expect([...scan.heights]).toEqual([1, 2, 3])
    expect(scan.dx).toBeCloseTo(2e-6, 15)
    expect([...read({ ...parts, data: doubles(4e-6, 1, 6e-6, 2, 8e-6, 3) }).heights]).toEqual([1, 2, 3])
    expect(refusal(x3p({ ...parts, points: list('4e-6;1', '6e-6;2', '9e-6;3') })).message).toMatch(
      /form no grid/,
    )
  })
})

describe('a point cloud', () => {
  const cloud = { feature: 'PCL', cx: absolute('D'), cy: absolute('D') }
  const points = (ny: number, nx: number, dx: number, dy: number): number[][] =>
    Array.from({ length: ny * nx }, (_, i) => [0.1 + (i % nx) * dx, 2 + Math.floor(i / nx) * dy, i + 1])

  it('that forms a grid is a surface, in whatever order its points come', () => {
    const shuffled = points(7, 5, 1e-6, 3e-6)
    const { below } = random(3)
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = below(i + 1)
      ;[shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!]
    }
    const scan = read({ ...cloud, size: count(35), data: doubles(...shuffled.flat()) })
    expect([...scan.heights]).toEqual(Array.from({ length: 35 }, (_, i) => i + 1))
    expect(scan).toMatchObject({ ny: 7, nx: 5, featureType: 'PCL' })
    expect(scan.dx).toBeCloseTo(1e-6, 15)
    expect(scan.dy).toBeCloseTo(3e-6, 15)
  })

  it('with integer coordinates on incremental axes has exactly their pitch', () => {
    const data = new Int32Array([0, 0, 10, 1, 0, 11, 0, 1, 12, 1, 1, 13])
    const axis = (m: string): string =>
      increment(m).replace('</AxisType>', '</AxisType><DataType>L</DataType>')
    const parts = {
      feature: 'PCL',
      cx: axis('-1.3e-6'),
      cy: axis('1.7e-6'),
      cz: absolute('L'),
      size: count(4),
    }
    expect(read({ ...parts, data: new Uint8Array(data.buffer) })).toMatchObject({
      dx: 1.3e-6,
      dy: 1.7e-6,
      nx: 2,
      ny: 2,
    })
  })

  it('may lack points: those nodes, and points without height, are not measured', () => {
    const some = points(4, 4, 1e-6, 1e-6).filter((_, i) => i !== 5)
    some[0]![2] = NOT
    const scan = read({ ...cloud, size: count(15), data: doubles(...some.flat()) })
    expect(scan).toMatchObject({ ny: 4, nx: 4 })
    expect([scan.heights[0], scan.heights[5], scan.heights[6]]).toEqual([NOT, NOT, 7])
  })

  it.each<[string, number[][]]>([
    [
      'scattered points',
      [
        [0, 0, 1],
        [1e-6, 5e-6, 2],
        [3e-6, 1e-6, 3],
        [7e-6, 2e-6, 4],
      ],
    ],
    ['two points in one place', [...points(2, 2, 1e-6, 1e-6), [0.1, 2, 9]]],
    [
      'a rotated grid',
      points(4, 4, 1e-6, 1e-6).map(([x, y, z]) => [x! - 0.3 * (y! - 2), y! + 0.3 * (x! - 0.1), z!]),
    ],
    [
      'a height without coordinates',
      [
        [0, 0, 1],
        [1e-6, NOT, 2],
      ],
    ],
    [
      'coordinates that span nothing finite',
      [
        [-1e308, 0, 1],
        [1e308, 0, 2],
      ],
    ],
    ['a single point, which has no pitch', [[0, 0, 1]]],
  ])('is refused: %s', (_, some) => {
    expect(refusal(x3p({ ...cloud, size: count(some.length), data: doubles(...some.flat()) })).code).toBe(
      'x3p-invalid',
    )
  })
})
