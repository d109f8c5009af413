import { pipeline, type Readable, type Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { Service } from '../service/service.ts'
import { mib } from '../words/amounts.ts'
import type { Host } from './host.ts'
import { messageBytes } from './scans.ts'
import { mcpServer } from './server.ts'
import { wholeLines } from './whole-lines.ts'

const INVALID_REQUEST = -32600

/** Serves the client at the other end of two pipes until it closes its output and all its requests are answered. */
export async function serveStdio(
  service: Service,
  host: Host,
  input: Readable,
  output: Writable,
): Promise<void> {
  const underWay = new Set<Promise<void>>()
  const look = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    underWay.add(promise)
    return () => {
      underWay.delete(promise)
      resolve()
    }
  }
  const server = mcpServer(service, {
    ...host,
    look,
    enter() {
      const leave = host.enter()
      const over = look()
      return () => {
        leave()
        over()
      }
    },
  })
  server.server.onerror = (error) => host.report(error)

  const most = messageBytes(service.settings)
  const lines = wholeLines(most, (id) => {
    const error = { code: INVALID_REQUEST, message: `a message may hold at most ${mib(most)}` }
    output.write(`${JSON.stringify({ jsonrpc: '2.0', id, error })}\n`)
  })
  pipeline(input, lines, () => undefined) // when input ends, for any reason, lines ends too
  const transport = new StdioServerTransport(lines, output, { maxBufferSize: 2 * most })
  await server.connect(transport)

  const gone = finished(output, { readable: false }).catch(() => undefined)
  await Promise.race([gone, finished(lines, { writable: false }).catch(() => undefined)])
  await nextTurn() // the last message reaches its tool
  await Promise.all(underWay)
  await nextTurn() // the last answer is written
  await server.close()
  input.destroy() // it may still be open if the client closed only its other pipe
}
