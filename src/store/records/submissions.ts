import type { Json } from '../../address/canonical.ts'

/** An accepted submission to a split of the benchmark. */
export interface SubmissionRow {
  readonly split: string
  readonly splitHash: string
  readonly submitter: string
  readonly method: string
  readonly url: string | null
  /** Hash of the CSV as received, which is the blob with this hash. */
  readonly csvSha256: string
  readonly metrics: Json
  readonly createdAt: string
}

/** A submission as the tables of both engines have it, with its metrics as text. */
export const submissionOfRow = (
  row: Omit<SubmissionRow, 'metrics'> & { readonly metrics: string },
): SubmissionRow => ({ ...row, metrics: JSON.parse(row.metrics) })

/** Reads submissions; `Store.commit` writes them. */
export interface SubmissionTable {
  /** The submissions to a split, oldest first. */
  of(splitHash: string): Promise<SubmissionRow[]>
  /** The stored submission of this submitter, method and CSV. */
  find(
    key: Pick<SubmissionRow, 'splitHash' | 'submitter' | 'method' | 'csvSha256'>,
  ): Promise<SubmissionRow | undefined>
}
