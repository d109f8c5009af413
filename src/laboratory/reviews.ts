import { randomUUID } from 'node:crypto'
import type { Handle } from '../address/canonical.ts'
import { answerComparison } from '../compare/answer/answer-comparison.ts'
import { storedRecipe, storedReport } from '../compare/answer/reports.ts'
import { recordedResolution } from '../compare/checks/scope.ts'
import {
  type ComparisonRequest,
  type MarkRequest,
  type PreparedComparison,
  prepareComparison,
} from '../compare/request/comparison.ts'
import { scanOfSurface } from '../compare/request/ingest.ts'
import type { Asker } from '../compare/request/named-marks.ts'
import { parseMarkReading } from '../compare/request/parse-request.ts'
import { badValue, MarkgraphError, type Phrase, phrase, quote } from '../errors.ts'
import { handleOf } from '../kinds/kind.ts'
import {
  type MarkSettings,
  type NewReview,
  type ReviewDocument,
  type ReviewRecord,
  type ReviewSettings,
  reviewKind,
} from '../kinds/laboratory/review.ts'
import { edgesInMetres } from '../marks/land-texts.ts'
import type { Service } from '../service/service.ts'
import { noReview, type ReviewRow } from '../store/records/reviews.ts'
import { chainOf } from './events.ts'
import { writeReview } from './review-document.ts'
import { reviewOrder, settingsHash, stepTaken } from './review-order.ts'
import { comparedBefore } from './review-peeks.ts'
import {
  compareResults,
  otherMarks,
  reviewResult,
  sameScans,
  scansCompared,
  wholeSurface,
} from './review-results.ts'

/** Of one key to another: every request of a reviewer is held against those that wait for it. */
const MAX_WAITING = 20

type By = Pick<Asker, 'principal'>

const conflict = (message: Phrase, { id }: ReviewRow): MarkgraphError =>
  new MarkgraphError('conflict', message, { id })

/**
 * Asks another key for a review of a report.
 * errors  `conflict`: the service has no keys, or too many of them wait; `not-found`: the report was not given to this key;
 *         `bad-value`: no such key, the own one, or a report without a likelihood ratio
 */
export async function createReview(
  service: Service,
  { report: handle, reviewer, reason = '' }: NewReview,
  { principal }: By,
): Promise<ReviewRow> {
  requireTwo(service, principal, reviewer)
  const waiting = (await service.store.reviews.awaiting(reviewer)).filter(
    (row) => row.principal === principal,
  )
  if (waiting.length >= MAX_WAITING) {
    const message = phrase(
      '{reviewer} has {waiting} reviews of yours to do, and more may not wait; ask again when some are done',
      { reviewer, waiting: waiting.length },
    )
    throw new MarkgraphError('conflict', message)
  }
  if (!(await service.store.reports.has(principal, handle))) {
    const message = phrase(
      'no report of yours has the handle {handle}; give the report_handle of a comparison that you made',
      { handle: handle.slice(0, 100) },
    )
    throw new MarkgraphError('not-found', message)
  }
  const body = await service.graph.within(async (session) => {
    const report = await storedReport(service, session, handle)
    if (!('recipe_handle' in report))
      throw badValue(
        phrase('report {handle} has no likelihood ratio; ask for a review of one that has', { handle }),
      )
    const { id, handle: reference } = (await storedRecipe(service, report.recipe_handle)).reference
    const { same, different } = report.propositions
    const scans = await scansCompared(session, report.provenance.input_hashes)
    await session.flush() // the reviewer looks at these surfaces
    return {
      domain: report.domain,
      scans,
      reference: { id, handle: reference },
      propositions: { same, different },
    }
  })
  const row: ReviewRow = {
    id: randomUUID(),
    report: handle,
    principal,
    reviewer,
    state: 'open',
    created: new Date().toISOString(),
    body: { ...body, reason, peeked: false, settings: null, second: null, signed: {}, document: null },
  }
  await service.store.reviews.insert(row)
  return row
}

