import { canonicalJson, type Handle, handleOfArtifact, type Json, sha256 } from '../../address/canonical.ts'
import { MarkgraphError } from '../../errors.ts'
import { type Encoded, encoded, handleOf } from '../../kinds/kind.ts'
import { npyHeader } from '../../kinds/npy.ts'
import type { RecipeBody } from '../../kinds/recipe.ts'
import { referenceKind } from '../../kinds/reference.ts'
import { reportKind } from '../../kinds/report.ts'
import { ENGINE_VERSION } from '../../settings/version.ts'
import { RELEASES, type Releases } from '../releases.ts'
import type { Finding } from '../shapes.ts'
import { type Dossier, REST, type RunsDocument, runsSchema } from '../sources/dossier.ts'
import { isBundled } from '../standing.ts'
import { type Subject, subjectOf, UNKNOWN_SUBJECT } from '../verdict.ts'
import { describeContradiction } from './contradiction.ts'
import { bundleFiles } from './documents.ts'
import { MANIFEST, type Manifest, readManifest, SIGNATURES } from './manifest.ts'
import { miscountOf } from './miscount.ts'
import { type PrintFile, readPrintFile } from './print-file.ts'
import { otherWords, reportInFile } from './report-file.ts'
import { fileReader, filesOfZip, firstStrangeByte, type ZipFile } from './zip.ts'

/** A bundle that was read: whole, or with what is wrong in it. */
export interface Opened {
  readonly subject: Subject
  readonly findings: readonly Finding[]
  /** Only of a bundle without findings. */
  readonly dossier: Dossier | undefined
  readonly manifest: Manifest | undefined
  /** The files that the manifest does not list. */
  readonly signatureFiles: readonly ZipFile[]
  /** The names of all files. */
  readonly names: readonly string[]
  readonly held: HeldFiles
}

/** What a bundle holds of its dossier, and beside it. */
export interface HeldFiles {
  /** The file of each artifact that has one. */
  readonly artifacts: ReadonlyMap<Handle, string>
  /** The printed report, and what it was printed with. */
  readonly pdf: Uint8Array | undefined
  readonly print: PrintFile | undefined
}

/** Of a report that is not in a bundle. */
export const NO_FILES: HeldFiles = { artifacts: new Map(), pdf: undefined, print: undefined }

const parsed = (data: Uint8Array): Json => JSON.parse(new TextDecoder().decode(data)) as Json

/**
 * Reads a bundle and compares every hash in it, and every byte of the ZIP. What follows from other files (the description, the
 * provenance) is written again and compared too. Nothing is computed yet.
 */
export function openBundle(bytes: Uint8Array): Opened {
  const broken = (findings: readonly Finding[], subject = UNKNOWN_SUBJECT, manifest?: Manifest): Opened => ({
    subject,
    findings,
    manifest,
    dossier: undefined,
    signatureFiles: [],
    names: files.map(({ path }) => path),
    held: NO_FILES,
  })
  let files: ZipFile[] = []
  let manifest: Manifest
  try {
    files = filesOfZip(bytes)
  } catch (error) {
    const message = `the ZIP cannot be read: ${(error as Error).message}`
    return broken([{ file: 'the ZIP directory', what: 'container', message, step: null }])
  }
  const byPath = new Map(files.map((file) => [file.path, file.data]))
  const own = byPath.get(MANIFEST)
  if (!own) {
    const message = `${MANIFEST} is missing, so this is not a bundle of Markgraph, or it was changed`
    return broken([{ file: MANIFEST, what: 'missing', message, step: null }])
  }
  try {
    manifest = readManifest(own)
  } catch (error) {
    if (!(error instanceof MarkgraphError)) throw error
    return broken([{ file: MANIFEST, what: 'changed', message: error.message, step: null }])
  }
  const subject: Subject = {
    report: manifest.report,
    recipe: manifest.recipe,
    domain: manifest.domain,
    log10_lr: null,
    outcome: manifest.outcome,
    report_engine_version: manifest.engine_version,
    files: manifest.files.length,
  }
  const steps = stepsOfFiles(byPath.get('runs.json'))
  const changed = checkFiles(manifest, byPath, steps)
  const findings = changed.length > 0 ? changed : container(bytes, files, manifest)
  if (findings.length > 0) return broken(findings, subject, manifest)
  const signatureFiles = files.filter(({ path }) => path.startsWith(SIGNATURES))
  try {
    const { dossier, held, wrong } = dossierOf(manifest, byPath, steps)
    if (wrong.length > 0) return broken(wrong, subject, manifest)
    return {
      subject: subjectOf(dossier, manifest.files.length),
      findings: [],
      dossier,
      manifest,
      signatureFiles,
      names: files.map(({ path }) => path),
      held,
    }
  } catch (error) {
    const message = describeContradiction(error)
    return broken([{ file: 'runs.json', what: 'contradiction', message, step: null }], subject, manifest)
  }
}

