import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RouteContext } from '../context.ts'
import { answerNotFound } from '../errors.ts'
import { isLostPerson } from '../middleware/page-request.ts'

const BUILT = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const NOT_BUILT =
  'the web page is not built; run `npm run build:page` in the folder of Markgraph and load this page again'

/** The page that checks a bundle from a disk, as one file. */
const VERIFIER = 'markgraph-verify.html'

/** The screens of the page. The page itself reads the path and shows the right one. */
const SCREENS = [
  '/',
  '/result/:handle',
  '/graph/:handle',
  '/cases',
  '/cases/:id',
  '/references',
  '/references/:id',
  '/studies',
  '/studies/:id',
  '/checks',
  '/checks/:handle',
  '/reviews',
  '/reviews/:id',
  '/plans',
  '/plans/:handle',
  '/benchmark',
  '/verify',
  '/recent',
  '/search',
  '/collections',
  '/about',
]

/**
 * The web page: one HTML file for all screens, which is asked for again each time, and its assets, whose names change with their
 * content. Both answer without an API key; the page asks for the key when the API wants one.
 */
export async function pageRoutes({ app }: RouteContext, built = BUILT): Promise<void> {
  for (const url of SCREENS) {
    app.get(url, { config: { open: true }, schema: { hide: true } }, async (_request, reply) =>
      sendPage(reply, 200, built),
    )
  }
  app.get(`/${VERIFIER}`, { config: { open: true }, schema: { hide: true } }, async (_request, reply) => {
    const found = await stat(`${built}${VERIFIER}`).catch(() => undefined)
    if (!found) return reply.code(503).send({ detail: NOT_BUILT })
    return reply
      .type('text/html; charset=utf-8')
      .header('content-length', found.size)
      .header('content-disposition', `attachment; filename="${VERIFIER}"`)
      .header('cache-control', 'no-cache')
      .send(createReadStream(`${built}${VERIFIER}`))
  })
  await app.register(fastifyStatic, {
    root: `${built}assets/`,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
    index: false,
    schemaHide: true,
  })
}

/** The answer to a path that is none: a person at a browser gets the page, which says so, a program a sentence. */
export function answerNoScreen(
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  return isLostPerson(request) ? sendPage(reply, 404) : answerNotFound(request, reply)
}

/** The page, which shows the screen of the path that was asked for; of an unknown one it says that there is none. */
async function sendPage(reply: FastifyReply, status: 200 | 404, built = BUILT): Promise<FastifyReply> {
  const html = await readFile(`${built}index.html`, 'utf8').catch(() => undefined)
  if (html === undefined) return reply.code(503).send({ detail: NOT_BUILT })
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
}
