import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readX3p } from '../../src/x3p/read.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { doubles, HEIGHTS, mainXml, matrix, refusal, x3p } from '../helpers/x3p-package.ts'

const WIDE = { maxDecompressedBytes: 2 ** 29, maxCompressionRatio: 200 }

/** Every place in `bytes` where the little-endian signature stands. */
function places(bytes: Uint8Array, signature: number): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found = []
  for (let i = 0; i + 4 <= bytes.length; i++) if (view.getUint32(i, true) === signature) found.push(i)
  return found
}

/** A copy with a field of every directory record changed. */
function patched(bytes: Uint8Array, field: number, value: number, width: 2 | 4): Uint8Array {
  const copy = bytes.slice()
  const view = new DataView(copy.buffer)
  for (const at of places(copy, 0x02014b50)) {
    if (width === 2) view.setUint16(at + field, value, true)
    else view.setUint32(at + field, value, true)
  }
  return copy
}

function zip64(bytes: Uint8Array): Uint8Array {
  const end = bytes.length - 22
  const old = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const records = new Uint8Array(56 + 20)
  const view = new DataView(records.buffer)
  view.setUint32(0, 0x06064b50, true)
  view.setBigUint64(4, 44n, true)
  view.setBigUint64(24, BigInt(old.getUint16(end + 8, true)), true)
  view.setBigUint64(32, BigInt(old.getUint16(end + 10, true)), true)
  view.setBigUint64(40, BigInt(old.getUint32(end + 12, true)), true)
  view.setBigUint64(48, BigInt(old.getUint32(end + 16, true)), true)
  view.setUint32(56, 0x07064b50, true)
  view.setBigUint64(64, BigInt(end), true)
  const tail = bytes.slice(end)
  tail.fill(0xff, 8, 20)
  return Buffer.concat([bytes.subarray(0, end), records, tail])
}

describe('the container', () => {
  it.each([
    ['an empty file', new Uint8Array(0)],
    ['text', strToU8('this is no scan at all, and longer than a ZIP end record')],
    ['gzip', Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0)],
    ['a ZIP without entries', zipSync({})],
    ['an intact ZIP without main.xml', zipSync({ 'readme.txt': strToU8('hello') })],
    ['a main.xml that is another kind of document', x3p({ main: '<html><body/></html>' })],
  ])('is not an X3P: %s', (_, bytes) => {
    expect(refusal(bytes).code).toBe('not-x3p')
  })

  it('refuses a file cut off anywhere with a MarkgraphError', () => {
    const whole = writeX3p({
      heights: Float64Array.from({ length: 900 }, Math.sin),
      ny: 30,
      nx: 30,
      dx: 1e-6,
      dy: 1e-6,
    })
    const codes = new Set<string>()
    for (let length = 0; length < whole.length; length += 97)
      codes.add(refusal(whole.subarray(0, length)).code)
    expect(codes).toEqual(new Set(['not-x3p', 'x3p-invalid'])) // no magic at length 0 only
    expect(refusal(whole.subarray(0, 97)).code).toBe('x3p-invalid')
  })

  it('notices any flipped byte of the point data, by CRC when no MD5 is given', () => {
    const bytes = zipSync(
      { 'main.xml': strToU8(mainXml()), 'bindata/data.bin': doubles(...HEIGHTS) },
      { level: 0 },
    )
    const at = Buffer.from(bytes).indexOf(doubles(3e-6))
    bytes[at]! ^= 1
    expect(refusal(bytes)).toMatchObject({ code: 'x3p-invalid', message: expect.stringMatching(/CRC/) })
  })

  it('reads an archive with data descriptors', () => {
    const chunks: Uint8Array[] = []
    const zip = new Zip((_, chunk) => chunks.push(chunk))
    for (const [name, data] of [
      ['main.xml', strToU8(mainXml())],
      ['bindata/data.bin', doubles(...HEIGHTS)],
    ] as const) {
      const entry = new ZipDeflate(name)
      zip.add(entry)
      entry.push(data, true)
    }
    zip.end()
    expect([...readX3p(Buffer.concat(chunks)).heights]).toEqual(HEIGHTS)
  })

  it('reads a ZIP64 archive', () => {
    expect([...readX3p(zip64(x3p())).heights]).toEqual(HEIGHTS)
  })

  it('reads past garbage behind the archive', () => {
    const bytes = Buffer.concat([x3p(), Buffer.alloc(70_000, 'PK')])
    expect([...readX3p(bytes).heights]).toEqual(HEIGHTS)
  })

  it('refuses encrypted entries and unknown compression, and says which', () => {
    expect(refusal(patched(x3p(), 8, 1, 2)).message).toMatch(/"main.xml" is encrypted/)
    expect(refusal(patched(x3p(), 10, 14, 2)).message).toMatch(/method 14; only 0 \(stored\) and 8/)
  })

  it('refuses directory records that point outside the file', () => {
    expect(refusal(patched(x3p(), 42, 0x7fffffff, 4)).code).toBe('x3p-invalid')
    expect(refusal(patched(x3p(), 20, 0x7fffffff, 4)).code).toBe('x3p-invalid')
    expect(refusal(patched(x3p(), 28, 0xffff, 2)).code).toBe('x3p-invalid')
  })

  it('refuses two entries that one name may mean', () => {
    const bytes = x3p({ files: { 'MAIN.XML': strToU8(mainXml()) } })
    expect(refusal(bytes)).toMatchObject({
      code: 'x3p-invalid',
      message: expect.stringMatching(/names 2 entries/),
    })
  })

  it('takes the main.xml nearest to the root', () => {
    expect(readX3p(x3p({ files: { 'old/main.xml': strToU8('<broken') } })).nx).toBe(3)
  })

  it('refuses more entries than an X3P could need', () => {
    const files = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`f${i}`, new Uint8Array(0)]))
    expect(refusal(x3p({ files })).code).toBe('too-large')
  })

  it('does not open entries that nothing links to', () => {
    expect(readX3p(x3p({ files: { 'bomb.bin': new Uint8Array(2 ** 25) } })).nx).toBe(3)
  })
})

