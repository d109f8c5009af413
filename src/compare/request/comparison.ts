import { MarkgraphError, type Phrase, phrase } from '../../errors.ts'
import type { Session } from '../../graph/session.ts'
import { NOTHING_STATED, type Stated } from '../../kinds/marks/test-fires.ts'
import type { ReferenceRecord } from '../../kinds/reference.ts'
import { MAX_PLACES } from '../../marks/land-texts.ts'
import { AS_SCANNED, type Mark, type MarkReading, type MarkType, type Scan } from '../../marks/mark-type.ts'
import { checkFlip, surfaceAsRead } from '../../marks/read.ts'
import type { ScorerConfig } from '../../marks/scorer-config.ts'
import type { ReferenceEntry } from '../../references/library.ts'
import type { Service } from '../../service/service.ts'
import { type Resolution, scopeChecksOf } from '../checks/scope.ts'
import { scansOf } from './ingest.ts'
import { regionOf } from './reading.ts'
import type { LoadedComparison } from './request.ts'
import { mapSides, type Sides, sidesOf } from './sides.ts'
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
export interface ComparisonRequest extends Sides<MarkRequest> {
  readonly domain: string
  /** What is said about the known marks of a question. */
  readonly stated?: Stated | undefined
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
  readonly places: Sides<readonly number[]>
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
  const places = mapSides(asked, ({ places, scans }) => places ?? scans.map((_, i) => i + 1))
  const nPlaces = asked.nPlaces ?? Math.max(1, ...sidesOf(places).flatMap(({ mark }) => mark))
  for (const [i, { name, mark }] of sidesOf(asked).entries()) {
    checkPlaces(name, sidesOf(places)[i]!.mark, mark.scans.length, nPlaces)
    checkEdges(name, mark, type)
    if (mark.read) checkFlip(name, mark.read, `${name}_`)
  }
  checkHasPlaces(asked, type)
  checkKnown(asked)
  const kinds = sidesOf(asked).flatMap(({ mark }, i) =>
    sidesOf(asked)
      .slice(i + 1)
      .map((other) => type.scoreKindOf({ a: mark.scans.length, b: other.mark.scans.length })),
  )
  const [kind] = kinds as [string]
  if (kinds.some((other) => other !== kind)) {
    const message = phrase(
      'the questioned mark and the known marks must all be whole, or all be one part: one of them has a single scan and the others have several',
    )
    throw new MarkgraphError('bad-value', message)
  }
  const reference = await chosenReference(service, asked.reference, type, kind)
  const resolution = asked.resolution ?? resolutionOf(reference)
  return { asked, type, config, reference, places, nPlaces, resolution }
}

/**
 * Reads the scans of a prepared comparison. The result is the input of `compare`. Each new scan is checked as soon as it is
 * read, which takes it as far as its signature, and to the section by which copies are known: its heights are needed for nothing
 * but pictures after that, so few are in memory at a time.
 */
export async function loadComparison(
  service: Service,
  session: Session,
  { asked, type, config, reference, places, nPlaces, resolution }: PreparedComparison,
): Promise<LoadedComparison> {
  const marks = sidesOf(asked)
  const scope = { type, config, reference: reference.record, resolution }
  const checked = async (scan: Scan, upload: Upload): Promise<void> => {
    const { mark } = marks.find((one) => one.mark.scans.includes(upload))!
    const read = { ...AS_SCANNED, ...mark.read, region: regionOf([scan]) }
    await scopeChecksOf(session, scope, scan.surface, read, mark.scans.indexOf(upload))
    await type.copies?.section(session, config, await surfaceAsRead(session, scan.surface, read))
  }
  const given = marks.flatMap(({ mark }) => mark.scans)
  const purpose = {
    type,
    config,
    marks: marks.map(({ name, mark }) => ({ name, scans: mark.scans.length })),
  }
  const scans = await scansOf(service, session, given, purpose, checked)
  let at = 0
  const loaded = marks.map(({ mark: { scans: own, read } }, i): Mark => {
    at += own.length
    const taken = scans.slice(at - own.length, at)
    return {
      scans: taken,
      places: sidesOf(places)[i]!.mark,
      read: { ...AS_SCANNED, ...read, region: regionOf(taken) },
    }
  })
  const [a, b] = loaded as [Mark, Mark]
  return {
    type,
    config,
    reference,
    nPlaces,
    resolution,
    a,
    b,
    ...(asked.known && { known: loaded.slice(1), stated: asked.stated ?? NOTHING_STATED }),
  }
}

