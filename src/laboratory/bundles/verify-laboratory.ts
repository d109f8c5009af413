import { z } from 'zod'
import { canonicalJson, type Handle, type Json, sha256 } from '../../address/canonical.ts'
import { MarkgraphError } from '../../errors.ts'
import { handleOf } from '../../kinds/kind.ts'
import { type CaseRecord, caseRecord } from '../../kinds/laboratory/case.ts'
import { eventRecord } from '../../kinds/laboratory/event.ts'
import { type Impact, impactKind, impactSchema } from '../../kinds/laboratory/impact.ts'
import { type ReviewDocument, reviewDocument, reviewKind } from '../../kinds/laboratory/review.ts'
import type { Wire } from '../../kinds/wire.ts'
import { ENGINE_VERSION } from '../../settings/version.ts'
import { reportFacts } from '../../store/records/reports.ts'
import { MANIFEST } from '../../verify/bundles/manifest.ts'
import { openBundle } from '../../verify/bundles/open-bundle.ts'
import { openLazy } from '../../verify/bundles/open-lazy.ts'
import type { ZipFile } from '../../verify/bundles/zip.ts'
import { firstDifference } from '../../verify/difference.ts'
import {
  FILES,
  type LaboratoryManifest,
  laboratoryManifest,
  reportFile,
} from '../../verify/laboratory/laboratory-file.ts'
import { type Engine, onEmptyGraph } from '../../verify/replay.ts'
import type {
  CheckedStep,
  Finding,
  Proved,
  ReportVerification,
  SignatureCheck,
  Standing,
} from '../../verify/shapes.ts'
import {
  badSignatures,
  type CheckSignatures,
  filesWithoutCheck,
} from '../../verify/signatures/check-signatures.ts'
import type { Dossier } from '../../verify/sources/dossier.ts'
import { unknownWords } from '../../verify/standing.ts'
import { damageVerdict, fewOf, UNKNOWN_SUBJECT, verdictOf } from '../../verify/verdict.ts'
import { verifyBundle } from '../../verify/verify-bundle.ts'
import { referenceOf } from '../../verify/verify-dossier.ts'
import { reportVersions } from '../case-versions.ts'
import { countChanges, reportAgain } from '../impact-answers.ts'
import { writeReview } from '../review-document.ts'
import { orderOfActs, type ReviewActs, reviewActs } from '../review-order.ts'
import { reviewResult, scansCompared } from '../review-results.ts'

/** What came of doing something again, and why it is not equal. */
interface Again {
  readonly status: Proved['computation']
  readonly reason: string | null
}
const EQUAL: Again = { status: 'equal', reason: null }
const differs = (reason: string): Again => ({ status: 'differs', reason })
const notComputed = (reason: string): Again => ({ status: 'not computed', reason })

/** A report of the bundle, done again. */
interface Part extends Again {
  readonly file: string
  readonly dossier: Dossier
  readonly runs: Pick<CheckedStep, 'runs' | 'equal' | 'not_equal' | 'not_recomputable'>
  readonly standing: Standing
  readonly reference: ReportVerification['reference']
  readonly not_looked_at: readonly string[]
}

/** What nothing in the bundle can show. */
const SAID = {
  case: 'what people wrote into the case: its number, exhibits, propositions and dates',
  impact:
    'that no other report was there, that the equal ones are equal, and who approved the document: the record of the laboratory shows it; that each report was right when it was made: the release that made it shows it',
  review:
    'that no act is missing, and who stands behind the names: the whole record of the laboratory shows it',
} as const

/**
 * Checks the bundle of a case, a review or an impact document: every report in it is done again as in a bundle of its own, the
 * document is derived again from them, and printed again. Nothing that the bundle holds as a result takes part.
 * in      `files`: those of the ZIP `bytes`; `pdf`: a printed document that came by itself
 */
