import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import swaggerUi from '@fastify/swagger-ui'
import { type FastifyInstance, fastify } from 'fastify'
import type { App, RouteContext } from '../context.ts'

/** The API description. */
export function descriptionRoutes({ app }: RouteContext): void {
  let text: Buffer | undefined // a megabyte, which never changes
  app.get('/openapi.json', { config: { open: true }, schema: { hide: true } }, (_request, reply) => {
    text ??= Buffer.from(JSON.stringify(app.swagger()))
    return reply.type('application/json; charset=utf-8').send(text)
  })
}

/** The start page of a listener without the web page. */
export function startAtDescription({ app }: RouteContext): void {
  app.get('/', { config: { open: true }, schema: { hide: true } }, (_request, reply) =>
    reply.redirect('/scalar'),
  )
}

const TITLE = 'Markgraph API'
const SUMMARY =
  'HTTP API of Markgraph: 3-D scans of forensic marks in, calibrated and bounded likelihood ratios out.'
const NO_SCRIPT =
  '<noscript>This page needs JavaScript. <a href="/openapi.json">The API description as JSON</a> does not.</noscript>'

const REDOC = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js')
const REDOC_LOGO = 'https://cdn.redoc.ly/redoc/logo-mini.svg'
const REDOC_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${SUMMARY}">
<title>${TITLE}</title>
</head>
<body style="margin: 0">
${NO_SCRIPT}
<redoc spec-url="/openapi.json" disable-search="true"></redoc>
<script src="/redoc/${basename(REDOC)}"></script>
</body>
</html>
`

/** The pages that show the description; they load nothing from another origin and show no logo of another project. */
export async function docsPages({ app }: RouteContext): Promise<void> {
  app.addHook('onSend', async ({ url }, reply, payload) => {
    const isPage = /^text\/html/.test(String(reply.getHeader('content-type')))
    if (!url.startsWith('/scalar') || !isPage || typeof payload !== 'string') return payload
    const policy = String(reply.getHeader('content-security-policy'))
    const allowed = inlineScripts(payload).map((script) => `'sha256-${digest(script)}'`)
    reply.header(
      'content-security-policy',
      policy.replace("script-src 'self'", ["script-src 'self'", ...allowed].join(' ')),
    )
    return forEveryReader(payload)
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    logo: null as never, // the types require a logo; without this it shows its own
    theme: { title: TITLE, favicon: [] },
    uiConfig: { layout: 'BaseLayout' }, // without the bar on top, which holds the logo
  })
  redoc(app)
  scalar(app)
}

const SCALAR = ['/scalar', '/scalar/', '/scalar/js/scalar.js']

/** Scalar's page and script. Its module is 17 MB of text, so it is loaded when somebody opens the page. */
function scalar(app: App): void {
  let loaded: Promise<FastifyInstance> | undefined
  for (const url of SCALAR) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      loaded ??= scalarPages()
      const { statusCode, headers, payload } = await (await loaded).inject({
        url,
        headers: { host: request.host },
      })
      for (const name of ['content-type', 'location']) {
        if (headers[name] !== undefined) reply.header(name, headers[name])
      }
      return reply.code(statusCode).send(payload)
    })
  }
}

async function scalarPages(): Promise<FastifyInstance> {
  const { default: plugin } = await import('@scalar/fastify-api-reference')
  const pages = fastify()
  await pages.register(plugin, {
    routePrefix: '/scalar',
    configuration: {
      url: '/openapi.json',
      pageTitle: TITLE,
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true }, // it would call another origin
      mcp: { disabled: true },
    },
  })
  return pages
}

/** Adds what Scalar's page lacks: the language, a description, and a link for browsers without scripts. */
const forEveryReader = (html: string): string =>
  html
    .replace('<html>', '<html lang="en">')
    .replace('</title>', `</title>\n    <meta name="description" content="${SUMMARY}" />`)
    .replace('<body>', `<body>\n    ${NO_SCRIPT}`)

/** Redoc from its own package, without search, because its search starts a worker from a blob. */
function redoc(app: App): void {
  let script: Promise<string> | undefined
  app.get('/redoc', { schema: { hide: true } }, (_request, reply) => reply.type('text/html').send(REDOC_PAGE))
  app.get(`/redoc/${basename(REDOC)}`, { schema: { hide: true } }, async (_request, reply) => {
    script ??= redocScript()
    return reply.type('text/javascript; charset=utf-8').send(await script)
  })
}

/** Redoc loads its logo from another origin. It shows no logo when the answer is not a picture. */
const redocScript = async (): Promise<string> =>
  (await readFile(REDOC, 'utf8')).replaceAll(REDOC_LOGO, 'data:,')

/** The inline scripts of a page. Its content-security policy lists their hashes and allows no others. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '')

const digest = (text: string): string => createHash('sha256').update(text).digest('base64')
