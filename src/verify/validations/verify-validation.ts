import { canonicalJson, type Handle, type Json, scanHandle, sha256 } from '../../address/canonical.ts'
import { scanRead } from '../../compare/request/ingest.ts'
import { MarkgraphError } from '../../errors.ts'
import type { Session } from '../../graph/session.ts'
import { encoded, handleOf } from '../../kinds/kind.ts'
import { type Plan, planKind, planSchema } from '../../kinds/laboratory/plan.ts'
import { populationKind } from '../../kinds/population.ts'
import { UNITS } from '../../kinds/recipe.ts'
import { recordOf, referenceKind } from '../../kinds/reference.ts'
import { type FileReading, type Scan, UNWATCHED } from '../../marks/mark-type.ts'
import { scorePopulations } from '../../marks/population.ts'
import { marksOf, pairingOf } from '../../references/pairing.ts'
import {
  dossierOf,
  markInPlan,
  type PlannedMark,
  type PlanService,
} from '../../references/studies/plan-dossier.ts'
import { studyId } from '../../references/studies/study-id.ts'
import { type Dossier, dossierKind, dossierSchema } from '../../references/validation/dossier-document.ts'
import { ENGINE_VERSION } from '../../settings/version.ts'
import type { StudyScanRow } from '../../store/records/studies.ts'
import { type Again, cannotCompute, comparePrint, differs, EQUAL, type PrintedAgain } from '../again.ts'
import { describeContradiction, requireFiles } from '../bundles/contradiction.ts'
import { MANIFEST } from '../bundles/manifest.ts'
import { openLazy } from '../bundles/open-lazy.ts'
import type { ZipFile } from '../bundles/zip.ts'
import { type Engine, onEmptyGraph } from '../replay.ts'
import type { Finding, Proved, ReportVerification } from '../shapes.ts'
import {
  badSignatures,
  type CheckSignatures,
  filesWithoutCheck,
  signers,
} from '../signatures/check-signatures.ts'
import { reportReference, standingOf, unknownWords } from '../standing.ts'
import { damageVerdict, documentVerdict, stepAgain, UNKNOWN_SUBJECT } from '../verdict.ts'
import {
  FILES,
  printIn,
  scanFile,
  studyIn,
  type ValidationManifest,
  validationManifest,
} from './validation-file.ts'

/** A bundle that was read: whole, and without contradiction. */
interface Opened {
  readonly manifest: ValidationManifest
  readonly plan: Plan
  readonly dossier: Dossier
  readonly owner: string
  readonly rows: readonly StudyScanRow[]
  readonly signatureFiles: readonly ZipFile[]
  readonly file: (path: string) => Uint8Array
}

const NOT_SHOWN =
  'that the plan was made before the scores, and who approved the dossier (the record of the laboratory does)'

/**
 * Does a validation again from its bundle: every scan is read, every pair scored, and the dossier put together anew; its document
 * is printed again. Nothing of what the bundle holds as a result takes part.
 * in      `files`: those of the ZIP `bytes`; `pdf`: a printed dossier that came by itself
 */
export async function verifyValidation(
  bytes: Uint8Array,
  files: readonly ZipFile[],
  engine: Engine,
  checkSignatures: CheckSignatures,
  pdf?: ZipFile,
): Promise<ReportVerification> {
  const opened = open(bytes, files)
  if (!('plan' in opened)) return damageVerdict(opened.subject, opened.findings)
  const { manifest, plan, dossier } = opened
  const signatures = await checkSignatures(manifest, opened.signatureFiles)
  const bad = badSignatures(signatures)
  if (bad.length > 0) return damageVerdict(subjectOf(manifest), bad, { signatures, not_looked_at: [] })
  const again = await doneAgain(engine, opened)
  const printed =
    again.status === 'equal' ? await printedAgain(engine, opened, pdf) : { pdf: null, reason: null }
  const reference = plan.reference && reportReference(plan.reference.id, plan.reference.handle as Handle)
  const here = plan.reference && (await engine.reference(plan.reference.id))
  const isOwn = here !== null && here !== undefined && handleOf(here) === plan.reference?.handle
  const proved: Proved = {
    computation: again.status,
    // without one, the marks are their own reference, and there is nothing to trust
    reference: reference ? standingOf(reference.handle, isOwn, engine.trust, signers(signatures)) : 'trusted',
    refusal: null,
    pdf: printed.pdf,
    signatures,
    not_looked_at: [...(printed.pdf === null ? [FILES.pdf] : []), ...filesWithoutCheck(signatures)],
  }
  const counts = {
    scans: new Set(opened.rows.map((row) => row.sha256)).size,
    pairs: dossier.n_km + dossier.n_knm,
  }
  return documentVerdict(subjectOf(manifest), [again], {
    proved,
    sentence: sentenceOf(proved, counts, again.reason ?? printed.reason, reference),
    steps: [stepAgain('validation', again)],
    notShown: NOT_SHOWN,
    reference,
  })
}

