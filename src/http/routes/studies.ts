import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { namedMarks } from '../../compare/request/named-marks.ts'
import { parseFileReading, readingFields, refuseReading } from '../../compare/request/parse-request.ts'
import { readAs } from '../../compare/request/upload.ts'
import { hasEnded } from '../../jobs/work.ts'
import { acceptedLines } from '../../references/faults.ts'
import { listedReference, listReference } from '../../references/listed-reference.ts'
import { parseManifest } from '../../references/manifest.ts'
import { type ManifestRow, pairingOf } from '../../references/pairing.ts'
import { scansAgainst } from '../../references/studies/against.ts'
import { linksOfStudy, studyLinksSchema } from '../../references/studies/links.ts'
import { resultsText, tableOf } from '../../references/studies/results.ts'
import { createStudy, notHere, studyDetail, studyOf, studyRecord } from '../../references/studies/study.ts'
import { referenceOfStudy } from '../../references/studies/study-reference.ts'
import { rowsUploaded, scansUploaded, withinCosts } from '../../references/studies/study-scans.ts'
import { STUDY_STATES, type StudyRow } from '../../store/records/studies.ts'
import type { IdRequest, RouteContext } from '../context.ts'
import { eventsAnswers } from '../event-stream.ts'
import { askerOf, isOwn, ownRows, principalOf, serviceFor } from '../middleware/access.ts'
import { acceptField, populationField, scansField } from '../schemas/fields.ts'
import {
  MANIFEST_BODIES,
  manifestField,
  manifestOf,
  manifestWarnings,
  studyScan,
} from '../schemas/manifest-field.ts'
import { domainField, notFound, routeText, stepFailures, uploadFailures } from '../schemas/schemas.ts'
import { noBody } from '../uploads/no-body.ts'

const EVENT_MS = 500 // between two looks at a study
const MAX_SCORES = 20_000 // of a running study in one answer

export const studyRecordSchema = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  state: z
    .enum([...STUDY_STATES, 'interrupted'])
    .describe(
      '`interrupted`: the process that ran the study has ended. Run it again to score the remaining pairs.',
    ),
  reason: z.string().nullable().describe('Why the study failed.'),
  pairs_done: z.number().int(),
  pairs_total: z.number().int(),
  scorer_config_hash: z.string(),
  created: z.string(),
})
const detail = studyRecordSchema.extend({ scans: z.array(studyScan) })

const created = detail.extend({ warnings: manifestWarnings })

const newStudy = z.object({
  domain: domainField,
  name: z.string().trim().min(1).max(120).default('study'),
  manifest: manifestField.describe(
    'CSV with the header study,source,mark,land,scan (`land` for bullets only), as text or as a file. With a further column `set`, marks of set a are scored against those of set b, and no others. The columns `units`, `mask`, `mirrored`, `replica` and `edges` say how the scan of a row is read.',
  ),
  scans: scansField
    .optional()
    .describe(
      'Files that the scan column names. If there are too many for one request, upload them to `/v1/artifacts` and put their handles in the scan column.',
    ),
  against: z
    .string()
    .trim()
    .optional()
    .describe(
      'Id of a study, or id or name of a collection: the marks of the manifest are scored against its marks, and no others.',
    ),
  ...readingFields,
})
const newReference = z.object({
  id: z.string().describe('1 to 64 of a-z, 0-9, _ and -'),
  name: z.string().trim().min(1).max(120).describe('Name of the reference in reports.'),
  population: populationField,
  accept: acceptField,
  score_kind: z
    .string()
    .optional()
    .describe(
      'Kind of scores. `ccf` selects the scores of single lands of bullets. Default: the scores of whole marks.',
    ),
})

const params = z.object({ id: z.string() })
const kindQuery = z.object({ score_kind: newReference.shape.score_kind })
const linksQuery = kindQuery.extend({
  log10_lr: z.coerce
    .number()
    .optional()
    .describe(
      'The least log10 likelihood ratio of a link. Default: 1, which is a likelihood ratio of 10, or the greatest that the reference supports.',
    ),
  reference: z
    .string()
    .optional()
    .describe('Id of the reference that the scores are read on. Default: that of a comparison.'),
})
const RESULTS = {
  csv: {
    description: 'mark_a, mark_b, source_a, source_b, label (1: same source), score, sha256_a, sha256_b.',
    content: { 'text/csv': { schema: z.string() } },
  },
  json: z.object({
    study: z.string(),
    name: z.string(),
    domain: z.string(),
    score_kind: z.string(),
    marks: z.array(
      z.object({ mark: z.string(), source: z.string(), scans: z.array(z.string()), sha256: z.string() }),
    ),
    pairs: z
      .array(
        z.object({ a: z.number().int(), b: z.number().int(), label: z.number().int(), score: z.number() }),
      )
      .describe('Each pair names its marks by their positions in the list.'),
  }),
} as const

