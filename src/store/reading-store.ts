import type { MarkgraphError } from '../errors.ts'
import { memoryStore } from './memory/memory-store.ts'
import type { Commit, Store, Upkeep } from './store.ts'

/** The tables of a store that take rows. */
type Tables = { [K in keyof Store]: Store[K] extends { insert: unknown } ? K : never }[keyof Store]
type Refusing = { readonly [K in Exclude<Tables, undefined>]: Store[K] }

type Recorded = 'outputs' | 'producers' | 'artifacts' | 'has' | 'read' | 'commit'

/**
 * A store that takes nothing new for good. What is computed only to look at something is known until the store is closed, with
 * its data where they cannot be computed again; a commit of what is there already succeeds.
 * in      `refusal`: the error of everything that would have to be stored
 */
export function readingStore<S extends Store & { readonly upkeep: Upkeep }>(
  store: S,
  refusal: MarkgraphError,
): S {
  const more = memoryStore()
  const refuse = async (): Promise<never> => {
    throw refusal
  }
  const both = async <K, V>(
    keys: readonly K[],
    ask: (from: Pick<Store, Recorded>, keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
  ): Promise<ReadonlyMap<K, V>> => {
    const found = await ask(store, keys)
    const other = keys.filter((key) => !found.has(key))
    return other.length === 0 ? found : new Map([...found, ...(await ask(more, other))])
  }

  /** Whether everything is there that a commit would add for good. */
  async function isThere({
    scans = [],
    recipes = [],
    reports = [],
    submissions = [],
    events = [],
  }: Commit): Promise<boolean> {
    if (events.length > 0) return false
    const known = await store.scans(scans.map(({ handle }) => handle))
    const all = await Promise.all([
      ...recipes.map(async ({ handle }) => (await store.recipe(handle)) !== undefined),
      ...reports.map(({ principal, handle }) => store.reports.has(principal, handle)),
      ...submissions.map(async (one) => (await store.submissions.find(one)) !== undefined),
    ])
    return scans.every(({ handle }) => known.has(handle)) && all.every(Boolean)
  }

  const own: Pick<Store, Recorded> = {
    outputs: (keys) => both(keys, (from, some) => from.outputs(some)),
    producers: (handles) => both(handles, (from, some) => from.producers(some)),
    artifacts: (handles) => both(handles, (from, some) => from.artifacts(some)),
    has: async (sha256) => (await store.has(sha256)) || more.has(sha256),
    async read(sha256) {
      const found = await store.read(sha256)
      return typeof found === 'string' && (await more.has(sha256)) ? more.read(sha256) : found
    },
    async commit(commit) {
      if (!(await isThere(commit))) throw refusal
      await more.commit({ ...commit, blobs: (commit.blobs ?? []).filter(({ kept }) => kept === true) })
    },
  }
  const refusing: Refusing = {
    studies: { ...store.studies, insert: refuse, change: refuse },
    collections: { ...store.collections, insert: refuse, add: refuse, addBlock: refuse, remove: refuse },
    cases: { ...store.cases, insert: refuse, change: refuse },
    plans: { ...store.plans, insert: refuse, done: refuse },
    checks: { ...store.checks, insert: refuse, addRun: refuse },
    reviews: { ...store.reviews, insert: refuse, change: refuse },
    jobs: { ...store.jobs, insert: refuse, change: refuse },
    ownReferences: { ...store.ownReferences, insert: refuse },
  }
  return {
    ...store,
    ...own,
    ...refusing,
    readOnly: refusal,
    upkeep: { evict: refuse, collect: refuse },
    problems: async () => [refusal.message],
  }
}
