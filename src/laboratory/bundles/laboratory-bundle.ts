import { type Handle, sha256, shortDigits } from '../../address/canonical.ts'
import { MarkgraphError, phrase } from '../../errors.ts'
import type { CaseRecord } from '../../kinds/laboratory/case.ts'
import { impactKind } from '../../kinds/laboratory/impact.ts'
import { reviewKind } from '../../kinds/laboratory/review.ts'
import type { Printer } from '../../report/printer.ts'
import { NO_TEXTS, type Texts } from '../../report/texts.ts'
import type { Service } from '../../service/service.ts'
import { ENGINE_VERSION } from '../../settings/version.ts'
import type { CaseRow } from '../../store/records/cases.ts'
import type { ReviewRow } from '../../store/records/reviews.ts'
import { bundleOf, type Seal } from '../../verify/bundles/bundle.ts'
import { type LargeFile, type LazyBundle, lazyBundle } from '../../verify/bundles/lazy-bundle.ts'
import { asFile } from '../../verify/bundles/manifest.ts'
import type { ZipFile } from '../../verify/bundles/zip.ts'
import {
  FILES,
  LABORATORY_FORMAT,
  type LaboratoryManifest,
  reportFile,
} from '../../verify/laboratory/laboratory-file.ts'
import type { SignedManifest } from '../../verify/signatures/dsse.ts'
import { caseRecord } from '../cases.ts'
import { impactWith } from '../impact.ts'
import { approvalsOf } from '../plans.ts'
import { actsOfReview } from '../review-order.ts'
import { signedReview } from '../reviews.ts'

const MAX_REPORTS = 500 // as in a case

type DocumentPrinter = Pick<Printer, 'comparison' | 'impact' | 'review'>

/** What a bundle is about, its documents, and the reports behind them. */
interface Contents {
  readonly kind: LaboratoryManifest['kind']
  readonly subject: string
  readonly documents: readonly ZipFile[]
  readonly reports: readonly Handle[]
  /** What is printed on each report. */
  readonly texts?: Texts
}

/**
 * The bundle of a case: what is written in it, and its reports with everything they were computed from.
 * errors  `conflict`: it has no report; those of `bundleWith`
 */
export async function caseBundle(
  service: Service,
  printer: DocumentPrinter,
  row: CaseRow,
  seal?: Seal<SignedManifest>,
): Promise<LazyBundle> {
  const record: CaseRecord = await caseRecord(service, row)
  if (record.reports.length === 0) {
    const message = phrase(
      'case {number} has no report yet; add one, because a bundle holds what reports were computed from',
      { number: row.number },
    )
    throw new MarkgraphError('conflict', message, { id: row.id })
  }
  const contents = {
    kind: 'case',
    subject: row.id,
    documents: [{ path: FILES.document, data: asFile(record) }],
    reports: record.reports.map(({ handle }) => handle),
    texts: { ...NO_TEXTS, caseId: row.number },
  } as const
  return bundleWith(service, printer, contents, seal)
}

/**
 * The bundle of a review: its document, the acts that it rests on, and both reports.
 * errors  `conflict`: not both have signed it; those of `bundleWith`
 */
export async function reviewBundle(
  service: Service,
  printer: DocumentPrinter,
  row: ReviewRow,
  seal?: Seal<SignedManifest>,
): Promise<LazyBundle> {
  const { handle, review } = await signedReview(service, row)
  const { laboratory } = service.settings
  const pdf = await printer.review({ handle, review, laboratory }, service.graph.wanted)
  const contents = {
    kind: 'review',
    subject: handle,
    documents: [
      { path: FILES.document, data: asFile(reviewKind.decode(reviewKind.encode(review))) },
      { path: FILES.acts, data: asFile(await actsOfReview(service, row)) },
      { path: FILES.print, data: asFile({ laboratory }) },
      { path: FILES.pdf, data: pdf },
    ],
    reports: [review.first.report, review.second.report],
  } as const
  return bundleWith(service, printer, contents, seal)
}

/** The bundle of an impact document: it, its approvals, and the reports that change. Errors: those of `impactWith` and `bundleWith`. */
export async function impactBundle(
  service: Service,
  printer: DocumentPrinter,
  handle: Handle,
  seal?: Seal<SignedManifest>,
): Promise<LazyBundle> {
  const impact = await impactWith(service, handle)
  const approvals = await approvalsOf(service, handle)
  const { laboratory } = service.settings
  const pdf = await printer.impact({ handle, impact, approvals, laboratory }, service.graph.wanted)
  const contents = {
    kind: 'impact',
    subject: handle,
    documents: [
      { path: FILES.document, data: asFile(impactKind.decode(impactKind.encode(impact))) },
      { path: FILES.print, data: asFile({ laboratory, approvals }) },
      { path: FILES.pdf, data: pdf },
    ],
    reports: impact.changed.map(({ report }) => report),
  } as const
  return bundleWith(service, printer, contents, seal)
}

/**
 * The same things give the same bytes.
 * errors  `too-large`: of more reports than one bundle holds; `scan-not-kept`: a scan of a report is not kept here
 */
async function bundleWith(
  service: Service,
  printer: DocumentPrinter,
  { kind, subject, documents, reports, texts = NO_TEXTS }: Contents,
  seal: Seal<SignedManifest> = () => [],
): Promise<LazyBundle> {
  const handles = [...new Set(reports)].sort()
  if (handles.length > MAX_REPORTS) {
    const message = phrase(
      '{handles} reports belong to it, more than the {most} that one bundle holds; take the bundles of the reports one by one',
      { handles: handles.length, most: MAX_REPORTS },
    )
    throw new MarkgraphError('too-large', message)
  }
  const large: LargeFile[] = []
  for (const handle of handles) {
    // made again when it is written, so that one is in memory at a time
    const read = async () => {
      const { stream } = await bundleOf(service, printer, handle, { scans: true, seal, texts })
      const pieces: Uint8Array[] = []
      for await (const piece of stream()) pieces.push(piece)
      return new Uint8Array(Buffer.concat(pieces))
    }
    const data = await read()
    large.push({ path: reportFile(handle), sha256: sha256(data), bytes: data.length, read })
  }
  const facts = { format: LABORATORY_FORMAT, kind, subject, engine_version: ENGINE_VERSION } as const
  return lazyBundle<LaboratoryManifest>(facts, documents, large, seal)
}

/** What its file is called. */
export const laboratoryBundleName = (kind: LaboratoryManifest['kind'], subject: string): string =>
  `${kind}-${kind === 'case' ? subject : shortDigits(subject)}.zip`
