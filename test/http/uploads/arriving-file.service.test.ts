import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrivedFile, type Sparing } from '../../../src/http/uploads/arriving-file.ts'
import { quotas } from '../../../src/limits/quotas.ts'
import { random } from '../../../src/numerics/elementary/random.ts'
import { MIB } from '../../../src/words/amounts.ts'
import { temporaryFolder } from '../../helpers/service.ts'

const CHUNK = 65_536

let folder: string
let count = 0
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => rm(folder, { recursive: true }))
const newPath = () => join(folder, `${count++}`)
const accepted = (): void => {}
const hashOf = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')

function bytes(seed: number, length: number): Buffer {
  const { uniform } = random(seed)
  return Buffer.from(Uint8Array.from({ length }, () => 256 * uniform()))
}

/** The bytes in chunks with memory of their own, as a connection gives them. */
const chunksOf = (data: Uint8Array): Buffer[] =>
  Array.from({ length: Math.ceil(data.length / CHUNK) }, (_, i) =>
    Buffer.from(new Uint8Array(data.subarray(i * CHUNK, (i + 1) * CHUNK)).buffer),
  )

async function* arriving(chunks: readonly Buffer[], end?: Error): AsyncGenerator<Buffer> {
  yield* chunks
  if (end) throw end
}

const sparing = (known: readonly Uint8Array[] = [], more: Partial<Sparing> = {}): Sparing => ({
  room: quotas(64 * MIB).open(''),
  ownsChunks: true,
  async stored(sha256) {
    const found = known.find((one) => hashOf(one) === sha256)
    return found && (async () => found)
  },
  ...more,
})

test('a file that is stored already is not written, and is read from the store', async () => {
  const [data, path] = [bytes(1, 3 * MIB + 5), newPath()]
  const chunks = chunksOf(data)
  const upload = await arrivedFile(arriving(chunks), 'a.x3p', path, accepted, sparing([data]))
  expect(upload).toMatchObject({ filename: 'a.x3p', size: data.length, sha256: hashOf(data) })
  expect(existsSync(path)).toBe(false)
  expect(await upload.read()).toBe(data)
  expect(chunks.map(({ length }) => length)).toEqual(chunks.map(() => 0)) // their memory is given back
})

test('a new one is written whole, whatever its length', async () => {
  for (const length of [0, 1, CHUNK, 4 * CHUNK, 4 * CHUNK + 1, 5 * MIB]) {
    const [data, path] = [bytes(2 + length, length), newPath()]
    const chunks = chunksOf(data)
    const upload = await arrivedFile(arriving(chunks), 'a.x3p', path, accepted, sparing())
    expect(upload).toMatchObject({ size: length, sha256: hashOf(data) })
    expect(Buffer.compare(await upload.read(), data)).toBe(0)
    expect(chunks.every((chunk) => chunk.length === 0)).toBe(true)
  }
})

test('nothing is lost when the store cannot say whether it has it', async () => {
  const [data, path] = [bytes(3, MIB), newPath()]
  const stored = () => Promise.reject(new Error('locked'))
  const upload = await arrivedFile(arriving(chunksOf(data)), 'a', path, accepted, sparing([], { stored }))
  expect(Buffer.compare(await upload.read(), data)).toBe(0)
})

test('chunks that share their memory, and those of somebody else, are left as they are', async () => {
  const [data, whole] = [bytes(4, MIB), bytes(4, MIB)]
  const parts = Array.from({ length: 16 }, (_, i) => data.subarray(i * CHUNK, (i + 1) * CHUNK))
  await arrivedFile(arriving(parts), 'a', newPath(), accepted, sparing([whole]))
  expect(Buffer.compare(data, whole)).toBe(0)
  const others = chunksOf(data)
  await arrivedFile(arriving(others), 'a', newPath(), accepted, sparing([whole], { ownsChunks: false }))
  expect(Buffer.compare(Buffer.concat(others), whole)).toBe(0)
})

test('a large file, and one for which there is no room, is written as it arrives', async () => {
  for (const [length, total] of [
    [17 * MIB, 64 * MIB],
    [2 * MIB, MIB],
  ] as const) {
    const [data, path] = [bytes(5, length), newPath()]
    const all = quotas(total)
    let most = 0
    const check = (): void => {
      most = Math.max(most, all.used())
    }
    const given = sparing([data], { room: all.open('') })
    const upload = await arrivedFile(arriving(chunksOf(data)), 'a', path, check, given)
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(16 * MIB)
    expect(Buffer.compare(await readFile(path), data)).toBe(0)
    expect(Buffer.compare(await upload.read(), data)).toBe(0)
    expect(all.used()).toBe(0)
  }
})

test('what breaks off or is refused leaves no file and takes no room', async () => {
  for (const [length, total] of [
    [3 * MIB, 64 * MIB],
    [3 * MIB, MIB],
  ] as const) {
    const all = quotas(total)
    const given = () => sparing([], { room: all.open('') })
    const path = newPath()
    const broken = arriving(chunksOf(bytes(6, length)), new Error('aborted'))
    await expect(arrivedFile(broken, 'a', path, accepted, given())).rejects.toThrow('aborted')
    const refuse = (size: number): void => {
      if (size > 2.5 * MIB) throw new Error('too large')
    }
    const refused = arrivedFile(arriving(chunksOf(bytes(7, length))), 'a', path, refuse, given())
    await expect(refused).rejects.toThrow('too large')
    expect(existsSync(path)).toBe(false)
    expect(all.used()).toBe(0)
  }
})

test('of many that arrive at once, no turn of the event loop hashes all', async () => {
  const data = bytes(8, MIB)
  let turns = 0
  const count = (): void => {
    turns += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const uploads = Array.from({ length: 40 }, () =>
    arrivedFile(arriving(chunksOf(data)), 'a', newPath(), accepted, sparing([data])),
  )
  for (const { sha256 } of await Promise.all(uploads)) expect(sha256).toBe(hashOf(data))
  clearImmediate(counting)
  expect(turns).toBeGreaterThanOrEqual(38) // 1 MiB in each
})
