/** Things to store that are told apart by a number, so that a process can say which of them it was told are on disk. */
import { canonicalJson, type Handle, handleOfJson, sha256 } from '../../../src/address/canonical.ts'
import { runKey } from '../../../src/address/run.ts'
import { handleOf } from '../../../src/kinds/kind.ts'
import type { StudyRow, StudyScanRow } from '../../../src/store/records/studies.ts'
import type { ArtifactRow, Commit, Store } from '../../../src/store/store.ts'

/** How a thing is found again: all of it, nothing, a part of what was one write, or something else in its place. */
export type Found = 'whole' | 'absent' | 'part' | 'other'

export interface Item {
  readonly kind: string
  put(store: Store): Promise<void>
  find(store: Store): Promise<Found>
}

const LARGE = 40_000 // bytes: a file of its own
const SMALL = 600 // in a row
const CREATED = '2026-01-01T00:00:00.000Z'

function bytesOf(seed: number, n: number, size: number): Uint8Array {
  const data = new Uint8Array(size)
  const view = new DataView(data.buffer)
  view.setUint32(0, seed)
  view.setUint32(4, n)
  for (let at = 8; at + 4 <= size; at += 4) view.setUint32(at, Math.imul(at + n, 2654435761) ^ seed)
  return data
}

const same = (a: unknown, b: unknown): boolean => canonicalJson(a as never) === canonicalJson(b as never)

/** The answer of one part: there and equal, absent, or there and not equal. */
type Part = 'equal' | 'absent' | 'other'
const partOf = (found: unknown, wanted: unknown): Part =>
  found === undefined ? 'absent' : same(found, wanted) ? 'equal' : 'other'

function together(parts: readonly Part[]): Found {
  if (parts.includes('other')) return 'other'
  if (!parts.includes('absent')) return 'whole'
  return parts.every((part) => part === 'absent') ? 'absent' : 'part'
}

async function blobPart(store: Store, data: Uint8Array): Promise<Part> {
  const found = await store.read(sha256(data))
  if (found === 'absent') return 'absent'
  return found !== 'damaged' && Buffer.compare(found, data) === 0 ? 'equal' : 'other'
}

function artifactOf(
  seed: number,
  n: number,
  size: number,
  { kind, meta }: Pick<ArtifactRow, 'kind' | 'meta'> = { kind: 'row', meta: { n, seed } },
): { row: ArtifactRow; data: Uint8Array; commit: Commit } {
  const data = bytesOf(seed, n, size)
  const dataSha256 = sha256(data)
  const handle = handleOf({ kind, meta, dataSha256 })
  const row = { handle, kind, meta, dataSha256, bytes: size }
  return { row, data, commit: { blobs: [{ sha256: dataSha256, data }], artifacts: [row] } }
}

/** An artifact with its run, as a computation stores it. Its data may be evicted: they could be computed again. */
function computed(seed: number, n: number, size: number): Item {
  const { row, data, commit } = artifactOf(seed, n, size)
  const { handle } = row
  const params = { n, seed }
  const run = {
    runKey: runKey({ name: 'make', version: 1 }, params, {}),
    node: 'make',
    version: 1,
    params,
    inputs: {},
    output: handle,
    engineVersion: '0',
  }
  return {
    kind: 'results',
    put: (store) => store.commit({ ...commit, runs: [run] }),
    find: async (store) => {
      const rows = together([
        partOf((await store.artifacts([handle])).get(handle), row),
        partOf((await store.producers([handle])).get(handle)?.[0], run),
      ])
      const bytes = await blobPart(store, data)
      return bytes === 'absent' ? rows : together([bytes, rows === 'whole' ? 'equal' : 'other'])
    },
  }
}

/** A scan, as an upload stores it. */
function uploaded(seed: number, n: number): Item {
  const { row, data, commit } = artifactOf(seed, n, n % 4 === 0 ? SMALL : LARGE, { kind: 'scan', meta: {} })
  const scan = { sha256: row.dataSha256, handle: row.handle }
  return {
    kind: 'uploads',
    put: (store) => store.commit({ ...commit, scans: [scan] }),
    find: async (store) =>
      together([
        partOf((await store.artifacts([row.handle])).get(row.handle), row),
        partOf((await store.scans([row.handle])).get(row.handle), scan),
        await blobPart(store, data),
      ]),
  }
}

