import { z } from 'zod'
import { canonicalJson, type Handle, type Json } from '../../address/canonical.ts'
import { MarkgraphError, phrase } from '../../errors.ts'
import { handleOf } from '../../kinds/kind.ts'
import { type CaseRecord, caseRecord } from '../../kinds/laboratory/case.ts'
import { eventRecord } from '../../kinds/laboratory/event.ts'
import { type Impact, impactKind, impactSchema } from '../../kinds/laboratory/impact.ts'
import { type ReviewDocument, reviewDocument, reviewKind } from '../../kinds/laboratory/review.ts'
import type { Wire } from '../../kinds/wire.ts'
import { ENGINE_VERSION } from '../../settings/version.ts'
import { reportFacts } from '../../store/records/reports.ts'
import { type Again, cannotCompute, differs, EQUAL } from '../../verify/again.ts'
import { requireFiles } from '../../verify/bundles/contradiction.ts'
import { firstDifference } from '../../verify/difference.ts'
import { FILES, type LaboratoryManifest, reportFile } from '../../verify/laboratory/laboratory-file.ts'
import { type Engine, onEmptyGraph } from '../../verify/replay.ts'
import type { Dossier } from '../../verify/sources/dossier.ts'
import { reportVersions } from '../case-versions.ts'
import { countChanges, reportAgain } from '../impact-answers.ts'
import { writeReview } from '../review-document.ts'
import { orderOfActs, type ReviewActs, reviewActs } from '../review-order.ts'
import { reviewResult, scansCompared } from '../review-results.ts'

/** The document of a bundle, read and without contradiction. */
export interface LaboratoryDocument {
  /** Its own files, in the order of the manifest. */
  readonly paths: readonly string[]
  /** The files of the reports, in the order of the manifest. */
  readonly reports: readonly string[]
  /** Prints the document again; undefined where it has no print. */
  readonly print: ((documents: NonNullable<Engine['documents']>) => Promise<Uint8Array>) | undefined
  /** What the document speaks of and the bundle does not hold. */
  readonly notHere: readonly string[]
  /** Derives the document again from its reports. */
  derive(reports: readonly Dossier[], engine: Engine): Promise<Again>
}

const printedWith = z.strictObject({ laboratory: z.string() })
const approvedAndPrintedWith = printedWith.extend({ approvals: z.array(eventRecord) })

/**
 * Reads the document that a bundle is about: a case, an impact document or a review.
 * errors  `damaged` and what its parsers throw: its files contradict each other
 */
export function readDocument(
  manifest: LaboratoryManifest,
  file: (path: string) => Uint8Array,
): LaboratoryDocument {
  const found = { case: caseIn, impact: impactIn, review: reviewIn }[manifest.kind](manifest, file)
  requireFiles(manifest, [...found.paths, ...found.reports], WORDS[manifest.kind].bundle)
  return found
}

type Reader = typeof readDocument

/** The JSON of a file, checked, and in canonical form. Error `damaged`. */
function jsonIn<S extends z.ZodType>(path: string, file: (path: string) => Uint8Array, schema: S): Wire<S> {
  const text = new TextDecoder().decode(file(path))
  const { data, error } = schema.safeParse(JSON.parse(text))
  if (error)
    throw new MarkgraphError(
      'damaged',
      phrase('{path} cannot be read: {message}', { path, message: error.issues[0]!.message }),
    )
  if (canonicalJson(data as Json) === text) return data as Wire<S>
  throw new MarkgraphError(
    'damaged',
    phrase('{path} is not in canonical form, or holds more than it may', { path }),
  )
}

function requireSubject(found: string, { subject }: LaboratoryManifest): void {
  if (found === subject) return
  throw new MarkgraphError(
    'damaged',
    phrase('{document} is {found}, but the manifest is about {subject}', {
      document: FILES.document,
      found,
      subject,
    }),
  )
}

/** Acts on other things, or by others, are no part of a review, whatever their hashes. Error `damaged`. */
function requireOwnActs({ id, reviewer, first, second }: ReviewDocument, acts: ReviewActs): void {
  const isOwn =
    acts.review.every(({ kind, subject }) => kind === 'review' && subject === id) &&
    acts.first.every(({ subject, principal }) => subject === first.report && principal === reviewer) &&
    acts.second.every(({ subject, principal }) => subject === second.report && principal === reviewer)
  if (!isOwn)
    throw new MarkgraphError(
      'damaged',
      phrase('{acts} holds an act that is not of this review', { acts: FILES.acts }),
    )
}

const filesOf = (handles: readonly Handle[]): string[] => [...new Set(handles)].sort().map(reportFile)

const caseIn: Reader = (manifest, file) => {
  const record: CaseRecord = jsonIn(FILES.document, file, caseRecord)
  requireSubject(record.id, manifest)
  return {
    paths: [FILES.document],
    reports: filesOf(record.reports.map(({ handle }) => handle)),
    print: undefined,
    notHere: [],
    async derive(reports) {
      const facts = new Map(reports.map(({ report }) => [report.handle, reportFacts(report.body)]))
      const entries = record.reports.map(
        ({ version: _, replaced_by: __, domain: ___, outcome: ____, log10_lr: _____, ...rest }) => rest,
      )
      const again = reportVersions(entries, (handle) => facts.get(handle as Handle))
      return besideStated(record.reports, again, 'the reports of the case')
    },
  }
}