function requireTwo({ settings: { apiKeys } }: Service, principal: string, reviewer: string): void {
  if (apiKeys.length === 0) {
    const message = phrase(
      'a review needs two people with an API key each, and this service has no keys; set MARKGRAPH_API_KEYS',
    )
    throw new MarkgraphError('conflict', message)
  }
  if (reviewer === principal)
    throw badValue(phrase('reviewer is your own key; name the key of another person'))
  if (apiKeys.some((key) => key.principal === reviewer)) return
  throw badValue(
    phrase(
      'reviewer is {reviewer}, but no API key has that name; name the key of the person who compares the scans again',
      { reviewer: quote(reviewer) },
    ),
  )
}

/** Whether somebody takes part in a review. The operator, on the command line or without keys, may look at all of them. */
const takesPart = (row: ReviewRow, principal: string): boolean =>
  principal === '' || principal === row.principal || principal === row.reviewer

/** Which of the two somebody is; null for the operator. */
export const sideOf = (row: ReviewRow, { principal }: By): ReviewRecord['you'] =>
  principal === row.reviewer ? 'reviewer' : principal === row.principal ? 'requester' : null

/** The review with this id; error `not-found`. */
export async function reviewOf(
  { store }: Pick<Service, 'store'>,
  id: string,
  { principal }: By,
): Promise<ReviewRow> {
  const row = await store.reviews.get(id)
  return row && takesPart(row, principal) ? row : noReview(id)
}

/** The reviews in which somebody takes part, the newest first. */
export async function reviewsOf({ store }: Pick<Service, 'store'>, { principal }: By): Promise<ReviewRow[]> {
  return (await store.reviews.all()).filter((row) => takesPart(row, principal)).reverse()
}

function requireReviewer({ reviewer }: ReviewRow, { principal }: By, what: Phrase): void {
  if (principal === reviewer) return
  throw new MarkgraphError('forbidden', phrase('only the reviewer, {reviewer}, {what}', { reviewer, what }))
}

/**
 * Commits the settings of the reviewer, before there is a score.
 * errors  `forbidden`: somebody else; `conflict`: they are committed already, or the reference is another one now;
 *         `bad-value`: not the scans of the review, or what cannot be compared
 */
export async function commitSettings(
  service: Service,
  row: ReviewRow,
  settings: ReviewSettings,
  by: By,
): Promise<ReviewRow> {
  requireReviewer(row, by, phrase('commits settings'))
  const requireOpen = (now: ReviewRow): void => {
    if (now.state !== 'open')
      throw conflict(phrase('the settings of this review are committed, and stay as they are'), row)
  }
  requireOpen(row)
  await preparedComparison(service, row, settings)
  await requireSameScans(service, row, settings)
  const earlier = await comparedBefore(service, row)
  const { principal } = by
  return service.store.reviews.change(row.id, (now) => {
    requireOpen(now)
    const { body } = now
    const peek = earlier !== undefined && !body.peeked
    const early = { peeked: true, by: 'comparison', ...earlier }
    return {
      state: 'committed',
      body: { ...body, settings, peeked: body.peeked || peek },
      events: [
        ...(peek ? [stepTaken(row, principal, 'peeked', early)] : []),
        stepTaken(row, principal, 'committed', { settings: settingsHash(settings) }),
      ],
    }
  })
}

/**
 * Compares with the settings that were committed. From then on, both see both results.
 * errors  `forbidden`: somebody else; `conflict`: nothing is committed, or other settings are; those of a comparison
 */
export async function compareAsCommitted(
  service: Service,
  row: ReviewRow,
  given: ReviewSettings | undefined,
  by: By,
): Promise<ReviewRow> {
  requireReviewer(row, by, phrase('compares'))
  const { settings } = row.body
  if (settings === null) throw conflict(phrase('commit your settings first; then they are compared'), row)
  if (given !== undefined && settingsHash(given) !== settingsHash(settings)) {
    const message = phrase(
      'these settings have the hash {given}, but {settings} was committed; only the committed ones are compared',
      { given: settingsHash(given), settings: settingsHash(settings) },
    )
    throw conflict(message, row)
  }
  if (row.state !== 'committed') return row
  const prepared = await preparedComparison(service, row, settings)
  const { principal } = by
  const asking = { include: new Set<never>(), principal, previews: false }
  const { report_handle: second } = await answerComparison(service, prepared, asking)
  return service.store.reviews.change(row.id, ({ state, body }) => {
    if (state !== 'committed') return undefined
    const events = [
      stepTaken(row, principal, 'compared', { report: second }),
      stepTaken(row, principal, 'shown', { report: row.report }),
    ]
    return { state: 'compared', body: { ...body, second }, events }
  })
}

