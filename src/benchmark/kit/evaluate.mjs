/**
 * Scores a submission as the leaderboard does: node evaluate.mjs submission.csv
 * Needs Node 20 or later and nothing else. Reads pairs.csv and split.json beside this file, checks that they are what the
 * split hash says, and prints the metrics as JSON.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { metricsOf } from './scoring.mjs'

const NUMBER = /^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?$/

function stop(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return stop(`${path} cannot be read: ${error.message}`)
  }
}

/** Rows of a CSV file without its header; fields may be quoted, lines may end in CRLF, a BOM may come first. */
function rows(path, header) {
  const text = textOf(path).replace(/^\uFEFF/, '')
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const cells = lines.map((line) =>
    line.split(',').map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    ),
  )
  if (cells.length === 0 || cells[0].join(',') !== header) stop(`the first line of ${path} must be ${header}`)
  return cells.slice(1)
}

/** The frozen pairs: ids, labels, and the pairs that each fold tests. */
function frozen() {
  const split = JSON.parse(readFileSync(new URL('split.json', import.meta.url), 'utf8'))
  const pairs = rows(
    new URL('pairs.csv', import.meta.url),
    'pair_id,label,folds,source_a,source_b,mark_a,mark_b',
  ).map(([id, label, folds]) => ({
    id,
    label: Number(label),
    folds: folds === '' ? [] : folds.split(' ').map(Number),
  }))
  const list = pairs.map(({ id, label, folds }) => [id, label, folds])
  const { name, protocol_version } = split
  const text = JSON.stringify({ pairs: list, protocol_version, split: name })
  const hash = createHash('sha256').update(text).digest('hex')
  if (hash !== split.split_hash) stop(`pairs.csv has the hash ${hash}, but the split is ${split.split_hash}`)
  const folds = Array.from({ length: split.n_folds }, (_, f) =>
    Uint32Array.from(pairs.flatMap((pair, i) => (pair.folds.includes(f) ? [i] : []))),
  )
  return {
    split,
    ids: pairs.map(({ id }) => id),
    labels: Uint8Array.from(pairs, ({ label }) => label),
    folds,
  }
}

/** The LRs in the order of the pairs; stops at the first fault. */
function submitted(path, ids) {
  const place = new Map(ids.map((id, i) => [id, i]))
  const lrs = new Float64Array(ids.length)
  rows(path, 'pair_id,lr').forEach((row, i) => {
    const [id, text] = row
    if (row.length !== 2) stop(`row ${i + 1} has ${row.length} fields, but needs two: pair_id,lr`)
    const at = place.get(id)
    if (at === undefined) stop(`row ${i + 1}: ${id} is not a pair of this split`)
    if (lrs[at] !== 0) stop(`row ${i + 1}: ${id} is listed a second time`)
    const lr = NUMBER.test(text) ? Number(text) : Number.NaN
    if (!(lr > 0 && lr < Number.POSITIVE_INFINITY))
      stop(`row ${i + 1}: the LR ${text} is not finite and positive`)
    lrs[at] = lr
  })
  const missing = lrs.indexOf(0)
  if (missing >= 0) stop(`${ids[missing]} is missing`)
  return lrs
}

const [path] = process.argv.slice(2)
if (path === undefined) stop('usage: node evaluate.mjs submission.csv')
const { split, ids, labels, folds } = frozen()
const metrics = metricsOf(submitted(path, ids), labels, folds)
const answer = { split: split.name, split_hash: split.split_hash, metrics }
process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
