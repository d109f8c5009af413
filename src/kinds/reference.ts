import { z } from 'zod'
import { jsonKind } from './kind.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits')

/**
 * A reference population on disk: its sources and marks, the scorer config, and the score of every pair.
 * A pair is same-source (KM) when its two marks have one source; its cluster is the unordered pair of their sources.
 */
export const referenceSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  score_kind: z.string(),
  scorer_config: z.record(z.string(), z.json()),
  scorer_config_hash: hash,
  cluster_scheme: z.string(),
  n_sources: z.number().int(),
  datasets: z.array(z.looseObject({ tag: z.string(), source: z.string() })),
  diagnostics: z.strictObject({
    n_km: z.number().int(),
    n_knm: z.number().int(),
    auc: z.number(),
    cllr: z.number(),
    cllr_min: z.number(),
  }),
  diagnostics_protocol: z.string(),
  /** Range of the pitches of its scans in metres, before they were brought to the signature's. */
  measured_pitch: z.tuple(
    [z.number(), z.number()],
    'must be the least and the greatest pitch of the scans, in metres',
  ),
  generator: z.string(),
  created: z.string(),
  sources: z.array(z.string()),
  /** Index of the source, the mark's name, and the SHA-256 of its scans. */
  marks: z.array(z.strictObject({ source: z.number().int(), mark: z.string(), scans: z.array(hash) })),
  /** Index of mark a, index of mark b, score. */
  pairs: z.array(z.tuple([z.number().int(), z.number().int(), z.number()])),
})

export type Reference = z.infer<typeof referenceSchema>

export const referenceKind = jsonKind<Reference>('reference')

/** A reference as clients see it: everything except its rows. */
export type ReferenceRecord = Omit<Reference, 'sources' | 'marks' | 'pairs' | 'scorer_config'>

export function recordOf(document: Reference): ReferenceRecord {
  const { sources: _sources, marks: _marks, pairs: _pairs, scorer_config: _config, ...record } = document
  return record
}

export const referenceRecordKind = jsonKind<ReferenceRecord>('reference.record')

/** The pairs as arrays for the statistics; clusters are numbered by the unordered pair of sources. */
export function pairsOf({ marks, pairs, sources }: Pick<Reference, 'marks' | 'pairs' | 'sources'>) {
  const scores = new Float64Array(pairs.length)
  const labels = new Uint8Array(pairs.length)
  const clusters = new Int32Array(pairs.length)
  pairs.forEach(([a, b, score], i) => {
    const one = marks[a]!.source
    const other = marks[b]!.source
    scores[i] = score
    labels[i] = one === other ? 1 : 0
    clusters[i] = Math.min(one, other) * sources.length + Math.max(one, other)
  })
  return { scores, labels, clusters }
}
