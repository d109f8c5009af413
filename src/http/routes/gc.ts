import { z } from 'zod'
import { collectGarbage } from '../../service/housekeeping.ts'
import type { RouteContext } from '../context.ts'
import { principalOf } from '../middleware/access.ts'
import { forbidden } from '../schemas/schemas.ts'

const isText = (given: unknown): given is string => typeof given === 'string' && given.trim() !== ''

/** Bytes as a number of JSON or as the text of a form. Nothing else is taken for a number: null is not 0. */
const bytesField = z.preprocess((given) => (isText(given) ? Number(given) : given), z.number().int().min(0))

const removed = z.object({ count: z.number().int(), bytes: z.number().int() })

/** The collection of garbage, for `markgraph gc` beside a running server. */
export function gcRoute({ app, service }: RouteContext): void {
  app.post(
    '/v1/gc',
    {
      config: { role: 'admin', own: true },
      schema: {
        tags: ['meta'],
        summary: 'Free space on the disk',
        description:
          'Drops data that can be computed again, least recently used first, until the store takes at most `bytes` (default: its quota), and takes away files that a killed process left: those that nothing names go to the folder `orphans`. Data in use stay. With API keys an admin may do it; without, requests from the same machine.',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: z.object({ bytes: bytesField.optional() }),
        response: {
          200: z.object({
            evicted: removed,
            orphans: removed,
            bytes_before: z.number().int(),
            bytes_after: z.number().int(),
          }),
          ...forbidden,
        },
      },
    },
    async (request) => {
      const asker = principalOf(request)
      const { evicted, orphans, bytesBefore, bytesAfter } = await collectGarbage(
        service,
        asker,
        request.body.bytes,
      )
      return { evicted, orphans, bytes_before: bytesBefore, bytes_after: bytesAfter }
    },
  )
}
