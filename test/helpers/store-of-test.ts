import { rm } from 'node:fs/promises'
import { afterEach, beforeEach } from 'vitest'
import { type LimitedStore, openStore } from '../../src/store/sqlite/sqlite-store.ts'
import type { StoreLimits } from '../../src/store/store.ts'
import { temporaryFolder } from './data-folder.ts'

/** The open store of the test that runs, in a data folder of its own. */
interface StoreOfTest {
  readonly folder: string
  readonly store: LimitedStore
  /** What the store has reported since the test began. */
  readonly reports: readonly string[]
  /** Closes the store and opens it again; the new one. */
  reopened(limits?: StoreLimits): Promise<LimitedStore>
}

/** Gives every test of a file a store in a new folder, which is removed after it. */
export function storeOfEachTest(): StoreOfTest {
  let folder: string
  let store: LimitedStore
  let reports: string[]
  const open = (limits?: StoreLimits) => openStore(folder, (message) => reports.push(message), limits)
  beforeEach(async () => {
    folder = await temporaryFolder()
    reports = []
    store = await open()
  })
  afterEach(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })
  return {
    get folder() {
      return folder
    },
    get store() {
      return store
    },
    get reports() {
      return reports
    },
    async reopened(limits) {
      await store.close()
      store = await open(limits)
      return store
    },
  }
}
