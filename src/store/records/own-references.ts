import type { Handle, Json } from '../../address/canonical.ts'

export interface OwnReferenceRow {
  readonly id: string
  /** Handle of the document, which is an artifact. */
  readonly handle: Handle
  /** The document without its rows. */
  readonly record: Json
  readonly study: string | null
  /** Whose it is; empty for the operator, whose references everybody may use. */
  readonly principal: string
}

/** A reference as the tables of both engines have it, with its record as text. */
type StoredReference = Omit<OwnReferenceRow, 'handle' | 'record'> & {
  readonly [name in 'handle' | 'record']: string
}

export const ownReferenceOfRow = (row: StoredReference): OwnReferenceRow => ({
  ...row,
  handle: row.handle as Handle,
  record: JSON.parse(row.record),
})

/** References of this installation. An inserted reference is on disk when the call returns, and never changes. */
export interface OwnReferenceTable {
  /** Returns false and changes nothing when the id is in use. */
  insert(row: OwnReferenceRow): Promise<boolean>
  get(id: string): Promise<OwnReferenceRow | undefined>
  all(): Promise<OwnReferenceRow[]>
}
