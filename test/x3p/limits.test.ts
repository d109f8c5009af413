import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { checkLimits } from '../../src/x3p/limits.ts'
import { readX3p } from '../../src/x3p/read.ts'
import { HEIGHTS, LIMITS, mainXml, matrix, patched, refusal, x3p } from '../helpers/x3p-package.ts'

const SIZE = 24 // of an entry once inflated, in its directory record
const tooLarge = expect.objectContaining({ code: 'too-large' })
const zeros = x3p({ size: matrix(2048, 1024), data: new Uint8Array(2 ** 24) })

describe('the limits of an operator', () => {
  it('refuse a compression ratio over the limit', () => {
    expect(refusal(zeros)).toMatchObject({ code: 'too-large', message: expect.stringMatching(/200 times/) })
    expect(refusal(zeros, { ...LIMITS, maxCompressionRatio: 2000 }).code).toBe('decoded')
  })

  it('refuse more decompressed bytes than allowed', () => {
    const limits = { maxDecompressedBytes: 2 ** 24 - 1, maxCompressionRatio: 2000 }
    expect(refusal(zeros, limits)).toMatchObject({
      code: 'too-large',
      message: expect.stringContaining(`${2 ** 24 - 1} bytes`),
    })
  })

  it('count all entries together, those that nothing links to as well', () => {
    const limits = { ...LIMITS, maxDecompressedBytes: mainXml().length + 40 }
    expect(refusal(x3p(), limits).code).toBe('too-large')
    expect(refusal(x3p(), { ...limits, maxDecompressedBytes: mainXml().length + 48 }).code).toBe('decoded')
    const bomb = x3p({ files: { 'bomb.bin': new Uint8Array(2 ** 25) } })
    expect(readX3p(bomb).nx).toBe(3)
    expect(() => checkLimits(bomb, LIMITS)).toThrow(tooLarge)
  })

  it('count a ZIP64 size that no file could have', () => {
    expect(() => checkLimits(patched(x3p(), SIZE, 0xffffffff, 4), LIMITS)).toThrow(tooLarge)
  })

  it('go by the directory alone, and refuse what has none', () => {
    expect(() =>
      checkLimits(strToU8('this is no scan at all, and longer than an end record'), LIMITS),
    ).toThrow(expect.objectContaining({ code: 'not-x3p' }))
    expect(() => checkLimits(x3p().subarray(0, 100), LIMITS)).toThrow(
      expect.objectContaining({ code: 'x3p-invalid' }),
    )
    expect(() => checkLimits(zipSync({ 'readme.txt': strToU8('no scan, but a ZIP') }), LIMITS)).not.toThrow()
  })
})

describe('the reader has no limits to be given, and', () => {
  it('never inflates more than the directory states', () => {
    const lying = patched(zeros, SIZE, 48, 4)
    expect(() => checkLimits(lying, LIMITS)).not.toThrow()
    expect(() => readX3p(lying)).toThrow(tooLarge)
  })

  it('reads what holds less than it states, which the limits refuse', () => {
    const boasting = patched(x3p(), SIZE, 0xfffffff0, 4)
    expect([...readX3p(boasting).heights]).toEqual(HEIGHTS)
    expect(() => checkLimits(boasting, LIMITS)).toThrow(tooLarge)
  })

  it('refuses sizes that would not fit, before anything is allocated', () => {
    for (const size of [matrix(100_000, 100_000), matrix('9007199254740991', '9007199254740991')]) {
      expect(() => readX3p(x3p({ size }))).toThrow(tooLarge)
    }
  })

  it('refuses a main document far larger than any header', () => {
    const padding = '<a/>'.repeat(17 * 2 ** 20) // 68 MiB
    const xml = (text: string): string => text.replace('</Record1>', `</Record1>${padding}`)
    const bytes = x3p({ xml })
    expect(() => readX3p(bytes)).toThrow(tooLarge)
    expect(refusal(bytes, { ...LIMITS, maxCompressionRatio: 1e6 }).message).toMatch(/main.xml has/)
  })
})
