import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { cachedBlobs } from '../../src/store/cached-blobs.ts'
import { bucketBlobs } from '../../src/store/s3/bucket.ts'
import { blobFiles } from '../../src/store/sqlite/blobs/blob-files.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { type TestBucket, testBucket } from '../helpers/engines.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

let bucket: TestBucket
beforeAll(async () => {
  bucket = await testBucket()
})
afterAll(() => bucket.close())

describe('blobs in a bucket', () => {
  test('are given back, absent when unknown, and never served when they do not match their name', async () => {
    const blobs = bucketBlobs(bucket.settings)
    const [data, other] = [bytes('a blob'), bytes('another')]
    const name = sha256(data)
    expect(await blobs.read(name)).toBe('absent')
    expect(await blobs.size(name)).toBeUndefined()
    await blobs.write(name, data)
    expect(await blobs.read(name)).toEqual(data)
    expect(await blobs.size(name)).toBe(6)
    await blobs.write(sha256(other), data) // under a wrong name
    expect(await blobs.read(sha256(other))).toBe('corrupt')
    await blobs.setAside(sha256(other))
    expect(await blobs.read(sha256(other))).toBe('absent')
  })

  test.skipIf(process.env['MARKGRAPH_TEST_S3'] !== undefined)(
    'are one whole put each: no frames of a streamed upload end up in the object',
    async () => {
      const blobs = bucketBlobs(bucket.settings)
      const data = bytes('x'.repeat(300_000))
      await blobs.write(sha256(data), data)
      const files = await readdir(bucket.folder, { recursive: true })
      const object = files.find((file) => file.includes(sha256(data)) && file.endsWith('_object'))!
      expect(sha256(await readFile(join(bucket.folder, object)))).toBe(sha256(data))
    },
  )

  test('that a service keeps with frames inside are treated as damaged', async () => {
    const blobs = bucketBlobs(bucket.settings)
    const data = bytes('signature=0')
    const framed = bytes(`b;chunk-signature=${'0'.repeat(64)}\r\nsignature=0\r\n0;chunk-signature=\r\n\r\n`)
    await blobs.write(sha256(data), framed)
    expect(await blobs.read(sha256(data))).toBe('corrupt')
  })

  test('survive a time without the service, and an answer that breaks off', async () => {
    const origin = new URL(bucket.settings.endpoint)
    let cut = 2 // connections that are closed in the middle of the answer
    const sockets = new Set<Socket>()
    const proxy = createServer((client) => {
      const far = connect(Number(origin.port), origin.hostname)
      for (const one of [client, far]) {
        sockets.add(one)
        one.on('error', () => {})
        one.on('close', () => sockets.delete(one))
      }
      client.pipe(far)
      far.on('data', (piece) => {
        if (cut-- > 0) {
          client.end(piece.subarray(0, 20))
          far.destroy()
        } else client.write(piece)
      })
      far.on('end', () => client.end())
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    const { port } = proxy.address() as { port: number }
    const blobs = bucketBlobs({ ...bucket.settings, endpoint: `http://127.0.0.1:${port}` })
    const data = bytes('through a bad line')
    await blobs.write(sha256(data), data)
    expect(await blobs.read(sha256(data))).toEqual(data)
    expect(cut).toBeLessThan(0)
    await new Promise<void>((resolve) => {
      proxy.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
    const reading = blobs.read(sha256(data)) // nobody listens now
    await new Promise((resolve) => setTimeout(resolve, 300))
    const again = createServer((client) => {
      const far = connect(Number(origin.port), origin.hostname)
      client.on('error', () => {})
      far.on('error', () => {})
      client.pipe(far).pipe(client)
    })
    await new Promise<void>((resolve) => again.listen(port, '127.0.0.1', resolve))
    expect(await reading).toEqual(data)
    await new Promise<void>((resolve) => again.close(() => resolve()))
  })
})

describe('blobs that are kept near', () => {
  test('are read near, at most so many bytes of them, and from their origin when the near ones are wrong', async () => {
    const folder = await temporaryFolder()
    const far = bucketBlobs(bucket.settings)
    const near = blobFiles(join(folder, 'blobs'), join(folder, 'tmp'))
    const blobs = cachedBlobs(far, near, 1000)
    const all = ['a', 'b', 'c'].map((letter) => bytes(letter.repeat(400)))
    for (const data of all) await blobs.write(sha256(data), data)
    const sizes = async () => Promise.all(all.map((data) => near.size(sha256(data))))
    await expect.poll(sizes).toEqual([undefined, 400, 400])
    const [first, second] = all as [Uint8Array, Uint8Array]
    expect(await blobs.read(sha256(first))).toEqual(first)
    await expect.poll(sizes).toEqual([400, undefined, 400])
    const path = join(folder, 'blobs', sha256(first).slice(0, 2), sha256(first))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, 'changed')
    expect(await blobs.read(sha256(first))).toEqual(first)
    expect(await blobs.read(sha256(second))).toEqual(second)
    await rm(folder, { recursive: true })
  })
})
