import { Readable } from 'node:stream'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { FastifyRequest } from 'fastify'
import { messageBytes } from '../../mcp/scans.ts'
import { mcpServer } from '../../mcp/server.ts'
import type { RouteContext } from '../context.ts'
import { principalOf, searcherOf, serviceFor } from '../middleware/access.ts'
import { peekedAt } from '../middleware/peeks.ts'
import { messageBodies } from '../uploads/message-body.ts'

const PASSED_ON = ['accept', 'content-type', 'mcp-protocol-version']

/** The MCP server over stateless streamable HTTP. Each POST is one message, gets its own server and is answered as JSON, or as events. */
export async function mcpRoute({ app, service, printer }: RouteContext): Promise<void> {
  const { settings, spool } = service
  const most = Math.min(messageBytes(settings), settings.maxMessageBytes)
  const bodyOf = messageBodies(most, spool, settings)
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null)) // the handler reads it
    scope.post(
      '/mcp',
      { config: { metered: true, readsBody: true }, schema: { hide: true } },
      async (request, reply) => {
        const message = parsed(await bodyOf(request, reply))
        if (message === undefined) return reply.code(400).send(refused(-32700, 'Parse error: not JSON'))
        if (Array.isArray(message)) {
          return reply.code(400).send(refused(-32600, 'Invalid request: send one message, not a batch'))
        }
        await peekedAt(service, principalOf(request), message)
        await request.placed(async () => {
          const answer = await answerOf(request, message)
          reply.code(answer.status).headers(Object.fromEntries(answer.headers)).send(answer.body)
          await reply // the place is held until everything is sent
        })
        return reply
      },
    )
  })

  async function answerOf(request: FastifyRequest, message: unknown) {
    const server = mcpServer(serviceFor(service, request), {
      principal: principalOf(request),
      asker: searcherOf(request, service.settings),
      printer,
      enter: () => () => undefined, // the whole route is metered
      report: (error) => request.log.error({ err: error }, 'unexpected failure'),
    })
    const streams = wantsProgress(message)
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !streams })
    await server.connect(transport)
    const headers = PASSED_ON.flatMap((name): [string, string][] => {
      const value = request.headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    })
    const asked = new Request('http://localhost/mcp', { method: 'POST', headers })
    const {
      status,
      headers: answered,
      body,
    } = await closing(server, () => transport.handleRequest(asked, { parsedBody: message }))
    if (streams)
      return { status, headers: answered, body: Readable.from(piecesOf(body, () => server.close())) }
    const text = await closing(server, () => new Response(body).text())
    await server.close()
    return { status, headers: answered, body: text }
  }
}

/** Whether the client has asked to be told of progress: then the answer is a stream of events, the result last. */
const wantsProgress = (message: unknown): boolean =>
  (message as { params?: { _meta?: { progressToken?: unknown } } } | null)?.params?._meta?.progressToken !==
  undefined

/** Closes the server when the work fails. */
async function closing<T>(server: { close(): Promise<void> }, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await server.close()
    throw error
  }
}

/** The pieces of a body; `over` when it has ended, for whatever reason. */
async function* piecesOf(body: ReadableStream<Uint8Array> | null, over: () => Promise<void>) {
  try {
    if (body) for await (const piece of body) yield piece
  } finally {
    await over()
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The JSON-RPC error for a message that never reached the server. */
const refused = (code: number, message: string) => ({ jsonrpc: '2.0', error: { code, message }, id: null })
