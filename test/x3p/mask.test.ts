import { zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { MarkgraphError } from '../../src/errors.ts'
import { random } from '../../src/numerics/elementary/random.ts'
import { readNotes } from '../../src/x3p/notes.ts'
import { readX3p } from '../../src/x3p/read.ts'
import { HEIGHTS, increment, matrix, type Parts, x3p } from '../helpers/x3p-package.ts'

const NOT = Number.NaN
const GREY = 0
const COLOUR = 2
const INDEXED = 3
const GREY_ALPHA = 4
const COLOUR_ALPHA = 6

interface Picture {
  readonly nx?: number
  readonly ny?: number
  readonly depth?: number
  readonly colour: number
  readonly interlaced?: number
  /** Rows of packed samples, without their filter bytes. */
  readonly rows: readonly (readonly number[])[]
  /** Chunks before the data. */
  readonly before?: readonly Uint8Array[]
  readonly data?: Uint8Array
}

/** A chunk of a PNG; its CRC is not looked at. */
function chunk(type: string, data: Uint8Array | readonly number[]): Uint8Array {
  const bytes = new Uint8Array(12 + data.length)
  new DataView(bytes.buffer).setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  return bytes
}

/** A PNG of 3 x 2 pixels, unless the picture says otherwise. */
function png({
  nx = 3,
  ny = 2,
  depth = 8,
  colour,
  interlaced = 0,
  rows,
  before = [],
  data,
}: Picture): Uint8Array {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, nx)
  view.setUint32(4, ny)
  header.set([depth, colour, 0, 0, interlaced], 8)
  const lines = Uint8Array.from(rows.flatMap((row) => [0, ...row]))
  return Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...chunk('IHDR', header),
    ...before.flatMap((one) => [...one]),
    ...chunk('IDAT', data ?? zlibSync(lines)),
    ...chunk('IEND', []),
  ])
}

const withMask = (mask: Uint8Array, name = 'bindata/mask.png', parts: Parts = {}): Uint8Array =>
  x3p({ ...parts, files: { ...parts.files, [name]: mask } })
const masked = (file: Uint8Array): number[] => [...readX3p(file, { units: 'file', mask: 'file' }).heights]
const [a, b, c, , , f] = HEIGHTS as [number, number, number, number, number, number]

const whole = png({
  colour: GREY,
  rows: [
    [255, 255, 255],
    [255, 255, 255],
  ],
})

