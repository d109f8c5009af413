import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../store/sqlite/sqlite-store.ts'
import type { Service } from './service.ts'

/** Runs work with a service that starts with an empty store, on the threads of this service. The store is removed afterwards. */
export async function onEmptyStore<T>(service: Service, work: (fresh: Service) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'markgraph-verify-'))
  try {
    const store = await openStore(folder)
    try {
      return await work({ ...service, store, graph: service.freshGraph(store) })
    } finally {
      await store.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
