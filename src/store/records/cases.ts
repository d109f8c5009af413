import type { Json } from '../../address/canonical.ts'
import { MarkgraphError, phrase, quote } from '../../errors.ts'
import type { CaseBody } from '../../kinds/laboratory/case.ts'

/** What belongs to one case. */
export interface CaseRow {
  /** Cannot be guessed. */
  readonly id: string
  /** One of each owner. */
  readonly number: string
  /** Whose it is; empty for the operator: made on the command line, or without API keys. */
  readonly principal: string
  /** ISO 8601, UTC. */
  readonly created: string
  readonly body: CaseBody
}

/** A case as the tables of both engines have it, with its body as text. */
type StoredCase = Omit<CaseRow, 'body'> & { readonly body: string }

export const caseOfRow = (row: StoredCase): CaseRow => ({ ...row, body: JSON.parse(row.body) })

/** What becomes of a case, and what the record of acts says of the change. */
interface CaseChange extends Pick<CaseRow, 'number' | 'body'> {
  readonly details: { readonly [name: string]: Json }
}

/** Cases. Every call is one transaction, which is on disk when the call returns. */
export interface CaseTable {
  /** Stores a case. Error: `conflict` when its owner has one of that number. */
  insert(row: CaseRow): Promise<void>
  get(id: string): Promise<CaseRow | undefined>
  /** The one of this number among those of an owner. */
  numbered(principal: string, number: string): Promise<CaseRow | undefined>
  /** All cases, in order of creation. */
  all(): Promise<CaseRow[]>
  /**
   * Changes a case as `to` says of what it is, and nobody else changes it meanwhile; undefined leaves it as it is.
   * errors  `not-found`; `conflict`: another case of its owner has that number; those of `to`
   */
  change(id: string, principal: string, to: (row: CaseRow) => CaseChange | undefined): Promise<CaseRow>
}

/** Error `not-found`, for a case that is not there or is somebody else's. */
export function noCase(id: string): never {
  throw new MarkgraphError('not-found', phrase('no case is called {id}', { id: quote(id) }))
}

/** Error `conflict`. */
export function refuseNumber(number: string): never {
  throw new MarkgraphError(
    'conflict',
    phrase('there is a case with the number {number}; give another number', { number }),
  )
}
