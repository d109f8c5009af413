import { workerThreads } from '../executor/worker-threads.ts'
import { Graph } from '../graph/graph.ts'
import { NODES } from '../nodes/registry.ts'
import { BUNDLED, openLibrary, type ReferenceLibrary } from '../references/library.ts'
import type { Settings } from '../settings.ts'
import { openStore } from '../store/sqlite/sqlite-store.ts'
import { ENGINE_VERSION } from '../version.ts'
import { type Gate, gate } from './limit.ts'

const WORKER = new URL('../nodes/worker.ts', import.meta.url)

/** What every way in (HTTP, MCP, command line) composes from. */
export interface Service {
  readonly graph: Graph
  readonly references: ReferenceLibrary
  readonly settings: Settings
  /** Scans in memory to be decoded, of all requests together: the others wait on disk. */
  readonly decoding: Gate
  close(): Promise<void>
}

type Report = (message: string, details: Record<string, unknown>) => void

/** Opens the store, starts the worker threads and loads the references. References are left out for building new ones. */
export async function openService(
  settings: Settings,
  options: { report?: Report; references?: 'bundled' | 'none' } = {},
): Promise<Service> {
  const store = await openStore(settings.dataFolder, options.report)
  const executor = workerThreads(WORKER, settings.threads)
  const close = async (): Promise<void> => {
    await executor.close()
    await store.close()
  }
  try {
    const graph = new Graph({
      store,
      executor,
      nodes: NODES,
      engineVersion: ENGINE_VERSION,
      memoryBytes: settings.memoryBytes,
    })
    const references = openLibrary(graph, options.references === 'none' ? undefined : BUNDLED)
    await graph.flush()
    return { graph, references, settings, decoding: gate(settings.threads + 1), close }
  } catch (error) {
    await close()
    throw error
  }
}
