import type { Handle } from '../../address/canonical.ts'
import type { RunKey } from '../../address/run.ts'
import type { ArtifactRow, ArtifactStore, RunRow } from '../store.ts'

/** A store that starts empty and lives only in memory, for computing something again without earlier results. */
export function memoryStore(): ArtifactStore {
  const blobs = new Map<string, Uint8Array>()
  const artifacts = new Map<Handle, ArtifactRow>()
  const runs = new Map<RunKey, RunRow>()
  const producers = new Map<Handle, RunRow[]>()
  const picked = <K, V>(from: ReadonlyMap<K, V>, keys: readonly K[]): Map<K, V> =>
    new Map(keys.flatMap((key) => (from.has(key) ? [[key, from.get(key)!] as const] : [])))
  return {
    outputs: async (keys) => new Map([...picked(runs, keys)].map(([key, { output }]) => [key, output])),
    producers: async (handles) => picked(producers, handles),
    artifacts: async (handles) => picked(artifacts, handles),
    has: async (sha256) => blobs.has(sha256),
    read: async (sha256) => blobs.get(sha256) ?? 'absent',
    async commit(commit) {
      for (const { sha256, data } of commit.blobs ?? []) if (!blobs.has(sha256)) blobs.set(sha256, data)
      for (const row of commit.artifacts ?? []) {
        if (!artifacts.has(row.handle)) artifacts.set(row.handle, row)
      }
      for (const row of commit.runs ?? []) {
        if (runs.has(row.runKey)) continue
        runs.set(row.runKey, row)
        producers.set(row.output, [...(producers.get(row.output) ?? []), row])
      }
    },
  }
}
