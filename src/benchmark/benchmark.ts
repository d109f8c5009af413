import type { Json } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import { ownThread } from '../executor/own-thread.ts'
import { once } from '../graph/once.ts'
import type { SubmissionRow } from '../store/records/submissions.ts'
import type { Store } from '../store/store.ts'
import { readBaseline } from './baseline.ts'
import type { Metrics } from './kit/scoring.mjs'
import { readSplits, type Split } from './split.ts'
import type { Malformed, Outcome, Scored, Task } from './worker.ts'

const WORKER = new URL('worker.ts', import.meta.url)
const MAX_WAITING = 16
const RETRY_SECONDS = 30

/** A submission whose body is not JSON or lacks a field. */
export class MalformedSubmission extends Error {
  readonly malformed: Malformed
  constructor(malformed: Malformed) {
    super('the submission is malformed')
    this.malformed = malformed
  }
}

/** The open benchmark: frozen splits, submissions to them, and the leaderboard. */
export interface Benchmark {
  splits(): SplitSummary[]
  split(name: string): Promise<SplitDetail>
  leaderboard(name: string): Promise<{ split: string; split_hash: string; entries: Entry[] }>
  /** The replication kit, a ZIP. */
  kit(name: string): Promise<Uint8Array>
  /**
   * Scores the submission whose JSON body is in the file at `path`, and stores it. A submission that is stored already
   * is answered from the store. Calls `accepted` if the body is well formed, before anything is stored. Resolves when the
   * submission is on disk.
   * in      `payer`: against whose share it counts; `principal`: who submits
   * errors  MalformedSubmission; `not-found`; `bad-value` with every problem of the CSV; `busy`; those of storing it
   */
  submit(
    name: string,
    path: string,
    accepted: () => Promise<void>,
    payer?: string,
    principal?: string,
  ): Promise<Submitted>
  close(): Promise<void>
}

type SplitSummary = ReturnType<typeof summary>
type SplitDetail = SplitSummary & Pick<Split, 'protocol' | 'provenance'> & { n_submissions: number }
export type Submitted = ReturnType<typeof submitted>
export type Entry = ReturnType<typeof entry>

export function openBenchmark(store: Pick<Store, 'submissions' | 'commit'>): Benchmark {
  const splits = readSplits()
  const baselines = new Map([...splits.keys()].map((name) => [name, readBaseline(name)]))
  const kits = once<Uint8Array>()
  const thread = ownThread<Task, Outcome<never>>(WORKER)
  let waiting = 0

  async function run<T>(task: Task): Promise<T> {
    if (waiting >= MAX_WAITING) {
      throw new MarkgraphError('busy', 'too many submissions are being scored; try again in half a minute', {
        retryAfterSeconds: RETRY_SECONDS,
      })
    }
    waiting += 1
    try {
      const outcome: Outcome<T> = await thread.run(task)
      if ('ok' in outcome) return outcome.ok
      if ('malformed' in outcome) throw new MalformedSubmission(outcome.malformed)
      throw new MarkgraphError(outcome.error.code, outcome.error.message)
    } finally {
      waiting -= 1
    }
  }

  function splitOf(name: string): Split {
    const split = splits.get(name)
    if (split) return split
    const known = [...splits.keys()].join(', ')
    throw new MarkgraphError('not-found', `no split is called ${JSON.stringify(name)}; there are ${known}`)
  }

  return {
    splits: () => [...splits.values()].map(summary),
    async split(name) {
      const split = splitOf(name)
      const { protocol, provenance, split_hash } = split
      const submissions = await store.submissions.of(split_hash)
      return { ...summary(split), protocol, provenance, n_submissions: submissions.length }
    },
    async leaderboard(name) {
      const { split_hash } = splitOf(name)
      const submissions = await store.submissions.of(split_hash)
      const { submitter, method, metrics, created_at } = baselines.get(name)!
      const entries = [
        entry({ submitter, method, url: null, created_at, metrics }, true),
        ...submissions.map((row) =>
          entry({ ...row, created_at: row.createdAt, metrics: row.metrics as unknown as Metrics }, false),
        ),
      ]
      // a stable sort: among equals, the earlier submission comes first
      return { split: name, split_hash, entries: entries.sort((a, b) => a.cllr - b.cllr) }
    },
    kit(name) {
      splitOf(name)
      return kits(name, () => run<Uint8Array>({ task: 'kit', split: name }))
    },
    async submit(name, path, accepted, payer, principal) {
      const { split_hash: splitHash } = splitOf(name)
      const { csv, metrics, ...found } = await run<Scored>({ task: 'score', split: name, path })
      await accepted()
      const key = { splitHash, ...found }
      const before = await store.submissions.find(key)
      if (before) return submitted(before)
      const createdAt = new Date().toISOString()
      const row = { split: name, ...key, metrics: { ...metrics } as unknown as Json, createdAt }
      await store.commit({
        ...(payer !== undefined && { payer }),
        ...(principal !== undefined && { principal }),
        blobs: [{ sha256: found.csvSha256, data: csv, kept: true }],
        submissions: [row],
      })
      return submitted((await store.submissions.find(key))!) // if two came at once, the first
    },
    close: thread.close,
  }
}

const summary = ({ name, title, modality, split_hash, protocol_version, ...split }: Split) => {
  const { n_pairs, n_km, n_sources, n_folds, created_at } = split
  return {
    name,
    title,
    modality,
    split_hash,
    protocol_version,
    n_pairs,
    n_km,
    n_sources,
    n_folds,
    created_at,
  }
}

const submitted = ({ split, splitHash, submitter, method, metrics }: SubmissionRow) => ({
  split,
  split_hash: splitHash,
  submitter,
  method,
  metrics: metrics as unknown as Metrics,
})

const entry = (
  one: {
    readonly submitter: string
    readonly method: string
    readonly url: string | null
    readonly created_at: string
    readonly metrics: Metrics
  },
  isReference: boolean,
) => {
  const { submitter, method, url, created_at } = one
  const { cllr, cllr_std, cllr_min, auc, calibration_loss } = one.metrics
  return {
    submitter,
    method,
    url,
    is_reference: isReference,
    cllr,
    cllr_std,
    cllr_min,
    auc,
    calibration_loss,
    created_at,
  }
}