/** A recipe and a report, as a comparison stores them. */
function reported(seed: number, n: number): Item {
  const body = { engine_version: '0', steps: [{ n, seed }] }
  const recipe = handleOfJson(body)
  const { row, data, commit } = artifactOf(seed, n, SMALL)
  const report = {
    handle: row.handle,
    principal: `lab-${n % 3}`,
    recipe,
    domain: 'toolmark',
    outcome: 'calibrated' as const,
    log10Lr: n / 7,
    created: CREATED,
  }
  return {
    kind: 'recipes and reports',
    put: (store) => store.commit({ ...commit, recipes: [{ handle: recipe, body }], reports: [report] }),
    find: async (store) => {
      const [listed] = await store.reports.ofRecipe(recipe)
      const { position: _position, ...found } = { ...(listed as object), position: 0 } as Record<
        string,
        unknown
      >
      return together([
        partOf(await store.recipe(recipe), body),
        partOf(listed && found, report),
        await blobPart(store, data),
      ])
    },
  }
}

/** A submission to the benchmark, with its CSV. */
function submitted(seed: number, n: number): Item {
  const data = bytesOf(seed, n, n % 2 === 0 ? LARGE : SMALL)
  const row = {
    split: 'a-v1',
    splitHash: 'a',
    submitter: `lab ${seed} ${n}`,
    method: 'm',
    url: null,
    csvSha256: sha256(data),
    metrics: { cllr: n / 3 },
    createdAt: CREATED,
  }
  return {
    kind: 'submissions',
    put: (store) => store.commit({ blobs: [{ sha256: row.csvSha256, data }], submissions: [row] }),
    find: async (store) =>
      together([partOf(await store.submissions.find(row), row), await blobPart(store, data)]),
  }
}

/** A study with its scans, run to a point. */
function studied(seed: number, n: number): Item {
  const study: StudyRow = {
    id: `study-${seed}-${n}`,
    name: `Study ${n}`,
    domain: 'toolmark',
    scorerConfig: { n },
    state: 'created',
    reason: null,
    pairsTotal: 10,
    pairsDone: 0,
    populations: null,
    runner: null,
    beat: null,
    created: CREATED,
    principal: '',
  }
  const scans = [0, 1, 2].map((i): StudyScanRow => {
    const surface = `sha256:${sha256(`${seed} ${n} ${i}`)}` as Handle
    return {
      study: 's',
      source: `t${i}`,
      mark: `m${i}`,
      land: 1,
      scan: `${i}.x3p`,
      sha256: surface.slice(7),
      surface,
    }
  })
  const done = { state: 'running', pairsDone: 1 + (n % 9), runner: 'x', beat: n } as const
  return {
    kind: 'studies',
    async put(store) {
      await store.studies.insert(study, scans)
      await store.studies.change(study.id, done, { state: 'created' })
    },
    async find(store) {
      const found = await store.studies.get(study.id)
      if (!found) return 'absent'
      const isInserted = same(found, study)
      if (!same(await store.studies.scans(study.id), scans)) return 'other'
      return same(found, { ...study, ...done }) ? 'whole' : isInserted ? 'part' : 'other'
    },
  }
}

/** A reference of the installation. */
function referenced(seed: number, n: number): Item {
  const { row, data, commit } = artifactOf(seed, n, LARGE)
  const reference = { id: `own-${seed}-${n}`, handle: row.handle, record: { n }, study: null, principal: '' }
  return {
    kind: 'references',
    async put(store) {
      await store.commit(commit)
      await store.ownReferences.insert(reference)
    },
    async find(store) {
      const inserted = partOf(await store.ownReferences.get(reference.id), reference)
      const document = together([
        partOf((await store.artifacts([row.handle])).get(row.handle), row),
        await blobPart(store, data),
      ])
      if (document === 'absent') return inserted === 'absent' ? 'absent' : 'other' // a row before its document
      return inserted === 'equal' && document === 'whole' ? 'whole' : document === 'whole' ? 'part' : document
    },
  }
}

const KINDS = [
  (seed: number, n: number) => computed(seed, n, LARGE),
  (seed: number, n: number) => computed(seed, n, SMALL),
  uploaded,
  reported,
  submitted,
  studied,
  referenced,
]

/** Kinds of which a part may be there when its write was not told to be done: they are two writes. */
export const IN_TWO_WRITES: ReadonlySet<string> = new Set(['studies', 'references'])

export const itemOf = (seed: number, n: number): Item => KINDS[n % KINDS.length]!(seed, n)
