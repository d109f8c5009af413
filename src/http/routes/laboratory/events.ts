import { z } from 'zod'
import { MarkgraphError, phrase } from '../../../errors.ts'
import { eventRecord } from '../../../kinds/laboratory/event.ts'
import { timeOf } from '../../../laboratory/events.ts'
import type { RouteContext } from '../../context.ts'
import { principalOf } from '../../middleware/access.ts'
import { cursorField, cursorOf, pageLimit } from '../../schemas/cursor.ts'
import { detail, forbidden } from '../../schemas/schemas.ts'

const MAX = 1000
const USUAL = 100
const badValue = detail.describe('`since` is no time.')

/** The record of acts: who changed what. */
export function eventRoutes({ app, service }: RouteContext): void {
  app.get(
    '/v1/events',
    {
      config: { own: true },
      schema: {
        tags: ['laboratory'],
        summary: 'Who did what, the newest first',
        description:
          'The record of what was made, changed, approved, reviewed, signed, exported and deleted. Reading leaves nothing in it, but for a reviewer who reads a result too early. With API keys, the acts of this key; for an admin those of all. Without keys, only requests from the same machine get the list. Each row has the hash of the row before it; `markgraph events --check` checks them all.',
        querystring: z.object({
          subject: z.string().optional().describe('The handle or id of what something was done to.'),
          principal: z
            .string()
            .optional()
            .describe('The name of a key. Others than the own one: for an admin.'),
          since: z.string().optional().describe('A time or date (ISO 8601): acts from then on.'),
          limit: pageLimit('Acts', MAX, USUAL),
          cursor: cursorField.optional(),
        }),
        response: {
          200: z.object({
            events: z.array(eventRecord),
            next: z.string().nullable().describe('`cursor` of the next page; null at the end.'),
          }),
          ...forbidden,
          400: badValue,
        },
      },
    },
    async (request) => {
      const { limit, cursor, principal: asked, subject, since } = request.query
      const own = request.principal.role === 'admin' ? asked : principalOf(request)
      if (asked !== undefined && asked !== own) {
        throw new MarkgraphError('forbidden', phrase('only a key of the role admin sees the acts of others'))
      }
      const filter = { subject, principal: own, since: since && timeOf(since) }
      const events = await service.store.events.newest(filter, limit, cursor)
      const last = events.at(-1)?.sequence ?? 0
      return { events, next: cursorOf(events.length < limit || last === 1 ? undefined : last) }
    },
  )
}
