import type { Removed } from '../store/store.ts'
import type { Service } from './service.ts'

const NOTHING: Removed = { count: 0, bytes: 0 }
const LOOK_MS = 2000 // between two looks at the size of the store
const DOWN_TO = 0.9 // of the quota, so that not every look evicts

/** The size of the store, in bytes. */
export async function bytesOf({ store }: Pick<Service, 'store'>): Promise<number> {
  const { bytes } = await store.size()
  return Object.values(bytes).reduce((sum, part) => sum + part, 0)
}

const isCurrentIn =
  ({ graph }: Pick<Service, 'graph'>) =>
  (node: string, version: number): boolean =>
    graph.isCurrent(node, version)

/** Evicts what can be computed again, least recently used first, until the store takes at most `bytes`. */
async function evictTo(service: Pick<Service, 'store' | 'graph'>, bytes: number): Promise<Removed> {
  return (await service.store.upkeep?.evict(bytes, isCurrentIn(service))) ?? NOTHING
}

/** Evicts if the store takes more than its quota. */
export async function keepQuota(service: Service): Promise<void> {
  if (service.store.readOnly) return
  const { diskBytes } = service.settings
  if ((await bytesOf(service)) > diskBytes) await evictTo(service, Math.floor(diskBytes * DOWN_TO))
}

/**
 * Keeps a store within its quota, from now until the returned function is called, which waits for an eviction under way.
 * in      `report` receives the errors of an eviction; the next look tries again
 */
export function keepingQuota(service: Service, report: (error: unknown) => void): () => Promise<void> {
  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= keepQuota(service)
      .catch(report)
      .finally(() => {
        looking = undefined
      })
  }, LOOK_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}

/** What a collection did. */
export interface Collection {
  readonly evicted: Removed
  /** Files without a row, which were removed or moved: see `Upkeep.collect`. */
  readonly orphans: Removed
  readonly bytesBefore: number
  readonly bytesAfter: number
}

/** Evicts to so many bytes, by default to the quota, and takes away what nothing names. `principal`: who wants it. */
export async function collectGarbage(
  service: Service,
  principal: string,
  bytes: number = service.settings.diskBytes,
): Promise<Collection> {
  const bytesBefore = await bytesOf(service)
  const evicted = await evictTo(service, bytes)
  const orphans = (await service.store.upkeep?.collect(isCurrentIn(service))) ?? NOTHING
  if (evicted.count + orphans.count > 0) {
    const details = { results: { ...evicted }, files_without_row: { ...orphans } }
    await service.store.commit({
      events: [{ principal, act: 'deleted', kind: 'data', subject: 'gc', details }],
    })
  }
  return { evicted, orphans, bytesBefore, bytesAfter: await bytesOf(service) }
}
