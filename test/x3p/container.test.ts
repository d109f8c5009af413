import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readX3p } from '../../src/x3p/read.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { doubles, HEIGHTS, link, mainXml, patched, refusal, x3p } from '../helpers/x3p-package.ts'

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
    const bytes = x3p({ files: { 'broken.bin': strToU8('some bytes that nothing asks for') } })
    const broken = patched(bytes, 16, 0, 4, 'broken.bin') // its CRC
    expect(readX3p(broken).nx).toBe(3)
    const linked = x3p({
      points: link('broken.bin'),
      files: { 'broken.bin': doubles(...HEIGHTS) },
    })
    expect(refusal(patched(linked, 16, 0, 4, 'broken.bin')).message).toMatch(/CRC of "broken.bin"/)
  })
})