/** Files of the manifest that are missing or changed, and files that it does not list. */
export function checkFiles(
  manifest: Pick<Manifest, 'files'>,
  byPath: ReadonlyMap<string, Uint8Array>,
  steps: ReadonlyMap<string, string> = new Map(),
): Finding[] {
  const findings: Finding[] = []
  const found = (file: string, what: Finding['what'], message: string): void => {
    const step = steps.get(file) ?? null
    findings.push({
      file,
      what,
      message: step ? `${message}; it holds ${step}` : message,
      step,
    })
  }
  for (const { path, sha256: hash, bytes } of manifest.files) {
    const data = byPath.get(path)
    if (!data) found(path, 'missing', `${path} is missing`)
    else if (data.length !== bytes || sha256(data) !== hash) found(path, 'changed', `${path} was changed`)
  }
  const known = new Set([MANIFEST, ...manifest.files.map(({ path }) => path)])
  for (const path of byPath.keys()) {
    if (known.has(path) || path.startsWith(SIGNATURES)) continue
    found(path, 'added', `${path} was added: the manifest does not list it`)
  }
  return findings
}

/** What is strange in the ZIP itself: a byte that its files do not account for, or their order. */
export function container(
  bytes: Uint8Array,
  files: readonly ZipFile[],
  manifest: Pick<Manifest, 'files'>,
): Finding[] {
  const one = (file: string, message: string): Finding[] => [{ file, what: 'container', message, step: null }]
  const strange = firstStrangeByte(bytes, files)
  if (strange) {
    const { of, byte } = strange
    return one(of, `byte ${byte} of the ZIP, in ${of}, is not as a bundle is written`)
  }
  const order = [MANIFEST, ...manifest.files.map(({ path }) => path)]
  const at = order.findIndex((path, i) => files[i]?.path !== path)
  if (at >= 0) return one(order[at]!, `${order[at]} is not at its place in the ZIP`)
  const twice = files.find(({ path }, i) => files.findIndex((other) => other.path === path) !== i)
  return twice ? one(twice.path, `${twice.path} is in the ZIP twice`) : []
}

/** The step whose output each file holds, or that reads what no run made, as far as `runs.json` can be read. */
function stepsOfFiles(data: Uint8Array | undefined): Map<string, string> {
  try {
    const runs = runsSchema.parse(parsed(data ?? new Uint8Array()))
    const named = new Map<string, string>()
    for (const { step, node, inputs } of runs.runs.toReversed()) {
      for (const handle of Object.values(inputs).flat())
        named.set(handle, `an input of step ${step} (${node})`)
    }
    for (const { step, node, output } of runs.runs) named.set(output, `the output of step ${step} (${node})`)
    return new Map(
      runs.artifacts.flatMap(({ file, handle }) => {
        const step = named.get(handle)
        return file && step ? [[file, step] as const] : []
      }),
    )
  } catch {
    return new Map()
  }
}

/** The dossier of files whose hashes are right, and the files that contradict the others. */
function dossierOf(
  manifest: Manifest,
  byPath: ReadonlyMap<string, Uint8Array>,
  steps: ReadonlyMap<string, string>,
): { dossier: Dossier; held: HeldFiles; wrong: Finding[] } {
  const file = fileReader(byPath)
  const { data: runs, error } = runsSchema.safeParse(parsed(file('runs.json')))
  if (!runs) throw new MarkgraphError('damaged', `runs.json cannot be read: ${error.issues[0]!.message}`)
  const wrong: Finding[] = []
  const contradiction = (path: string, message: string): void => {
    wrong.push({ file: path, what: 'contradiction', message, step: steps.get(path) ?? null })
  }
  const data = new Map<Handle, Encoded>()
  for (const one of runs.artifacts) {
    if (handleOfArtifact(one.kind, one.meta, one.data_sha256) !== one.handle) {
      contradiction('runs.json', `runs.json gives ${one.handle} other properties than its handle is of`)
    }
    if (one.file === null) continue
    const content =
      one.kind === 'report' ? reportInFile(file(one.file)).data : contentIn(file(one.file), one.meta)
    if (!content || sha256(content) !== one.data_sha256) {
      contradiction(one.file, `${one.file} does not hold the data of ${one.handle}`)
    } else if (content.length !== one.bytes) {
      contradiction(
        'runs.json',
        `runs.json gives ${one.handle} ${one.bytes} bytes, and it has ${content.length}`,
      )
    } else data.set(one.handle, encoded(one.kind, one.meta, content))
  }
  const report = reportInFile(file('report.json'))
  const dossier: Dossier = {
    report: {
      handle: handleOf(report),
      body: reportKind.decode(report),
    },
    recipe: recipeIn(byPath),
    runs: runs.runs,
    artifacts: new Map(
      runs.artifacts.map(({ data_sha256, file: _, ...one }) => [
        one.handle,
        { ...one, dataSha256: data_sha256 },
      ]),
    ),
    releases: parsed(file('releases.json')) as unknown as Releases,
    place: 'the bundle',
    read: async (handle) => data.get(handle) ?? 'absent',
  }
  const print = byPath.get('print.json')
  const held: HeldFiles = {
    artifacts: new Map(
      runs.artifacts.flatMap(({ handle, file }) => (file === null ? [] : [[handle, file] as const])),
    ),
    pdf: byPath.get('report.pdf')?.slice(), // a copy, as above
    print: print && readPrintFile(print),
  }
  if (wrong.length === 0) wrong.push(...disagreements(manifest, { dossier, held }, runs, data, byPath))
  return { dossier, held, wrong }
}

