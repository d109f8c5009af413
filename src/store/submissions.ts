import type { Json } from '../address/canonical.ts'

/** An accepted submission to a split of the benchmark. */
export interface SubmissionRow {
  readonly split: string
  readonly splitHash: string
  readonly submitter: string
  readonly method: string
  readonly url: string | null
  /** Of the CSV as it came, which is the blob of that hash. */
  readonly csvSha256: string
  readonly metrics: Json
  readonly createdAt: string
}

/** Reading of submissions; they are written by `Store.commit`. */
export interface SubmissionTable {
  /** Those to a split, the first one first. */
  of(splitHash: string): Promise<SubmissionRow[]>
  /** The stored submission of this submitter, method and CSV. */
  find(
    key: Pick<SubmissionRow, 'splitHash' | 'submitter' | 'method' | 'csvSha256'>,
  ): Promise<SubmissionRow | undefined>
}
