import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../src/http/app.ts'
import type { App } from '../../../src/http/context.ts'
import { type TestComposition, testComposition } from '../../helpers/composition.ts'
import { contents } from '../../helpers/data-folder.ts'

const PART = '--b\r\ncontent-disposition: form-data; name="scan"; filename="a.x3p"\r\n\r\nPK'

let one: TestComposition
let app: App
let url: URL
beforeAll(async () => {
  one = await testComposition()
  app = await buildApp(one.service)
  url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  await app.close()
  await one.close()
})

/** All that is answered to a body that comes in chunks of `size` bytes, and does not end. */
function answerTo(path: string, type: string, begin: string, size: number, chunks: number): Promise<string> {
  const socket = connect({ port: Number(url.port), host: url.hostname })
  let text = ''
  socket.on('data', (data) => {
    text += data
  })
  const chunk = `${size.toString(16)}\r\n${'A'.repeat(size)}\r\n`
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n` +
      `${begin.length.toString(16)}\r\n${begin}\r\n${chunk.repeat(chunks)}`,
  )
  return new Promise((resolve) => socket.on('close', () => resolve(text)).on('error', () => {}))
}

test.each([
  ['/v1/artifacts', 'multipart/form-data; boundary=b', PART],
  ['/v1/steps/align', 'application/x-www-form-urlencoded', 'a='],
  ['/v1/studies', 'application/json', '{"a'],
  ['/mcp', 'application/json', '{"a'],
  ['/no/such/route', 'application/json', '{"a'],
])('a body in chunks of a byte is refused: %s', async (path, type, begin) => {
  const text = await answerTo(path, type, begin, 1, 20_000)
  expect(text).toContain('HTTP/1.1 400')
  expect(text).toContain('the body comes in chunks of fewer than 64 bytes; send it in larger ones')
  await expect.poll(async () => (await contents(one.data))['tmp_files']).toBe(0)
})

test('a body in chunks of 80 bytes is read to its end', async () => {
  const { socket, text } = await new Promise<{ socket: { destroy(): void }; text: string }>((resolve) => {
    const socket = connect({ port: Number(url.port), host: url.hostname })
    const tail = '\r\n--b--\r\n'
    socket.once('data', (data) => resolve({ socket, text: `${data}` }))
    socket.write(
      'POST /v1/artifacts HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=b\r\n' +
        `transfer-encoding: chunked\r\n\r\n${PART.length.toString(16)}\r\n${PART}\r\n` +
        `50\r\n${'A'.repeat(80)}\r\n`.repeat(5000) +
        `${tail.length.toString(16)}\r\n${tail}\r\n0\r\n\r\n`,
    )
  })
  socket.destroy()
  expect(text).toContain('the file is no ZIP container') // so it was read
})
