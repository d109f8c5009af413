import { canonicalJson, type Handle, type Json, scanHandle, sha256 } from '../address/canonical.ts'
import { resultsOn } from '../compare/calibration.ts'
import { readingsOf } from '../compare/request/ingest.ts'
import { MarkgraphError } from '../errors.ts'
import { handleOf } from '../kinds/kind.ts'
import type { Population } from '../kinds/population.ts'
import { listedRecord, type Reference, recordOf, referenceKind } from '../kinds/reference.ts'
import { AS_IN_FILE, type FileReading, type Watch } from '../marks/mark-type.ts'
import { mergedPopulation, scorePopulations } from '../marks/population.ts'
import type { ScorerConfig } from '../marks/scorer-config.ts'
import { populationReference, withDiagnostics } from '../nodes/calibration/population.ts'
import { aboutReference } from '../references/about-reference.ts'
import type { ReferenceEntry } from '../references/library.ts'
import { type ManifestRow, pairingOf } from '../references/pairing.ts'
import { decodedRows, scansInFolder } from '../references/studies/study-scans.ts'
import { onEmptyStore } from '../service/empty-store.ts'
import type { Service } from '../service/service.ts'
import type { StudyScanRow } from '../store/records/studies.ts'
import { sameJson } from './difference.ts'
import { onEmptyGraph } from './replay.ts'
import type { Check } from './verdict.ts'

/** One check of a reference. `note` says why it could not be made, or what was compared. */
interface ReferenceCheck extends Pick<Check, 'status'> {
  readonly what: string
  readonly note: string
}

/** The scans behind a reference, as files of a manifest. */
export interface Files {
  /** One list for each manifest: marks of different manifests are not paired. */
  readonly manifests: readonly (readonly ManifestRow[])[]
  readonly folder: string
  readonly reading: FileReading
}

const statusOf = (equal: boolean): Check['status'] => (equal ? 'equal' : 'not equal')

/**
 * Recomputes a reference: its handle, its config hash, its diagnostics, its calibration and every score. The scores need the scans: files, or
 * the scans of its study in the store. It computes in an empty store, so that nothing is taken from an earlier run.
 */
export async function verifyReference(
  service: Service,
  id: string,
  files: Files | undefined,
  watch: Watch,
): Promise<ReferenceCheck[]> {
  const { ref, record } = await service.references.get(id)
  const reference = await service.graph.within((session) => session.value(ref))
  const handle = handleOf(referenceKind.encode(reference))
  const hash = sha256(canonicalJson(reference.scorer_config as Json))
  return [
    {
      what: 'document',
      status: statusOf(handle === ref.handle && sameJson(listedRecord(recordOf(reference)), record)),
      note: handle,
    },
    { what: 'scorer config', status: statusOf(hash === reference.scorer_config_hash), note: hash },
    {
      what: 'diagnostics',
      status: statusOf(followsFromPairs(reference)),
      note: `${reference.diagnostics.n_km} KM, ${reference.diagnostics.n_knm} KNM pairs`,
    },
    await calibrationCheck(service, ref),
    await scoresCheck(service, reference, files, watch),
  ]
}

/** What every comparison takes of the reference: the results recorded here, and the same computed again. */
async function calibrationCheck(service: Service, reference: ReferenceEntry['ref']): Promise<ReferenceCheck> {
  const what = 'calibration'
  const { graph, store } = service
  try {
    const again = await onEmptyGraph(service, async (session) => {
      session.bring(await graph.within((own) => own.encoded(reference.handle)))
      const results = await resultsOn(session, reference)
      return results.map(({ handle, from }) => ({ handle, key: from!.run.runKey }))
    })
    const recorded = await store.outputs(again.map(({ key }) => key))
    if (recorded.size === 0) return { what, status: 'not recomputable', note: 'not computed here yet' }
    const wrong = again.find(({ handle, key }) => recorded.has(key) && recorded.get(key) !== handle)
    if (!wrong) return { what, status: 'equal', note: 'the fit and its refits' }
    return { what, status: 'not equal', note: `${recorded.get(wrong.key)} is recorded, not ${wrong.handle}` }
  } catch (error) {
    if (!(error instanceof MarkgraphError && error.code === 'bad-value')) throw error
    return { what, status: 'not recomputable', note: error.message }
  }
}

async function scoresCheck(
  service: Service,
  reference: Reference,
  files: Files | undefined,
  watch: Watch,
): Promise<ReferenceCheck> {
  const what = 'scores'
  const unchecked = (note: string): ReferenceCheck => ({ what, status: 'not recomputable', note })
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
    const equal = sameJson(rowsOf(rebuilt), rowsOf(reference))
    const note = equal ? `${rebuilt.pairs.length} recomputed` : scoresDifference(rebuilt, reference)
    return { what, status: statusOf(equal), note }
  } catch (error) {
    if (!(error instanceof MarkgraphError)) throw error
    if (error.code === 'damaged') return { what, status: 'not equal', note: error.message }
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
      const populations = await scorePopulations(marks.of(reference.domain), scoring)
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
      const { reading = AS_IN_FILE } = readings.find((one) => one.scan === scanHandle(hash)) ?? {}
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
    sameJson(found.diagnostics, diagnostics) &&
    (bounds_by === undefined || sameJson(found.bounds_by, bounds_by)) &&
    (left_out_diagnostics === undefined || sameJson(found.left_out_diagnostics, left_out_diagnostics))
  )
}

const rowsOf = ({ sources, marks, pairs }: Reference) => ({ sources, marks, pairs })

/** A document as releases before 1.0.0 wrote it, which does not say from which data a mark comes. */
const withoutTags = (document: Reference): Reference => ({
  ...document,
  marks: document.marks.map(({ tag: _, ...mark }) => mark),
})

function scoresDifference(rebuilt: Reference, reference: Reference): string {
  if (!sameJson(rebuilt.marks, reference.marks)) return 'the marks or their scans are others'
  const at = reference.pairs.findIndex((pair, i) => !sameJson(pair, rebuilt.pairs[i]))
  const [a, b, score] = reference.pairs[at] ?? []
  const { marks } = reference
  const names = `${marks[a ?? 0]?.mark} and ${marks[b ?? 0]?.mark}`
  const count = reference.pairs.filter((pair, i) => !sameJson(pair, rebuilt.pairs[i])).length
  return `${count} pairs differ, the first of them ${names}: ${score}, but now ${rebuilt.pairs[at]?.[2]}`
}