const subjectOf = ({ dossier, domain, engine_version, files }: ValidationManifest) => ({
  ...UNKNOWN_SUBJECT,
  report: dossier as Handle,
  domain,
  report_engine_version: engine_version,
  files: files.length,
})

/** Reads the bundle, and compares every hash in it. */
function open(
  bytes: Uint8Array,
  files: readonly ZipFile[],
):
  | Opened
  | {
      readonly subject: typeof UNKNOWN_SUBJECT
      readonly findings: readonly Finding[]
    } {
  const { manifest, findings, signatureFiles, file } = openLazy(bytes, files, validationManifest)
  const subject = manifest ? subjectOf(manifest) : UNKNOWN_SUBJECT
  if (!manifest || findings.length > 0) return { subject, findings }
  try {
    const plan = documentIn(FILES.plan, file, planSchema, manifest.plan, planKind) as Plan
    const dossier = documentIn(FILES.dossier, file, dossierSchema, manifest.dossier, dossierKind) as Dossier
    const { owner, scans } = studyIn(file(FILES.study))
    const rows: StudyScanRow[] = scans.map((row) => ({ ...row, scan: '' }))
    printIn(file(FILES.print))
    const expected = [
      FILES.dossier,
      FILES.plan,
      FILES.study,
      ...(plan.reference ? [FILES.reference] : []),
      FILES.print,
      FILES.pdf,
      ...[...new Set(rows.map((row) => row.sha256))].sort().map(scanFile),
    ]
    requireFiles(manifest, expected, 'a validation')
    for (const { sha256: hash } of rows) {
      if (sha256(file(scanFile(hash))) !== hash)
        throw new MarkgraphError('damaged', `${scanFile(hash)} is another scan than its name says`)
    }
    return { manifest, plan, dossier, owner, rows, signatureFiles, file }
  } catch (error) {
    const message = describeContradiction(error)
    return { subject, findings: [{ file: MANIFEST, what: 'contradiction', message, step: null }] }
  }
}

/** A document in its file, which is that of a handle and in the words of this release. Error `damaged`. */
function documentIn<T>(
  path: string,
  file: (path: string) => Uint8Array,
  schema: { parse(value: unknown): unknown },
  handle: string,
  kind: { encode(value: T): ReturnType<typeof encoded>; decode(data: ReturnType<typeof encoded>): T },
): T {
  const text = new TextDecoder().decode(file(path))
  const document = schema.parse(JSON.parse(text)) as T
  const data = kind.encode(document)
  if (handleOf(data) !== handle) throw new MarkgraphError('damaged', `${path} is not the one of the manifest`)
  if (canonicalJson(kind.decode(data) as Json) !== text) {
    throw new MarkgraphError('damaged', `the words of ${path} were changed`)
  }
  return document
}