/** Scans of a laboratory are compared under its own reference at the pitch that the reference was measured at. */
export const resolutionOf = ({ bundled }: Pick<ReferenceEntry, 'bundled'>): Resolution =>
  bundled ? 'specification' : 'reference'

/** Throws `unknown-domain` when no reference calibrates the domain here. */
async function requireCalibrated(service: Service, { domain }: MarkType): Promise<void> {
  const calibrated = await calibratedDomains(service)
  if (calibrated.includes(domain)) return
  const message = phrase('domain {domain} has no calibrated reference here; there are {calibrated}', {
    domain,
    calibrated: calibrated.join(', '),
  })
  throw new MarkgraphError('unknown-domain', message, { domain })
}

/**
 * The reference on which a comparison is calibrated: the one requested by id, or the default one for its kind of score.
 * errors  `not-found`; `bad-value` when the reference has another domain or kind of score
 */
export async function chosenReference(
  { references }: Pick<Service, 'references'>,
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
      phrase(
        'reference {id} holds scores of kind {score_kind}, but this comparison gives one of kind {given_kind}',
        { id: record.id, score_kind: record.score_kind, given_kind: scoreKind },
      ),
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
  { references }: Pick<Service, 'references'>,
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
    phrase('reference {id} is of domain {own}, so it cannot calibrate a comparison of domain {domain}', {
      id,
      own,
      domain,
    }),
    { reference: id, domain },
  )
}

function checkPlaces(side: string, places: readonly number[], count: number, nPlaces: number): void {
  const detail = (message: Phrase): MarkgraphError => new MarkgraphError('bad-value', message, { side })
  if (places.length !== count) {
    throw detail(
      phrase('{side} has {count} scans but {places} places in {side}_lands; give one place for each scan', {
        side,
        count,
        places: places.length,
      }),
    )
  }
  if (!(Number.isInteger(nPlaces) && nPlaces >= 1 && nPlaces <= MAX_PLACES)) {
    throw detail(
      phrase('n_lands must be a whole number from 1 to {most}, not {n_places}', {
        most: MAX_PLACES,
        n_places: nPlaces,
      }),
    )
  }
  const right = places.every((place) => Number.isInteger(place) && place >= 1 && place <= nPlaces)
  if (right && new Set(places).size === count) return
  throw detail(
    phrase('the {count} scans of {side} need as many different lands from 1 to {n_places}, not {places}', {
      count,
      side,
      n_places: nPlaces,
      places: places.join(', '),
    }),
  )
}

function checkHasPlaces(asked: ComparisonRequest, { domain, places }: MarkType): void {
  if (places) return
  const given = [...sidesOf(asked).flatMap(({ mark }) => mark.places ?? []), asked.nPlaces ?? []].flat()
  if (given.every((place) => place === 1)) return
  throw new MarkgraphError(
    'bad-value',
    phrase(
      'positions of lands are places around a bullet; a mark of domain {domain} is one scan, so leave out all fields that end in _lands',
      { domain },
    ),
    { domain },
  )
}

/** Refuses what is said about known marks that are not there. */
function checkKnown({ known, stated }: ComparisonRequest): void {
  if (!known) {
    if (stated === undefined) return
    const message = phrase(
      'known_made, known_left_out and the known_…_alike fields are about several known marks; give known_1 and known_2 at least, or leave them out',
    )
    throw new MarkgraphError('bad-value', message, { field: 'known' })
  }
  for (const { index } of stated?.left_out ?? []) {
    if (index <= known.length) continue
    const message = phrase('known_left_out names known_{index}, but there are {known} known marks', {
      index,
      known: known.length,
    })
    throw new MarkgraphError('bad-value', message, { field: 'known_left_out' })
  }
  const made = stated?.made ?? known.length
  if (made >= known.length) return
  const message = phrase(
    'known_made is {made}, but {known} known marks are given; it counts all that were made',
    { made, known: known.length },
  )
  throw new MarkgraphError('bad-value', message, { field: 'known_made' })
}

function checkEdges(side: string, { scans, read }: MarkRequest, { domain, places }: MarkType): void {
  const { edges = [] } = read ?? {}
  if (edges.length === 0) return
  if (!places) {
    const message = phrase('{side}_edges are the groove edges of lands; marks of domain {domain} have none', {
      side,
      domain,
    })
    throw new MarkgraphError('bad-value', message, { side })
  }
  if (edges.length !== scans.length) {
    const message = phrase(
      '{side} has {scans} scans but {edges} entries in {side}_edges; give one for each scan, empty where the edges are to be found',
      { side, scans: scans.length, edges: edges.length },
    )
    throw new MarkgraphError('bad-value', message, { side })
  }
}
