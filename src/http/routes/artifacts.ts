import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Handle, parseHandle, shortDigits } from '../../address/canonical.ts'
import { ingest } from '../../compare/request/ingest.ts'
import { parseFileReading, readingFields } from '../../compare/request/parse-request.ts'
import { readAs } from '../../compare/request/upload.ts'
import { turns } from '../../executor/turns.ts'
import type { Session } from '../../graph/session.ts'
import { npyHeader } from '../../kinds/npy.ts'
import { imageKind, meshKind, tilesKind } from '../../kinds/views.ts'
import { graphDot } from '../../report/graph-dot.ts'
import { type OpenData, openData } from '../../service/artifact-data.ts'
import { artifactPreview, artifactRecord } from '../../service/artifacts.ts'
import { reserveFor } from '../../service/reserve.ts'
import { graphBehind, provBehind } from '../../verify/report-graph.ts'
import type { RouteContext } from '../context.ts'
import { serviceFor } from '../middleware/access.ts'
import { scanField } from '../schemas/fields.ts'
import { matches, requestedRange } from '../schemas/ranges.ts'
import {
  dataAnswers,
  FILES_BODY,
  handleParams,
  notFound,
  artifactRecord as recordSchema,
  stepFailures,
  uploadFailures,
} from '../schemas/schemas.ts'
import { arrayPreview, graphOf } from '../schemas/step.ts'
import { dataStream } from '../uploads/data-stream.ts'

const AT_A_TIME = 4 // data that are opened, unless more clients want some

/** Content type and ending of artifacts that are files. */
const FILES: Readonly<Record<string, readonly [type: string, ending: string]>> = {
  scan: ['application/octet-stream', 'x3p'],
  [imageKind.name]: ['image/png', 'png'],
  [meshKind.name]: ['application/octet-stream', 'bin'],
  [tilesKind.name]: ['application/octet-stream', 'bin'],
}

const graphAnswer = {
  description: 'The graph in the format asked for.',
  content: {
    'application/json': { schema: graphOf },
    'text/vnd.graphviz': { schema: z.string() },
    'image/svg+xml': { schema: z.string() },
  },
}

/** The artifact graph: upload, record, data, preview, ancestors. */
export function artifactRoutes({ app, service, printer }: RouteContext): void {
  const { graph } = service
  /** To open data is to hash all of it. Without turns, "data of one client leave others their turn" fails (test/http/data-turns.service.test.ts). */
  const opening = turns((underWay) => (underWay < AT_A_TIME ? Number.POSITIVE_INFINITY : 0))
  /** Reads without writing anything. */
  const reading = <T>(work: (session: Session) => Promise<T>): Promise<T> => graph.within(work)
  const schema = <A extends z.ZodType>(summary: string, answer: A) => ({
    tags: ['artifacts'],
    summary,
    params: handleParams,
    response: { 200: answer, 400: stepFailures[400], 413: stepFailures[413], ...notFound },
  })

  app.post(
    '/v1/artifacts',
    {
      config: { metered: true },
      schema: {
        tags: ['artifacts'],
        summary: 'Upload a scan and get its decoded surface',
        consumes: FILES_BODY,
        body: z.object({ scan: scanField, ...readingFields }),
        response: { 200: recordSchema, ...uploadFailures },
      },
    },
    (request) => {
      const { body } = request
      const seen = serviceFor(service, request)
      return seen.graph.within(async (session) => {
        const [scan] = await ingest(seen, session, readAs([body.scan], parseFileReading(body)))
        await session.flush()
        return artifactRecord(seen, session, scan!.surface.handle, scan)
      })
    },
  )

  app.get(
    '/v1/artifacts/:handle',
    {
      schema: schema('The kind of an artifact and the run that produced it', recordSchema),
    },
    ({ params }) => reading((session) => artifactRecord(service, session, parseHandle(params.handle))),
  )

  app.get(
    '/v1/artifacts/:handle/preview',
    { schema: schema('A small preview of an array', arrayPreview) },
    (request) => {
      const seen = serviceFor(service, request)
      return seen.graph.within(async (session) => {
        const handle = parseHandle(request.params.handle)
        const { kind } = await session.row(handle)
        await reserveFor(seen, session, [handle])
        return { handle, kind, ...(await artifactPreview(session, handle)) }
      })
    },
  )

  app.get(
    '/v1/artifacts/:handle/graph',
    {
      config: { takesTurns: true },
      schema: {
        ...schema('All ancestors of an artifact and the runs between them', graphOf),
        querystring: z.object({
          format: z
            .enum(['json', 'prov', 'dot', 'svg'])
            .default('json')
            .describe('`prov`: W3C PROV-JSON. `dot`: for Graphviz. `svg`: a picture. Default: `json`.'),
        }),
        response: { 200: graphAnswer, 400: stepFailures[400], ...notFound },
      },
    },
    async (request, reply) => {
      const { format } = request.query
      const handle = parseHandle(request.params.handle)
      if (format === 'prov') return reading((session) => provBehind(service, session, handle))
      const found = await reading((session) => graphBehind(service, session, handle))
      if (format === 'dot') return reply.type('text/vnd.graphviz; charset=utf-8').send(graphDot(found))
      if (format === 'json') return found
      const { wanted } = serviceFor(service, request).graph
      return reply.type('image/svg+xml').send(Buffer.from(await printer.graph(found, wanted)))
    },
  )

  app.get(
    '/v1/artifacts/:handle/data',
    {
      schema: {
        tags: ['artifacts'],
        summary: 'The data of an artifact: an array as .npy, a document as JSON, a scan as the uploaded file',
        params: handleParams,
        response: { ...dataAnswers, ...notFound, 413: stepFailures[413] },
      },
    },
    async (request, reply) => sendData(request, reply, parseHandle(request.params.handle)),
  )

  async function sendData(
    request: FastifyRequest,
    reply: FastifyReply,
    handle: Handle,
  ): Promise<FastifyReply> {
    const { kind, meta } = await reading((session) => session.row(handle))
    const lasting = { etag: handle, 'cache-control': 'public, max-age=31536000, immutable' }
    if (matches(request.headers['if-none-match'], handle)) return reply.code(304).headers(lasting).send()
    const isArray = Array.isArray(meta['shape'])
    const seen = serviceFor(service, request)
    const prefix = isArray ? npyHeader(meta['shape'] as number[]) : new Uint8Array()
    let opened: OpenData | undefined
    try {
      const { blob, digest } = await opening.run(seen.graph.wanted, () =>
        seen.graph.within(async (session) => {
          opened = await openData(seen, session, handle, prefix)
          return opened // unless the client has gone meanwhile
        }),
      )
      const [type, ending] = isArray
        ? ['application/octet-stream', 'npy']
        : (FILES[kind] ?? ['application/json', 'json'])
      const size = prefix.byteLength + blob.size
      const range = requestedRange(request, reply, size, handle)
      const [from, to] = range ?? [0, size - 1]
      reply.headers(lasting) // set only now: caches must not keep a failure for a year
      reply.header('repr-digest', `sha-256=:${digest}:`)
      reply.header('content-disposition', `attachment; filename="${shortDigits(handle)}.${ending}"`)
      reply.header('accept-ranges', 'bytes')
      reply.header('content-length', to + 1 - from)
      reply.type(type)
      if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`)
      const stream = dataStream(prefix, blob, from, request.method === 'HEAD' ? -1 : to)
      return reply.send(stream)
    } catch (error) {
      await opened?.blob.close()
      throw error
    }
  }
}
