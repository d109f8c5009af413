import { canonicalJson, type Handle, handleOfArtifact, type Json } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import type { Encoded } from '../kinds/kind.ts'
import { type Ref, runKey } from '../kinds/node.ts'
import { type Surface, surfaceKind } from '../kinds/surface.ts'
import { decode } from '../nodes/decode.ts'
import type { Commit } from '../store/store.ts'
import type { Service } from './service.ts'

/** A scan as a client sent it; `read` gives the bytes whose SHA-256 is `sha256`. */
export interface Upload {
  readonly filename: string
  readonly sha256: string
  readonly size: number
  read(): Promise<Uint8Array>
}

/** A scan that was decoded: what comparisons start from. */
export interface Scan {
  readonly surface: Ref<Surface>
  /** The scan's own artifact, and the SHA-256 of the file. */
  readonly handle: Handle
  readonly sha256: string
  readonly filename: string
}

/**
 * Decodes uploads and makes them part of the store, all or none: a bad one among them leaves nothing behind.
 * A file that was decoded before is neither read nor decoded again. What is new may still be on its way to disk when this
 * returns: `flush` before an answer names it.
 */
export async function ingest(service: Service, uploads: readonly Upload[]): Promise<Scan[]> {
  const taken = await Promise.all(
    uploads.map((one, i) => decoded(service, one).catch((error) => refused(error, i))),
  )
  const fresh = taken.filter((one) => one.prepared !== undefined)
  service.graph.record(
    fresh.map((one) => one.prepared!),
    mergedCommits(taken.map((one) => one.commit)),
  )
  return taken.map((one) => one.scan)
}

/** A refusal that says in its details which upload it is about. */
function refused(error: unknown, upload: number): never {
  if (!(error instanceof MarkgraphError)) throw error
  throw new MarkgraphError(error.code, error.message, { ...error.details, upload }, error)
}

async function decoded({ graph, settings, decoding }: Service, upload: Upload) {
  const { sha256, filename, size } = upload
  const handle = handleOfArtifact('scan', {}, sha256)
  const params = {
    max_decompressed_bytes: settings.maxDecompressedBytes,
    max_compression_ratio: settings.maxCompressionRatio,
  }
  const rows: Commit = {
    artifacts: [{ handle, kind: 'scan', meta: {}, dataSha256: sha256, bytes: size }],
    scans: [{ sha256, handle, filename: filename.slice(0, 255) }],
  }
  const keep = settings.keepScans && !(await graph.store.has(sha256))
  const known = graph.store.run(runKey(decode, params as Json, { scan: handle }))
  const surface = known && graph.store.artifact(known.output)
  if (surface && !keep && (await graph.store.has(surface.dataSha256))) {
    return {
      scan: { surface: { handle: surface.handle, kind: surfaceKind }, handle, sha256, filename },
      commit: {},
    }
  }
  const { data, prepared } = await decoding(async () => {
    const data = await upload.read()
    const scan: Encoded = { kind: 'scan', meta: {}, data, dataSha256: sha256 }
    return { data, prepared: await graph.prepare(decode, params, { scan }) }
  })
  return {
    scan: { surface: prepared.ref, handle, sha256, filename },
    prepared,
    commit: keep ? { ...rows, blobs: [{ sha256, data }] } : rows,
  }
}

const mergedCommits = (commits: readonly Commit[]): Commit => ({
  blobs: commits.flatMap(({ blobs }) => blobs ?? []),
  artifacts: commits.flatMap(({ artifacts }) => artifacts ?? []),
  scans: commits.flatMap(({ scans }) => scans ?? []),
})

/** The scan behind a surface handle; `not-found` or `wrong-kind` when the handle is not that of a surface. */
export function scanOfSurface({ graph }: Service, handle: string): Scan {
  const surface = graph.named(handle, surfaceKind)
  const run = graph.store.producer(surface.handle)
  const scanHandle = run?.inputs['scan'] as Handle | undefined
  const row = scanHandle && graph.store.scanOf(scanHandle)
  if (!row)
    throw new Error(`the surface ${handle} has no scan: ${canonicalJson((run?.inputs ?? null) as Json)}`)
  return { surface, handle: row.handle, sha256: row.sha256, filename: row.filename }
}