describe('the limits', () => {
  const zeros = x3p({ size: matrix(2048, 1024), data: new Uint8Array(2 ** 24) })

  it('refuse a compression ratio over the limit', () => {
    expect(refusal(zeros, WIDE)).toMatchObject({
      code: 'too-large',
      message: expect.stringMatching(/200 times/),
    })
    expect(refusal(zeros, { ...WIDE, maxCompressionRatio: 2000 }).code).toBe('decoded')
  })

  it('refuse more decompressed bytes than allowed', () => {
    const limits = { maxDecompressedBytes: 2 ** 24 - 1, maxCompressionRatio: 2000 }
    expect(refusal(zeros, limits).code).toBe('too-large')
  })

  it('go by the sizes that the directory states, and no entry may inflate to more', () => {
    expect(refusal(patched(x3p(), 24, 48, 4), WIDE)).toEqual({
      code: 'too-large',
      message: '"main.xml" inflates to more than the 48 bytes that the directory states',
    })
    const boasting = patched(x3p(), 24, 0xfffffff0, 4)
    expect(refusal(boasting, WIDE).code).toBe('too-large')
    expect([...readX3p(boasting).heights]).toEqual(HEIGHTS)
  })

  it('hold for stored entries as well', () => {
    const stored = zipSync(
      { 'main.xml': strToU8(mainXml()), 'bindata/data.bin': doubles(...HEIGHTS) },
      { level: 0 },
    )
    expect(refusal(patched(stored, 24, 48, 4))).toMatchObject({ code: 'too-large' })
  })

  it('count all entries together, linked to or not', () => {
    const limits = { maxDecompressedBytes: mainXml().length + 40, maxCompressionRatio: 200 }
    expect(refusal(x3p(), limits).code).toBe('too-large')
    expect(refusal(x3p(), { ...limits, maxDecompressedBytes: mainXml().length + 48 }).code).toBe('decoded')
    expect(refusal(x3p({ files: { 'bomb.bin': new Uint8Array(2 ** 25) } }), WIDE).code).toBe('too-large')
  })

  it('refuse sizes that would not fit, before anything is allocated', () => {
    expect(refusal(x3p({ size: matrix(100_000, 100_000) })).code).toBe('too-large')
    expect(refusal(x3p({ size: matrix('9007199254740991', '9007199254740991') })).code).toBe('too-large')
  })

  it('refuse a main document far larger than any header', () => {
    const xml = (text: string): string => text.replace('</Record1>', `</Record1>${'<a/>'.repeat(300_000)}`)
    expect(refusal(x3p({ xml })).code).toBe('too-large')
  })
})
