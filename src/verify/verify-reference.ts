import { canonicalJson, type Handle, handleOfArtifact, type Json, sha256 } from '../address/canonical.ts'
import { resultsOn } from '../compare/calibration.ts'
import { readingsOf } from '../compare/ingest.ts'
import { MarkgraphError } from '../errors.ts'
import { handleOf } from '../kinds/kind.ts'
import type { Population } from '../kinds/population.ts'
import { type Reference, recordOf, referenceKind } from '../kinds/reference.ts'
import { AS_IN_FILE, type FileReading, type Watch } from '../marks/mark-type.ts'
import { mergedPopulation, populationsOf } from '../marks/population.ts'
import type { ScorerConfig } from '../marks/scorer-config.ts'
import { populationReference, withDiagnostics } from '../nodes/calibration/population.ts'
import { aboutReference } from '../references/document.ts'
import type { ReferenceEntry } from '../references/library.ts'
import { type ManifestRow, pairingOf } from '../references/manifest.ts'
import { decodedRows, scansInFolder } from '../references/studies/study-scans.ts'
import { onEmptyStore } from '../service/empty-store.ts'
import type { Service } from '../service/service.ts'
import { memoryStore } from '../store/memory/memory-store.ts'
import type { StudyScanRow } from '../store/studies.ts'

/** One check. `equal` is null when it could not be made; `note` gives the reason. */
export interface Check {
  readonly what: string
  readonly equal: boolean | null
  readonly note: string
}

/** The scans behind a reference, as files of a manifest. */
export interface Files {
  /** One list for each manifest: marks of different manifests are not paired. */
  readonly manifests: readonly (readonly ManifestRow[])[]
  readonly folder: string
  readonly reading: FileReading
}

const same = (a: unknown, b: unknown): boolean => canonicalJson(a as Json) === canonicalJson(b as Json)

/**
 * Recomputes a reference: its handle, its config hash, its diagnostics, its calibration and every score. The scores need the scans: files, or
 * the scans of its study in the store. It computes in an empty store, so that nothing is taken from an earlier run.
 */
export async function verifyReference(
  service: Service,
  id: string,
  files: Files | undefined,
  watch: Watch,
): Promise<Check[]> {
  const { ref, record } = await service.references.get(id)
  const reference = await service.graph.within((session) => session.value(ref))
  const handle = handleOf(referenceKind.encode(reference))
  const hash = sha256(canonicalJson(reference.scorer_config as Json))
  return [
    { what: 'document', equal: handle === ref.handle && same(recordOf(reference), record), note: handle },
    { what: 'scorer config', equal: hash === reference.scorer_config_hash, note: hash },
    {
      what: 'diagnostics',
      equal: followsFromPairs(reference),
      note: `${reference.diagnostics.n_km} KM, ${reference.diagnostics.n_knm} KNM pairs`,
    },
    await calibrationCheck(service, ref),
    await scoresCheck(service, reference, files, watch),
  ]
}

/** What every comparison takes of the reference: the results recorded here, and the same computed again. */
async function calibrationCheck(
  { graph, store, freshGraph }: Service,
  reference: ReferenceEntry['ref'],
): Promise<Check> {
  const what = 'calibration'
  const session = freshGraph(memoryStore()).session()
  try {
    session.bring(await graph.within((own) => own.encoded(reference.handle)))
    const again = (await resultsOn(session, reference)).map(({ handle, from }) => ({
      handle,
      key: from!.run.runKey,
    }))
    const recorded = await store.outputs(again.map(({ key }) => key))
    if (recorded.size === 0) return { what, equal: null, note: 'not computed here yet' }
    const wrong = again.find(({ handle, key }) => recorded.has(key) && recorded.get(key) !== handle)
    if (!wrong) return { what, equal: true, note: 'the fit and its refits' }
    return { what, equal: false, note: `${recorded.get(wrong.key)} is recorded, not ${wrong.handle}` }
  } catch (error) {
    if (!(error instanceof MarkgraphError && error.code === 'bad-value')) throw error
    return { what, equal: null, note: error.message }
  } finally {
    session.close()
  }
}

async function scoresCheck(
  service: Service,
  reference: Reference,
  files: Files | undefined,
  watch: Watch,
): Promise<Check> {
  const what = 'scores'
  const unchecked = (note: string): Check => ({ what, equal: null, note })
  const config = configOf(service, reference)
  if (!config) return unchecked('built under a scorer config that is not of this engine')
  const { study } = (await service.store.ownReferences.get(reference.id)) ?? {}
  if (!files && !study) return unchecked('not recomputed: give --manifest and --scans')
  try {
    const rebuilt = await onEmptyStore(service, async (fresh) => {
      const sets: StudyScanRow[][] = []
      for (const rows of files?.manifests ?? []) {
        const { folder, reading } = files!
        sets.push(await scansInFolder(fresh, reference.domain, rows, folder, watch, reading))
      }
      if (!files) sets.push(await keptScans(service, fresh, study!, watch))
      return rebuiltReference(fresh, reference, config, sets, watch)
    })
    const equal = same(rowsOf(rebuilt), rowsOf(reference))
    const note = equal ? `${rebuilt.pairs.length} recomputed` : difference(rebuilt, reference)
    return { what, equal, note }
  } catch (error) {
    if (!(error instanceof MarkgraphError)) throw error
    if (error.code === 'damaged') return { what, equal: false, note: error.message }
    if (error.code === 'scan-not-kept') return unchecked(`${error.message}; give --manifest and --scans`)
    throw error
  }
}