/** The comparison that settings ask for, on the reference of the first report. */
async function preparedComparison(
  service: Service,
  row: ReviewRow,
  settings: ReviewSettings,
): Promise<PreparedComparison> {
  const { domain, reference, scans } = row.body
  const { mark_a, mark_b, known, n_lands } = settings
  const others = (known ?? (mark_b ? [mark_b] : [])).map(markRequest)
  const [b] = others
  if (!b || (mark_b && known) || others.length !== otherMarks(scans).length || !known !== !scans.known) {
    const fields = scans.known ? `mark_a and known, with ${scans.known.length} marks` : 'mark_a and mark_b'
    throw badValue(phrase('the settings must be those of the marks of this review: {fields}', { fields }))
  }
  const references = service.references.of(row.principal) // an own reference is that of who asks
  const asked: ComparisonRequest = {
    domain,
    a: markRequest(mark_a),
    b,
    ...(known && { known: others }),
    nPlaces: n_lands,
    reference: reference.id,
    resolution: await service.graph.within(async (session) =>
      recordedResolution(await storedReport(service, session, row.report)),
    ),
  }
  const prepared = await prepareComparison({ ...service, references }, asked)
  if (prepared.reference.ref.handle === reference.handle) return prepared
  const message = phrase(
    'the reference {id} is {handle} now, and the first report was made with {first}; ask for a review of a new report',
    { id: reference.id, handle: prepared.reference.ref.handle, first: reference.handle },
  )
  throw conflict(message, row)
}

const markRequest = ({ scans, lands, edges, replica, mirrored }: MarkSettings): MarkRequest => ({
  scans,
  places: lands,
  read: parseMarkReading({ edges: edgesInMetres(edges), replica, mirrored }),
})

/** Error `bad-value`: a mark does not have all scans of the review, or has others. */
async function requireSameScans(service: Service, row: ReviewRow, settings: ReviewSettings): Promise<void> {
  const { scans } = row.body
  const pairs = [
    ['mark_a', settings.mark_a, scans.mark_a] as const,
    ...(scans.mark_b ? [['mark_b', settings.mark_b!, scans.mark_b] as const] : []),
    ...(scans.known ?? []).map((own, i) => [`known[${i}]`, settings.known![i]!, own] as const),
  ]
  await service.graph.within(async (session) => {
    for (const [name, mark, own] of pairs) {
      const whole: Handle[] = []
      for (const one of mark.scans)
        whole.push(await wholeSurface(session, (await scanOfSurface(service, session, one)).sha256))
      if (sameScans(whole, own)) continue
      throw badValue(
        phrase(
          '{name} does not have the scans of this review; give each of {own} once, or the same scan with a region of your own',
          { name, own: own.join(', ') },
        ),
      )
    }
    await session.flush() // the results name these surfaces
  })
}

/**
 * Signs a sentence of resolution. When both have signed the same one, the review is stored as an artifact.
 * errors  `forbidden`: who takes no part; `conflict`: the results are not shown yet, or both have signed
 */
export async function signResolution(
  service: Service,
  row: ReviewRow,
  sentence: string,
  { principal }: By,
): Promise<ReviewRow> {
  if (principal === '')
    throw new MarkgraphError(
      'forbidden',
      phrase('only {principal} and {reviewer} sign this review', {
        principal: row.principal,
        reviewer: row.reviewer,
      }),
    )
  const signed = await service.store.reviews.change(row.id, ({ state, body }) => {
    if (state === 'resolved')
      throw conflict(phrase('both have signed this review, and it stays as it is'), row)
    if (state !== 'compared')
      throw conflict(phrase('both results must be there before they are resolved'), row)
    if (body.signed[principal] === sentence) return undefined
    const events = [stepTaken(row, principal, 'signed', { sentence })]
    return { body: { ...body, signed: { ...body.signed, [principal]: sentence } }, events }
  })
  return storeReviewDocument(service, signed)
}

/** The sentence that both have signed; undefined while there is none. */
function agreedSentence({ principal, reviewer, body: { signed } }: ReviewRow): string | undefined {
  return signed[principal] === signed[reviewer] ? signed[principal] : undefined
}

