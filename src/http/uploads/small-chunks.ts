import { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const MANY = 1000 // chunks; a form has at most a hundred text fields, of which clients send three chunks each
const FEWEST_BYTES = 64 // bytes of a chunk, on average
const TEXT = `the body comes in chunks of fewer than ${FEWEST_BYTES} bytes; send it in larger ones`

/**
 * A request that counts the chunks of its body. A chunk of a byte costs as much time as one of 64 KiB, and a hundred bytes of
 * memory while it waits, so that a body in many small ones is read no further. Without this, "a body in chunks of a byte is refused"
 * fails (test/http/uploads/small-chunks.service.test.ts).
 */
export class ChunkedMessage extends IncomingMessage {
  isRefused = false
  private chunks = 0
  private bytes = 0

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (this.isRefused) return false // Node.js stops reading from the connection
    if (chunk instanceof Uint8Array) {
      this.chunks += 1
      this.bytes += chunk.length
      if (this.chunks > MANY && this.bytes < this.chunks * FEWEST_BYTES) {
        this.isRefused = true
        this.emit('refused')
        return false
      }
    }
    return super.push(chunk, encoding)
  }
}

/** Answers a request whose body comes in too small chunks with a 400, and closes its connection. */
export function installSmallChunks(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!(raw instanceof ChunkedMessage)) return // an injected request
    const refuse = (): void => {
      if (reply.sent) raw.socket.destroySoon()
      else {
        reply.raw.once('finish', () => raw.socket.destroySoon())
        reply.code(400).header('connection', 'close').send({ detail: TEXT })
      }
    }
    if (raw.isRefused) refuse()
    else raw.once('refused', refuse)
  })
}
