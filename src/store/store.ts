import type { Handle, Json } from '../address/canonical.ts'
import type { InputHandles, Meta, RunKey } from '../address/run.ts'
import type { MarkgraphError } from '../errors.ts'
import type { Counts } from './counts.ts'
import type { News } from './news.ts'
import type { CaseTable } from './records/cases.ts'
import type { CheckTable } from './records/checks.ts'
import type { CollectionTable } from './records/collections.ts'
import type { EventTable, NewEvent } from './records/events.ts'
import type { JobTable } from './records/jobs.ts'
import type { OwnReferenceTable } from './records/own-references.ts'
import type { PlanTable } from './records/plans.ts'
import type { ReportRow, ReportTable } from './records/reports.ts'
import type { ReviewTable } from './records/reviews.ts'
import type { StudyTable } from './records/studies.ts'
import type { SubmissionRow, SubmissionTable } from './records/submissions.ts'
import type { Questions, TaskQueue } from './task-queue.ts'

/** An artifact by handle. The bytes with the hash `dataSha256` may be absent; they are then computed again on request. */
export interface ArtifactRow {
  readonly handle: Handle
  readonly kind: string
  readonly meta: Meta
  readonly dataSha256: string
  readonly bytes: number
}

/** A finished computation. */
export interface RunRow {
  readonly runKey: RunKey
  readonly node: string
  readonly version: number
  readonly params: { readonly [key: string]: Json }
  readonly inputs: InputHandles
  readonly output: Handle
  readonly engineVersion: string
  /** Seconds that it took when it was first done, without waiting; absent where nobody measured. No part of any hash. */
  readonly seconds?: number
}

/** An uploaded scan, by the SHA-256 of the file. */
export interface ScanRow {
  readonly sha256: string
  readonly handle: Handle
}

export interface NewBlob {
  readonly sha256: string
  readonly data: Uint8Array
  /** Whether it stays for good, because nothing can compute it again. By default it may be evicted. */
  readonly kept?: boolean
}

/** Data that are written together: first the blobs, then all rows in one transaction. Existing blobs and rows do not change. */
export interface Commit {
  /**
   * Who brought it: what stays of it for good counts against the share of this client. Absent for the operator, who has no share.
   */
  readonly payer?: string
  /** Who did it, for the record of acts; empty for the operator. Rows of reports name their principal themselves. */
  readonly principal?: string
  readonly blobs?: readonly NewBlob[]
  readonly artifacts?: readonly ArtifactRow[]
  readonly runs?: readonly RunRow[]
  readonly scans?: readonly ScanRow[]
  readonly recipes?: readonly { readonly handle: Handle; readonly body: Json }[]
  readonly reports?: readonly ReportRow[]
  readonly submissions?: readonly SubmissionRow[]
  /** Acts that are recorded with it, in addition to what follows from its new rows. */
  readonly events?: readonly NewEvent[]
}

/** The size of a store: the number of artifacts, and the bytes of its parts by name. */
interface StoreSize {
  readonly artifacts: number
  readonly bytes: { readonly [part: string]: number }
}

/** What a store may take. */
export interface StoreLimits {
  /** Bytes of everything. */
  readonly diskBytes: number
  /** Bytes that stay for good, of each client. */
  readonly clientBytes: number
}

/** What was removed. */
export interface Removed {
  readonly count: number
  readonly bytes: number
}

/** The bytes, or why there are none: `absent` when never written or dropped, `damaged` when they do not match their hash. */
export type Read = Uint8Array | 'absent' | 'damaged'

/** Bytes that match their hash, to be read in pieces. They stay readable until `close`, whatever becomes of the store. */
export interface OpenBlob {
  readonly size: number
  /** Up to `length` bytes from `from` on; fewer only at the end. The caller may keep them. */
  read(from: number, length: number): Promise<Uint8Array>
  close(): Promise<void>
}

/**
 * The storage that a graph needs. Reads take many keys at once; unknown keys are missing from the answer.
 */
export interface ArtifactStore {
  /** Results of computations, by run key. */
  outputs(keys: readonly RunKey[]): Promise<ReadonlyMap<RunKey, Handle>>
  /** Every recorded run that gave an artifact, oldest first. */
  producers(handles: readonly Handle[]): Promise<ReadonlyMap<Handle, readonly RunRow[]>>
  artifacts(handles: readonly Handle[]): Promise<ReadonlyMap<Handle, ArtifactRow>>
  /** Whether the bytes are present, judged by size only; `read` checks their hash. */
  has(sha256: string): Promise<boolean>
  read(sha256: string): Promise<Read>
  /**
   * Resolves when everything is stored permanently. Simultaneous commits are written together, but each fails separately.
   * errors  `disk-full`, `write-failed`; `over-quota` when the payer's share, or the store, has no room for it
   */
  commit(commit: Commit): Promise<void>
  /**
   * From now on nothing that is read or written is evicted, until the returned function is called, but for long work. Absent
   * where nothing is evicted.
   */
  lease?(): () => void
}

/** The store of the service: everything that was uploaded, computed and reported. */
export interface Store extends ArtifactStore {
  readonly studies: StudyTable
  readonly collections: CollectionTable
  readonly cases: CaseTable
  readonly plans: PlanTable
  readonly checks: CheckTable
  readonly reviews: ReviewTable
  readonly jobs: JobTable
  readonly ownReferences: OwnReferenceTable
  readonly submissions: SubmissionTable
  readonly reports: ReportTable
  readonly events: EventTable
  /** Hints to other processes of what they may compute. Absent where the store belongs to one machine. */
  readonly queue?: TaskQueue & Questions
  /** News from other processes. Absent where the store belongs to one machine. */
  readonly news?: News
  /** Counts that all processes share. Absent where the store belongs to one machine. */
  readonly counts?: Counts
  /** Scans by the handles of their artifacts. */
  scans(handles: readonly Handle[]): Promise<ReadonlyMap<Handle, ScanRow>>
  /**
   * Opens bytes for reading in pieces, after a pass over them that has checked their hash. `seen` gets every piece of this pass,
   * in order, and must not keep it.
   */
  open(sha256: string, seen?: (piece: Uint8Array) => void): Promise<OpenBlob | 'absent' | 'damaged'>
  /** A recipe as it is stored. Error: `damaged` when it is no JSON any more; the caller checks its hash. */
  recipe(handle: Handle): Promise<Json | undefined>
  size(): Promise<StoreSize>
  /** Why nothing can be stored at this moment, in sentences; empty when it can. */
  problems(): Promise<readonly string[]>
  /** Why it takes nothing new: what every write is answered. Absent where it can be written. */
  readonly readOnly?: MarkgraphError
  /** Keeps the store small. Absent where it has no limits of its own. */
  readonly upkeep?: Upkeep
  close(): Promise<void>
}

/** What keeps a store small. */
export interface Upkeep {
  /**
   * Drops data that can be computed again, least recently used first, until the store takes at most `bytes`. Their rows stay.
   * Data in use stay, and so do those that a run made whose node is not current: they could not be made again.
   */
  evict(bytes: number, isCurrent: (node: string, version: number) => boolean): Promise<Removed>
  /**
   * Takes away the files of data without a row that nobody is writing. What can be computed again is removed; what nothing names is
   * moved to `orphans/`; what else only has these data stays where it is.
   */
  collect(isCurrent: (node: string, version: number) => boolean): Promise<Removed>
}
