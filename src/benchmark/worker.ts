import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../address/canonical.ts'
import { type ErrorCode, MarkgraphError } from '../errors.ts'
import { type Metrics, metricsOf } from './kit/scoring.mjs'
import { replicationKit } from './kit.ts'
import { frozenPairs, type Pairs, testedPairs } from './pairs.ts'
import { FROZEN, readSplit } from './split.ts'
import { hasFewValues, readSubmission, submissionSchema } from './submission.ts'

/** Make the kit of a split, or read and score the submission whose JSON body is in a file. */
export type Task =
  | { readonly task: 'kit'; readonly split: string }
  | { readonly task: 'score'; readonly split: string; readonly path: string }

export interface Scored {
  readonly submitter: string
  readonly method: string
  readonly url: string | null
  readonly csv: Uint8Array
  readonly csvSha256: string
  readonly metrics: Metrics
}

/** A body that is not what it should be: why it is no JSON, or what is wrong with which field. */
export type Malformed =
  | { readonly notJson: string }
  | { readonly issues: readonly object[]; readonly input: unknown }

export type Outcome<T> =
  | { readonly ok: T }
  | { readonly malformed: Malformed }
  | { readonly error: { readonly code: ErrorCode; readonly message: string } }

const OTHER_SHAPE = {
  ...{ code: 'custom', path: [] },
  message: 'Input should be an object of submitter, method, url and csv, each a text',
}
const ECHOED = 200 // characters of a wrong field that are told back

/** Entry point of the benchmark's own worker thread. */
export default function work(task: Task): Outcome<Uint8Array | Scored> {
  try {
    return task.task === 'kit' ? { ok: replicationKit(task.split) } : scored(task.split, task.path)
  } catch (error) {
    if (!(error instanceof MarkgraphError)) throw error
    return { error: { code: error.code, message: error.message } }
  }
}

function scored(split: string, path: string): Outcome<Scored> {
  const json = readFileSync(path)
  if (!hasFewValues(json)) return { malformed: { issues: [OTHER_SHAPE], input: null } }
  let body: unknown
  try {
    body = JSON.parse(json.toString())
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { malformed: { notJson: error.message.slice(0, ECHOED) } }
  }
  const result = submissionSchema.safeParse(body)
  if (!result.success) {
    const issues = JSON.parse(JSON.stringify(result.error.issues)) as object[]
    return { malformed: { issues, input: abridged(body) } }
  }
  const { submitter, method, url = null, csv } = result.data
  const { pairs, folds } = frozen(split)
  const metrics = metricsOf(readSubmission(csv, pairs.ids, split), pairs.labels, folds)
  const bytes = new TextEncoder().encode(csv)
  return { ok: { submitter, method, url, csv: bytes, csvSha256: sha256(bytes), metrics } }
}

/** A wrong body, small enough to be told back: the fields of a submission, long texts cut, what is nested left out. */
function abridged(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return Array.isArray(body) ? [] : null
  const one = (value: unknown): unknown => {
    if (typeof value === 'string') return value.slice(0, ECHOED)
    if (Array.isArray(value)) return []
    return typeof value === 'object' && value !== null ? {} : value
  }
  const names = Object.keys(submissionSchema.shape).filter((name) => Object.hasOwn(body, name))
  return Object.fromEntries(names.map((name) => [name, one((body as Record<string, unknown>)[name])]))
}

let last: { readonly name: string; readonly pairs: Pairs; readonly folds: Uint32Array[] } | undefined

/** The pairs of a split; the last one used is kept, because deriving 170,000 ids takes a second. */
function frozen(name: string) {
  if (last?.name === name) return last
  const split = readSplit(join(FROZEN, `${name}.json`))
  const pairs = frozenPairs(split)
  last = { name, pairs, folds: testedPairs(pairs, split.n_folds) }
  return last
}