describe('a mask keeps white and coloured points and drops black and transparent ones', () => {
  it.each<[string, Picture, number[]]>([
    [
      'grey',
      {
        colour: GREY,
        rows: [
          [255, 0, 255],
          [0, 0, 255],
        ],
      },
      [a, NOT, c, NOT, NOT, f],
    ],
    [
      'of one bit',
      { colour: GREY, depth: 1, rows: [[0b1010_0000], [0b0010_0000]] },
      [a, NOT, c, NOT, NOT, f],
    ],
    [
      'of two bits',
      { colour: GREY, depth: 2, rows: [[0b1100_0100], [0b0000_1100]] },
      [a, NOT, c, NOT, NOT, f],
    ],
    [
      'of 16 bits',
      {
        colour: GREY,
        depth: 16,
        rows: [
          [255, 255, 0, 0, 0, 1],
          [0, 0, 0, 0, 1, 0],
        ],
      },
      [a, NOT, c, NOT, NOT, f],
    ],
    [
      'in colour',
      {
        colour: COLOUR,
        rows: [
          [0, 0, 139, 0, 0, 0, 255, 255, 255],
          [0, 0, 0, 0, 0, 0, 205, 127, 50],
        ],
      },
      [a, NOT, c, NOT, NOT, f],
    ],
    [
      'grey with alpha',
      {
        colour: GREY_ALPHA,
        rows: [
          [255, 255, 255, 0, 9, 9],
          [0, 255, 0, 0, 255, 1],
        ],
      },
      [a, NOT, c, NOT, NOT, f],
    ],
    [
      'in colour with alpha',
      {
        colour: COLOUR_ALPHA,
        rows: [
          [255, 255, 255, 255, 255, 255, 255, 0, 1, 0, 0, 255],
          [0, 0, 0, 255, 0, 0, 0, 0, 0, 9, 0, 255],
        ],
      },
      [a, NOT, c, NOT, NOT, f],
    ],
    [
      'with a palette, one of its colours transparent',
      {
        colour: INDEXED,
        rows: [
          [0, 1, 2],
          [1, 3, 0],
        ],
        before: [
          chunk('PLTE', [255, 255, 255, 0, 0, 0, 200, 0, 0, 255, 255, 255]),
          chunk('tRNS', [255, 255, 255, 0]),
        ],
      },
      [a, NOT, c, NOT, NOT, f],
    ],
    [
      'with one transparent grey',
      {
        colour: GREY,
        rows: [
          [255, 7, 255],
          [7, 7, 255],
        ],
        before: [chunk('tRNS', [0, 7])],
      },
      [a, NOT, c, NOT, NOT, f],
    ],
    [
      'in colour, with a suggested palette',
      {
        colour: COLOUR,
        rows: [
          [9, 9, 9, 0, 0, 0, 9, 9, 9],
          [0, 0, 0, 0, 0, 0, 9, 9, 9],
        ],
        before: [chunk('PLTE', [0, 0, 0])],
      },
      [a, NOT, c, NOT, NOT, f],
    ],
  ])('%s', (_, picture, expected) => {
    expect(masked(withMask(png(picture)))).toEqual(expected)
  })

  it('only when it is asked for', () => {
    const file = withMask(
      png({
        colour: GREY,
        rows: [
          [0, 0, 0],
          [0, 0, 255],
        ],
      }),
    )
    expect([...readX3p(file).heights]).toEqual(HEIGHTS)
    expect(masked(file)).toEqual([NOT, NOT, NOT, NOT, NOT, f])
    expect(readNotes(file)).toEqual({ checksum_of_description: true, mask: true })
  })

  it('under another name, too; bindata/mask.png comes first', () => {
    const drops = png({
      colour: GREY,
      rows: [
        [255, 255, 255],
        [0, 0, 0],
      ],
    })
    expect(masked(withMask(drops, 'BinData/Breech_Mask.PNG'))).toEqual([a, b, c, NOT, NOT, NOT])
    expect(masked(withMask(drops, 'bindata/mask.png', { files: { 'old-mask.png': whole } }))).toEqual([
      a,
      b,
      c,
      NOT,
      NOT,
      NOT,
    ])
  })
})

