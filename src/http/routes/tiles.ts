import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Handle, parseHandle } from '../../address/canonical.ts'
import { tilesOf } from '../../compare/answer/views.ts'
import { MarkgraphError, phrase } from '../../errors.ts'
import { endedAfter } from '../../limits/deadline.ts'
import { TILES_HEAD } from '../../nodes/scan/surface-tiles.ts'
import { TILE_BYTES } from '../../numerics/areal/height-tiles.ts'
import { openData } from '../../service/artifact-data.ts'
import { type OpenTiles, openTiles } from '../../service/open-tiles.ts'
import { until } from '../../service/service.ts'
import type { RouteContext } from '../context.ts'
import { serviceFor } from '../middleware/access.ts'
import { clientOf } from '../middleware/client-address.ts'
import { numberField } from '../schemas/fields.ts'
import { matches } from '../schemas/ranges.ts'
import { handleParams, stepFailures, unchanged } from '../schemas/schemas.ts'

const sizes = z.array(z.number().int()).length(2)

const tiles = z
  .object({
    shape: sizes.describe('Rows and columns of the surface.'),
    pitch: z.array(z.number()).length(2).describe('dx and dy in metres.'),
    side: z.number().int().describe('Points a side of a tile.'),
    border: z.number().int().describe('Points around a tile that belong to its neighbours.'),
    levels: z
      .array(
        z.object({
          shape: sizes,
          tiles: sizes.describe('Rows and columns of tiles.'),
          first: z.number().int().describe('Number of its first tile; the others follow row by row.'),
          slope: z.number().describe('The mean size of its slopes along x and y.'),
        }),
      )
      .describe('The finest first; a point of the next one is the mean of 2 x 2 points.'),
  })
  .meta({ id: 'Tiles' })

const LASTING = 'private, max-age=86400'

/** Surfaces in tiles, so that a part of one is seen at full resolution without the rest. */
export function tileRoutes({ app, service, admission }: RouteContext): void {
  const open = openTiles(async (session, surface) => {
    const { handle } = await tilesOf(service, session, surface)
    await session.flush() // so that its file can be opened
    const { blob } = await openData(service, session, handle, new Uint8Array())
    return { handle, blob }
  })
  app.addHook('onClose', async () => open.clear())

  const read = <T>(
    request: FastifyRequest,
    surface: Handle,
    work: (tiles: OpenTiles) => Promise<T>,
  ): Promise<T> =>
    endedAfter(
      (over) => {
        const { graph } = until(serviceFor(service, request), over)
        return open.read((inSession) => graph.within(inSession), surface, work)
      },
      service.settings.compareSeconds,
      phrase('the tiles'),
    )

  app.get(
    '/v1/artifacts/:handle/tiles',
    {
      config: { metered: true },
      schema: {
        tags: ['artifacts'],
        summary: 'What tiles a surface or map has',
        description:
          'Heights without their form (a robust polynomial of degree 2), at the resolution of the scan and at halves of it, for viewers that show a part of a large surface.',
        params: handleParams,
        response: { 200: tiles, ...unchanged, ...stepFailures },
      },
    },
    (request, reply) =>
      read(request, parseHandle(request.params.handle), async ({ handle, blob }) => {
        reply.headers({ etag: `"${handle}"`, 'cache-control': LASTING })
        if (matches(request.headers['if-none-match'], handle)) return reply.code(304).send()
        return JSON.parse(new TextDecoder().decode(await blob.read(0, TILES_HEAD)))
      }),
  )

  app.get(
    '/v1/artifacts/:handle/tiles/:tile',
    {
      schema: {
        tags: ['artifacts'],
        summary: 'One tile of a surface or map',
        description:
          'Little-endian: two float32, middle and step in metres; then int16 values in C order, (side + 2 border) rows and columns. A height is middle + step value; -32768 is a point that was not measured or lies outside of the surface.',
        params: handleParams.extend({
          tile: numberField
            .pipe(z.number().int().min(0))
            .meta({ type: 'integer', minimum: 0, description: 'Its number, by `first` of its level.' }),
        }),
        response: {
          200: {
            description: 'The tile.',
            content: { 'application/octet-stream': { schema: z.custom<Uint8Array>() } },
          },
          ...unchanged,
          ...stepFailures,
        },
      },
    },
    async (request, reply) => {
      const { tile } = request.params
      const surface = parseHandle(request.params.handle)
      const send = async ({ handle, blob }: OpenTiles) => {
        const count = (blob.size - TILES_HEAD) / TILE_BYTES
        if (tile >= count) {
          const message = phrase('the surface has the tiles 0 to {last}, so there is no tile {tile}', {
            last: count - 1,
            tile,
          })
          throw new MarkgraphError('bad-value', message, { tile })
        }
        const tag = `${handle}-${tile}`
        reply.headers({ etag: `"${tag}"`, 'cache-control': LASTING })
        if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send()
        const bytes = await blob.read(TILES_HEAD + tile * TILE_BYTES, TILE_BYTES)
        return reply.type('application/octet-stream').send(Buffer.from(bytes))
      }
      // to read tiles is free, as to read data is; to make or open them is work
      if (open.isOpen(surface)) return read(request, surface, send)
      await admission.count(clientOf(request, service.settings.trustProxy))
      return request.placed(() => read(request, surface, send))
    },
  )
}
