import type { Handle } from '../../address/canonical.ts'

/** A check of a laboratory, which is an artifact. */
export interface CheckRow {
  readonly handle: Handle
  readonly name: string
  readonly domain: string
  /** Whose it is; empty for the operator. */
  readonly principal: string
  /** ISO 8601, UTC. */
  readonly created: string
}

/** A check that was done, which is an artifact. */
export interface CheckRunRow {
  readonly handle: Handle
  readonly check: Handle
  /** Who did it. */
  readonly principal: string
  /** ISO 8601, UTC. */
  readonly created: string
  readonly passed: boolean
}

/** Checks and their runs. What is inserted is on disk when the call returns, and the documents are kept for good. */
export interface CheckTable {
  /** Stores a check; one that is there stays as it is. */
  insert(row: CheckRow): Promise<void>
  get(handle: Handle): Promise<CheckRow | undefined>
  /** All checks, in order of creation. */
  all(): Promise<CheckRow[]>
  /** Stores a run; one that is there stays as it is. */
  addRun(row: CheckRunRow): Promise<void>
  /** The runs of a check, in order of creation. */
  runs(check: Handle): Promise<CheckRunRow[]>
}
