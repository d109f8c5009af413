import { handleOfArtifact, sha256 } from '../../../src/address/canonical.ts'
import { runKey } from '../../../src/address/run.ts'
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts'
import type { Commit } from '../../../src/store/store.ts'
import { median, timed, withFolder } from '../service/measure.ts'
import { diskOf } from './disk.ts'
import { highestMemory, type Series } from './series.ts'

const AT_ONCE = 5000 // written in one transaction while the store grows
const BYTES = 200 // of one artifact, as a score or a verbal term has
const RUNS = 50

/** Artifact `i` with its run and bytes, as a small node gives them. */
function artifact(i: number) {
  const data = Buffer.alloc(BYTES, `artifact ${i} `)
  const dataSha256 = sha256(data)
  const handle = handleOfArtifact('score', {}, dataSha256)
  const node = { node: 'growth', name: 'growth', version: 1 }
  const params = { part: i }
  const inputs = { a: handle }
  const key = runKey(node, params, inputs)
  const commit: Commit = {
    blobs: [{ sha256: dataSha256, data }],
    artifacts: [{ handle, kind: 'score', meta: {}, dataSha256, bytes: BYTES }],
    runs: [{ runKey: key, node: 'growth', version: 1, params, inputs, output: handle, engineVersion: '0' }],
  }
  return { key, commit }
}

/** How long a result is looked up by its run key in a store of so many artifacts, and how long one more takes to be on disk. */
export const artifacts: Series = {
  title: 'a store by artifacts',
  unit: 'artifacts',
  sizes: [1e3, 1e4, 1e5, 1e6],
  measure: (size) =>
    withFolder(async (folder) => {
      const store = await openStore(folder)
      try {
        for (let count = 0; count < size; ) {
          const length = Math.min(AT_ONCE, size - count)
          const commits = Array.from({ length }, () => artifact(count++).commit)
          await Promise.all(commits.map((commit) => store.commit(commit)))
        }
        // spread over the whole store, so that a look-up finds another page each time
        const looked = []
        for (let i = 0; i < RUNS; i++) {
          const { key } = artifact(Math.floor((i * size) / RUNS))
          looked.push((await timed(() => store.outputs([key]))).wall)
        }
        const inserted = []
        for (let i = 0; i < RUNS; i++) {
          const { commit } = artifact(size + i)
          inserted.push((await timed(() => store.commit(commit))).wall)
        }
        return {
          size,
          seconds: { 'result by run key': median(looked) / 1000, 'insert on disk': median(inserted) / 1000 },
          memory: highestMemory(),
          disk: await diskOf(folder),
        }
      } finally {
        await store.close()
      }
    }),
}
