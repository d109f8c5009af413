import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonicalJson, type Json, sha256 } from '../address/canonical.ts'
import { scorerConfigSchema } from '../composition/scorer-config.ts'
import { openService, type Service } from '../composition/service.ts'
import { MarkgraphError } from '../errors.ts'
import { handleOf } from '../kinds/kind.ts'
import { type Reference, recordOf, referenceKind } from '../kinds/reference.ts'
import { diagnosticsOf, populationReference } from '../nodes/population.ts'
import { aboutReference } from '../references/document.ts'
import { type ManifestRow, marksOf } from '../references/manifest.ts'
import type { StudyScanRow } from '../store/sqlite/studies.ts'
import { populationsOf, type Watch } from './populations.ts'
import { decodedRows, scansInFolder } from './scans.ts'

/** One thing that was looked at. `equal` null: it could not be, for the reason in `note`. */
export interface Check {
  readonly what: string
  readonly equal: boolean | null
  readonly note: string
}

/** Where the scans behind a reference are: files of a manifest. */
export interface Files {
  readonly rows: readonly ManifestRow[]
  readonly folder: string
}

const same = (a: unknown, b: unknown): boolean => canonicalJson(a as Json) === canonicalJson(b as Json)

/**
 * Recomputes what a reference says: its handle, its config hash, its diagnostics and, from the scans (files, or those of
 * its study that the store kept), every score, in an empty store so that nothing is taken from an earlier run.
 */
export async function verifyReference(
  service: Service,
  id: string,
  files: Files | undefined,
  watch: Watch,
): Promise<Check[]> {
  const { graph, references } = service
  const { ref, record } = references.get(id)
  const reference = await graph.value(ref)
  const handle = handleOf(referenceKind.encode(reference))
  const hash = sha256(canonicalJson(reference.scorer_config as Json))
  return [
    { what: 'document', equal: handle === ref.handle && same(recordOf(reference), record), note: handle },
    { what: 'scorer config', equal: hash === reference.scorer_config_hash, note: hash },
    {
      what: 'diagnostics',
      equal: same(diagnosticsOf(reference), reference.diagnostics),
      note: `${reference.diagnostics.n_km} KM, ${reference.diagnostics.n_knm} KNM pairs`,
    },
    await scoresCheck(service, reference, files, watch),
  ]
}

async function scoresCheck(
  service: Service,
  reference: Reference,
  files: Files | undefined,
  watch: Watch,
): Promise<Check> {
  const what = 'scores'
  const config = scorerConfigSchema.safeParse(reference.scorer_config)
  if (!config.success)
    return { what, equal: null, note: 'built under a scorer config that is not of this engine' }
  const { study } = service.graph.store.ownReferences.get(reference.id) ?? {}
  if (!files && !study) return { what, equal: null, note: 'not recomputed: give --manifest and --scans' }
  const folder = await mkdtemp(join(tmpdir(), 'markgraph-verify-'))
  const fresh = await openService({ ...service.settings, dataFolder: folder }, { references: 'none' })
  try {
    const rows = files
      ? await scansInFolder(fresh, reference.domain, files.rows, files.folder, watch)
      : await keptScans(service, fresh, study!, watch)
    const populations = await populationsOf(reference.domain, {
      graph: fresh.graph,
      config: config.data,
      marks: marksOf(rows),
      watch,
    })
    const population = populations.find(({ score_kind }) => score_kind === reference.score_kind)!
    const rebuilt = populationReference.run({ population }, aboutReference(population, reference))
    const rowsOf = ({ sources, marks, pairs }: Reference) => ({ sources, marks, pairs })
    const equal = same(rowsOf(rebuilt), rowsOf(reference))
    return {
      what,
      equal,
      note: equal ? `${rebuilt.pairs.length} recomputed` : difference(rebuilt, reference),
    }
  } catch (error) {
    if (!(error instanceof MarkgraphError && error.code === 'scan-not-kept')) throw error
    return { what, equal: null, note: `${error.message}; give --manifest and --scans` }
  } finally {
    await fresh.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The scans of a study, from the bytes that the store kept, decoded anew. */
function keptScans(service: Service, fresh: Service, study: string, watch: Watch): Promise<StudyScanRow[]> {
  const { store } = service.graph
  return decodedRows(fresh, store.studies.scans(study), watch, async ({ scan, sha256: hash }) => {
    const data = await store.read(hash)
    if (!data) throw new MarkgraphError('scan-not-kept', 'its file was not kept')
    return { filename: scan, sha256: hash, size: data.length, read: async () => data }
  })
}

function difference(rebuilt: Reference, reference: Reference): string {
  if (!same(rebuilt.marks, reference.marks)) return 'the marks or their scans are others'
  const at = reference.pairs.findIndex((pair, i) => !same(pair, rebuilt.pairs[i]))
  const [a, b, score] = reference.pairs[at] ?? []
  const { marks } = reference
  const names = `${marks[a ?? 0]?.mark} and ${marks[b ?? 0]?.mark}`
  const count = reference.pairs.filter((pair, i) => !same(pair, rebuilt.pairs[i])).length
  return `${count} pairs differ, the first of them ${names}: ${score}, but now ${rebuilt.pairs[at]?.[2]}`
}