export async function verifyLaboratory(
  bytes: Uint8Array,
  files: readonly ZipFile[],
  engine: Engine,
  checkSignatures: CheckSignatures,
  pdf?: ZipFile,
): Promise<ReportVerification> {
  const { manifest, findings, signatureFiles, file } = openLazy(bytes, files, laboratoryManifest)
  const subject = { ...UNKNOWN_SUBJECT, ...(manifest && subjectOf(manifest)) }
  if (!manifest || findings.length > 0) return damageVerdict(subject, findings)
  const signatures = await checkSignatures(manifest, signatureFiles)
  const bad = badSignatures(signatures)
  if (bad.length > 0) return damageVerdict(subject, bad, { signatures, not_looked_at: [] })

  const opened = documentsIn(manifest, file)
  if (typeof opened === 'string') {
    return damageVerdict(subject, [{ file: MANIFEST, what: 'contradiction', message: opened, step: null }])
  }
  // a signature of the whole covers each report in it, whose own signatures may be by other keys
  const ofParts: CheckSignatures = async (one, own) => {
    const found = own.length > 0 ? await checkSignatures(one, own) : []
    return [...signatures, ...found.filter((check) => own.some(({ path }) => path === check.file))]
  }
  const parts: Part[] = []
  for (const path of opened.reports) {
    const data = file(path).slice() // a copy, because a browser hands the whole memory behind a part to a worker
    const { dossier, findings: inside, manifest: own, signatureFiles: ownFiles } = openBundle(data)
    const wrong = dossier ? otherReport(path, dossier) : inside.map((one) => inPart(path, one))
    if (!dossier || !own || wrong.length > 0)
      return damageVerdict(subject, wrong, { signatures, not_looked_at: [] })
    const counting = countingOn(engine, parts)
    parts.push(
      manifest.kind === 'impact'
        ? await partOfImpact(path, dossier, counting, await ofParts(own, ownFiles))
        : await partAgain(path, dossier, data, counting, ofParts),
    )
  }
  const document = { ...(await derivedAgain(opened, parts, engine)), said: SAID[manifest.kind] }
  const printed = await printedAgain(engine, manifest, opened.print, file, pdf)

  const results = [...parts, document]
  const computation =
    results.find(({ status }) => status === 'differs')?.status ??
    results.find(({ status }) => status === 'not computed')?.status ??
    'equal'
  const standing = (['unknown', 'trusted', 'bundled'] as const).find((one) =>
    parts.some((part) => part.standing === one),
  )
  const proved: Proved = {
    computation,
    reference: standing ?? 'trusted', // without a report there is nothing to trust
    refusal: null,
    pdf: printed.pdf,
    signatures: [...signatures],
    not_looked_at: [
      ...parts.flatMap((part) => part.not_looked_at),
      ...(opened.print && printed.pdf === null ? [FILES.pdf] : []),
      ...opened.notHere,
      ...filesWithoutCheck(signatures),
    ],
  }
  const reference = parts.find((part) => part.standing === standing)?.reference ?? null
  const verdict = verdictOf(proved)
  const reason = results.find(({ status }) => status === computation)?.reason ?? printed.reason
  return {
    verified: verdict === 'verified',
    verdict,
    sentence: sentenceOf(manifest.kind, parts.length, proved, reason, reference),
    ...subject,
    engine_version: ENGINE_VERSION,
    findings: [],
    steps: [
      ...parts.map(({ file: step, runs, reason: why }) => ({
        step,
        ...runs,
        reasons: why === null ? [] : [why],
      })),
      {
        step: manifest.kind,
        runs: 1,
        equal: document.status === 'equal' ? 1 : 0,
        not_equal: document.status === 'differs' ? 1 : 0,
        not_recomputable: document.status === 'not computed' ? 1 : 0,
        reasons: document.reason === null ? [] : [document.reason],
      },
    ],
    derivation: null,
    difference: null,
    unequal: results.flatMap(({ status, reason: why }) => (status === 'differs' ? why! : [])),
    lacks: [
      ...results.flatMap(({ status, reason: why }) => (status === 'not computed' ? why! : [])),
      document.said,
    ],
    proved,
    reference,
  }
}

const subjectOf = ({ engine_version, files }: LaboratoryManifest) => ({
  report_engine_version: engine_version,
  files: files.length,
})

/** An engine that tells of all computations of a bundle, as they become known. */
function countingOn(engine: Engine, before: readonly Part[]): Engine {
  const { begin } = engine
  const known = before.reduce((sum, { runs }) => sum + runs.runs, 0)
  return begin ? { ...engine, begin: (runs) => begin(known + runs) } : engine
}

function otherReport(file: string, { report }: Dossier): Finding[] {
  if (reportFile(report.handle) === file) return []
  const message = `${file} is the bundle of another report, ${report.handle}`
  return [{ file, what: 'contradiction', message, step: null }]
}

/** A finding in the bundle of a report, as the whole bundle tells it. */
const inPart = (path: string, { file, message, ...rest }: Finding): Finding => ({
  ...rest,
  file: `${path}/${file}`,
  message: `${path}: ${message}`,
})

/** A report of an impact document. What this release makes of it is part of the document; that it was right, its own release shows. */
const partOfImpact = async (
  file: string,
  dossier: Dossier,
  engine: Engine,
  signatures: readonly SignatureCheck[],
): Promise<Part> => ({
  file,
  dossier,
  runs: { runs: 0, equal: 0, not_equal: 0, not_recomputable: 0 },
  ...(await referenceOf(dossier, engine, signatures)),
  not_looked_at: [`${file}/runs.json`, `${file}/report.pdf`],
  ...EQUAL,
})

