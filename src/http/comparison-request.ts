import { z } from 'zod'
import { chosenReference, scoreKindOf } from '../composition/chosen-reference.ts'
import { type CompareRequest, type Include, requireCalibrated } from '../composition/compare.ts'
import { ingest, type Scan, scanOfSurface, type Upload } from '../composition/ingest.ts'
import { placesOf } from '../composition/places.ts'
import { overridden } from '../composition/scorer-config.ts'
import type { Service } from '../composition/service.ts'
import { MarkgraphError } from '../errors.ts'
import { InvalidRequest } from './errors.ts'
import { domainOf, handlesOf, numberField, placesField, scansField } from './fields.ts'
import { domainField, referenceField } from './schemas.ts'

const places = placesField
  .optional()
  .describe(
    'Place of each land on its bullet, from 1, when a land is missing: `1,2,4,5,6`. Default: 1, 2, 3, …',
  )

/** What says which marks are to be compared, and how. */
export const comparisonFields = {
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
  reference: referenceField.optional(),
  scorer_config: z.string().optional().describe('A JSON object of scorer hyperparameters to override.'),
}

type ComparisonBody = z.infer<z.ZodObject<typeof comparisonFields>>

/** Everything is checked before the first scan is decoded, so that a bad request leaves nothing behind. */
export async function prepared(
  service: Service,
  body: ComparisonBody,
  include: ReadonlySet<Include>,
): Promise<CompareRequest> {
  const domain = domainOf(body.domain)
  const reference = body.reference?.trim() || undefined
  if (!reference) requireCalibrated(service, domain)
  const config = overridden(body.scorer_config)
  requireMarks(body)
  const given = [
    scansGiven(service, 'mark_a', body.mark_a, body.mark_a_handles),
    scansGiven(service, 'mark_b', body.mark_b, body.mark_b_handles),
  ] as const
  const { a, b, nLands } = placesOf(
    { a: given[0].length, b: given[1].length },
    { a: body.mark_a_lands, b: body.mark_b_lands, nLands: body.n_lands },
  )
  checkPlaces('mark_a', a, given[0].length, nLands)
  checkPlaces('mark_b', b, given[1].length, nLands)
  const counts = { a: given[0].length, b: given[1].length }
  chosenReference(service, reference, domain, scoreKindOf(domain, counts))
  const scans = await resolved(service, [...given[0], ...given[1]])
  return {
    domain,
    config,
    reference,
    include,
    a: { scans: scans.slice(0, given[0].length), lands: a },
    b: { scans: scans.slice(given[0].length), lands: b },
    nLands,
  }
}

/** Uploads are stored together, all or none. */
async function resolved(service: Service, given: readonly (Upload | Scan)[]): Promise<Scan[]> {
  const uploads = given.filter((one): one is Upload => 'read' in one)
  const scans = await ingest(service, uploads)
  return given.map((one) => ('read' in one ? scans[uploads.indexOf(one)]! : one))
}

/** Both marks are looked at before either is refused, so that a 422 lists all that is missing. */
function requireMarks(body: ComparisonBody): void {
  const missing = (['mark_a', 'mark_b'] as const).filter(
    (side) => !(body[side] || body[`${side}_handles`]?.trim()),
  )
  if (missing.length === 0) return
  throw new InvalidRequest(
    missing.map((side) => ({ loc: ['body', side], msg: 'Field required', type: 'missing' })),
  )
}

function scansGiven(
  service: Service,
  side: string,
  files: Upload[] | undefined,
  text: string | undefined,
): readonly (Upload | Scan)[] {
  const handles = text?.trim() || undefined
  if (files && handles) throw new MarkgraphError('bad-value', `give either ${side} or ${side}_handles`)
  return files ?? handlesOf(handles!).map((handle) => scanOfSurface(service, handle))
}

function checkPlaces(side: string, places: readonly number[], count: number, nLands: number): void {
  const right = places.length === count && new Set(places).size === count && Math.max(...places) <= nLands
  if (right && nLands <= 64 && Number.isInteger(nLands)) return
  throw new MarkgraphError(
    'bad-value',
    `the ${count} scans of ${side} need as many different lands from 1 to ${nLands}, not ${places.join(', ')}`,
  )
}
