import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Upload } from '../../compare/request/upload.ts'
import { MarkgraphError, phrase } from '../../errors.ts'
import { ownThread } from '../../executor/own-thread.ts'
import { lastChecks } from '../../laboratory/checks.ts'
import { acceptedLines } from '../../references/faults.ts'
import { importEncoded } from '../../references/import.ts'
import type { ReadReference, SentReference } from '../../references/import-thread.ts'
import { listedReference, listReference } from '../../references/listed-reference.ts'
import { usualScores } from '../../references/usual-scores.ts'
import { WHO_VOUCHES } from '../../references/vouched.ts'
import { mib } from '../../words/amounts.ts'
import type { RouteContext } from '../context.ts'
import { principalOf, searcherOf, serviceFor } from '../middleware/access.ts'
import { acceptField, fileField } from '../schemas/fields.ts'
import { acceptedJob, acceptedWith } from '../schemas/job.ts'
import { matches } from '../schemas/ranges.ts'
import { FILES_BODY, notFound, stepFailures, unchanged, uploadFailures } from '../schemas/schemas.ts'

const MAX_BYTES = 16 * 2 ** 20 // of a reference or its sidecar

/** The references: listed, brought from elsewhere, and scored under other settings. */
export function referenceRoutes({ app, service, jobs }: RouteContext): void {
  const thread = ownThread<SentReference, ReadReference>(
    new URL('../../references/import-thread.ts', import.meta.url),
  )
  app.addHook('onClose', () => thread.close())

  /** The last check on each reference, for who may list checks. */
  async function checksFor(request: FastifyRequest) {
    const asker = searcherOf(request, service.settings)
    return asker && lastChecks(service, asker)
  }

  app.get(
    '/v1/references',
    {
      schema: {
        tags: ['references'],
        summary: 'List the reference populations',
        response: { 200: z.object({ references: z.array(listedReference) }) },
      },
    },
    async (request) => {
      const seen = serviceFor(service, request)
      const [all, checks] = await Promise.all([seen.references.all(), checksFor(request)])
      return { references: await Promise.all(all.map((entry) => listReference(seen, entry, checks))) }
    },
  )
  app.get(
    '/v1/references/:reference_id',
    {
      schema: {
        tags: ['references'],
        summary: 'One reference population',
        params: z.object({ reference_id: z.string() }),
        response: { 200: listedReference, ...notFound },
      },
    },
    async (request) => {
      const seen = serviceFor(service, request)
      const entry = await seen.references.get(request.params.reference_id)
      return listReference(seen, entry, await checksFor(request))
    },
  )

  app.get(
    '/v1/references/:reference_id/document',
    {
      schema: {
        tags: ['references'],
        summary: 'Export a reference',
        description:
          'The whole document, as `markgraph reference export` writes it: another service can import it with `POST /v1/references`. `ETag` is its handle.',
        params: z.object({ reference_id: z.string() }),
        response: {
          200: {
            description: 'The reference with its marks and pairs.',
            content: { 'application/json': { schema: z.looseObject({}) } },
          },
          ...unchanged,
          ...notFound,
        },
      },
    },
    async (request, reply) => {
      const seen = serviceFor(service, request)
      const { ref } = await seen.references.get(request.params.reference_id)
      reply.header('etag', `"${ref.handle}"`)
      if (matches(request.headers['if-none-match'], ref.handle)) return reply.code(304).send()
      const { data } = await seen.graph.within((session) => session.encoded(ref.handle))
      return reply.type('application/json; charset=utf-8').send(Buffer.from(data) as never)
    },
  )

  app.post(
    '/v1/references/:reference_id/sensitivity',
    {
      config: { role: 'study', own: true, metered: true },
      schema: {
        tags: ['references'],
        summary: 'Score the scans of a reference under other settings',
        description:
          'For a reference that was made of a study here. It is a job: `/v1/jobs/{id}` says how far it is, in the stages `variants` and `pairs`. Comparisons go first. Once it is done, every comparison on the reference can be asked for `include=sensitivity`. A job that waits, runs or is done is left unchanged.',
        params: z.object({ reference_id: z.string() }),
        response: { 202: acceptedJob, ...stepFailures },
      },
    },
    async (request, reply) => {
      const reference = await serviceFor(service, request).references.get(request.params.reference_id)
      return acceptedWith(reply, await jobs.sensitivity(reference, principalOf(request)))
    },
  )

  app.post(
    '/v1/references',
    {
      config: { role: 'study', own: true, metered: true },
      schema: {
        tags: ['references'],
        summary: 'Import a reference',
        description: `Takes a reference in its JSON form, or a NumPy \`.npz\` with its sidecar. Indices, hashes, classes and diagnostics are checked; a refused reference leaves nothing behind. It never changes afterwards, and importing it again changes nothing. Each file has at most ${mib(MAX_BYTES)}.`,
        consumes: FILES_BODY,
        body: z.object({
          reference: fileField.meta({
            description: '`reference.json`, or `scores.npz` with the arrays scores, labels and cluster_ids.',
          }),
          population: z
            .string()
            .optional()
            .meta({
              description: `A sentence: ${WHO_VOUCHES}. Needed unless the reference says it itself.`,
            }),
          accept: acceptField,
          sidecar: fileField
            .optional()
            .meta({ description: 'JSON with the provenance of an `.npz`, which holds none.' }),
        }),
        response: { 200: listedReference, ...uploadFailures },
      },
    },
    async (request) => {
      const { reference, sidecar, population, accept } = request.body
      const [bytes, about] = await Promise.all([bytesOf(reference), sidecar && bytesOf(sidecar)])
      const read = await thread.run({
        bytes,
        sidecar: about && new TextDecoder().decode(about),
        population,
        accept: acceptedLines(accept),
        usual: await usualScores(service),
      })
      if ('code' in read) throw new MarkgraphError(read.code, read.phrase)
      const seen = serviceFor(service, request)
      return listReference(seen, await importEncoded(seen, read))
    },
  )
}

async function bytesOf({ filename, size, read }: Upload): Promise<Uint8Array> {
  if (size <= MAX_BYTES) return read()
  throw new MarkgraphError(
    'too-large',
    phrase('{name} is over {most}, the limit of a reference', {
      name: filename,
      most: mib(MAX_BYTES),
    }),
    {
      size,
    },
  )
}
