import { MarkgraphError } from '../../errors.ts'
import {
  type Again,
  cannotCompute,
  comparePrint,
  differs,
  EQUAL,
  type PrintedAgain,
} from '../../verify/again.ts'
import { describeContradiction } from '../../verify/bundles/contradiction.ts'
import { MANIFEST } from '../../verify/bundles/manifest.ts'
import { openBundle } from '../../verify/bundles/open-bundle.ts'
import { openLazy } from '../../verify/bundles/open-lazy.ts'
import type { ZipFile } from '../../verify/bundles/zip.ts'
import {
  FILES,
  type LaboratoryManifest,
  laboratoryManifest,
  reportFile,
} from '../../verify/laboratory/laboratory-file.ts'
import type { Engine } from '../../verify/replay.ts'
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
import { damageVerdict, documentVerdict, fewOf, stepAgain, UNKNOWN_SUBJECT } from '../../verify/verdict.ts'
import { verifyBundle } from '../../verify/verify-bundle.ts'
import { referenceOf } from '../../verify/verify-dossier.ts'
import { type LaboratoryDocument, readDocument, WORDS } from './documents.ts'

/** A report of the bundle, done again. */
interface Part extends Again {
  readonly file: string
  readonly dossier: Dossier
  readonly runs: Pick<CheckedStep, 'runs' | 'equal' | 'not_equal' | 'not_recomputable'>
  readonly standing: Standing
  readonly reference: ReportVerification['reference']
  readonly not_looked_at: readonly string[]
}

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

  let opened: LaboratoryDocument
  try {
    opened = readDocument(manifest, file)
  } catch (error) {
    const message = describeContradiction(error)
    return damageVerdict(subject, [{ file: MANIFEST, what: 'contradiction', message, step: null }])
  }
  // a signature of the whole covers each report in it, whose own signatures may be by other keys
  const ofParts: CheckSignatures = async (one, own) => {
    const found = own.length > 0 ? await checkSignatures(one, own) : []
    return [...signatures, ...found.filter((check) => own.some(({ path }) => path === check.file))]
  }
  const parts: Part[] = []
  for (const path of opened.reports) {
    const part = await partOf(manifest.kind, path, file(path), countingOn(engine, parts), ofParts)
    if ('findings' in part) return damageVerdict(subject, part.findings, { signatures, not_looked_at: [] })
    parts.push(part)
  }
  const document = await derivedAgain(opened, parts, engine)
  const printed = await printedAgain(engine, manifest, opened, file, pdf)

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
  const reason = results.find(({ status }) => status === computation)?.reason ?? printed.reason
  return documentVerdict(subject, results, {
    proved,
    sentence: sentenceOf(manifest.kind, parts.length, proved, reason, reference),
    steps: [
      ...parts.map(({ file: step, runs, reason: why }) => ({
        step,
        ...runs,
        reasons: why === null ? [] : [why],
      })),
      stepAgain(manifest.kind, document),
    ],
    notShown: WORDS[manifest.kind].notShown,
    reference,
  })
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

/** A report of the bundle, done again; what is wrong with its files, where they are damaged. */
async function partOf(
  kind: LaboratoryManifest['kind'],
  path: string,
  held: Uint8Array,
  engine: Engine,
  checkSignatures: CheckSignatures,
): Promise<Part | { readonly findings: readonly Finding[] }> {
  const data = held.slice() // a copy, because a browser hands the whole memory behind a part to a worker
  const { dossier, findings: inside, manifest, signatureFiles } = openBundle(data)
  const findings = dossier ? otherReport(path, dossier) : inside.map((one) => inPart(path, one))
  if (!dossier || !manifest || findings.length > 0) return { findings }
  return kind === 'impact'
    ? partOfImpact(path, dossier, engine, await checkSignatures(manifest, signatureFiles))
    : partAgain(path, dossier, data, engine, checkSignatures)
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
        ? cannotCompute(why)
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

/** Derives a document again; without a scan that it takes, it is not computed. */
async function derivedAgain(
  { derive }: LaboratoryDocument,
  parts: readonly Part[],
  engine: Engine,
): Promise<Again> {
  try {
    return await derive(
      parts.map(({ dossier }) => dossier),
      engine,
    )
  } catch (error) {
    if (!(error instanceof MarkgraphError)) throw error
    return error.code === 'scan-not-kept' ? cannotCompute(error.message) : differs(error.message)
  }
}

/** The document printed again, and compared. */
async function printedAgain(
  { documents }: Engine,
  { kind }: LaboratoryManifest,
  { print }: LaboratoryDocument,
  file: (path: string) => Uint8Array,
  pdf: ZipFile | undefined,
): Promise<PrintedAgain> {
  if (print) {
    const own = { path: FILES.pdf, data: file(FILES.pdf) }
    return comparePrint(documents && (await print(documents)), own, pdf)
  }
  return pdf
    ? { pdf: 'differs', reason: `${pdf.path} was given with it, and ${WORDS[kind].bundle} has no document` }
    : { pdf: 'absent', reason: null }
}

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
  const done = `${all}${reports > 0 && kind !== 'impact' ? ' with the same result' : ''}, and ${WORDS[kind].derived}`
  if (reference === 'unknown') return `Equal, but not verified: ${done}, but ${unknownWords(named, null)}.`
  if (not_looked_at.length > 0)
    return `Equal, but not verified: ${done}, but ${fewOf(not_looked_at)} not looked at.`
  const trust =
    reference === 'bundled'
      ? 'the references behind them came with a release of Markgraph'
      : 'the references behind them are ones that you trust'
  return `Verified: ${done}; ${trust}. The bundle alone does not show ${WORDS[kind].notShown}.`
}
