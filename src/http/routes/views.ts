import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parseHandle } from '../../address/canonical.ts'
import { imageOf, MAX_SIDE, MIN_SIDE, meshOf } from '../../compare/answer/views.ts'
import { phrase } from '../../errors.ts'
import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import { endedAfter } from '../../limits/deadline.ts'
import { type Service, until } from '../../service/service.ts'
import type { RouteContext } from '../context.ts'
import { serviceFor } from '../middleware/access.ts'
import { numberField } from '../schemas/fields.ts'
import { matches } from '../schemas/ranges.ts'
import { handleParams, stepFailures, unchanged } from '../schemas/schemas.ts'

const side = (usual: number) =>
  numberField
    .pipe(z.number().int().min(MIN_SIDE).max(MAX_SIDE))
    .optional()
    .transform((given) => given ?? usual)
    .meta({
      type: 'integer',
      minimum: MIN_SIDE,
      maximum: MAX_SIDE,
      description: `The most points a side, rounded down to a power of two. Default: ${usual}.`,
    })

/** Pictures and meshes of artifacts, made by nodes and kept. */
export function viewRoutes({ app, service }: RouteContext): void {
  /** Makes a view and sends its bytes; `ETag` is the handle of the view. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    make: (service: Service, session: Session) => Promise<Ref<Uint8Array>>,
  ): Promise<FastifyReply> {
    const { handle, data } = await endedAfter(
      (over) => {
        const seen = until(serviceFor(service, request), over)
        return seen.graph.within(async (session) => {
          const { handle } = await make(seen, session)
          return { handle, data: (await session.encoded(handle)).data }
        })
      },
      service.settings.compareSeconds,
      phrase('the picture'),
    )
    reply.headers({ etag: `"${handle}"`, 'cache-control': 'private, max-age=86400' })
    if (matches(request.headers['if-none-match'], handle)) return reply.code(304).send()
    return reply.type(type).send(Buffer.from(data))
  }

  app.get(
    '/v1/artifacts/:handle/image.png',
    {
      config: { metered: true },
      schema: {
        tags: ['artifacts'],
        summary: 'A surface or map as a picture with a scale bar',
        description:
          'Square pixels, row 0 at the top, transparent where nothing was measured. A strip of 19 pixels below the picture has the scale bar and, for a map, the range of its colours.',
        params: handleParams,
        querystring: z.object({
          max: side(512),
          style: z
            .enum(['relief', 'map'])
            .optional()
            .describe(
              '`relief`: lit from the upper left, form removed. `map`: blue below the median, red above. Default: `map` for `surface.bandpassed` and `signature.2d`, `relief` for all others.',
            ),
        }),
        response: {
          200: {
            description: 'The picture.',
            content: { 'image/png': { schema: z.custom<Uint8Array>() } },
          },
          ...unchanged,
          ...stepFailures,
        },
      },
    },
    (request, reply) => {
      const { max, style } = request.query
      const handle = parseHandle(request.params.handle)
      return send(request, reply, 'image/png', (seen, session) => imageOf(seen, session, handle, max, style))
    },
  )

  app.get(
    '/v1/artifacts/:handle/mesh',
    {
      config: { metered: true },
      schema: {
        tags: ['artifacts'],
        summary: 'A surface or map as float32, for drawing in three dimensions',
        description:
          'Little-endian: a uint32 n; n bytes of JSON (n is a multiple of 4; filled up with spaces); then float32 heights in metres in C order, row 0 first, NaN where nothing was measured. The JSON has `shape` [rows, columns], `pitch` [dx, dy] and `offset` [x, y] of the first point from the first point of the artifact, both in metres, and `z_offset`, the mean height in metres that was taken off.',
        params: handleParams,
        querystring: z.object({
          max: side(512),
          form: z
            .enum(['kept', 'removed'])
            .default('kept')
            .describe('`removed` takes off a robust polynomial of degree 2.'),
        }),
        response: {
          200: {
            description: 'The mesh.',
            content: { 'application/octet-stream': { schema: z.custom<Uint8Array>() } },
          },
          ...unchanged,
          ...stepFailures,
        },
      },
    },
    (request, reply) => {
      const { max, form } = request.query
      const handle = parseHandle(request.params.handle)
      return send(request, reply, 'application/octet-stream', (seen, session) =>
        meshOf(seen, session, handle, max, form),
      )
    },
  )
}
