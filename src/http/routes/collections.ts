import { z } from 'zod'
import { parseFileReading, readingFields, refuseReading } from '../../compare/request/parse-request.ts'
import { readAs } from '../../compare/request/upload.ts'
import { parseManifest } from '../../references/manifest.ts'
import { studyOfCollection } from '../../references/studies/against.ts'
import { studyRecord } from '../../references/studies/study.ts'
import { rowsUploaded } from '../../references/studies/study-scans.ts'
import { checkCollected, collectionOf, collectionRecord, createCollection } from '../../search/collections.ts'
import { indexSchema, indexState } from '../../search/sketch-index.ts'
import type { CollectionRow } from '../../store/records/collections.ts'
import type { IdRequest, RouteContext } from '../context.ts'
import { askerOf, ownRows, principalOf, serviceFor } from '../middleware/access.ts'
import { scansField } from '../schemas/fields.ts'
import {
  MANIFEST_BODIES,
  manifestField,
  manifestOf,
  manifestWarnings,
  studyScan,
} from '../schemas/manifest-field.ts'
import {
  bodyFailures,
  conflict,
  domainField,
  notFound,
  routeText,
  unknownFields,
  uploadFailures,
} from '../schemas/schemas.ts'
import { studyRecordSchema } from './studies.ts'

const MAX_LISTED = 1000

const record = z
  .object({
    id: z.string(),
    name: z.string(),
    domain: z.string(),
    created: z.string(),
    scans: z.number().int().describe('Number of scans.'),
    marks: z.number().int().describe('Number of marks.'),
  })
  .meta({ id: 'Collection' })

const params = z.object({ id: z.string().describe('Id of a collection, or the name of one of yours.') })
const page = z.object({
  from: z.coerce.number().int().min(0).default(0).describe('Position of the first scan listed.'),
  limit: z.coerce.number().int().min(1).max(MAX_LISTED).default(MAX_LISTED),
})
const newCollection = z.object({ name: z.string().trim().min(1).max(120), domain: domainField })
const newScans = z.object({ manifest: manifestField, scans: scansField.optional(), ...readingFields })
const inConflict = conflict(
  'It is there with another domain, or holds another scan or source under that name.',
)

/** Collections: named sets of marks that grow, to search and to study against. */
export function collectionRoutes({ app, service }: RouteContext): void {
  const { store } = service
  const schema = (summary: string) => routeText('collections', summary)
  const lists = { role: 'study', own: true } as const
  const changes = { ...lists, metered: true }

  const own = (request: IdRequest): Promise<CollectionRow> =>
    collectionOf(service, request.params.id, askerOf(request))

  app.post(
    '/v1/collections',
    {
      config: changes,
      schema: {
        ...schema('Make a collection of marks'),
        description:
          'A name is one collection of its owner. Making it again answers 200 with the existing one.',
        consumes: MANIFEST_BODIES,
        body: newCollection,
        response: { 200: record, 201: record, ...bodyFailures, ...unknownFields, ...inConflict },
      },
    },
    async (request, reply) => {
      const { name, domain } = request.body
      const about = { name, domain, principal: principalOf(request), created: new Date().toISOString() }
      const { collection, fresh } = await createCollection(service, about)
      reply.code(fresh ? 201 : 200)
      return collectionRecord(service, collection)
    },
  )
  app.get(
    '/v1/collections',
    {
      config: lists,
      schema: {
        ...schema('List the collections'),
        description:
          'With API keys, the collections of this key; for an admin also those made on the command line. Without keys, only requests from the same machine get the list.',
        response: { 200: z.object({ collections: z.array(record) }) },
      },
    },
    async (request) => {
      const all = ownRows(request, await store.collections.all())
      return { collections: await Promise.all(all.map((one) => collectionRecord(service, one))) }
    },
  )
  app.get(
    '/v1/collections/:id',
    { config: lists, schema: { ...schema('A collection'), params, response: { 200: record, ...notFound } } },
    async (request) => collectionRecord(service, await own(request)),
  )
  app.get(
    '/v1/collections/:id/index',
    {
      config: lists,
      schema: {
        ...schema('The index that a collection is searched by'),
        description:
          'A search of a collection of many marks makes sketches of the scans that have none yet, and keeps them.',
        params,
        response: { 200: indexSchema, ...notFound },
      },
    },
    async (request) => indexState(service, await own(request)),
  )
  app.get(
    '/v1/collections/:id/scans',
    {
      config: lists,
      schema: {
        ...schema('The scans of a collection, in the order in which they were added'),
        params,
        querystring: page,
        response: {
          200: z.object({
            scans: z.array(studyScan),
            next: z.number().int().nullable().describe('`from` of the next page; null at the end.'),
          }),
          ...notFound,
        },
      },
    },
    async (request) => {
      const { from, limit } = request.query
      const scans = await store.collections.scans((await own(request)).id, from, limit)
      return { scans, next: scans.length < limit ? null : from + limit }
    },
  )
  app.post(
    '/v1/collections/:id/scans',
    {
      config: changes,
      schema: {
        ...schema('Add scans to a collection'),
        description:
          'The manifest has the columns of that of a study, without `set`. Scans that are there already stay as they are. If one is refused, none is added.',
        params,
        consumes: MANIFEST_BODIES,
        body: newScans,
        response: {
          200: record.extend({
            added: z.number().int().describe('Number of scans that were new.'),
            warnings: manifestWarnings,
          }),
          ...uploadFailures,
          404: notFound[404].describe('An unknown collection or handle.'),
          ...inConflict,
        },
      },
    },
    async (request) => {
      const { body } = request
      const collection = await own(request)
      const { rows, warnings } = parseManifest(await manifestOf(body.manifest))
      if (!body.scans) refuseReading(body, 'every row of the manifest')
      const seen = serviceFor(service, request)
      const uploads = readAs(body.scans ?? [], parseFileReading(body))
      await checkCollected(service, collection, rows, uploads)
      const scans = await seen.graph.within((session) => rowsUploaded(seen, session, rows, uploads))
      const added = await store.collections.add(collection.id, scans, principalOf(request))
      return { ...(await collectionRecord(service, collection)), added, warnings }
    },
  )
  app.post(
    '/v1/collections/:id/study',
    {
      config: changes,
      schema: {
        ...schema('Create a study of all pairs of a collection'),
        description:
          'It has the marks that the collection has now. Run it, and `GET /v1/studies/{id}/links` tells which of them hang together.',
        params,
        consumes: MANIFEST_BODIES,
        body: z.object({
          name: z.string().trim().min(1).max(120).optional().describe('Default: the name of the collection.'),
        }),
        response: {
          200: studyRecordSchema,
          201: studyRecordSchema,
          ...bodyFailures,
          ...notFound,
          ...unknownFields,
        },
      },
    },
    async (request, reply) => {
      const about = { name: request.body.name, principal: principalOf(request) }
      const { study, fresh } = await studyOfCollection(
        serviceFor(service, request),
        await own(request),
        about,
      )
      reply.code(fresh ? 201 : 200)
      return studyRecord(study)
    },
  )
  app.delete(
    '/v1/collections/:id',
    {
      config: lists,
      schema: {
        ...schema('Delete a collection'),
        description: 'Only the list is removed. Scans, scores and reports stay.',
        params,
        response: { 200: record.describe('As it was.'), ...notFound },
      },
    },
    async (request) => {
      const collection = await own(request)
      const was = await collectionRecord(service, collection)
      await store.collections.remove(collection.id, principalOf(request))
      return was
    },
  )
}