/** Does a report again, as in a bundle of its own. */
async function partAgain(
  file: string,
  dossier: Dossier,
  data: Uint8Array,
  engine: Engine,
  checkSignatures: CheckSignatures,
): Promise<Part> {
  const found = await verifyBundle(data, engine, checkSignatures)
  const { computation, pdf, reference, refusal, not_looked_at } = found.proved
  const unread = pdf === 'other release' ? [...not_looked_at, 'report.pdf'] : not_looked_at // it was not compared
  const why = `${file}: ${found.sentence.replace(/\.$/, '')}`
  const count = (name: 'equal' | 'not_equal' | 'not_recomputable'): number =>
    found.steps.reduce((sum, step) => sum + step[name], 0)
  const again =
    found.verdict === 'not verified'
      ? differs(why)
      : computation === 'not computed' || refusal === 'not derived'
        ? notComputed(why)
        : EQUAL
  return {
    file,
    dossier,
    runs: {
      runs: dossier.runs.length,
      equal: count('equal'),
      not_equal: count('not_equal'),
      not_recomputable: count('not_recomputable'),
    },
    standing: reference,
    reference: found.reference,
    not_looked_at: unread.map((one) => `${file}/${one}`),
    ...again,
  }
}

/** The documents of a bundle, read and without contradiction. */
interface Documents {
  /** The files of the reports, in the order of the manifest. */
  readonly reports: readonly string[]
  /** Prints the document again; undefined where it has no print. */
  readonly print: ((documents: NonNullable<Engine['documents']>) => Promise<Uint8Array>) | undefined
  /** What the document speaks of and the bundle does not hold. */
  readonly notHere: readonly string[]
  /** Derives the document again from its reports. */
  derive(parts: readonly Part[], engine: Engine): Promise<Again>
}

const printedWith = z.strictObject({ laboratory: z.string() })
const approvedAndPrintedWith = printedWith.extend({ approvals: z.array(eventRecord) })

/** Reads the documents; a text says what they contradict. */
function documentsIn(manifest: LaboratoryManifest, file: (path: string) => Uint8Array): Documents | string {
  try {
    const found = { case: caseIn, impact: impactIn, review: reviewIn }[manifest.kind](manifest, file)
    const expected = [...found.paths, ...found.reports]
    const listed = manifest.files.map(({ path }) => path)
    const strange = listed.find((path, i) => path !== expected[i]) ?? expected[listed.length]
    return strange === undefined
      ? found
      : `${strange} is not at its place among the files of ${OF_KIND[manifest.kind]}`
  } catch (error) {
    const kinds = [MarkgraphError, SyntaxError, TypeError, RangeError] as const
    if (!(error instanceof Error && kinds.some((kind) => error instanceof kind))) throw error
    return `its files contradict each other: ${error.message}`
  }
}

type Read = Documents & { readonly paths: readonly string[] }
type Reader = (manifest: LaboratoryManifest, file: (path: string) => Uint8Array) => Read

/** The JSON of a file, checked, and in canonical form. Error `damaged`. */
function jsonIn<S extends z.ZodType>(path: string, file: (path: string) => Uint8Array, schema: S): Wire<S> {
  const text = new TextDecoder().decode(file(path))
  const { data, error } = schema.safeParse(JSON.parse(text))
  if (error) throw new MarkgraphError('damaged', `${path} cannot be read: ${error.issues[0]!.message}`)
  if (canonicalJson(data as Json) === text) return data as Wire<S>
  throw new MarkgraphError('damaged', `${path} is not in canonical form, or holds more than it may`)
}

function requireSubject(found: string, { subject }: LaboratoryManifest): void {
  if (found === subject) return
  throw new MarkgraphError('damaged', `${FILES.document} is ${found}, and the manifest is about ${subject}`)
}

