import type { Handle } from '../../address/canonical.ts'
import type { SignedManifest } from '../signatures/dsse.ts'
import { bundleTag, type Seal } from './bundle.ts'
import { asFile, fileEntry, MANIFEST, type Manifest, manifestWith } from './manifest.ts'
import { type ZipFile, zipLength, zipped } from './zip.ts'

/** A bundle that is written piece by piece; one large file at a time is in memory. */
export interface LazyBundle {
  /** Handle of its manifest. */
  readonly handle: Handle
  /** Names these bytes: see `Bundle`. */
  readonly tag: string
  readonly length: number
  stream(): AsyncGenerator<Uint8Array, void>
}

/** A large file: its entry in the manifest, and its bytes when they are written. */
export type LargeFile = Manifest['files'][number] & { read(): Promise<Uint8Array> }

/** The bundle of a manifest that states these facts, of documents, of large files after them, and of signatures. */
export function lazyBundle<M extends SignedManifest>(
  facts: Omit<M, 'files' | 'handle'>,
  documents: readonly ZipFile[],
  large: readonly LargeFile[],
  seal: Seal<M>,
): LazyBundle {
  const files = [
    ...documents.map(({ path, data }) => fileEntry(path, data)),
    ...large.map(({ path, sha256, bytes }) => ({ path, sha256, bytes })),
  ]
  const manifest = manifestWith({ ...facts, files }) as unknown as M
  const sealed = seal(manifest)
  const first = { path: MANIFEST, data: asFile(manifest) }
  async function* all(): AsyncGenerator<ZipFile, void> {
    yield first
    yield* documents
    for (const { path, read } of large) yield { path, data: await read() }
    yield* sealed
  }
  return {
    handle: manifest.handle,
    tag: bundleTag(manifest, sealed),
    length: zipLength([
      ...[first, ...sealed].map(({ path, data }) => ({ path, bytes: data.length })),
      ...files,
    ]),
    stream: () => zipped(all()),
  }
}
