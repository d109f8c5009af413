import type { Handle } from '../../address/canonical.ts'
import { codeOf, inputsOf } from '../../graph/recipe.ts'
import type { Encoded } from '../../kinds/kind.ts'
import { npyHeader } from '../../kinds/npy.ts'
import { provOf } from '../../service/prov.ts'
import { reportFacts } from '../../store/records/reports.ts'
import type { Dossier, RecordedArtifact, RunsDocument } from '../sources/dossier.ts'
import { crateOf } from './crate.ts'
import { asFile, FORMATS, fileEntry, type Manifest, manifestOf } from './manifest.ts'
import { encodePrintFile, type PrintFile } from './print-file.ts'
import { readme } from './readme.ts'
import { reportFile } from './report-file.ts'
import type { ZipFile } from './zip.ts'

/** What a bundle is written from. */
export interface Held {
  readonly dossier: Omit<Dossier, 'read' | 'place'>
  /** The artifacts whose data are in the bundle, scans left out; the report and the reference among them. */
  readonly data: ReadonlyMap<Handle, Encoded>
  /** The printed report; null for a report that has no document. */
  readonly pdf: Uint8Array | null
  /** What it was printed with; null where there is none, and in bundles of releases that did not say it. */
  readonly print: PrintFile | null
  /** Whether the scans are in the bundle. */
  readonly scans: boolean
}

/** A file of a bundle; a scan is read when it is written. */
type BundleFile = Manifest['files'][number] & { readonly data: Uint8Array | null }

const encode = new TextEncoder()

/** The reference of the report. A part of a reference was made of the whole one, which is an artifact like others. */
export function referenceHandle({
  dossier,
  data,
}: Pick<Held, 'data'> & { readonly dossier: Pick<Dossier, 'runs'> }): Handle | undefined {
  const isReference = (handle: Handle): boolean => data.get(handle)?.kind === 'reference'
  const wholes = new Set(dossier.runs.filter(({ output }) => isReference(output)).flatMap(inputsOf))
  return [...data.keys()].find((handle) => isReference(handle) && !wholes.has(handle))
}

/** The file of an artifact; null where its data are not in the bundle. */
export function fileOf({ handle, kind, dataSha256, meta }: RecordedArtifact, held: Held): string | null {
  const { data, scans } = held
  if (kind === 'scan') return scans ? `scans/${dataSha256}.x3p` : null
  if (!data.has(handle)) return null
  if (kind === 'report') return 'report.json'
  if (handle === referenceHandle(held)) return 'reference.json'
  return `artifacts/${handle.slice('sha256:'.length)}.${Array.isArray(meta['shape']) ? 'npy' : 'json'}`
}

/** The data of an artifact as its file holds them. */
function contentOf({ meta, data }: Encoded): Uint8Array {
  if (!Array.isArray(meta['shape'])) return data
  const header = npyHeader(meta['shape'] as number[])
  const out = new Uint8Array(header.length + data.length)
  out.set(header)
  out.set(data, header.length)
  return out
}

/** `runs.json`: the artifacts, each with its file, and the runs. */
export const runsOf = (held: Held): RunsDocument => ({
  report: held.dossier.report.handle,
  artifacts: [...held.dossier.artifacts.values()].map((one) => ({
    handle: one.handle,
    kind: one.kind,
    meta: one.meta,
    data_sha256: one.dataSha256,
    bytes: one.bytes,
    file: fileOf(one, held),
  })),
  runs: held.dossier.runs.map(({ step, node, version, params, inputs, output }) => ({
    step,
    node,
    version,
    params,
    output,
    inputs: inputs as RunsDocument['runs'][number]['inputs'],
  })),
})

/** The manifest of a bundle and its other files in their order. All but the scans follow from what is held. */
export function bundleFiles(held: Held): {
  readonly manifest: Manifest
  readonly files: readonly BundleFile[]
} {
  const { dossier, data, pdf, print } = held
  const { report, recipe, releases } = dossier
  const { body } = report
  const facts = {
    format: FORMATS[print ? 1 : 0]!,
    report: report.handle,
    recipe: recipe?.handle ?? null,
    domain: body.domain,
    outcome: reportFacts(body).outcome,
    scans: held.scans,
    api_version: body.provenance.api_version,
    engine_version: body.provenance.engine_version,
  }
  const runs = runsOf(held)
  const config = recipe?.body.scorer_config ?? ('scorer_config' in body ? body.scorer_config : undefined)
  const named = referenceHandle(held)
  const reference = named && data.get(named)
  const known = Object.hasOwn(releases, facts.engine_version) ? releases[facts.engine_version] : undefined
  const provenance = provOf(
    [...dossier.artifacts.values()],
    dossier.runs.map((run) => ({ ...run, step: run.node, code: codeOf(run) })),
  )
  const written = (path: string, bytes: Uint8Array): BundleFile => ({
    ...fileEntry(path, bytes),
    data: bytes,
  })
  const files: BundleFile[] = [
    written('report.json', reportFile(data.get(report.handle)!)),
    ...(recipe ? [written('recipe.json', asFile(recipe.body))] : []),
    ...(pdf ? [written('report.pdf', pdf)] : []),
    ...(print ? [written('print.json', encodePrintFile(print))] : []),
    ...(reference ? [written('reference.json', reference.data)] : []),
    ...(config ? [written('scorer-config.json', asFile(config))] : []),
    written('releases.json', asFile(known ? { [facts.engine_version]: known } : {})),
    written('runs.json', asFile(runs)),
    written('provenance.json', asFile(provenance)),
  ]
  for (const { file, handle, data_sha256, bytes } of runs.artifacts) {
    if (file?.startsWith('artifacts/')) files.push(written(file, contentOf(data.get(handle as Handle)!)))
    if (file?.startsWith('scans/') && files.every(({ path }) => path !== file)) {
      files.push({ path: file, sha256: data_sha256, bytes, data: null })
    }
  }
  files.unshift(written('README.md', encode.encode(readme({ ...facts, files }))))
  const crate = crateOf({
    facts,
    runs,
    files,
    scans: body.provenance.input_hashes,
    created: reference ? createdOf(reference) : null,
  })
  files.unshift(written('ro-crate-metadata.json', encode.encode(`${JSON.stringify(crate, null, 1)}\n`)))
  const entries = files.map(({ path, sha256, bytes }) => ({ path, sha256, bytes }))
  return { manifest: manifestOf({ ...facts, files: entries }), files }
}

const text = new TextDecoder()
const createdOf = ({ data }: Encoded): string =>
  (JSON.parse(text.decode(data)) as { created: string }).created

/** The manifest as the first file of the ZIP. */
export const manifestFile = (manifest: Manifest): ZipFile => ({
  path: 'manifest.json',
  data: asFile(manifest),
})
