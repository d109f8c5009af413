import { deflateRawSync } from 'node:zlib'
import { deflateSync, strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import * as hashes from '../../src/address/sha256.browser.ts'
import * as nodeHashes from '../../src/address/sha256.node.ts'
import { random } from '../../src/numerics/elementary/random.ts'
import * as browser from '../../src/x3p/inflate.browser.ts'
import * as node from '../../src/x3p/inflate.node.ts'
import * as browserMd5 from '../../src/x3p/md5.browser.ts'
import * as nodeMd5 from '../../src/x3p/md5.node.ts'

const { uint32 } = random(3)
const noise = (length: number): Uint8Array => Uint8Array.from({ length }, () => uint32() & 255)
const DATA = [
  new Uint8Array(0),
  strToU8('main.xml'),
  noise(5000),
  noise(300_000).map((byte) => byte & 3),
  new Uint8Array(3_000_000),
]

describe.each(DATA.map((data) => [data.length, data] as const))('%i bytes', (_, data) => {
  test('have one hash, one MD5 and one CRC in Node.js and in a browser', () => {
    expect(hashes.sha256(data)).toBe(nodeHashes.sha256(data))
    expect(browserMd5.md5(data)).toBe(nodeMd5.md5(data))
    expect(browser.crc32(data)).toBe(node.crc32(data))
  })

  test.each([
    ['zlib', deflateRawSync(data)],
    ['fflate', deflateSync(data)],
    ['no compression', deflateRawSync(data, { level: 0 })],
  ])('inflate alike from %s, and not to more than allowed', (_, packed) => {
    expect(Buffer.from(browser.inflateAtMost(packed, data.length)!).equals(data)).toBe(true)
    expect(Buffer.from(node.inflateAtMost(packed, data.length)!).equals(data)).toBe(true)
    if (data.length < 2) return
    expect(browser.inflateAtMost(packed, data.length - 1)).toBeUndefined()
    expect(node.inflateAtMost(packed, data.length - 1)).toBeUndefined()
  })

  test('are refused when they are cut off', () => {
    const packed = deflateRawSync(data)
    for (const { inflateAtMost } of [browser, node]) {
      expect(() => inflateAtMost(packed.subarray(0, packed.length - 1), data.length)).toThrow()
    }
  })
})

test('text has one hash, written as UTF-8', () => {
  expect(hashes.sha256('Züge und Felder')).toBe(nodeHashes.sha256('Züge und Felder'))
})
