import { z } from 'zod'
import { chosenReference, scoreKindOf } from '../../composition/chosen-reference.ts'
import { type CompareRequest, compare, requireCalibrated, scopeOf } from '../../composition/compare.ts'
import { withDeadline } from '../../composition/deadline.ts'
import { ingest, type Scan, scanOfSurface, type Upload } from '../../composition/ingest.ts'
import { placesOf } from '../../composition/places.ts'
import { overridden } from '../../composition/scorer-config.ts'
import { MarkgraphError } from '../../errors.ts'
import type { RouteContext } from '../context.ts'
import { InvalidRequest } from '../errors.ts'
import {
  domainOf,
  handlesOf,
  includesOf,
  numberField,
  placesField,
  scanField,
  scansField,
} from '../fields.ts'
import {
  domainField,
  includeField,
  referenceField,
  refusal,
  report,
  scopeReport,
  uncalibrated,
  uploadFailures,
  versionedReport,
} from '../schemas.ts'

const places = placesField
  .optional()
  .describe(
    'Place of each land on its bullet, from 1, when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, …',
  )

const bothMarks = z.object({
  domain: domainField,
  mark_a: scansField.describe('Every scan of mark A.'),
  mark_b: scansField.describe('Every scan of mark B.'),
  reference: referenceField.optional(),
})

const versionedBody = z.object({
  domain: domainField,
  mark_a: scansField.optional().describe('Every scan of mark A, unless mark_a_handles is given.'),
  mark_b: scansField.optional().describe('Every scan of mark B, unless mark_b_handles is given.'),
  mark_a_handles: z
    .string()
    .optional()
    .describe('Surface handles of mark A, comma-separated, in place of files.'),
  mark_b_handles: z
    .string()
    .optional()
    .describe('Surface handles of mark B, comma-separated, in place of files.'),
  mark_a_lands: places,
  mark_b_lands: places,
  n_lands: numberField
    .optional()
    .describe('Places on a bullet, scanned or not. Default: the highest land given.'),
  include: includeField.optional(),
  reference: referenceField.optional(),
  scorer_config: z.string().optional().describe('A JSON object of scorer hyperparameters to override.'),
})

type VersionedBody = z.infer<typeof versionedBody>

const PROXY_NOTE =
  'A reverse proxy in front of the service may refuse bodies over about 100 MB with a 413 of its own, in HTML.'

/** Comparisons and the scope check. */
export function compareRoutes({ app, service }: RouteContext): void {
  const { compareSeconds } = service.settings
  const run = (request: Promise<CompareRequest>) =>
    withDeadline(
      request.then((ready) => compare(service, ready)),
      compareSeconds,
    )

  app.post(
    '/compare',
    {
      config: { metered: true },
      schema: {
        tags: ['compare'],
        summary: 'Compare two marks',
        description: `The lean report, without intermediates. ${PROXY_NOTE}`,
        consumes: ['multipart/form-data'],
        body: bothMarks,
        response: { 200: z.union([report, refusal, uncalibrated]), ...uploadFailures },
      },
    },
    async ({ body }) => {
      const outcome = await run(prepared(body, ''))
      if (!('calibrated' in outcome && outcome.calibrated)) return outcome
      const { scope: _scope, ...lean } = outcome
      return lean
    },
  )

  app.post(
    '/v1/compare',
    {
      config: { metered: true },
      schema: {
        tags: ['compare'],
        summary: 'Compare two marks, with scope and the blocks asked for',
        description: `The report with its scope annotation and the blocks named in \`include\`. ${PROXY_NOTE}`,
        consumes: ['multipart/form-data'],
        body: versionedBody,
        response: { 200: z.union([versionedReport, refusal, uncalibrated]), ...uploadFailures },
      },
    },
    ({ body }) => run(prepared(body, body.include ?? 'calibration,recipe')),
  )

  app.post(
    '/v1/scope',
    {
      config: { metered: true },
      schema: {
        tags: ['compare'],
        summary: 'Check a scan against a domain',
        consumes: ['multipart/form-data'],
        body: z.object({
          scan: scanField,
          domain: domainField,
          mode: z
            .string()
            .default('refuse')
            .meta({ enum: ['refuse', 'warn'] }),
        }),
        response: { 200: scopeReport, ...uploadFailures },
      },
    },
    async ({ body }) => {
      const domain = domainOf(body.domain)
      const { mode } = body
      if (mode !== 'warn' && mode !== 'refuse') {
        throw new MarkgraphError('bad-value', `mode must be warn or refuse, not ${JSON.stringify(mode)}`)
      }
      const [scan] = await ingest(service, [body.scan])
      const scope = await scopeOf(service, scan!, domain, mode)
      await service.graph.flush()
      return scope
    },
  )

  /** Everything is checked before the first scan is decoded, so that a bad request leaves nothing behind. */
  async function prepared(body: VersionedBody, include: string): Promise<CompareRequest> {
    const domain = domainOf(body.domain)
    const reference = body.reference?.trim() || undefined // a web form sends what was left empty
    if (!reference) requireCalibrated(service, domain)
    const config = overridden(body.scorer_config)
    const given = [
      scansGiven('mark_a', body.mark_a, body.mark_a_handles),
      scansGiven('mark_b', body.mark_b, body.mark_b_handles),
    ] as const
    const { a, b, nLands } = placesOf(
      { a: given[0].length, b: given[1].length },
      { a: body.mark_a_lands, b: body.mark_b_lands, nLands: body.n_lands },
    )
    checkPlaces('mark_a', a, given[0].length, nLands)
    checkPlaces('mark_b', b, given[1].length, nLands)
    chosenReference(
      service,
      reference,
      domain,
      scoreKindOf(domain, { a: given[0].length, b: given[1].length }),
    )
    const scans = await resolved([...given[0], ...given[1]])
    return {
      domain,
      config,
      reference,
      include: includesOf(include),
      a: { scans: scans.slice(0, given[0].length), lands: a },
      b: { scans: scans.slice(given[0].length), lands: b },
      nLands,
    }
  }

  /** Uploads are stored together, all or none. */
  async function resolved(given: readonly (Upload | Scan)[]): Promise<Scan[]> {
    const uploads = given.filter((one): one is Upload => 'read' in one)
    const scans = await ingest(service, uploads)
    return given.map((one) => ('read' in one ? scans[uploads.indexOf(one)]! : one))
  }

  function scansGiven(
    side: string,
    files: Upload[] | undefined,
    text: string | undefined,
  ): readonly (Upload | Scan)[] {
    const handles = text?.trim() || undefined // a web form sends what was left empty
    if (files && handles) throw new MarkgraphError('bad-value', `give either ${side} or ${side}_handles`)
    if (!files && !handles) {
      throw new InvalidRequest([{ loc: ['body', side], msg: 'Field required', type: 'missing' }])
    }
    return files ?? handlesOf(handles!).map((handle) => scanOfSurface(service, handle))
  }
}

function checkPlaces(side: string, places: readonly number[], count: number, nLands: number): void {
  const right = places.length === count && new Set(places).size === count && Math.max(...places) <= nLands
  if (right && nLands <= 64 && Number.isInteger(nLands)) return
  throw new MarkgraphError(
    'bad-value',
    `the ${count} scans of ${side} need as many different lands from 1 to ${nLands}, not ${places.join(', ')}`,
  )
}
