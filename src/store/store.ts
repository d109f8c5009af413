import type { Handle, Json } from '../address/canonical.ts'
import type { Meta } from '../kinds/kind.ts'
import type { InputHandles } from '../kinds/node.ts'
import type { OwnReferenceTable } from './sqlite/references.ts'
import type { StudyTable } from './sqlite/studies.ts'
import type { SubmissionRow, Submissions } from './sqlite/submissions.ts'

export interface ArtifactRow {
  readonly handle: Handle
  readonly kind: string
  readonly meta: Meta
  readonly dataSha256: string
  readonly bytes: number
}

export interface RunRow {
  readonly runKey: string
  readonly node: string
  readonly version: number
  readonly params: { readonly [key: string]: Json }
  readonly inputs: InputHandles
  readonly output: Handle
  readonly engineVersion: string
}

export interface ScanRow {
  readonly sha256: string
  readonly handle: Handle
  readonly filename: string
}

export interface NewBlob {
  readonly sha256: string
  readonly data: Uint8Array
}

/** What is written together: blobs first, and the rows only after them, in one transaction. */
export interface Commit {
  readonly blobs?: readonly NewBlob[]
  readonly artifacts?: readonly ArtifactRow[]
  readonly runs?: readonly RunRow[]
  readonly scans?: readonly ScanRow[]
  readonly recipes?: readonly { readonly handle: Handle; readonly body: Json }[]
  /** One that is stored already is left as it is. */
  readonly submissions?: readonly SubmissionRow[]
}

/** How much a store holds. */
export interface StoreSize {
  readonly artifacts: number
  /** Bytes of blobs in files of their own. */
  readonly fileBytes: number
  /** Bytes of the database, the smaller blobs among them. */
  readonly databaseBytes: number
}

/** The memory of the service: what was uploaded, computed and reported. One embedded implementation: `openStore`. */
export interface Store {
  readonly studies: StudyTable
  readonly ownReferences: OwnReferenceTable
  run(runKey: string): RunRow | undefined
  /** The first recorded run that gave this artifact. */
  producer(handle: Handle): RunRow | undefined
  /** Every recorded run that gave this artifact, the first one first. */
  producers(handle: Handle): RunRow[]
  artifact(handle: Handle): ArtifactRow | undefined
  scan(sha256: string): ScanRow | undefined
  scanOf(handle: Handle): ScanRow | undefined
  recipe(handle: Handle): Json | undefined
  readonly submissions: Submissions
  /** Whether the bytes are there, by presence and size alone; `read` checks their hash. */
  has(sha256: string): Promise<boolean>
  /** The bytes, or undefined when absent or not what their hash says; a corrupt copy is reported and set aside. */
  read(sha256: string): Promise<Uint8Array | undefined>
  /**
   * Resolves when everything is on disk. Commits that come within a few milliseconds share one transaction; `hurry` says
   * that somebody waits for what was committed so far.
   */
  commit(commit: Commit): Promise<void>
  hurry(): void
  size(): StoreSize
  /** An own folder for this process's unfinished files, removed when the process ends or, at the latest, at the next start. */
  readonly temporaryFolder: string
  close(): Promise<void>
}
