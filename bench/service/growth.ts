import { handleOfArtifact, sha256 } from '../../src/address/canonical.ts'
import { runKey } from '../../src/address/run.ts'
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import type { Commit } from '../../src/store/store.ts'
import { median, mib, ms, type Rows, timed, told, withFolder } from './measure.ts'

const SIZES = [1e3, 1e4, 1e5, 1e6] // artifacts
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
  return { handle, key, commit }
}

/** Times, disk and memory of a store that grows to a million artifacts. */
export function growthOfStore(): Promise<Rows> {
  return withFolder(async (folder) => {
    const store = await openStore(folder)
    const rows: Rows = []
    let count = 0
    try {
      for (const size of SIZES) {
        while (count < size) {
          const commits = Array.from(
            { length: Math.min(AT_ONCE, size - count) },
            () => artifact(count++).commit,
          )
          await Promise.all(commits.map((commit) => store.commit(commit)))
        }
        // spread over the whole store, so that a look-up finds another page each time
        const keys = Array.from({ length: RUNS }, (_, i) => artifact(Math.floor((i * size) / RUNS)))
        const of = async (work: (one: (typeof keys)[number]) => Promise<unknown>) => {
          const times = []
          for (const one of keys) times.push((await timed(() => work(one))).wall)
          return ms(median(times))
        }
        const lookUp = await of(({ key }) => store.outputs([key]))
        const fifty = await timed(() => store.outputs(keys.map(({ key }) => key)))
        const row = await of(({ handle }) => store.artifacts([handle]))
        const read = await of(({ commit }) => store.read(commit.blobs![0]!.sha256))
        const insert = await of(() => store.commit(artifact(count++).commit))
        const bytes = (await store.size()).bytes['database']!
        rows.push([
          ...[size.toLocaleString('en'), lookUp, ms(fifty.wall), row, read, insert],
          ...[mib(bytes / 2 ** 20), `${Math.round(bytes / count)}`, mib(process.memoryUsage.rss() / 2 ** 20)],
        ])
        told(rows.at(-1)!)
      }
      return rows
    } finally {
      await store.close()
    }
  })
}

export const GROWTH_HEADER = [
  ...['artifacts', 'result by run key', '50 at once', 'row', 'bytes', 'insert, on disk'],
  ...['database', 'bytes each', 'resident'],
]
