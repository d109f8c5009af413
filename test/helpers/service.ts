/** A service on a folder of its own, with a small reference made up on the spot, and its HTTP app. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { configHash, DEPLOYED } from '../../src/composition/scorer-config.ts'
import { openService, type Service } from '../../src/composition/service.ts'
import { buildApp } from '../../src/http/app.ts'
import type { App } from '../../src/http/context.ts'
import type { Reference } from '../../src/kinds/reference.ts'
import { openLibrary } from '../../src/references/library.ts'
import { type Settings, settings } from '../../src/settings.ts'
import { holdToDescription } from './conformance.ts'

export interface TestService {
  readonly service: Service
  readonly app: App
  readonly data: string
  /** What the store reported, in order. */
  readonly reports: readonly string[]
  /** Closes the service and opens it again on the same folder. */
  restart(env?: Record<string, string>): Promise<TestService>
  close(): Promise<void>
}

/** Opens a service on a new folder, or on `data`; `env` as the process would be given it. */
export async function testService(env: Record<string, string> = {}, data?: string): Promise<TestService> {
  const folder = data ?? (await temporaryFolder())
  const reports: string[] = []
  const opened = await openService(testSettings(folder, env), {
    references: 'none',
    report: (message) => reports.push(message),
  })
  const references = openLibrary(opened.graph, await referenceFolder(folder))
  await opened.graph.flush()
  const service: Service = { ...opened, references }
  const app = await buildApp(service, holdToDescription)
  const stop = async (): Promise<void> => {
    await app.close()
    await opened.close()
  }
  return {
    service,
    app,
    data: folder,
    reports,
    async restart(other = env) {
      await stop()
      return testService(other, folder)
    },
    async close() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Opens a service on a new folder with the bundled references, as a laboratory runs it. */
export async function testBundled(): Promise<Omit<TestService, 'restart'>> {
  const folder = await temporaryFolder()
  const service = await openService(testSettings(folder))
  const app = await buildApp(service, holdToDescription)
  return {
    ...{ service, app, data: folder, reports: [] },
    async close() {
      await app.close()
      await service.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'markgraph-test-'))

export const testSettings = (folder: string, env: Record<string, string> = {}): Settings =>
  settings({
    MARKGRAPH_DATA: folder,
    MARKGRAPH_THREADS: '2',
    MARKGRAPH_RATE_LIMIT: '100000',
    MARKGRAPH_LOG_LEVEL: 'silent',
    ...env,
  })

/** Rows of the tables that uploads fill, and files under `blobs/` and `tmp/`. */
export async function contents(data: string): Promise<Record<string, number>> {
  const db = new Database(join(data, 'markgraph.sqlite'), { readonly: true })
  const tables = [
    'artifacts',
    'blobs',
    'own_references',
    'recipes',
    'runs',
    'scans',
    'studies',
    'study_scans',
    'submissions',
  ]
  const count = (table: string): number =>
    (db.prepare(`select count(*) as n from ${table}`).get() as { n: number }).n
  const rows = Object.fromEntries(tables.map((table) => [table, count(table)]))
  db.close()
  const files = async (name: string): Promise<number> =>
    (await readdir(join(data, name), { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
      .length
  return { ...rows, blob_files: await files('blobs'), tmp_files: await files('tmp') }
}

/** Both references of the striated domain under the deployed config, from made-up scores. */
async function referenceFolder(data: string): Promise<string> {
  const folder = join(data, 'references')
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'striated.json'),
    JSON.stringify(madeUp('striated', 'bullet-contrast', 0.3, 0)),
  )
  await writeFile(
    join(folder, 'striated_single.json'),
    JSON.stringify(madeUp('striated_single', 'ccf', 0.7, 0.3)),
  )
  return folder
}

function madeUp(id: string, kind: Reference['score_kind'], km: number, knm: number): Reference {
  const sources = ['s0', 's1', 's2', 's3', 's4']
  const marks = Array.from({ length: 15 }, (_, i) => ({ source: i % 5, mark: `m${i}`, scans: [] }))
  const pairs = marks.flatMap((_, a) =>
    marks.slice(a + 1).map((_, k): [number, number, number] => {
      const b = a + 1 + k
      const score = (a % 5 === b % 5 ? km : knm) + 0.01 * (((31 * a + 17 * b) % 21) - 10)
      return [a, b, Number(score.toFixed(4))]
    }),
  )
  return {
    ...{ id, name: `Made up: ${id}`, domain: 'striated', score_kind: kind, scorer_config: { ...DEPLOYED } },
    scorer_config_hash: configHash(DEPLOYED),
    cluster_scheme: 'source',
    n_sources: 5,
    datasets: [{ tag: 'made-up', source: 'test' }],
    diagnostics: { n_km: 15, n_knm: 90, auc: 1, cllr: 0.1, cllr_min: 0 },
    diagnostics_protocol: 'none',
    measured_pitch: [1e-6, 2e-6],
    ...{ generator: 'test', created: '2025-01-01', sources, marks, pairs },
  }
}