/** Acts on other things, or by others, are no part of a review, whatever their hashes. Error `damaged`. */
function requireOwnActs({ id, reviewer, first, second }: ReviewDocument, acts: ReviewActs): void {
  const isOwn =
    acts.review.every(({ kind, subject }) => kind === 'review' && subject === id) &&
    acts.first.every(({ subject, principal }) => subject === first.report && principal === reviewer) &&
    acts.second.every(({ subject, principal }) => subject === second.report && principal === reviewer)
  if (!isOwn) throw new MarkgraphError('damaged', `${FILES.acts} holds an act that is not of this review`)
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
    async derive(parts) {
      const facts = new Map(parts.map(({ dossier: { report } }) => [report.handle, reportFacts(report.body)]))
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
    async derive(parts, engine) {
      if (impact.engine_version !== ENGINE_VERSION) {
        const why = `release ${impact.engine_version} did the reports again, and this is ${ENGINE_VERSION}`
        return notComputed(why)
      }
      const dossiers = new Map(parts.map(({ dossier }) => [dossier.report.handle, dossier]))
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
    async derive(parts, engine) {
      const again = await reviewAgain(review, acts, parts, engine)
      return besideStated(review, again, 'the review')
    },
  }
}

/** Derives a document again; without a scan that it takes, it is not computed. */
async function derivedAgain({ derive }: Documents, parts: readonly Part[], engine: Engine): Promise<Again> {
  try {
    return await derive(parts, engine)
  } catch (error) {
    if (!(error instanceof MarkgraphError)) throw error
    return error.code === 'scan-not-kept' ? notComputed(error.message) : differs(error.message)
  }
}

/** The review that follows from its two reports and from the acts; what people said of it is taken as it stands. */
function reviewAgain(
  { id, created, requester, reviewer, reason, sentence, commitment, first, second }: ReviewDocument,
  acts: ReviewActs,
  parts: readonly Part[],
  engine: Engine,
): Promise<ReviewDocument> {
  const dossiers = new Map(parts.map(({ dossier }) => [dossier.report.handle, dossier]))
  return onEmptyGraph(engine, async (session) => {
    for (const { artifacts, read, report } of dossiers.values()) {
      for (const { handle, kind } of artifacts.values()) {
        if (kind !== 'scan' && handle !== report.handle) continue
        const data = await read(handle)
        if (typeof data === 'string') {
          const message = `the bundle of report ${report.handle} holds no scans`
          throw new MarkgraphError('scan-not-kept', message, { handle })
        }
        session.bring(data)
      }
    }
    const { report, recipe } = dossiers.get(first.report)!
    const { body } = report
    if (!recipe)
      throw new MarkgraphError('damaged', `${first.report} has no likelihood ratio, so nobody reviews it`)
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

/** The document printed again, and compared. */
async function printedAgain(
  { documents }: Engine,
  { kind }: LaboratoryManifest,
  print: Documents['print'],
  file: (path: string) => Uint8Array,
  pdf: ZipFile | undefined,
): Promise<{ pdf: Proved['pdf']; reason: string | null }> {
  if (!print) {
    return pdf
      ? { pdf: 'differs', reason: `${pdf.path} was given with it, and ${OF_KIND[kind]} has no document` }
      : { pdf: 'absent', reason: null }
  }
  if (!documents) return { pdf: null, reason: `${FILES.pdf} was not printed again` }
  const again = sha256(await print(documents))
  if (sha256(file(FILES.pdf)) !== again)
    return { pdf: 'differs', reason: `${FILES.pdf} is not what this program prints of it` }
  if (pdf && sha256(pdf.data) !== again)
    return { pdf: 'differs', reason: `${pdf.path} is another document than ${FILES.pdf}` }
  return { pdf: 'equal', reason: null }
}

const OF_KIND = {
  case: 'the bundle of a case',
  impact: 'the bundle of an impact document',
  review: 'the bundle of a review',
} as const

const DERIVED = {
  case: 'the case says of each what it answers',
  impact: 'the document says of each what this release makes of it',
  review: 'the review says what they differ in and in which order it was done',
} as const

const ONLY_SAID = {
  case: 'What people wrote into the case is as they wrote it.',
  impact:
    'That no other report was there, and who approved the document, only the record of the laboratory shows.',
  review: 'That no act is missing, only the whole record of the laboratory shows.',
} as const

function sentenceOf(
  kind: LaboratoryManifest['kind'],
  reports: number,
  { computation, pdf, reference, not_looked_at }: Proved,
  reason: string | null,
  named: ReportVerification['reference'],
): string {
  if (computation === 'not computed') return `Intact, but not done again: ${reason}.`
  if (computation === 'differs' || pdf === 'differs') return `Not verified: ${reason}.`
  const all =
    reports === 0
      ? 'no report changes'
      : reports === 1
        ? 'its report was computed again'
        : `all ${reports} reports were computed again`
  const done = `${all}${reports > 0 && kind !== 'impact' ? ' with the same result' : ''}, and ${DERIVED[kind]}`
  if (reference === 'unknown') return `Equal, but not verified: ${done}, but ${unknownWords(named, null)}.`
  if (not_looked_at.length > 0)
    return `Equal, but not verified: ${done}, but ${fewOf(not_looked_at)} not looked at.`
  return `Verified: ${done}; ${reference === 'bundled' ? 'the references behind them came with a release of Markgraph' : 'the references behind them are ones that you trust'}. ${ONLY_SAID[kind]}`
}
