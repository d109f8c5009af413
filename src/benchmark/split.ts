import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { SHA256_HEX } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'

export const FROZEN = fileURLToPath(new URL('../../benchmarks/', import.meta.url))

const hash = z.string().regex(SHA256_HEX, 'must be 64 hex digits')
const index = z.number().int().min(0)

/**
 * A frozen split as it is committed: marks, their sources, and the sources each fold holds out. Pairs, labels and the
 * pairs that a fold tests follow from these (`derivedPairs`), and `split_hash` commits to them.
 */
export const splitSchema = z.strictObject({
  name: z.string(),
  title: z.string(),
  modality: z.enum(['striated', 'impressed']),
  protocol_version: z.literal(1),
  protocol: z.string(),
  created_at: z.string(),
  split_hash: hash,
  n_pairs: z.number().int(),
  n_km: z.number().int(),
  n_sources: z.number().int(),
  n_folds: z.number().int(),
  provenance: z.strictObject({
    datasets: z.array(z.strictObject({ tag: z.string(), source: z.string(), licence: z.string() })),
    labels: z.string(),
    weaknesses: z.array(z.string()),
    left_out: z.array(z.strictObject({ mark: z.string(), source: z.string(), reason: z.string() })),
    generator: z.string(),
    seed: z.number().int(),
  }),
  sources: z.array(z.string()),
  /** Sources that each fold holds out, by their index in `sources`. */
  folds: z.array(z.array(index)),
  /**
   * Index of the source, name, SHA-256 of the scans, what the mark is a part of (marks of one group make no pair), and
   * the data set it belongs to (marks of different sets make no pair).
   */
  marks: z.array(
    z.strictObject({
      source: index,
      mark: z.string(),
      scans: z.array(hash).min(1),
      group: z.string().optional(),
      set: z.string().optional(),
    }),
  ),
})

export type Split = z.infer<typeof splitSchema>

/** Every committed split, by name. The server refuses to start when one is broken. */
export function readSplits(): ReadonlyMap<string, Split> {
  const names = readdirSync(FROZEN).filter((name) => /^[^.]+\.json$/.test(name))
  return new Map(
    names.sort().map((name) => {
      const split = readSplit(join(FROZEN, name))
      return [split.name, split]
    }),
  )
}

/** A committed split. Error: `bad-setting` when the file does not have the form of one. */
export function readSplit(path: string): Split {
  const result = splitSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (result.success) return result.data
  const issue = result.error.issues[0]!
  throw new MarkgraphError('bad-setting', `split ${path}: ${issue.path.join('.')}: ${issue.message}`, {
    path,
  })
}

/** One line for each list of sources and each mark, so that the file is small and a diff is readable. */
export function splitText({ sources, folds, marks, ...head }: Split): string {
  const lines = (rows: readonly unknown[]): string =>
    `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`
  const text = JSON.stringify(head, null, 1).replace(/\n}$/, '')
  return `${text},\n "sources": ${JSON.stringify(sources)},\n "folds": ${lines(folds)},\n "marks": ${lines(marks)}\n}\n`
}
