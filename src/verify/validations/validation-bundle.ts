import { type Handle, shortDigits } from '../../address/canonical.ts'
import { MarkgraphError } from '../../errors.ts'
import type { EventRow } from '../../kinds/laboratory/event.ts'
import { type Plan, planKind } from '../../kinds/laboratory/plan.ts'
import { type Dossier, dossierKind } from '../../references/validation/dossier-document.ts'
import type { Printer } from '../../report/printer.ts'
import type { Service } from '../../service/service.ts'
import type { PlanRow } from '../../store/records/plans.ts'
import { asFile, fileEntry, MANIFEST, manifestWith } from '../bundles/manifest.ts'
import { type ZipFile, zipLength, zipped } from '../bundles/zip.ts'
import { FILES, type StudyFile, scanFile, VALIDATION_FORMAT } from './validation-file.ts'

/** What a dossier is given with. */
interface Found {
  readonly row: PlanRow
  readonly plan: Plan
  readonly dossier: Dossier
  /** Acts of the record that approve it, oldest first. */
  readonly approvals: readonly EventRow[]
}

/** A bundle that is written piece by piece; one scan at a time is in memory. */
export interface ValidationBundle {
  /** Handle of its manifest, which names the bytes. */
  readonly handle: Handle
  readonly length: number
  stream(): AsyncGenerator<Uint8Array, void>
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
): Promise<ValidationBundle> {
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
  const lengths = new Map<string, number>()
  for (const hash of hashes) lengths.set(hash, (await scanBytes(store, hash)).length)
  const files = [
    ...documents.map(({ path, data }) => fileEntry(path, data)),
    ...hashes.map((sha256) => ({ path: scanFile(sha256), sha256, bytes: lengths.get(sha256)! })),
  ]
  const manifest = manifestWith({
    format: VALIDATION_FORMAT,
    dossier: handle,
    plan: row.handle,
    domain: plan.domain,
    engine_version: plan.engine_version,
    files,
  })
  const first = { path: MANIFEST, data: asFile(manifest) }
  async function* all(): AsyncGenerator<ZipFile, void> {
    yield first
    yield* documents
    for (const hash of hashes) yield { path: scanFile(hash), data: await scanBytes(store, hash) }
  }
  return {
    handle: manifest.handle,
    length: zipLength([{ path: MANIFEST, bytes: first.data.length }, ...files]),
    stream: () => zipped(all()),
  }
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
