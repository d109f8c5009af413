import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { sha256 } from '../address/canonical.ts'
import { type ErrorCode, MarkgraphError } from '../errors.ts'
import { type Metrics, metricsOf } from './kit/scoring.mjs'
import { replicationKit } from './kit.ts'
import { frozenPairs, type Pairs, testedPairs } from './pairs.ts'
import { FROZEN, readSplit, type Split } from './split.ts'
import { countsOf, csvOf, readLrs, readSubmission, submissionSchema } from './submission.ts'

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

/** A malformed body: why it is not JSON, or which fields are wrong and why. */
export type Malformed =
  | { readonly notJson: string }
  | { readonly issues: readonly object[]; readonly input: unknown }

export type Outcome<T> =
  | { readonly ok: T }
  | { readonly malformed: Malformed }
  | { readonly error: { readonly code: ErrorCode; readonly message: string } }

const OTHER_SHAPE = {
  code: 'custom',
  path: [],
  message: 'Input should be an object of submitter, method, url and csv or lrs',
}
const ECHOED = 200 // characters of a wrong field that the answer repeats
const MAX_NAMED = 50 // unknown fields that are passed on
const MAX_FIELDS = 100 // values in the JSON besides the LRs; a submission needs four

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
  // with up to twice as many LRs as pairs, the answer still names the LRs that are wrong
  const most = MAX_FIELDS + 2 * splitOf(split).n_pairs
  const { names, values } = countsOf(json, most)
  if (values > most) return { malformed: { issues: [OTHER_SHAPE], input: null } }
  let raw: unknown
  try {
    raw = JSON.parse(json.toString())
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { malformed: { notJson: error.message.slice(0, ECHOED) } }
  }
  const body = withoutEmpty(raw)
  const result = submissionSchema.safeParse(body)
  if (!result.success) {
    return { malformed: { issues: result.error.issues.map(short), input: abridged(body) } }
  }
  const { submitter, method, url = null, csv, lrs: named } = result.data
  const { pairs, folds } = frozen(split)
  const once = Object.keys(raw as object).length + Object.keys(named ?? {}).length
  const lrs = named ? readLrs(named, pairs.ids, split, names > once) : readSubmission(csv!, pairs.ids, split)
  const metrics = metricsOf(lrs, pairs.labels, folds)
  const bytes = new TextEncoder().encode(csv ?? csvOf(pairs.ids, lrs))
  return { ok: { submitter, method, url, csv: bytes, csvSha256: sha256(bytes), metrics } }
}

/** An empty text counts as absent. */
const withoutEmpty = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''))
    : body

/** An issue of zod, short enough to send back: the client chose the names of unknown fields, which may be many. */
function short(issue: z.core.$ZodIssue): object {
  if (issue.code !== 'unrecognized_keys') return JSON.parse(JSON.stringify(issue))
  const keys = issue.keys.slice(0, MAX_NAMED).map((key) => key.slice(0, ECHOED))
  return { code: issue.code, path: issue.path, message: 'unknown fields', keys }
}

/** A wrong body, short enough to send back: the fields of a submission, long texts cut, nested values left out. */
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
  const split = splitOf(name)
  const pairs = frozenPairs(split)
  last = { name, pairs, folds: testedPairs(pairs, split.n_folds) }
  return last
}

const splitOf = (name: string): Split => readSplit(join(FROZEN, `${name}.json`))
