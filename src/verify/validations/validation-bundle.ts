import { type Handle, shortDigits } from '../../address/canonical.ts'
import { MarkgraphError } from '../../errors.ts'
import type { EventRow } from '../../kinds/laboratory/event.ts'
import { type Plan, planKind } from '../../kinds/laboratory/plan.ts'
import { type Dossier, dossierKind } from '../../references/validation/dossier-document.ts'
import type { Printer } from '../../report/printer.ts'
import type { Service } from '../../service/service.ts'
import type { PlanRow } from '../../store/records/plans.ts'
import type { Seal } from '../bundles/bundle.ts'
import { type LargeFile, type LazyBundle, lazyBundle } from '../bundles/lazy-bundle.ts'
import { asFile } from '../bundles/manifest.ts'
import type { ZipFile } from '../bundles/zip.ts'
import {
  FILES,
  type StudyFile,
  scanFile,
  VALIDATION_FORMAT,
  type ValidationManifest,
} from './validation-file.ts'

/** What a dossier is given with. */
interface Found {
  readonly row: PlanRow
  readonly plan: Plan
  readonly dossier: Dossier
  /** Acts of the record that approve it, oldest first. */
  readonly approvals: readonly EventRow[]
}

/**
 * The bundle of a validation: what it takes to do it again elsewhere, and its document. The same dossier with the same approvals
 * gives the same bytes.
 * errors  `scan-not-kept`: a scan of its marks is not kept here
 */
export async function validationBundle(
  service: Service,
  printer: Pick<Printer, 'dossier'>,
  { row, plan, dossier, approvals }: Found,
  seal: Seal<ValidationManifest> = () => [],
): Promise<LazyBundle> {
  const { store, graph, settings } = service
  const { laboratory } = settings
  const handle = row.dossier!
  const scans = await store.studies.scans(row.study)
  const hashes = [...new Set(scans.map(({ sha256 }) => sha256))].sort()
  const study: StudyFile = { owner: row.principal, scans: scans.map(({ scan: _, ...rest }) => rest) }
  const pdf = await printer.dossier({ handle, plan, dossier, approvals, laboratory }, graph.wanted)
  const documents: ZipFile[] = [
    { path: FILES.dossier, data: asFile(dossierKind.decode(dossierKind.encode(dossier))) },
    { path: FILES.plan, data: asFile(planKind.decode(planKind.encode(plan))) },
    { path: FILES.study, data: asFile(study) },
    ...(await referenceOf(service, plan)),
    { path: FILES.print, data: asFile({ laboratory, approvals }) },
    { path: FILES.pdf, data: pdf },
  ]
  const large: LargeFile[] = []
  for (const hash of hashes) {
    const read = () => scanBytes(store, hash)
    large.push({ path: scanFile(hash), sha256: hash, bytes: (await read()).length, read })
  }
  const facts: Omit<ValidationManifest, 'files' | 'handle'> = {
    format: VALIDATION_FORMAT,
    dossier: handle,
    plan: row.handle as Handle,
    domain: plan.domain,
    engine_version: plan.engine_version,
  }
  return lazyBundle<ValidationManifest>(facts, documents, large, seal)
}

/** What its file is called. */
export const validationBundleName = (dossier: string): string => `validation-${shortDigits(dossier)}.zip`

async function scanBytes({ read }: Pick<Service['store'], 'read'>, sha256: string): Promise<Uint8Array> {
  const found = await read(sha256)
  if (typeof found !== 'string') return found
  throw new MarkgraphError(
    'scan-not-kept',
    `the scan with the SHA-256 ${sha256} is ${found === 'damaged' ? 'damaged' : 'not kept'} here, so the validation cannot be done again elsewhere`,
    { sha256 },
  )
}

async function referenceOf({ graph }: Service, { reference }: Plan): Promise<ZipFile[]> {
  if (!reference) return []
  const { data } = await graph.within((session) => session.encoded(reference.handle as Handle))
  return [{ path: FILES.reference, data }]
}
