import { MarkgraphError } from '../errors.ts'
import type { Session } from '../graph/session.ts'
import type { ReferenceRecord } from '../kinds/reference.ts'
import { MAX_PLACES } from '../marks/land-texts.ts'
import { AS_SCANNED, type Mark, type MarkReading, type MarkType, type Scan } from '../marks/mark-type.ts'
import { checkFlip } from '../marks/read.ts'
import type { ScorerConfig } from '../marks/scorer-config.ts'
import type { ReferenceEntry } from '../references/library.ts'
import type { Service } from '../service/service.ts'
import { scansOf } from './ingest.ts'
import { regionOf } from './reading.ts'
import type { LoadedComparison } from './request.ts'
import { type Resolution, scopeChecksOf } from './scope.ts'
import type { Given, Upload } from './upload.ts'

/** A mark in a request. */
export interface MarkRequest {
  readonly scans: readonly Given[]
  /** Position of each scan on the mark, counted from 1. Default: 1, 2, 3, … */
  readonly places?: readonly number[] | undefined
  /** How the scans show the mark. Default: directly, with edges that are found. */
  readonly read?: Omit<MarkReading, 'region'> | undefined
}

/** A request for a comparison, over HTTP, MCP or the command line. */
export interface ComparisonRequest {
  readonly domain: string
  readonly a: MarkRequest
  readonly b: MarkRequest
  /** Number of positions on a mark, including those without a scan. Default: the highest position given. */
  readonly nPlaces?: number | undefined
  /** Id of the reference. Default: the reference for the mark type and kind of score. */
  readonly reference?: string | undefined
  /** Whose limit of the pitch applies. Default: the specification's for bundled references, that of the reference for own ones. */
  readonly resolution?: Resolution | undefined
  /** Overrides of the scorer config as the text of a JSON object. */
  readonly scorerConfig?: string | undefined
}

/** A comparison whose request has been checked. Its scans are not read yet. */
export interface PreparedComparison {
  readonly asked: ComparisonRequest
  readonly type: MarkType
  readonly config: ScorerConfig
  readonly reference: ReferenceEntry
  readonly places: { readonly a: readonly number[]; readonly b: readonly number[] }
  readonly nPlaces: number
  readonly resolution: Resolution
}

/** Ids of the default references that calibrate a domain here. */
export async function calibratedDomains({ references, marks }: Service): Promise<string[]> {
  const ids = await references.ids()
  return marks.all
    .filter(({ scores }) => ids.includes(scores[0].reference))
    .map(({ domain }) => domain)
    .sort()
}

/**
 * Checks a comparison as far as possible before any scan is read, so that a bad request leaves nothing behind.
 * errors  `unknown-domain`, `bad-value`, `not-found` for the reference
 */
export async function prepareComparison(
  service: Service,
  asked: ComparisonRequest,
): Promise<PreparedComparison> {
  const type = service.marks.of(asked.domain)
  if (!asked.reference) await requireCalibrated(service, type)
  const config = service.marks.configs.overridden(asked.scorerConfig, type.domain)
  const counted = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)
  const places = {
    a: asked.a.places ?? counted(asked.a.scans.length),
    b: asked.b.places ?? counted(asked.b.scans.length),
  }
  const nPlaces = asked.nPlaces ?? Math.max(1, ...places.a, ...places.b)
  checkPlaces('mark_a', places.a, asked.a.scans.length, nPlaces)
  checkPlaces('mark_b', places.b, asked.b.scans.length, nPlaces)
  checkHasPlaces(asked, type)
  checkEdges('mark_a', asked.a, type)
  checkEdges('mark_b', asked.b, type)
  if (asked.a.read) checkFlip('mark_a', asked.a.read, 'mark_a_')
  if (asked.b.read) checkFlip('mark_b', asked.b.read, 'mark_b_')
  const kind = type.scoreKindOf({ a: asked.a.scans.length, b: asked.b.scans.length })
  const reference = await chosenReference(service, asked.reference, type, kind)
  const resolution = asked.resolution ?? resolutionOf(reference)
  return { asked, type, config, reference, places, nPlaces, resolution }
}

/**
 * Reads the scans of a prepared comparison. The result is the input of `compare`. Each new scan is checked as soon as it is
 * read, which takes it as far as its signature: its heights are needed for nothing after that, so few are in memory at a time.
 */
export async function loadComparison(
  service: Service,
  session: Session,
  { asked, type, config, reference, places, nPlaces, resolution }: PreparedComparison,
): Promise<LoadedComparison> {
  const { a, b } = asked
  const scope = { type, config, reference: reference.record, resolution }
  const checked = (scan: Scan, upload: Upload): Promise<unknown> => {
    const side = a.scans.includes(upload) ? a : b
    const read = { ...AS_SCANNED, ...side.read, region: regionOf([scan]) }
    return scopeChecksOf(session, scope, scan.surface, read, side.scans.indexOf(upload))
  }
  const purpose = { type, config, ofA: a.scans.length }
  const scans = await scansOf(service, session, [...a.scans, ...b.scans], purpose, checked)
  const markOf = ({ read }: MarkRequest, own: Mark['scans'], ownPlaces: readonly number[]): Mark => ({
    scans: own,
    places: ownPlaces,
    read: { ...AS_SCANNED, ...read, region: regionOf(own) },
  })
  return {
    type,
    config,
    reference,
    nPlaces,
    resolution,
    a: markOf(a, scans.slice(0, a.scans.length), places.a),
    b: markOf(b, scans.slice(a.scans.length), places.b),
  }
}