/** The scorer config of a reference; undefined when this engine does not know it. */
function configOf(
  { marks }: Pick<Service, 'marks'>,
  { domain, scorer_config }: Reference,
): ScorerConfig | undefined {
  try {
    return marks.configs.parsed(scorer_config, domain)
  } catch (error) {
    if (error instanceof MarkgraphError && error.code === 'bad-value') return undefined
    throw error
  }
}

/** The reference built from these scans, with the name of the verified one. */
async function rebuiltReference(
  { graph, marks }: Service,
  reference: Reference,
  config: ScorerConfig,
  sets: readonly (readonly StudyScanRow[])[],
  watch: Watch,
): Promise<Reference> {
  return graph.within(async (session) => {
    session.save()
    const found: Population[] = []
    for (const rows of sets) {
      const scoring = { session, config, ...pairingOf(rows), watch }
      const populations = await populationsOf(marks.of(reference.domain), scoring)
      found.push(populations.find(({ score_kind }) => score_kind === reference.score_kind)!)
    }
    const population = mergedPopulation(found)
    const rebuilt = populationReference.run(
      { population },
      aboutReference(population, {
        ...reference,
        evidence: reference.bounds_by?.lower,
        left_out: leftOutOf(reference),
      }),
    )
    return reference.data_sets ? rebuilt : withoutTags(rebuilt)
  })
}

/** The marks that the fit of a reference leaves out. */
const leftOutOf = ({ marks }: Reference) =>
  marks.flatMap(({ mark, left_out }) => (left_out === undefined ? [] : [{ mark, reason: left_out }]))

/** The scans of a study, decoded again from the bytes in the store. */
async function keptScans(
  { store }: Service,
  fresh: Service,
  study: string,
  watch: Watch,
): Promise<StudyScanRow[]> {
  return decodedRows(
    fresh,
    await store.studies.scans(study),
    watch,
    async ({ scan, sha256: hash, surface, mask }) => {
      const data = await store.read(hash)
      if (data === 'absent') throw new MarkgraphError('scan-not-kept', 'its file was not kept')
      if (data === 'damaged') {
        throw new MarkgraphError(
          'damaged',
          `its stored file is damaged: it is no longer that of the hash ${hash}`,
        )
      }
      const readings = await readingsOf(store, surface as Handle)
      const { reading = AS_IN_FILE } =
        readings.find((one) => one.scan === handleOfArtifact('scan', {}, hash)) ?? {}
      const asTaken = { ...reading, mask: mask ?? reading.mask }
      return { filename: scan, sha256: hash, size: data.length, reading: asTaken, read: async () => data }
    },
  )
}

/** Whether bounds, diagnostics and trials of a document are those that its pairs give; what it does not state is not asked. */
function followsFromPairs(reference: Reference): boolean {
  const { diagnostics, bounds_by, left_out_diagnostics } = reference
  const found = withDiagnostics(reference, bounds_by?.lower ?? 'source')
  return (
    same(found.diagnostics, diagnostics) &&
    (bounds_by === undefined || same(found.bounds_by, bounds_by)) &&
    (left_out_diagnostics === undefined || same(found.left_out_diagnostics, left_out_diagnostics))
  )
}

const rowsOf = ({ sources, marks, pairs }: Reference) => ({ sources, marks, pairs })

/** A document as releases before 0.3.0 wrote it, which does not say from which data a mark comes. */
const withoutTags = (document: Reference): Reference => ({
  ...document,
  marks: document.marks.map(({ tag: _, ...mark }) => mark),
})

function difference(rebuilt: Reference, reference: Reference): string {
  if (!same(rebuilt.marks, reference.marks)) return 'the marks or their scans are others'
  const at = reference.pairs.findIndex((pair, i) => !same(pair, rebuilt.pairs[i]))
  const [a, b, score] = reference.pairs[at] ?? []
  const { marks } = reference
  const names = `${marks[a ?? 0]?.mark} and ${marks[b ?? 0]?.mark}`
  const count = reference.pairs.filter((pair, i) => !same(pair, rebuilt.pairs[i])).length
  return `${count} pairs differ, the first of them ${names}: ${score}, but now ${rebuilt.pairs[at]?.[2]}`
}
