import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { FastifyRequest } from 'fastify'
import { messageBytes } from '../../mcp/scans.ts'
import { mcpServer } from '../../mcp/server.ts'
import { principalOf, serviceFor } from '../access.ts'
import type { RouteContext } from '../context.ts'
import { messageBodies } from '../message-body.ts'

const PASSED_ON = ['accept', 'content-type', 'mcp-protocol-version']

/** The MCP server over stateless streamable HTTP. Each POST is one message, gets its own server and is answered as JSON. */
export async function mcpRoute({ app, service }: RouteContext): Promise<void> {
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
        request.place()
        if (message === undefined) return reply.code(400).send(refused(-32700, 'Parse error: not JSON'))
        if (Array.isArray(message)) {
          return reply.code(400).send(refused(-32600, 'Invalid request: send one message, not a batch'))
        }
        const answer = await answerOf(request, message)
        return reply
          .code(answer.status)
          .headers(Object.fromEntries(answer.headers))
          .send(await answer.text())
      },
    )
  })

  async function answerOf(request: FastifyRequest, message: unknown): Promise<Response> {
    const server = mcpServer(serviceFor(service, request), {
      principal: principalOf(request),
      enter: () => () => undefined, // the whole route is metered
      report: (error) => request.log.error({ err: error }, 'unexpected failure'),
    })
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    await server.connect(transport)
    try {
      const headers = PASSED_ON.flatMap((name): [string, string][] => {
        const value = request.headers[name]
        return typeof value === 'string' ? [[name, value]] : []
      })
      const asked = new Request('http://localhost/mcp', { method: 'POST', headers })
      return await transport.handleRequest(asked, { parsedBody: message })
    } finally {
      await server.close()
    }
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
