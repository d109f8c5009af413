/** A service without a way in: on a folder of its own, with small references made up on the spot. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Executor } from '../../src/executor/executor.ts'
import { workerThreads } from '../../src/executor/worker-threads.ts'
import type { Reference } from '../../src/kinds/reference.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { markTypes } from '../../src/marks/types.ts'
import { openService, type Service, type ServiceOptions, WORKER } from '../../src/service/service.ts'
import { type Settings, settings } from '../../src/settings/settings.ts'
import type { FolderStore } from '../../src/store/sqlite/sqlite-store.ts'
import { temporaryFolder } from './data-folder.ts'
import { striatedReferences } from './references.ts'
import { remembering } from './remembering.ts'

export interface TestOptions extends Pick<ServiceOptions, 'marks' | 'worker' | 'executor'> {
  /** References beside those of the striated domain. */
  readonly documents?: readonly Reference[]
  /** Opens the store of a data folder, in place of `openStore`. */
  readonly store?: (folder: string, report: NonNullable<ServiceOptions['report']>) => Promise<FolderStore>
}

export interface TestComposition {
  readonly service: Service
  readonly data: string
  /** What the store reported, in order. */
  readonly reports: readonly string[]
  /** Closes the service and removes its folder. */
  close(): Promise<void>
}

/** Opens a service on a new folder, or on `data`; `env` as the process would be given it. */
export async function testComposition(
  env: Record<string, string> = {},
  data?: string,
  { documents = [], store, ...options }: TestOptions = {},
): Promise<TestComposition> {
  const folder = data ?? (await temporaryFolder())
  const reports: string[] = []
  const report = (message: string): void => void reports.push(message)
  const { configs } = markTypes(options.marks ?? ALL_MARKS)
  const references = await writeReferences(join(folder, 'references'), [
    ...striatedReferences(configs.deployed('striated')),
    ...documents,
  ])
  const chosen = testSettings(folder, env)
  const service = await openService(chosen, {
    ...options,
    report,
    references,
    ...(!(options.worker || options.executor) && { executor: remembering(sharedThreads(chosen.threads)) }),
    ...(store && { store: await store(folder, report) }),
  })
  await service.references.all() // as a server does before it listens
  return { service, data: folder, reports, close: () => closed(service, folder) }
}

/** Opens a service on a new folder with the bundled references, as a laboratory runs it. */
export async function bundledComposition(env: Record<string, string> = {}): Promise<TestComposition> {
  const folder = await temporaryFolder()
  const chosen = testSettings(folder, env)
  const service = await openService(chosen, { executor: remembering(sharedThreads(chosen.threads)) })
  await service.references.all()
  return { service, data: folder, reports: [], close: () => closed(service, folder) }
}

const threads = new Map<string, Executor>()

/**
 * So many threads, shared by the services of this process: to start them takes longer than most tests. Services that work
 * together, as if on several machines, each have threads of their own: `machine` counts them.
 */
export function sharedThreads(count: number, machine = 0): Executor {
  const key = `${count} ${machine}`
  const running = threads.get(key) ?? workerThreads(WORKER, count)
  threads.set(key, running)
  return running
}

async function closed(service: Service, folder: string): Promise<void> {
  await service.close()
  await rm(folder, { recursive: true, force: true })
}

export const testSettings = (folder: string, env: Record<string, string> = {}): Settings =>
  settings({
    MARKGRAPH_DATA: folder,
    MARKGRAPH_THREADS: '2',
    MARKGRAPH_RATE_LIMIT: '100000',
    MARKGRAPH_LOG_LEVEL: 'silent',
    ...env,
  })

/** Writes documents into a folder, as bundled references stand in theirs. */
async function writeReferences(folder: string, documents: readonly Reference[]): Promise<string> {
  await mkdir(folder, { recursive: true })
  for (const document of documents) {
    await writeFile(join(folder, `${document.id}.json`), JSON.stringify(document))
  }
  return folder
}