/** The data in a file: a NumPy file has a header that follows from the shape. */
function contentIn(
  data: Uint8Array,
  meta: RunsDocument['artifacts'][number]['meta'],
): Uint8Array | undefined {
  // a copy, because a browser hands the whole memory behind a part to a worker
  if (!Array.isArray(meta['shape'])) return data.slice()
  const header = npyHeader(meta['shape'] as number[])
  return header.every((byte, i) => data[i] === byte) ? data.slice(header.length) : undefined
}

function recipeIn(byPath: ReadonlyMap<string, Uint8Array>): Dossier['recipe'] {
  const data = byPath.get('recipe.json')
  return data ? { handle: `sha256:${sha256(data)}`, body: parsed(data) as unknown as RecipeBody } : null
}

/** A run that `runs.json` calls by the name of a step that it is no part of; undefined where there is none. */
function strangeStep({ runs }: RunsDocument, { recipe }: Dossier): string | undefined {
  if (!recipe) return undefined
  const named = new Set(recipe.body.steps.flatMap((step) => step.runs.map(({ output }) => output)))
  const other = runs.find(({ step, output }) => step !== REST && !named.has(output))
  return other && `runs.json counts ${other.node} to the step ${other.step}, and the recipe does not`
}

/** Files that are not the ones that a bundle of this report has, and runs that its recipe does not have. */
function disagreements(
  manifest: Manifest,
  { dossier, held }: { readonly dossier: Dossier; readonly held: HeldFiles },
  runs: RunsDocument,
  data: ReadonlyMap<Handle, Encoded>,
  byPath: ReadonlyMap<string, Uint8Array>,
): Finding[] {
  const wrong = (file: string, message: string): Finding => ({
    file,
    what: 'contradiction',
    message,
    step: null,
  })
  const { body } = dossier.report
  const cited = 'recipe_handle' in body ? body.recipe_handle : null
  if (cited !== (dossier.recipe?.handle ?? null)) {
    return [wrong('recipe.json', 'recipe.json is not the recipe that the report cites')]
  }
  const inRuns = new Set(runs.runs.map((run) => canonicalJson(run)))
  for (const { step, runs: own } of dossier.recipe?.body.steps ?? []) {
    const missing = own.find((run) => !inRuns.has(canonicalJson({ step, ...run } as unknown as Json)))
    if (missing) return [wrong('runs.json', `runs.json has no run of ${missing.node} that the recipe names`)]
  }
  if (!runs.runs.some(({ output }) => output === dossier.report.handle)) {
    return [wrong('runs.json', 'no run of runs.json gives the report')]
  }
  const { engine_version } = body.provenance
  const [own, stated] = [RELEASES, dossier.releases].map((table) =>
    canonicalJson(table[engine_version] ?? null),
  )
  if (Object.hasOwn(RELEASES, engine_version) && own !== stated) {
    return [wrong('releases.json', `releases.json gives release ${engine_version} other nodes than it had`)]
  }
  const strange = strangeStep(runs, dossier)
  if (strange !== undefined) return [wrong('runs.json', strange)]
  for (const [handle, { kind, data: document }] of data) {
    if (kind !== referenceKind.name || isBundled(handle)) continue
    const miscount = miscountOf(parsed(document))
    const file = held.artifacts.get(handle) ?? 'reference.json'
    if (miscount !== undefined) return [wrong(file, `${file} contradicts itself: ${miscount}`)]
  }
  const words = otherWords(byPath.get('report.json')!)
  if (words !== undefined) {
    const perhaps =
      engine_version === ENGINE_VERSION
        ? ''
        : `, in the words of ${ENGINE_VERSION}; the report is of ${engine_version}`
    return [wrong('report.json', `the words of report.json were changed: ${words}${perhaps}`)]
  }
  const expected = bundleFiles({
    dossier,
    data: new Map([...data].filter(([, { kind }]) => kind !== 'scan')),
    pdf: held.pdf ?? null,
    print: held.print ?? null,
    scans: manifest.scans,
  })
  const paths = new Map(expected.files.map((one) => [one.path, one]))
  const findings = expected.files.flatMap(({ path, sha256: hash }) => {
    const one = manifest.files.find((other) => other.path === path)
    return one?.sha256 === hash ? [] : [wrong(path, `${path} is not what follows from the other files`)]
  })
  const extra = manifest.files.find(({ path }) => !paths.has(path))
  if (extra) findings.push(wrong(extra.path, `${extra.path} does not belong in a bundle`))
  if (findings.length === 0 && expected.manifest.handle !== manifest.handle) {
    findings.push(wrong(MANIFEST, `${MANIFEST} is not what follows from the other files`))
  }
  return findings
}
