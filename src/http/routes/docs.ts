import { createHash } from 'node:crypto'
import swaggerUi from '@fastify/swagger-ui'
import scalar from '@scalar/fastify-api-reference'
import type { RouteContext } from '../context.ts'

/** The API description, and where a browser starts. */
export function descriptionRoutes({ app }: RouteContext): void {
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/scalar'))
}

/** The pages that show the description; they load nothing from another origin. */
export async function docsPages({ app }: RouteContext): Promise<void> {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/scalar') || typeof payload !== 'string') return payload
    const policy = String(reply.getHeader('content-security-policy'))
    const allowed = inlineScripts(payload).map((script) => `'sha256-${digest(script)}'`)
    reply.header(
      'content-security-policy',
      policy.replace("script-src 'self'", ["script-src 'self'", ...allowed].join(' ')),
    )
    return payload
  })
  await app.register(swaggerUi, { routePrefix: '/docs' })
  await app.register(scalar, {
    routePrefix: '/scalar',
    configuration: {
      url: '/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true }, // it would ask another origin
      mcp: { disabled: true },
    },
  })
}

/** The scripts a page holds itself: its content-security policy names them by hash, and runs no other. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '')

const digest = (text: string): string => createHash('sha256').update(text).digest('base64')
