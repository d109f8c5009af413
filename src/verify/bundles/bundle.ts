import { canonicalJson, type Handle, sha256 } from '../../address/canonical.ts'
import { reportAnswer } from '../../compare/answer/reports.ts'
import { reserveAgain } from '../../compare/request/memory-estimate.ts'
import { MarkgraphError } from '../../errors.ts'
import type { Encoded } from '../../kinds/kind.ts'
import type { ReferenceLibrary } from '../../references/library.ts'
import { contentsOf, isPrintable, PRINTED, textsWithLaboratory } from '../../report/contents.ts'
import type { Printer } from '../../report/printer.ts'
import { NO_TEXTS, type Texts } from '../../report/texts.ts'
import { allNodes } from '../../service/nodes.ts'
import type { Service } from '../../service/service.ts'
import { type Dossier, short } from '../sources/dossier.ts'
import { storedDossier } from '../sources/stored-dossier.ts'
import { bundleFiles, manifestFile } from './documents.ts'
import type { Manifest } from './manifest.ts'
import { type PrintFile, printFileOf } from './print-file.ts'
import { type ZipFile, zipLength, zipped } from './zip.ts'

export interface Bundle {
  readonly manifest: Manifest
  /** Names these bytes: the handle of the manifest and, where files are added to it, a hash of them. */
  readonly tag: string
  /** Bytes of the ZIP. */
  readonly length: number
  /** The ZIP, piece by piece; one scan at a time is in memory. */
  stream(): AsyncGenerator<Uint8Array, void>
}

/** Adds files to a bundle that its manifest does not list: signatures. */
export type Seal<M = Manifest> = (manifest: M) => readonly ZipFile[]

/**
 * The bundle of a stored report: the report with everything it was computed from. The same report and texts give the same bytes.
 * in      `scans`: whether the scans are in it; `texts`: what is printed on its document
 * errors  `not-found`, `wrong-kind`, `damaged`; `scan-not-kept`: a scan is asked for and not kept here
 */
export async function bundleOf(
  service: Service,
  printer: Pick<Printer, 'comparison'>,
  handle: Handle,
  { scans = false, seal = () => [], texts = NO_TEXTS }: { scans?: boolean; seal?: Seal; texts?: Texts } = {},
): Promise<Bundle> {
  const { store } = service
  const dossier = await storedDossier(service, handle)
  if (scans) await requireScans(service, dossier)
  const data = await keptData(service, dossier)
  const { pdf, print } = (await printed(service, printer, handle, texts)) ?? { pdf: null, print: null }
  const { manifest, files } = bundleFiles({ dossier, data, pdf, print, scans })
  const first = manifestFile(manifest)
  const sealed = seal(manifest)
  async function* all(): AsyncGenerator<ZipFile, void> {
    yield first
    for (const { path, sha256: hash, data: known } of files)
      yield { path, data: known ?? (await scanOf(hash)) }
    yield* sealed
  }
  async function scanOf(hash: string): Promise<Uint8Array> {
    const found = await store.read(hash)
    if (typeof found !== 'string') return found
    throw new MarkgraphError('scan-not-kept', `scan ${hash} is ${found} in the data folder`, { sha256: hash })
  }
  const lengths = [first, ...sealed].map(({ path, data: own }) => ({ path, bytes: own.length }))
  const tag = bundleTag(manifest, sealed)
  return { manifest, tag, length: zipLength([...lengths, ...files]), stream: () => zipped(all()) }
}

/** Names the bytes of a bundle with these files added. */
export function bundleTag({ handle }: Pick<Manifest, 'handle'>, sealed: readonly ZipFile[]): string {
  if (sealed.length === 0) return handle
  const added = canonicalJson(sealed.map(({ path, data }) => [path, sha256(data)]))
  return `${handle}-${sha256(added).slice(0, 16)}`
}

async function requireScans({ store }: Service, { artifacts }: Dossier): Promise<void> {
  for (const { kind, handle, dataSha256 } of artifacts.values()) {
    if (kind !== 'scan' || (await store.has(dataSha256))) continue
    throw new MarkgraphError(
      'scan-not-kept',
      `the scan with the SHA-256 ${dataSha256} is not kept here; ask for the bundle without scans`,
      { handle },
    )
  }
}

/** The data of every artifact that is kept, made again where they were removed. Large ones that are quick to make are left out. */
async function keptData(
  service: Service,
  { artifacts, runs, report, recipe }: Dossier,
): Promise<Map<Handle, Encoded>> {
  const nodes = allNodes(service.marks.all)
  const passing = new Set(
    runs.flatMap(({ node, output }) => (nodes.get(node)?.output.keep === true ? [] : [output])),
  )
  const kept = [...artifacts.values()].filter(
    ({ kind, handle }) => handle === report.handle || (kind !== 'scan' && !passing.has(handle)),
  )
  return service.graph.within(async (session) => {
    if (recipe) await reserveAgain(service, session, recipe.body)
    const data = new Map<Handle, Encoded>()
    for (const { handle, kind } of kept) {
      try {
        data.set(handle, await session.encoded(handle))
      } catch (error) {
        // without its scan an intermediate cannot be made again; a reference and a report must be there
        const gone = error instanceof MarkgraphError && error.code === 'scan-not-kept'
        if (!gone || kind === 'reference' || kind === 'report') throw error
      }
    }
    return data
  })
}

/** The document of a report, and what it was printed with; null where a report has none, or this program would word it otherwise. */
async function printed(
  service: Service,
  printer: Pick<Printer, 'comparison'>,
  handle: Handle,
  texts: Texts,
): Promise<{ pdf: Uint8Array; print: PrintFile } | null> {
  const read: Record<string, string> = {}
  const references: ReferenceLibrary = {
    ...service.references,
    async get(id) {
      const entry = await service.references.get(id)
      read[id] = entry.ref.handle
      return entry
    },
  }
  try {
    const contents = await service.graph.within(async (session) => {
      const answer = await reportAnswer({ ...service, references }, session, handle, PRINTED)
      return isPrintable(answer) ? contentsOf(service, session, answer, texts) : null
    })
    if (!contents) return null
    const pdf = await printer.comparison(contents, service.graph.wanted)
    return { pdf, print: printFileOf(textsWithLaboratory(service, texts), read) }
  } catch (error) {
    if (error instanceof MarkgraphError && error.code === 'scan-not-kept') return null
    throw error
  }
}

/** The name of the file. */
export const bundleName = ({ report, scans }: Manifest): string =>
  `markgraph-${short(report)}${scans ? '-with-scans' : ''}.zip`