/** Does the validation again: from the scans, their readings, the plan and its reference. */
function doneAgain(engine: Engine, { plan, dossier, owner, rows, file, manifest }: Opened): Promise<Again> {
  return onEmptyGraph(engine, async (session): Promise<Again> => {
    try {
      const config = engine.marks.configs.deployed(plan.domain)
      const id = studyId({ domain: plan.domain, scans: rows, principal: owner }, config)
      if (plan.engine_version === ENGINE_VERSION && id !== plan.study) {
        return differs(`the study of its scans is ${id}, and the plan names ${plan.study}`)
      }
      const service: PlanService = { marks: engine.marks, references: referencesIn(session, plan, file) }
      const marks = await session.map(
        marksOf(rows),
        async (one): Promise<PlannedMark> => ({
          ...one,
          scans: await Promise.all(one.rows.map((row) => scanAgain(session, row, file))),
        }),
      )
      const named = await Promise.all(marks.map((one) => markInPlan(session, one)))
      if (canonicalJson(named as unknown as Json) !== canonicalJson(plan.marks as unknown as Json)) {
        return differs('the marks of the plan are others than those of its scans')
      }
      const type = engine.marks.of(plan.domain)
      const scoring = { session, config, ...pairingOf(rows), watch: UNWATCHED }
      const [population] = await scorePopulations(type, scoring)
      const planned = session.put(planKind, plan)
      const made = await dossierOf(service, session, planned, session.put(populationKind, population!), marks)
      if (made.handle === manifest.dossier) return EQUAL
      return differs(difference(dossier, await session.value(made)))
    } catch (error) {
      if (!(error instanceof MarkgraphError)) throw error
      const isOther = error.code === 'conflict' // another release, scorer config or reference
      return isOther ? cannotCompute(error.message) : differs(error.message)
    }
  })
}

/** The reference of a plan, as the bundle has it. */
const referencesIn = (
  session: Session,
  { reference }: Plan,
  file: (path: string) => Uint8Array,
): PlanService['references'] => ({
  async get(id) {
    if (id !== reference?.id)
      throw new MarkgraphError('not-found', `no reference is called ${id} here`, { id })
    const found = encoded(referenceKind.name, {}, file(FILES.reference))
    session.bring(found)
    const ref = { handle: handleOf(found), kind: referenceKind }
    return { record: recordOf(referenceKind.decode(found)), ref, bundled: false }
  },
})

/** A scan of the bundle, read as its surface was. Error `damaged`: no reading of the file gives it. */
async function scanAgain(
  session: Session,
  row: StudyScanRow,
  file: (path: string) => Uint8Array,
): Promise<Scan> {
  const data = file(scanFile(row.sha256)).slice() // a copy, because a browser hands the whole memory behind a part to a worker
  session.bring({ kind: 'scan', meta: {}, data, dataSha256: row.sha256 })
  const handle = scanHandle(row.sha256)
  for (const units of UNITS) {
    const reading: FileReading = { units, mask: row.mask === 'file' ? 'file' : 'auto' }
    const read = await scanRead(session, handle, reading)
    if (read.surface.handle === row.surface)
      return { ...read, handle, sha256: row.sha256, filename: '', reading }
  }
  throw new MarkgraphError(
    'damaged',
    `the scan ${row.sha256} does not give the surface that the study has of it`,
  )
}

/** Where a dossier differs from the one that was made again, in words. */
function difference(dossier: Dossier, again: Dossier): string {
  const other = dossier.matrix.find(({ result }, i) => result.value !== again.matrix[i]?.result.value)
  if (!other) return 'the validation, done again, gives another dossier'
  const now = again.matrix[dossier.matrix.indexOf(other)]?.result.value ?? null
  return `the validation, done again, gives another dossier: ${other.measure} is ${now}, and the bundle has ${other.result.value}`
}

/** The document printed again, and compared. */
async function printedAgain(
  { documents }: Engine,
  { manifest, plan, dossier, file }: Opened,
  pdf: ZipFile | undefined,
): Promise<PrintedAgain> {
  const { laboratory, approvals } = printIn(file(FILES.print))
  const again = documents?.dossier({ handle: manifest.dossier, plan, dossier, approvals, laboratory })
  return comparePrint(await again, { path: FILES.pdf, data: file(FILES.pdf) }, pdf)
}

function sentenceOf(
  { computation, pdf, reference }: Proved,
  { scans, pairs }: { readonly scans: number; readonly pairs: number },
  reason: string | null,
  named: ReportVerification['reference'],
): string {
  if (computation === 'not computed') return `Intact, but not done again: ${reason}.`
  if (computation === 'differs' || pdf === 'differs') return `Not verified: ${reason}.`
  const done = `all ${scans} scans were read, all ${pairs} pairs scored, and the dossier put together again, with the same result`
  if (reference === 'unknown') return `Equal, but not verified: ${done}, but ${unknownWords(named, null)}.`
  if (pdf === null) return `Equal, but not verified: ${done}; ${reason}.`
  const of = named ? 'its reference is known here' : 'its marks are their own reference'
  return `Verified: ${done}; ${of}. The bundle alone does not show ${NOT_SHOWN}.`
}
