/** Commits that are told apart by a number; every second one is large enough for a file. */
import { sha256 } from '../../src/address/canonical.ts'
import { runKey } from '../../src/address/run.ts'
import { handleOf } from '../../src/kinds/kind.ts'
import type { ArtifactStore, Commit } from '../../src/store/store.ts'

export function dataOf(n: number): Uint8Array {
  const data = new Uint8Array(n % 2 === 0 ? 200_000 : 500)
  new DataView(data.buffer).setUint32(0, n)
  return data
}

export function numbered(n: number): Commit {
  const data = dataOf(n)
  const hash = sha256(data)
  const handle = handleOf({ kind: 'row', meta: { n }, dataSha256: hash })
  const inputs = {}
  return {
    blobs: [{ sha256: hash, data }],
    artifacts: [{ handle, kind: 'row', meta: { n }, dataSha256: hash, bytes: data.length }],
    runs: [
      {
        runKey: runKey({ name: 'make', version: 1 }, { n }, inputs),
        node: 'make',
        version: 1,
        params: { n },
        inputs,
        output: handle,
        engineVersion: 'test',
      },
    ],
  }
}

/** What reading a blob gives: the hash of the bytes, or why there are none. */
export async function readHash(store: ArtifactStore, hash: string): Promise<string> {
  const data = await store.read(hash)
  return typeof data === 'string' ? data : sha256(data)
}