const impactIn: Reader = (manifest, file) => {
  const impact: Impact = jsonIn(FILES.document, file, impactSchema)
  requireSubject(handleOf(impactKind.encode(impact)), manifest)
  const { laboratory, approvals } = jsonIn(FILES.print, file, approvedAndPrintedWith)
  return {
    paths: [FILES.document, FILES.print, FILES.pdf],
    reports: filesOf(impact.changed.map(({ report }) => report)),
    notHere: impact.counts.equal > 0 ? ['document.json where it calls reports equal'] : [],
    print: ({ impact: printed }) => printed({ handle: manifest.subject, impact, approvals, laboratory }),
    async derive(reports, engine) {
      if (impact.engine_version !== ENGINE_VERSION) {
        const why = `release ${impact.engine_version} did the reports again, and this is ${ENGINE_VERSION}`
        return cannotCompute(why)
      }
      const dossiers = new Map(reports.map((one) => [one.report.handle, one]))
      const changed: Impact['changed'][number][] = []
      for (const { report } of impact.changed) {
        const again = await reportAgain(engine, dossiers.get(report)!)
        if (again) changed.push(again)
      }
      const again = { ...impact, ...countChanges(impact.reports, changed) }
      return besideStated(impact, again, 'the impact document')
    },
  }
}

const reviewIn: Reader = (manifest, file) => {
  const review: ReviewDocument = jsonIn(FILES.document, file, reviewDocument)
  requireSubject(handleOf(reviewKind.encode(review)), manifest)
  const acts = jsonIn(FILES.acts, file, reviewActs)
  requireOwnActs(review, acts)
  const { laboratory } = jsonIn(FILES.print, file, printedWith)
  return {
    paths: [FILES.document, FILES.acts, FILES.print, FILES.pdf],
    reports: filesOf([review.first.report, review.second.report]),
    notHere: [],
    print: ({ review: printed }) => printed({ handle: manifest.subject, review, laboratory }),
    async derive(reports, engine) {
      const again = await reviewAgain(review, acts, reports, engine)
      return besideStated(review, again, 'the review')
    },
  }
}

/** The review that follows from its two reports and from the acts; what people said of it is taken as it stands. */
function reviewAgain(
  { id, created, requester, reviewer, reason, sentence, commitment, first, second }: ReviewDocument,
  acts: ReviewActs,
  reports: readonly Dossier[],
  engine: Engine,
): Promise<ReviewDocument> {
  const dossiers = new Map(reports.map((one) => [one.report.handle, one]))
  return onEmptyGraph(engine, async (session) => {
    for (const { artifacts, read, report } of dossiers.values()) {
      for (const { handle, kind } of artifacts.values()) {
        if (kind !== 'scan' && handle !== report.handle) continue
        const data = await read(handle)
        if (typeof data === 'string') {
          const message = phrase('the bundle of report {handle} holds no scans', { handle: report.handle })
          throw new MarkgraphError('scan-not-kept', message, { handle })
        }
        session.bring(data)
      }
    }
    const { report, recipe } = dossiers.get(first.report)!
    const { body } = report
    if (!recipe)
      throw new MarkgraphError(
        'damaged',
        phrase('{report} has no likelihood ratio, so nobody reviews it', { report: first.report }),
      )
    const { reference } = recipe.body
    const { same, different } = 'propositions' in body ? body.propositions : { same: '', different: '' }
    const about = {
      id,
      created,
      requester,
      reviewer,
      reason,
      domain: body.domain,
      reference: { id: reference.id, handle: reference.handle },
      propositions: { same, different },
      scans: await scansCompared(session, body.provenance.input_hashes),
    }
    const { settings } = commitment
    const state = 'resolved' as const
    return writeReview({
      about,
      settings,
      sentence,
      order: orderOfActs(acts, { principal: requester, reviewer, state, settings }),
      first: await reviewResult(session, first.report, requester),
      second: await reviewResult(session, second.report, reviewer),
    })
  })
}

/** What is stated beside what follows. */
function besideStated(stated: unknown, again: unknown, what: string): Again {
  const found = firstDifference(stated as Json, again as Json)
  if (!found) return EQUAL
  const [own, right] = [found.recorded, found.recomputed].map((one) => JSON.stringify(one))
  return differs(
    `${what}, derived again, differs at ${found.path || 'its root'}: it is ${right}, and the bundle has ${own}`,
  )
}

/** What a bundle is called, what verifying it derives again, and what it cannot show. */
export const WORDS = {
  case: {
    bundle: 'the bundle of a case',
    derived: 'the case says of each what it answers',
    notShown: 'whether what people wrote into the case is true: its number, exhibits, propositions and dates',
  },
  impact: {
    bundle: 'the bundle of an impact document',
    derived: 'the document says of each what this release makes of it',
    notShown:
      'that no other report was there, that the equal ones are equal, and who approved the document (the record of the laboratory does); that each report was right when it was made (the release that made it does)',
  },
  review: {
    bundle: 'the bundle of a review',
    derived: 'the review says what they differ in and in which order it was done',
    notShown:
      'that no act is missing, and who stands behind the names (the whole record of the laboratory does)',
  },
} as const
