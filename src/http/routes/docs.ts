import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import swaggerUi from '@fastify/swagger-ui'
import scalar from '@scalar/fastify-api-reference'
import type { App, RouteContext } from '../context.ts'

/** The API description, and where a browser starts. */
export function descriptionRoutes({ app }: RouteContext): void {
  app.get('/openapi.json', { config: { open: true }, schema: { hide: true } }, () => app.swagger())
  app.get('/', { config: { open: true }, schema: { hide: true } }, (_request, reply) =>
    reply.redirect('/scalar'),
  )
}

const REDOC = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js')
const REDOC_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Markgraph API</title></head>
<body style="margin: 0">
<redoc spec-url="/openapi.json" disable-search="true"></redoc>
<script src="/redoc/${basename(REDOC)}"></script>
</body>
</html>
`

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
  await redoc(app)
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

/** Redoc from its own package; without its search, which would start a worker from a blob. */
async function redoc(app: App): Promise<void> {
  await app.register(fastifyStatic, { root: dirname(REDOC), serve: false })
  app.get('/redoc', { schema: { hide: true } }, (_request, reply) => reply.type('text/html').send(REDOC_PAGE))
  app.get(`/redoc/${basename(REDOC)}`, { schema: { hide: true } }, (_request, reply) =>
    reply.sendFile(basename(REDOC)),
  )
}

/** The scripts a page holds itself: its content-security policy names them by hash, and runs no other. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '')

const digest = (text: string): string => createHash('sha256').update(text).digest('base64')
