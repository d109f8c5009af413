import type { Handle } from '../../address/canonical.ts'
import { MarkgraphError, phrase, quote } from '../../errors.ts'
import type { ReviewScans, ReviewSettings, ReviewState } from '../../kinds/laboratory/review.ts'
import type { NewEvent } from './events.ts'

/** What is known of a review. */
export interface ReviewBody {
  readonly domain: string
  readonly reason: string
  readonly scans: ReviewScans
  readonly reference: { readonly id: string; readonly handle: Handle }
  readonly propositions: { readonly same: string; readonly different: string }
  /** Whether the record of acts has it that the reviewer saw a result too early. */
  readonly peeked: boolean
  /** Null until the reviewer has committed them. */
  readonly settings: ReviewSettings | null
  /** The report of the reviewer. */
  readonly second: Handle | null
  /** The sentence that each has signed last, by principal. */
  readonly signed: { readonly [principal: string]: string }
  /** The review as an artifact, when both have signed one sentence. */
  readonly document: Handle | null
}

/** A review that one key asks of another. */
export interface ReviewRow {
  /** Cannot be guessed. */
  readonly id: string
  /** The first report. */
  readonly report: Handle
  /** Whose that report is, and who asks. */
  readonly principal: string
  readonly reviewer: string
  readonly state: ReviewState
  /** ISO 8601, UTC. */
  readonly created: string
  readonly body: ReviewBody
}

/** A review as the tables of both engines have it, with its body as text. */
type StoredReview = Omit<ReviewRow, 'body' | 'report' | 'state'> & {
  readonly report: string
  readonly state: string
  readonly body: string
}

export const reviewOfRow = (row: StoredReview): ReviewRow => ({
  ...row,
  report: row.report as Handle,
  state: row.state as ReviewState,
  body: JSON.parse(row.body),
})

/** What becomes of a review, and what the record of acts says of it, in this order. */
interface ReviewChange extends Partial<Pick<ReviewRow, 'state' | 'body'>> {
  readonly events: readonly NewEvent[]
}

/** Reviews. Every call is one transaction, which is on disk when the call returns. */
export interface ReviewTable {
  insert(row: ReviewRow): Promise<void>
  get(id: string): Promise<ReviewRow | undefined>
  /** All reviews, in order of creation. */
  all(): Promise<ReviewRow[]>
  /** The reviews in which this reviewer has no result yet. */
  awaiting(reviewer: string): Promise<ReviewRow[]>
  /**
   * Changes a review as `to` says of what it is, and nobody else changes it meanwhile; undefined leaves it as it is. A document that
   * it names for the first time is kept for good.
   * errors  `not-found`; those of `to`
   */
  change(id: string, to: (row: ReviewRow) => ReviewChange | undefined): Promise<ReviewRow>
}

/** The states in which a reviewer has no result yet. */
export const AWAITING: readonly ReviewState[] = ['open', 'committed']

/** Error `not-found`, for a review that is not there or is of others. */
export function noReview(id: string): never {
  throw new MarkgraphError('not-found', phrase('no review has the id {id}', { id: quote(id) }))
}
