import type { Handle, Json } from '../address/canonical.ts'

export interface OwnReferenceRow {
  readonly id: string
  /** Of the document, which is an artifact. */
  readonly handle: Handle
  /** The document without its rows. */
  readonly record: Json
  readonly study: string | null
}

/** References of this installation. What is inserted is on disk when the call returns, and never changes. */
export interface OwnReferenceTable {
  /** False, and nothing changed, when the id is taken. */
  insert(row: OwnReferenceRow): Promise<boolean>
  get(id: string): Promise<OwnReferenceRow | undefined>
  all(): Promise<OwnReferenceRow[]>
}
