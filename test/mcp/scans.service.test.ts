import { expect, test } from 'vitest'
import { messageBytes, scansOf } from '../../src/mcp/scans.ts'
import { testSettings } from '../helpers/service.ts'

const settings = testSettings('unused', {
  MARKGRAPH_MAX_FILE_BYTES: '100',
  MARKGRAPH_MAX_REQUEST_BYTES: '150',
  MARKGRAPH_MAX_FILES: '3',
})
const decoded = async (base64: string): Promise<Buffer> => {
  const [upload] = await scansOf(settings, [{ name: 'scan', base64 }])
  expect(upload!.size).toBe((await upload!.read()).length)
  return Buffer.from(await upload!.read())
}

test('every length is decoded, padded or not, in either alphabet', async () => {
  for (let size = 0; size <= 100; size++) {
    const bytes = Buffer.from(Uint8Array.from({ length: size }, (_, i) => 255 - 7 * i))
    const padded = bytes.toString('base64')
    for (const text of [padded, padded.replace(/=+$/, ''), bytes.toString('base64url')]) {
      expect(await decoded(text)).toEqual(bytes)
    }
  }
})

test('one character that is not base64, anywhere, is refused and named', async () => {
  const good = Buffer.from('a scan of a mark').toString('base64')
  for (const wrong of [' ', '\n', '!', '=', ',', 'é', '😀', '\u0000']) {
    for (let at = 0; at <= good.length - 3; at++) {
      for (const text of [
        good.slice(0, at) + wrong + good.slice(at),
        good.slice(0, at) + wrong + good.slice(at + 1),
      ]) {
        await expect(decoded(text), JSON.stringify(text)).rejects.toThrow(
          new RegExp(`^scan must be the base64 text of an X3P file, .* character ${at + 1} is `),
        )
      }
    }
  }
  await expect(decoded('data:text/plain;base64,AAAA')).rejects.toThrow('character 5 is ":"')
})

test('text that ends in the middle of a byte is refused', async () => {
  for (const text of ['A', 'AAAAA', 'AAAAA===']) await expect(decoded(text)).rejects.toThrow(/base64/)
})

test('number and sizes are held against the limits before anything is decoded', async () => {
  const scans = (...sizes: number[]) =>
    sizes.map((size, i) => ({ name: `s${i}`, base64: '!'.repeat((size * 4) / 3) }))
  await expect(scansOf(settings, scans(3, 3, 3, 3))).rejects.toThrow('at most 3 files')
  await expect(scansOf(settings, scans(3, 102))).rejects.toThrow(
    's1 is over 100 bytes, the limit of one file',
  )
  await expect(scansOf(settings, scans(99, 99))).rejects.toThrow('a request may hold at most 150 bytes')
})

test('the largest message holds the largest request as base64, and is never longer than a string can be', () => {
  expect(messageBytes(settings)).toBe(200 + 2 ** 20)
  expect(messageBytes({ ...settings, maxRequestBytes: 2 ** 40 })).toBeLessThan(2 ** 30)
})
