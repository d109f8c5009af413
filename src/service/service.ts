import '../executor/engine.ts' // before any code that computes
import { randomUUID } from 'node:crypto'
import type { Executor } from '../executor/executor.ts'
import { type Turns, turns } from '../executor/turns.ts'
import { workerThreads } from '../executor/worker-threads.ts'
import { Graph } from '../graph/graph.ts'
import type { RunWatch } from '../graph/watch.ts'
import { type WorkSharing, workSharing } from '../graph/work-sharing.ts'
import { type MemoryBudget, memoryBudget } from '../limits/memory-budget.ts'
import { ALL_MARKS } from '../marks/all.ts'
import type { MarkType } from '../marks/mark-type.ts'
import { type MarkTypes, markTypes } from '../marks/types.ts'
import { BUNDLED, openLibrary, type ReferenceLibrary } from '../references/library.ts'
import type { Settings } from '../settings/settings.ts'
import { ENGINE_VERSION } from '../settings/version.ts'
import { openStoreAt } from '../store/open-store.ts'
import type { Report } from '../store/report.ts'
import type { FolderStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { type LoadedSketches, loadedSketches } from './loaded-sketches.ts'
import { allNodes } from './nodes.ts'

/** The module of the worker threads, with the nodes of every mark type. */
export const WORKER = new URL('./worker.ts', import.meta.url)

/** The parts from which HTTP, MCP and the command line compose their work. */
export interface Service {
  readonly graph: Graph
  readonly store: Store
  readonly marks: MarkTypes
  /** The module of threads that know these mark types. */
  readonly worker: URL
  readonly references: ReferenceLibrary
  readonly settings: Settings
  /** Divides background work with workers, where there can be some. */
  readonly workSharing: WorkSharing | undefined
  /** The sketches in memory that searches compare with. */
  readonly sketches: LoadedSketches
  /** Limits the scans in memory that wait to be decoded, over all requests. The others wait on disk. */
  readonly decoding: Pick<Turns, 'run'>
  /** The memory that the work of all requests may take together. */
  readonly budget: MemoryBudget
  /** Limits the files in memory whose headers are read. */
  readonly sizing: Pick<Turns, 'run'>
  /** A folder for uploads that are not yet part of the store. */
  readonly spool: string
  /** The client whose work it is; empty for the operator's. */
  readonly client: string
  /** The name under which this process claims work. */
  readonly runner: string
  /** A second graph on the same threads, which shares no results with this one. */
  freshGraph(store: ConstructorParameters<typeof Graph>[0]['store']): Graph
  close(): Promise<void>
}

/** The service for work that is wanted until the signal aborts: see `Graph.until`. */
export const until = (service: Service, signal: AbortSignal): Service => ({
  ...service,
  graph: service.graph.until(signal),
  freshGraph: (store) => service.freshGraph(store).until(signal),
})

/** The service, which tells `watch` of every run that its work asks for. */
export const watchRuns = (service: Service, watch: RunWatch): Service => ({
  ...service,
  graph: service.graph.watched(watch),
  freshGraph: (store) => service.freshGraph(store).watched(watch),
})

/** The service for work of one client, who shares threads and memory with the others. */
export const by = (service: Service, client: string): Service => ({
  ...service,
  client,
  graph: service.graph.by(client),
  freshGraph: (store) => service.freshGraph(store).by(client),
})

/** Turns of which there are at most so many at a time. */
const limited = (count: number): Service['decoding'] =>
  turns((underWay) => (underWay < count ? Number.POSITIVE_INFINITY : -1))

export interface ServiceOptions {
  readonly report?: Report
  /** Folder of bundled references; null to start without references and build new ones. */
  readonly references?: string | null
  readonly marks?: readonly MarkType[]
  /** Module of the worker threads; it must know `marks`. */
  readonly worker?: URL
  /** An open store to use instead of the one in the data folder. */
  readonly store?: FolderStore
  /** Threads to use instead of own ones. Closing the service leaves them running. */
  readonly executor?: Executor
  /** Whether it does all of its work itself, as a worker does. */
  readonly alone?: boolean
}

const FRESH_SHARE = 1 / 4 // of the memory, for a second graph beside the service's own

/** Opens the store. Worker threads start with the first computation; references are read when they are needed. */
export async function openService(settings: Settings, options: ServiceOptions = {}): Promise<Service> {
  const { report, references: folder = BUNDLED, marks: types = ALL_MARKS, worker = WORKER } = options
  const store =
    options.store ??
    (await openStoreAt({ ...settings.store, dataFolder: settings.dataFolder }, report, settings))
  const executor = options.executor ?? workerThreads(worker, settings.threads)
  const sketches = loadedSketches(settings.sketchBytes, settings.threads)
  const close = async (): Promise<void> => {
    await sketches.close()
    if (executor !== options.executor) await executor.close()
    await store.close()
  }
  try {
    const nodes = allNodes(types)
    const most = { bytes: settings.maxWorkBytes, operations: settings.maxOperations }
    const common = { executor, nodes, engineVersion: ENGINE_VERSION, most }
    const { memoryBytes, keepScans: scansKept } = settings
    const memory = memoryBudget(settings.workBytes, settings.maxWorkBytes)
    const others = options.alone || !store.queue ? undefined : workSharing(store.queue, executor.width + 1)
    const graph = new Graph({ ...common, store, memoryBytes, scansKept, memory, workSharing: others })
    const marks = markTypes(types)
    const references = openLibrary(graph, store.ownReferences, folder, marks.defaultReferences)
    return {
      graph,
      store,
      marks,
      worker,
      references,
      settings,
      close,
      workSharing: others,
      sketches,
      budget: memory,
      sizing: limited(2),
      decoding: limited(settings.threads + 1),
      spool: store.temporaryFolder,
      client: '',
      runner: randomUUID(),
      freshGraph: (own) => new Graph({ ...common, store: own, memoryBytes: memoryBytes * FRESH_SHARE }),
    }
  } catch (error) {
    await close()
    throw error
  }
}
