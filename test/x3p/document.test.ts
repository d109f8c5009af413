import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readNotes } from '../../src/x3p/notes.ts'
import { readX3p } from '../../src/x3p/read.ts'
import type { Parts } from '../helpers/x3p-package.ts'
import {
  absolute,
  doubles,
  HEIGHTS,
  increment,
  link,
  list,
  mainXml,
  matrix,
  md5,
  read,
  refusal,
  x3p,
} from '../helpers/x3p-package.ts'

const heights = (parts: Parts): number[] => [...read(parts).heights]

describe('the main document', () => {
  it.each<[string, Parts]>([
    ['a UTF-8 byte-order mark', { xml: (xml) => `\ufeff${xml}` }],
    ['UTF-16', { main: new Uint8Array(Buffer.from(`\ufeff${mainXml()}`, 'utf16le')) }],
    [
      'Latin-1 bytes',
      { main: new Uint8Array(Buffer.from(mainXml().replace('?>', '?><!-- Jörg -->'), 'latin1')) },
    ],
    ['another namespace prefix', { xml: (xml) => xml.replaceAll('p:ISO', 'iso_x:ISO') }],
    ['prefixes on every element', { xml: (xml) => xml.replace(/<(\/?)(\w+)>/g, '<$1q:$2>') }],
    ['no prefix', { xml: (xml) => xml.replaceAll('p:ISO', 'ISO') }],
    ['a link with backslashes', { points: link('bindata\\data.bin') }],
    ['a link with a leading slash', { points: link('/bindata/data.bin') }],
    ['a link in another case', { points: link('BinData/Data.BIN') }],
    ['comments around everything', { xml: (xml) => xml.replace(/>\s*</g, '><!-- <DataList> --><') }],
    ['negative increments', { cx: increment(-1e-6), cy: increment('-2.0e-006') }],
    [
      'a plain matrix whose axes are called absolute',
      { cx: absolute('D', '<Increment>1e-6</Increment>'), cy: absolute('D', '<Increment>2e-6</Increment>') },
    ],
  ])('is read with %s', (_, parts) => {
    const scan = read(parts)
    expect([...scan.heights]).toEqual(HEIGHTS)
    expect(scan).toMatchObject({ ny: 2, nx: 3, dx: 1e-6, dy: 2e-6 })
  })

  it('is found in another folder and case, with its files beside it', () => {
    const bytes = zipSync({
      'Scan 1/': new Uint8Array(0),
      'Scan 1/Main.XML': strToU8(mainXml()),
      'Scan 1/bindata/data.bin': doubles(...HEIGHTS),
      '../../etc/passwd': strToU8('x'),
    })
    expect([...readX3p(bytes).heights]).toEqual(HEIGHTS)
  })

  it.each<[string, Parts, RegExp]>([
    ['broken XML', { xml: (xml) => xml.replace('</Record1>', '') }, /broken XML/],
    ['an empty document', { main: '' }, /broken XML/],
    ['an empty root', { main: '<ISO5436_2/>' }, /Record1/],
    ['no Record1', { xml: (xml) => xml.replaceAll('Record1', 'Record9') }, /no Record1/],
    [
      'two Record3',
      { xml: (xml) => xml.replace('<Record4>', '<Record3><a/></Record3><Record4>') },
      /given 2 times/,
    ],
    ['a DOCTYPE', { xml: (xml) => xml.replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>') }, /DOCTYPE/],
    ['an unknown feature type', { feature: 'VOL' }, /FeatureType is "VOL", not one of SUR, PRF, PCL/],
    ['an unknown data type', { cz: absolute('Q') }, /DataType is "Q", not one of I, L, F, D/],
    ['a missing data type', { cz: '<AxisType>A</AxisType>' }, /DataType is ""/],
    [
      'an unknown axis type',
      { cx: increment(1e-6).replace('>I<', '>B<') },
      /AxisType is "B", not one of I, A/,
    ],
    ['a pitch of zero', { cx: increment(0) }, /pitch of CX is 0 m/],
    ['a missing pitch', { cy: '<AxisType>I</AxisType>' }, /pitch of CY is missing/],
    ['an empty pitch', { cy: increment('') }, /pitch of CY is missing/],
    ['a NaN pitch', { cx: increment('NaN') }, /Increment is "NaN", not a finite decimal number/],
    ['an infinite pitch', { cx: increment('1e999') }, /not a finite decimal number/],
    ['a pitch with a decimal comma', { cx: increment('1,5e-6') }, /not a finite decimal number/],
    ['a pitch below the size of an atom', { cx: increment('1e-300') }, /pitch of CX is 1e-300 m/],
    ['a height increment of zero', { cz: absolute('D', '<Increment>0</Increment>') }, /CZ Increment is 0/],
    ['a size of zero', { size: matrix(0, 2) }, /SizeX is "0", not a whole number of at least 1/],
    ['a negative size', { size: matrix(-3, -2) }, /SizeX is "-3"/],
    ['a fractional size', { size: matrix(1.5, 4) }, /SizeX is "1.5"/],
    ['a size beyond all numbers', { size: matrix('9'.repeat(400), 1) }, /SizeX is "9+/],
    ['no size', { size: '' }, /no MatrixDimension/],
    ['more than one layer', { size: matrix(3, 1, 2) }, /SizeZ is 2/],
    ['a profile of two rows', { feature: 'PRF' }, /SizeY is 2, but a profile has one row/],
    ['too few point data', { data: doubles(1, 2, 3) }, /have 24 bytes, but 2 x 3 points of 8 bytes need 48/],
    ['too many point data', { data: doubles(1, 2, 3, 4, 5, 6, 7) }, /have 56 bytes.*need 48/],
    [
      'a link to nothing',
      { points: link('bindata/other.bin') },
      /links to "bindata\/other.bin", which the ZIP does not/,
    ],
    ['no heights at all', { points: '' }, /neither a PointDataLink nor a DataList/],
    ['a link and a list', { points: link('bindata/data.bin') + list('1') }, /unclear/],
    ['two lists', { points: list('1') + list('1') }, /unclear/],
  ])('is refused with %s', (_, parts, message) => {
    expect(refusal(x3p(parts))).toEqual({ code: 'x3p-invalid', message: expect.stringMatching(message) })
  })

  it('is refused when its units are micrometres: a pitch above 1 mm for more than 16 columns', () => {
    const wide = { size: matrix(17, 1), data: new Uint8Array(17 * 8) }
    expect(refusal(x3p({ ...wide, cx: increment(7.8125) })).message).toMatch(/cannot be metres.*micrometres/)
    expect(read({ ...wide, cx: increment(1e-3) }).dx).toBe(1e-3)
    expect(read({ size: matrix(16, 1), data: new Uint8Array(16 * 8), cx: increment(1) }).dx).toBe(1)
  })
})

describe('checksums', () => {
  const point = (digest: string): Parts => ({
    points: link('bindata/data.bin', `<MD5ChecksumPointData>${digest}</MD5ChecksumPointData>`),
  })

  it('of the point data are verified in either case, and an empty one states nothing', () => {
    expect(heights(point(md5(doubles(...HEIGHTS)).toUpperCase()))).toEqual(HEIGHTS)
    expect(heights(point(''))).toEqual(HEIGHTS)
    expect(refusal(x3p(point('0'.repeat(32)))).message).toMatch(
      /MD5 mismatch: the point data has [0-9a-f]{32}, but 0{32}/,
    )
    expect(refusal(x3p(point('abc'))).message).toMatch(/not 32 hexadecimal digits/)
  })

  it('of main.xml are noted, not refused, when their file is there, under its own name or the usual one', () => {
    const parts = { checksum: 'sum.txt' }
    const digest = md5(strToU8(mainXml(parts)))
    const good = { ...parts, files: { 'sum.txt': strToU8(`${digest.toUpperCase()} *main.xml\r\n`) } }
    const wrong = { files: { 'md5checksum.hex': strToU8('1'.repeat(32)) } }
    const unreadable = { files: { 'md5checksum.hex': strToU8('no digest at all') } }
    for (const [file, right] of [
      [good, true],
      [parts, true],
      [wrong, false],
      [unreadable, false],
    ] as const) {
      expect(heights(file)).toEqual(HEIGHTS)
      expect(readNotes(x3p(file))).toEqual({ checksum_of_description: right, mask: false })
    }
  })

  it('of the valid-point mask are verified', () => {
    const parts = (digest: string): Parts => ({
      points: link(
        'bindata/data.bin',
        `<ValidPointsLink>valid.bin</ValidPointsLink><MD5ChecksumValidPoints>${digest}</MD5ChecksumValidPoints>`,
      ),
      files: { 'valid.bin': Uint8Array.of(0b111111) },
    })
    expect(heights(parts(md5(Uint8Array.of(0b111111))))).toEqual(HEIGHTS)
    expect(refusal(x3p(parts('2'.repeat(32)))).message).toMatch(/MD5 mismatch: the valid-point mask/)
  })
})