/** Stores a review that both have signed as an artifact, unless it is stored; a process may have ended between the two. */
export async function storeReviewDocument(service: Service, row: ReviewRow): Promise<ReviewRow> {
  const sentence = agreedSentence(row)
  if (row.state !== 'compared' || sentence === undefined) return row
  const document = await documentOf(service, row, sentence)
  const handle = await service.graph.within(async (session) => {
    const ref = session.put(reviewKind, document)
    await session.flush()
    return ref.handle
  })
  const { principal } = document.signatures.at(-1)!
  return service.store.reviews.change(row.id, (now) => {
    if (now.state === 'resolved' || agreedSentence(now) !== sentence) return undefined // signed anew meanwhile
    const details = { review: row.id, blind: document.blind }
    const made = { principal, act: 'made', kind: 'review document', subject: handle, details } as const
    return { state: 'resolved', body: { ...now.body, document: handle }, events: [made] }
  })
}

/** The document of a review that both have signed, and its handle. Error: `conflict` while they have not. */
export async function signedReview(
  { graph }: Service,
  { id, body: { document: handle } }: ReviewRow,
): Promise<{ handle: Handle; review: ReviewDocument }> {
  if (handle === null) {
    const message = phrase(
      'review {id} has no document yet; it has one when both have signed the same sentence',
      { id },
    )
    throw new MarkgraphError('conflict', message)
  }
  const review = await graph.within((session) => session.value({ handle, kind: reviewKind }))
  return { handle, review }
}

async function documentOf(service: Service, row: ReviewRow, sentence: string): Promise<ReviewDocument> {
  return writeReview({
    about: aboutReview(row),
    settings: row.body.settings!,
    sentence,
    order: await reviewOrder(service, row),
    ...(await bothResults(service, row)),
  })
}

const aboutReview = ({ id, created, principal, reviewer, body }: ReviewRow) => ({
  id,
  domain: body.domain,
  created,
  requester: principal,
  reviewer,
  reason: body.reason,
  reference: body.reference,
  propositions: body.propositions,
  scans: body.scans,
})

const bothResults = ({ graph }: Service, { report, principal, reviewer, body }: ReviewRow) =>
  graph.within(async (session) => ({
    first: await reviewResult(session, report, principal),
    second: await reviewResult(session, body.second!, reviewer),
  }))

/** A review as somebody sees it: nobody but who made it sees a result before both are there. */
export async function reviewRecord(service: Service, row: ReviewRow, by: By): Promise<ReviewRecord> {
  const { state, body } = row
  const { steps, faults } = await reviewOrder(service, row)
  const isShown = state === 'compared' || state === 'resolved'
  const both = isShown ? await bothResults(service, row) : undefined
  const you = sideOf(row, by)
  const own = () => service.graph.within((session) => reviewResult(session, row.report, row.principal))
  const maySee = isShown || you === 'reviewer'
  return {
    ...aboutReview(row),
    you,
    state,
    commitment: body.settings && {
      sha256: settingsHash(body.settings),
      settings: maySee ? body.settings : null,
    },
    first: both?.first ?? (you === 'requester' ? await own() : null),
    second: both?.second ?? null,
    differences: both ? compareResults(both.first, both.second) : null,
    sentences: Object.entries(body.signed).map(([who, sentence]) => ({ principal: who, sentence })),
    order: steps,
    blind: faults.length > 0 ? false : isShown ? true : null,
    faults,
    document: body.document,
  }
}

/** What a check of a review found. */
interface ReviewVerdict {
  /** Why the review does not prove what it says, in sentences; none where it does. */
  readonly problems: readonly string[]
  readonly document: ReviewDocument | undefined
}

/** Checks a review: the record of acts row by row, and the document, which is made again from it. */
export async function verifyReview(service: Service, row: ReviewRow): Promise<ReviewVerdict> {
  const { document: handle } = row.body
  const { broken } = await chainOf(service)
  const problems = broken === undefined ? [] : [`the record of acts is broken at row ${broken}`]
  if (handle === null) return { problems: [...problems, 'not both have signed it'], document: undefined }
  const document = await service.graph.within((session) => session.value({ handle, kind: reviewKind }))
  const again = handleOf(reviewKind.encode(await documentOf(service, row, document.sentence)))
  if (again !== handle) problems.push(`the record of acts gives the review ${again}, not ${handle}`)
  return { problems, document }
}
