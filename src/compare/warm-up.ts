import { setTimeout as sleep } from 'node:timers/promises'
import { ownThread } from '../executor/own-thread.ts'
import { memoryBudget } from '../limits/memory-budget.ts'
import type { SimulationTask, SmallPair } from '../marks/simulating.ts'
import type { Service } from '../service/service.ts'
import { memoryStore } from '../store/memory/memory-store.ts'
import type { ArtifactStore } from '../store/store.ts'
import { INCLUDES } from './answer/answer.ts'
import { answerAfresh } from './answer/answer-comparison.ts'
import { calibratedDomains, prepareComparison } from './request/comparison.ts'
import { uploadOfBytes } from './request/upload.ts'

const FIRST_MS = 1000 // a request that comes with the start, or the first work of a worker, has come by then
const NEXT_MS = 200
const MAX_WAITS = 10 // a study may take hours; then this goes on beside it

/** Waits until the service has computed nothing for so long, but not for ever. */
async function quiet({ graph }: Service, ms: number, signal: AbortSignal): Promise<void> {
  const computed = (): number => [...graph.counts().values()].reduce((sum, count) => sum + count.computed, 0)
  for (let waits = 0; waits < MAX_WAITS; waits++) {
    const before = computed()
    await sleep(ms, undefined, { signal })
    if (computed() === before) return
  }
}

/**
 * Compares small simulated marks, as many pairs at a time as there are threads, so that every thread has compiled the code of
 * a comparison before the first real one. It waits until the service is quiet, and gives way to other work; nothing is stored
 * and nothing is counted. It ends early when `signal` is aborted.
 */
export async function warmUp(service: Service, signal: AbortSignal): Promise<void> {
  const thread = ownThread<SimulationTask, readonly SmallPair[]>(service.worker, 'simulate')
  try {
    await quiet(service, FIRST_MS, signal)
    const calibrated = await calibratedDomains(service)
    const seeds = Array.from({ length: service.settings.threads }, (_, seed) => seed)
    const examples = (await Promise.all(seeds.map((seed) => thread.run({ seed })))).flat()
    const apart = withoutTrace(service)
    for (const [domain, pairs] of Map.groupBy(examples, (one) => one.domain)) {
      await quiet(service, NEXT_MS, signal)
      if (calibrated.includes(domain)) await Promise.all(pairs.map((pair) => compared(apart, pair)))
    }
  } catch (error) {
    if (!signal.aborted) throw error // a service that closes ends its threads
  } finally {
    await thread.close()
  }
}

/** The service with a graph and a store of its own, which read from the service's store and write into memory. */
function withoutTrace(service: Service): Service {
  const store = besides(service.store)
  return {
    ...service,
    store: { ...service.store, ...store },
    graph: service.freshGraph(store),
    decoding: { run: (_wanted, work) => work() }, // real scans do not wait for these
    // small marks; with a part of the memory they would wait for the turns of studies, which wait for memory
    budget: memoryBudget(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY),
  }
}

async function compared(service: Service, { domain, a, b }: SmallPair): Promise<void> {
  const [markA, markB] = [a, b].map((scans) => ({
    scans: scans.map((data) => uploadOfBytes('simulated.x3p', data)),
  }))
  const prepared = await prepareComparison(service, { domain, a: markA!, b: markB!, resolution: 'reference' })
  const session = service.graph.session()
  try {
    const asking = { include: new Set(INCLUDES), principal: '' }
    await answerAfresh(service, session.background(), prepared, asking)
  } finally {
    session.close()
  }
}

/** A store in memory that also reads what another one has. */
function besides(other: ArtifactStore): ArtifactStore {
  const own = memoryStore()
  const both =
    <K, V>(ask: (store: ArtifactStore) => (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>) =>
    async (keys: readonly K[]): Promise<ReadonlyMap<K, V>> =>
      new Map([...(await ask(other)(keys)), ...(await ask(own)(keys))])
  return {
    outputs: both((store) => store.outputs),
    producers: both((store) => store.producers),
    artifacts: both((store) => store.artifacts),
    has: async (hash) => (await own.has(hash)) || other.has(hash),
    async read(hash) {
      const data = await own.read(hash)
      return data === 'absent' ? other.read(hash) : data
    },
    commit: own.commit,
  }
}