const scoresSchema = z.object({
  score_kind: z.string(),
  marks: z.array(z.object({ mark: z.string(), source: z.string() })),
  against: z
    .number()
    .int()
    .nullable()
    .describe('So many of the first marks are scored against each of the others; null: every pair is.'),
  pairs: z
    .array(z.object({ a: z.number().int(), b: z.number().int(), score: z.number() }))
    .describe('Each pair names its marks by their positions in the list.'),
  next: z.number().int(),
})

/** Studies: create, run, watch, read results, make a reference. */
export function studyRoutes({ app, service, studies: jobs, events }: RouteContext): void {
  const { graph, store } = service
  app.addHook('onListen', async () => jobs.resume())
  app.addHook('preClose', () => jobs.stop())

  const schema = (summary: string) => routeText('studies', summary)
  const reads = { role: 'study' } as const
  const lists = { ...reads, own: true }
  const changes = { ...lists, metered: true }

  /** The study of a request. Those of others are not found: their ids are not told. */
  async function own(request: IdRequest): Promise<StudyRow> {
    const study = await studyOf(service, request.params.id)
    return isOwn(request, study.principal) ? study : notHere(study.id)
  }

  app.post(
    '/v1/studies',
    {
      config: changes,
      schema: {
        ...schema('Create a study from a manifest'),
        description:
          'Equal scans, sources and domain are the same study. Creating it again answers 200 with the existing study.',
        consumes: MANIFEST_BODIES,
        body: newStudy,
        response: {
          200: created,
          201: created,
          ...uploadFailures,
          404: notFound[404].describe('An unknown handle, study or collection.'),
        },
      },
    },
    async (request, reply) => {
      const { body } = request
      const { name } = body
      const { domain } = service.marks.of(body.domain)
      const { rows, warnings } = parseManifest(await manifestOf(body.manifest))
      if (!body.scans) refuseReading(body, 'every row of the manifest')
      const seen = serviceFor(service, request)
      const uploads = readAs(body.scans ?? [], parseFileReading(body))
      const others = body.against && (await namedMarks(service, body.against, domain, askerOf(request)))
      const scans = await seen.graph.within(async (session) => {
        if (!others) return scansUploaded(seen, session, domain, rows, uploads)
        const upload = (own: readonly ManifestRow[]) => rowsUploaded(seen, session, own, uploads)
        return withinCosts(seen, session, domain, await scansAgainst(seen, rows, others, upload))
      })
      const created = new Date().toISOString()
      const about = { name, domain, scans, created, principal: principalOf(request) }
      const { study, fresh } = await createStudy(service, about)
      reply.code(fresh ? 201 : 200)
      return { ...(await studyDetail(service, study)), warnings }
    },
  )

  app.get(
    '/v1/studies',
    {
      config: lists,
      schema: {
        ...schema('List the studies'),
        description:
          'With API keys, the studies of this key; for an admin also those made on the command line. Without keys, only requests from the same machine get the list.',
        response: { 200: z.object({ studies: z.array(studyRecordSchema) }) },
      },
    },
    async (request) => {
      const studies = ownRows(request, await store.studies.all())
      return { studies: studies.map((study) => studyRecord(study)) }
    },
  )
  app.get(
    '/v1/studies/:id',
    {
      config: reads,
      schema: { ...schema('A study with its scans'), params, response: { 200: detail, ...notFound } },
    },
    async (request) => studyDetail(service, await own(request)),
  )
  app.post(
    '/v1/studies/:id/run',
    {
      config: changes,
      schema: {
        ...schema('Put a study in the queue'),
        description:
          'Comparisons have priority over studies. A study that waits, runs or is done is left unchanged.',
        params,
        response: { 200: studyRecordSchema, ...notFound, 429: uploadFailures[429], 503: uploadFailures[503] },
      },
    },
    async (request) => studyRecord(await jobs.run((await own(request)).id)),
  )
  app.post(
    '/v1/studies/:id/cancel',
    {
      config: lists,
      schema: {
        ...schema('Stop a study'),
        description: 'Finished pairs are kept. Run the study again to score the rest.',
        params,
        response: { 200: studyRecordSchema, ...notFound },
      },
    },
    async (request) => studyRecord(await jobs.cancel((await own(request)).id)),
  )

  app.get(
    '/v1/studies/:id/events',
    {
      config: reads,
      schema: {
        ...schema('Watch a study'),
        description:
          'Server-sent events: `progress` with the record whenever it changes, and `end` with the last record when the study ends.',
        params,
        response: { ...eventsAnswers('the study ends'), ...notFound },
      },
    },
    async (request, reply) => {
      const { id } = await own(request)
      const look = async () => {
        const study = studyRecord(await studyOf(service, id))
        return { data: study, over: hasEnded(study) }
      }
      const pause = (until: AbortSignal) => sleep(EVENT_MS, undefined, { signal: until }).catch(() => {})
      return events.about({ name: `study ${id}`, look, pause }, request, reply)
    },
  )

  app.get(
    '/v1/studies/:id/scores',
    {
      config: reads,
      schema: {
        ...schema('Scores of a study while it runs'),
        description: `The scores that a running study has so far, in the order in which they came, the first 100,000 of them and at most ${MAX_SCORES} at a time: ask from \`next\` for those that follow. There are none of a study that does not run, or that another process runs. Results of a finished study are \`results.json\`.`,
        params,
        querystring: z.object({ from: z.coerce.number().int().min(0).default(0) }),
        response: { 200: scoresSchema, ...notFound },
      },
    },
    async (request) => {
      const { id, domain } = await own(request)
      const { marks, against = null } = pairingOf(await store.studies.scans(id))
      const listed = marks.map(({ mark, source }) => ({ mark, source }))
      const [{ kind }] = service.marks.of(domain).scores
      const found = jobs.scores(id, request.query.from, MAX_SCORES)
      return { score_kind: kind, marks: listed, against, ...found }
    },
  )

  for (const format of ['csv', 'json'] as const) {
    app.get(
      `/v1/studies/:id/results.${format}`,
      {
        config: reads,
        schema: {
          ...schema(`Score, label, sources, marks and hashes of every pair, as ${format.toUpperCase()}`),
          params,
          querystring: kindQuery,
          response: { 200: RESULTS[format], 400: stepFailures[400], ...notFound },
        },
      },
      async (request, reply) => {
        const { query, method } = request
        const study = await own(request)
        const { score_kind: kind } = query
        const body =
          method === 'HEAD'
            ? await graph.within((session) => tableOf(session, study, kind)).then(noBody)
            : Readable.from(await resultsText(graph, study, format, kind))
        const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8'
        reply.header('content-type', type)
        reply.header('content-disposition', `attachment; filename="study-${study.id}.${format}"`)
        return body
      },
    )
  }

  app.get(
    '/v1/studies/:id/links',
    {
      config: { ...reads, metered: true },
      schema: {
        ...schema('Which marks of a study hang together'),
        description:
          'Pairs with a likelihood ratio of at least `log10_lr` are links; marks that links join are a cluster. Each cluster says which links hold it together, how it comes apart without the weakest of them, and which of its pairs speak against it.',
        params,
        querystring: linksQuery,
        response: { 200: studyLinksSchema, ...stepFailures, ...notFound },
      },
    },
    async (request) => linksOfStudy(serviceFor(service, request), await own(request), request.query),
  )

  app.post(
    '/v1/studies/:id/reference',
    {
      config: changes,
      schema: {
        ...schema('Make a finished study a reference'),
        description: 'Comparisons select it with their field `reference`. A reference never changes.',
        params,
        consumes: MANIFEST_BODIES,
        body: newReference,
        response: { 200: listedReference, ...stepFailures },
      },
    },
    async (request) => {
      const { id, name, population, accept, score_kind: scoreKind } = request.body
      const asked = { id, name, population, scoreKind, accept: acceptedLines(accept) }
      const seen = serviceFor(service, request)
      return listReference(seen, await referenceOfStudy(seen, await own(request), asked))
    },
  )
}