/** Scans of a laboratory are compared under its own reference at the pitch that the reference was measured at. */
export const resolutionOf = ({ bundled }: Pick<ReferenceEntry, 'bundled'>): Resolution =>
  bundled ? 'specification' : 'reference'

/** Throws `unknown-domain` when no reference calibrates the domain here. */
async function requireCalibrated(service: Service, { domain }: MarkType): Promise<void> {
  const calibrated = await calibratedDomains(service)
  if (calibrated.includes(domain)) return
  const message = `domain ${domain} has no calibrated reference here; there are ${calibrated.join(', ')}`
  throw new MarkgraphError('unknown-domain', message, { domain })
}

/**
 * The reference on which a comparison is calibrated: the one requested by id, or the default one for its kind of score.
 * errors  `not-found`; `bad-value` when the reference has another domain or kind of score
 */
async function chosenReference(
  { references }: Service,
  id: string | undefined,
  { domain, scores }: MarkType,
  scoreKind: string,
): Promise<ReferenceEntry> {
  const byDefault = scores.find(({ kind }) => kind === scoreKind)!
  const entry = await references.get(id ?? byDefault.reference)
  const { record } = entry
  requireDomain(record, domain)
  if (record.score_kind !== scoreKind) {
    throw new MarkgraphError(
      'bad-value',
      `reference ${record.id} holds scores of kind ${record.score_kind}, but this comparison gives one of kind ${scoreKind}`,
      { reference: record.id, scoreKind },
    )
  }
  return entry
}

/**
 * The reference that a single scan is checked against: the one requested by id, or the default one of the mark type, if it
 * is installed here.
 * errors  `not-found` for a requested one; `bad-value` when it has another domain
 */
export async function scopeReference(
  { references }: Service,
  id: string | undefined,
  { domain, scores }: MarkType,
): Promise<ReferenceEntry | undefined> {
  const byDefault = scores[0].reference
  if (!id) return (await references.ids()).includes(byDefault) ? references.get(byDefault) : undefined
  const entry = await references.get(id)
  requireDomain(entry.record, domain)
  return entry
}

function requireDomain({ id, domain: own }: ReferenceRecord, domain: string): void {
  if (own === domain) return
  throw new MarkgraphError(
    'bad-value',
    `reference ${id} is of domain ${own}, so it cannot calibrate a comparison of domain ${domain}`,
    { reference: id, domain },
  )
}

function checkPlaces(side: string, places: readonly number[], count: number, nPlaces: number): void {
  const detail = (message: string): MarkgraphError => new MarkgraphError('bad-value', message, { side })
  if (places.length !== count) {
    throw detail(
      `${side} has ${count} scans but ${places.length} places in ${side}_lands; give one place for each scan`,
    )
  }
  if (!(Number.isInteger(nPlaces) && nPlaces >= 1 && nPlaces <= MAX_PLACES)) {
    throw detail(`n_lands must be a whole number from 1 to ${MAX_PLACES}, not ${nPlaces}`)
  }
  const right = places.every((place) => Number.isInteger(place) && place >= 1 && place <= nPlaces)
  if (right && new Set(places).size === count) return
  throw detail(
    `the ${count} scans of ${side} need as many different lands from 1 to ${nPlaces}, not ${places.join(', ')}`,
  )
}

function checkHasPlaces({ a, b, nPlaces }: ComparisonRequest, { domain, places }: MarkType): void {
  if (places) return
  const given = [a.places ?? [], b.places ?? [], nPlaces ?? []].flat()
  if (given.every((place) => place === 1)) return
  throw new MarkgraphError(
    'bad-value',
    `positions of lands are places around a bullet; a mark of domain ${domain} is one scan, so leave out all fields that end in _lands`,
    { domain },
  )
}

function checkEdges(side: string, { scans, read }: MarkRequest, { domain, places }: MarkType): void {
  const { edges = [] } = read ?? {}
  if (edges.length === 0) return
  if (!places) {
    const message = `${side}_edges are the groove edges of lands; marks of domain ${domain} have none`
    throw new MarkgraphError('bad-value', message, { side })
  }
  if (edges.length !== scans.length) {
    const message = `${side} has ${scans.length} scans but ${edges.length} entries in ${side}_edges; give one for each scan, empty where the edges are to be found`
    throw new MarkgraphError('bad-value', message, { side })
  }
}
