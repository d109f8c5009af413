import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { random } from '../../src/numerics/elementary/random.ts'
import { readX3p } from '../../src/x3p/read.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { md5 } from '../helpers/x3p-package.ts'

const bits = (values: Float64Array): BigUint64Array => new BigUint64Array(Float64Array.from(values).buffer)

function surface(ny: number, nx: number): Float64Array {
  const { normal, uniform } = random(7)
  return Float64Array.from({ length: ny * nx }, () => (uniform() < 0.1 ? Number.NaN : normal() * 1e-6))
}

describe('writeX3p', () => {
  it('writes a surface that reads back bit for bit, pitches too', () => {
    const heights = surface(17, 23)
    heights.set([-0, 5e-324, 1 / 3, 1e-300])
    const pitches = { dx: 1.5625e-6 / 3, dy: 0.1 + 0.2 - 0.3 + 1e-6 }
    const scan = readX3p(writeX3p({ heights, ny: 17, nx: 23, ...pitches }))
    expect(bits(scan.heights)).toEqual(bits(heights))
    expect(scan).toMatchObject({ ny: 17, nx: 23, ...pitches, featureType: 'SUR' })
  })

  it('writes a profile that reads back as one row, dy = dx', () => {
    const heights = surface(1, 40)
    const scan = readX3p(writeX3p({ heights, ny: 1, nx: 40, dx: 7e-6, dy: 1, featureType: 'PRF' }))
    expect(bits(scan.heights)).toEqual(bits(heights))
    expect(scan).toMatchObject({ ny: 1, nx: 40, dx: 7e-6, dy: 7e-6, featureType: 'PRF' })
  })

  it('writes the same bytes every time, and every NaN as the same NaN', () => {
    const other = new Float64Array(new BigUint64Array([0xfff8000000000123n]).buffer)
    const scan = { ny: 1, nx: 1, dx: 1e-6, dy: 1e-6 }
    const bytes = writeX3p({ ...scan, heights: other })
    expect(writeX3p({ ...scan, heights: Float64Array.of(Number.NaN) })).toEqual(bytes)
    expect(md5(bytes)).toMatchInlineSnapshot(`"5689fbb21fa973e6165a77af19b62719"`)
  })

  it('writes an archive that another ZIP reader opens, with both MD5', () => {
    const files = unzipSync(writeX3p({ heights: surface(4, 5), ny: 4, nx: 5, dx: 1e-6, dy: 1e-6 }))
    const main = files['main.xml']!
    expect(new TextDecoder().decode(files['md5checksum.hex'])).toBe(`${md5(main)} *main.xml\n`)
    expect(new TextDecoder().decode(main)).toContain(md5(files['bindata/data.bin']!))
  })

  it('escapes header text and gives it back', () => {
    const header = { creator: 'A & B <c>', manufacturer: 'x"y', model: "z'", comment: 'a\u0000b ]]> ü' }
    const { meta } = readX3p(
      writeX3p({ heights: new Float64Array(1), ny: 1, nx: 1, dx: 1e-6, dy: 1e-6 }, header),
    )
    expect(meta).toMatchObject({ creator: 'A & B <c>', instrument: `x"y z'`, comment: 'a b ]]> ü' })
  })

  it.each([
    ['heights that do not fill the grid', { nx: 3 }],
    ['a pitch of zero', { dx: 0 }],
    ['an infinite height', { heights: Float64Array.of(Infinity, 0) }],
    ['a profile of two rows', { nx: 1, ny: 2, featureType: 'PRF' as const }],
  ])('refuses %s', (_, change) => {
    const scan = { heights: new Float64Array(2), ny: 1, nx: 2, dx: 1e-6, dy: 1e-6, ...change }
    expect(() => writeX3p(scan)).toThrow(expect.objectContaining({ code: 'bad-value' }))
  })
})
