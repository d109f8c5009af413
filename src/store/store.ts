import type { Handle, Json } from '../address/canonical.ts'
import type { InputHandles, Meta, RunKey } from '../address/run.ts'
import type { OwnReferenceTable } from './own-references.ts'
import type { ReportRow, ReportTable } from './reports.ts'
import type { StudyTable } from './studies.ts'
import type { SubmissionRow, SubmissionTable } from './submissions.ts'

/** What a handle means. The bytes behind `dataSha256` may be absent: then they are computed again when asked for. */
export interface ArtifactRow {
  readonly handle: Handle
  readonly kind: string
  readonly meta: Meta
  readonly dataSha256: string
  readonly bytes: number
}

/** A computation that was done. */
export interface RunRow {
  readonly runKey: RunKey
  readonly node: string
  readonly version: number
  readonly params: { readonly [key: string]: Json }
  readonly inputs: InputHandles
  readonly output: Handle
  readonly engineVersion: string
}

/** A scan as it was uploaded, by the SHA-256 of the file. */
export interface ScanRow {
  readonly sha256: string
  readonly handle: Handle
}

export interface NewBlob {
  readonly sha256: string
  readonly data: Uint8Array
}

/** What is written together: blobs first, and the rows only after them, all or none. What is there already stays as it is. */
export interface Commit {
  readonly blobs?: readonly NewBlob[]
  readonly artifacts?: readonly ArtifactRow[]
  readonly runs?: readonly RunRow[]
  readonly scans?: readonly ScanRow[]
  readonly recipes?: readonly { readonly handle: Handle; readonly body: Json }[]
  readonly reports?: readonly ReportRow[]
  readonly submissions?: readonly SubmissionRow[]
}

/** How much a store holds: artifacts, and the bytes of its parts by their names. */
export interface StoreSize {
  readonly artifacts: number
  readonly bytes: { readonly [part: string]: number }
}

/** Bytes that are there, or why they are not: never written (or dropped), or not what their hash says. */
export type Read = Uint8Array | 'absent' | 'damaged'

/**
 * What a graph needs to remember. Reads take many keys at once; what is not known is missing from the answer.
 */
export interface ArtifactStore {
  /** Results of computations, by run key. */
  outputs(keys: readonly RunKey[]): Promise<ReadonlyMap<RunKey, Handle>>
  /** Every recorded run that gave an artifact, the first one first. */
  producers(handles: readonly Handle[]): Promise<ReadonlyMap<Handle, readonly RunRow[]>>
  artifacts(handles: readonly Handle[]): Promise<ReadonlyMap<Handle, ArtifactRow>>
  /** Whether the bytes are there, by presence and size alone; `read` checks their hash. */
  has(sha256: string): Promise<boolean>
  read(sha256: string): Promise<Read>
  /**
   * Resolves when everything is kept for good. Commits that come at the same time are written together, and fail apart.
   * errors  `disk-full`, `write-failed`
   */
  commit(commit: Commit): Promise<void>
}

/** The memory of the service: what was uploaded, computed and reported. */
export interface Store extends ArtifactStore {
  readonly studies: StudyTable
  readonly ownReferences: OwnReferenceTable
  readonly submissions: SubmissionTable
  readonly reports: ReportTable
  /** Scans by the handles of their artifacts. */
  scans(handles: readonly Handle[]): Promise<ReadonlyMap<Handle, ScanRow>>
  recipe(handle: Handle): Promise<Json | undefined>
  size(): Promise<StoreSize>
  close(): Promise<void>
}