describe('a mask is refused', () => {
  const refused = (file: Uint8Array, message: RegExp): void => {
    expect(() => masked(file)).toThrow(expect.objectContaining({ code: 'x3p-invalid' }))
    expect(() => masked(file)).toThrow(message)
    expect([...readX3p(file).heights]).toEqual(HEIGHTS)
  }

  it('that is not there', () => refused(x3p(), /no bindata\/mask.png/))
  it('that could be one of two', () =>
    refused(withMask(whole, 'a-mask.png', { files: { 'b-mask.png': whole } }), /2 masks/))
  it('that keeps nothing', () =>
    refused(
      withMask(
        png({
          colour: GREY,
          rows: [
            [0, 0, 0],
            [0, 0, 0],
          ],
        }),
      ),
      /keeps no point/,
    ))
  it.each<[string, Uint8Array, RegExp]>([
    [
      'of another width',
      png({
        nx: 4,
        colour: GREY,
        rows: [
          [1, 1, 1, 1],
          [1, 1, 1, 1],
        ],
      }),
      /2 x 4 pixels.*2 x 3 points/,
    ],
    [
      'turned by 90°',
      png({
        nx: 2,
        ny: 3,
        colour: GREY,
        rows: [
          [1, 1],
          [1, 1],
          [1, 1],
        ],
      }),
      /3 x 2 pixels.*2 x 3/,
    ],
    [
      'that is interlaced',
      png({
        colour: GREY,
        interlaced: 1,
        rows: [
          [1, 1, 1],
          [1, 1, 1],
        ],
      }),
      /interlaced/,
    ],
    ['that is no PNG', new TextEncoder().encode('a mask, drawn in words'), /not a readable PNG/],
    ['that is cut off', whole.slice(0, -14), /cut off/],
    ['with too few rows', png({ colour: GREY, rows: [[1, 1, 1]] }), /not the 8 bytes/],
    [
      'with too many rows',
      png({
        colour: GREY,
        rows: [
          [1, 1, 1],
          [1, 1, 1],
          [1, 1, 1],
        ],
      }),
      /not the 8 bytes/,
    ],
    ['with broken data', png({ colour: GREY, rows: [], data: new Uint8Array(20).fill(255) }), /broken/],
    [
      'of an unknown type',
      png({
        colour: 5,
        rows: [
          [1, 1, 1],
          [1, 1, 1],
        ],
      }),
      /not a readable PNG/,
    ],
    [
      'with a colour beyond its palette',
      png({
        colour: INDEXED,
        rows: [
          [0, 0, 0],
          [0, 0, 1],
        ],
        before: [chunk('PLTE', [9, 9, 9])],
      }),
      /palette/,
    ],
    [
      'without its palette',
      png({
        colour: INDEXED,
        rows: [
          [0, 0, 0],
          [0, 0, 1],
        ],
      }),
      /palette/,
    ],
  ])('%s', (_, mask, message) => refused(withMask(mask), message))

  it('that would inflate to a gigabyte, by its header and by its data, without inflating it', () => {
    const zeros = zlibSync(new Uint8Array(2 ** 26))
    const started = performance.now()
    refused(
      withMask(png({ nx: 32768, ny: 32768, colour: GREY, rows: [], data: zeros })),
      /32768 x 32768 pixels/,
    )
    refused(withMask(png({ colour: GREY, rows: [], data: zeros })), /not the 8 bytes/)
    const profile = Uint8Array.from([...new TextEncoder().encode('icc'), 0, 0, ...zeros])
    const rows = [
      [255, 255, 255],
      [0, 0, 0],
    ]
    expect(masked(withMask(png({ colour: GREY, rows, before: [chunk('iCCP', profile)] })))).toEqual([
      a,
      b,
      c,
      NOT,
      NOT,
      NOT,
    ])
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it('or read, when its bytes are changed: 500 mutations', () => {
    const rng = random(24)
    const picture = png({ colour: COLOUR_ALPHA, rows: Array.from({ length: 2 }, () => Array(12).fill(200)) })
    for (let i = 0; i < 500; i++) {
      const copy = picture.slice()
      for (let k = 1 + rng.below(4); k > 0; k--) copy[rng.below(copy.length)] = rng.below(256)
      try {
        expect(masked(withMask(copy))).toHaveLength(6)
      } catch (error) {
        expect((error as MarkgraphError).code).toBe('x3p-invalid')
      }
    }
  })
})

describe('lengths in micrometres', () => {
  const um = { units: 'um', mask: 'none' } as const
  const parts = { cx: increment('7.37468'), cy: increment('-7.5'), size: matrix(3, 2) }

  it('become metres: pitches and heights', () => {
    const scan = readX3p(x3p(parts), um)
    expect(scan).toMatchObject({ dx: 7.37468 / 1e6, dy: 7.5e-6 })
    expect([...scan.heights]).toEqual(HEIGHTS.map((z) => z / 1e6))
  })

  it('are not those of a file whose pitch is then below an atom', () => {
    expect(() => readX3p(x3p({ cx: increment('1e-6'), cy: increment('1e-6') }), um)).toThrow(
      /the pitch of CX is 1e-12 m.*seems to be in metres/,
    )
  })
})
