import { z } from 'zod'
import { openExamples } from '../../compare/example-marks.ts'
import { MarkgraphError, phrase, quote } from '../../errors.ts'
import { domainName } from '../../kinds/wire.ts'
import { listExamples } from '../../marks/simulating.ts'
import { artifactRecord } from '../../service/artifacts.ts'
import type { RouteContext } from '../context.ts'
import { serviceFor } from '../middleware/access.ts'
import { notFound, artifactRecord as recordSchema, stepFailures } from '../schemas/schemas.ts'

const examplePair = z
  .object({
    id: z.string(),
    domain: domainName,
    title: z.string(),
    note: z.string().describe('What is known about the marks because they were simulated.'),
  })
  .meta({ id: 'ExamplePair' })

/** Simulated marks to compare without scans of one's own. */
export function exampleRoutes({ app, service }: RouteContext): void {
  const examples = openExamples(service)
  const listed = listExamples(service.marks.all).map(({ id, domain, title, note }) => ({
    id,
    domain,
    title,
    note,
  }))
  app.addHook('onClose', () => examples.close())

  app.get(
    '/v1/examples',
    {
      schema: {
        tags: ['artifacts'],
        summary: 'Simulated marks to try the service with',
        response: { 200: z.object({ examples: z.array(examplePair) }) },
      },
    },
    () => ({ examples: listed }),
  )

  app.post(
    '/v1/examples/:id',
    {
      config: { metered: true },
      schema: {
        tags: ['artifacts'],
        summary: 'Simulate the marks of an example',
        description:
          'Simulates both marks, stores them as if they were uploaded, and answers the records of their surfaces. The same example always gives the same handles. The marks are simulated, so their likelihood ratio says nothing about firearms or tools.',
        params: z.object({ id: z.string().describe('An id of `GET /v1/examples`') }),
        response: {
          200: examplePair.extend({ mark_a: z.array(recordSchema), mark_b: z.array(recordSchema) }),
          ...notFound,
          429: stepFailures[429],
          503: stepFailures[503],
        },
      },
    },
    (request) => {
      const seen = serviceFor(service, request)
      return seen.graph.within(async (session) => {
        const { id } = request.params
        const example = listed.find((one) => one.id === id)
        if (!example) {
          throw new MarkgraphError('not-found', phrase('no example has the id {id}', { id: quote(id) }))
        }
        const { a, b } = await examples.scans(seen, session, id)
        const records = (scans: typeof a) =>
          Promise.all(scans.map((scan) => artifactRecord(seen, session, scan.surface.handle, scan)))
        return { ...example, mark_a: await records(a), mark_b: await records(b) }
      })
    },
  )
}
