import { z } from 'zod'
import { SHA256_HEX } from '../address/canonical.ts'
import {
  CALIBRATION_METHODS,
  type CalibrationMethod,
  type CalibrationRule,
  EVIDENCE_UNITS,
} from '../numerics/statistics/pairs-calibration.ts'
import type { MarkPairs } from '../numerics/test-fires/anchored-questions.ts'
import { jsonKind } from './kind.ts'
import { typed, type Wire, count as whole } from './wire.ts'

const hash = z.string().regex(SHA256_HEX, 'must be 64 hex digits')

const range = z.tuple([z.number(), z.number()])

/** An instrument as files name it, with the serial numbers that they give. */
const instrument = { manufacturer: z.string(), model: z.string().nullable(), serials: z.array(z.string()) }
export const instrumentsSchema = z.array(z.strictObject(instrument))

/** What the scans of one data set were like: the least and the greatest value of each measure. */
const conditionsFields = z.strictObject({
  tag: z.string(),
  n_scans: z.number().int().positive(),
  ranges: z.record(z.string(), range),
  /** Those that its files name, each once; without it, nothing is known of them. */
  instruments: instrumentsSchema.optional(),
})
export type Conditions = Wire<typeof conditionsFields>
export const conditionsSchema = typed<Conditions>(conditionsFields)

/** Studies that count as one piece of evidence: their marks share a source, or their firearms, instrument or laboratory. */
export const dataSetSchema = z.strictObject({ data_set: z.string(), tags: z.array(z.string()).nonempty() })
export type DataSet = z.infer<typeof dataSetSchema>

/** What cannot be what it is said to be, unless somebody gives the reason. */
export const ACCEPTABLE = ['scan_in_two_marks', 'near_copies', 'names_alike'] as const
export type Acceptable = (typeof ACCEPTABLE)[number]

export const acceptedSchema = z.strictObject({ code: z.enum(ACCEPTABLE), reason: z.string().min(1).max(500) })
export type Accepted = z.infer<typeof acceptedSchema>

/** Whether the marks behind the scores are named by their scans, or scores came alone. */
const evidenceSchema = z.enum(['scans seen', 'scores as sent'])
export const SCORES_AS_SENT = 'scores as sent' as const

const unit = z.enum(EVIDENCE_UNITS)
const figure = z.number().nullable()
const count = z.number().int().min(0)

/** A data set tried with the fit and the bounds of the others: see `leftOutFigures`. */
const leftOutSchema = z.strictObject({
  data_set: z.string(),
  n_km: count,
  n_knm: count,
  auc: figure,
  cllr: figure,
  cllr_min: figure,
  km_under_third: count.nullable(),
  knm_over_three: count.nullable(),
})

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
  /** How its scores become likelihood ratios; documents of the first edition name none and mean Platt. */
  calibration: z.enum(CALIBRATION_METHODS).optional(),
  /** For each tag, the range of every measure over its scans. Without them the reference does not say what it covers. */
  conditions: z.array(conditionsSchema).optional(),
  /** Its data sets. Documents of earlier releases have none: all their pairs weigh the same. */
  data_sets: z.array(dataSetSchema).nonempty().optional(),
  /** What the bound of either side counts as one piece of evidence; by source where it is not said. */
  bounds_by: z.strictObject({ lower: unit, upper: unit }).optional(),
  /** Who says that cases belong to this population, and to which, in a sentence; null where nobody does. */
  population: z.string().min(1).max(500).nullable().optional(),
  /** Its bounds are at most these: those of the whole marks whose parts it holds. */
  lr_bounds_at_most_log10: range.optional(),
  /** Each data set tried with the fit and the bounds of the others. */
  left_out_diagnostics: z.array(leftOutSchema).optional(),
  /** Where it is not said, scans were seen. */
  evidence: evidenceSchema.optional(),
  /** What would be refused, and why it was accepted. */
  accepted: z.array(acceptedSchema).nonempty().optional(),
  /** Where scores that were imported lie elsewhere than those of the bundled reference of their kind: see `scoresElsewhere`. */
  scores_elsewhere: z
    .strictObject({
      reference: z.string(),
      different: z.number(),
      usual_different: range,
      range,
      usual_range: range,
    })
    .optional(),
  /**
   * Index of the source, the mark's name, the tag of its data, the SHA-256 of its scans and the handles of their surfaces.
   * `left_out` is the reason why pairs of the mark take no part in the fit.
   */
  marks: z.array(
    z.strictObject({
      source: z.number().int(),
      mark: z.string(),
      tag: z.string().optional(),
      scans: z.array(hash),
      surfaces: z.array(z.string()).optional(),
      left_out: z.string().optional(),
    }),
  ),
  /** Index of mark a, index of mark b, score. */
  pairs: z.array(z.tuple([z.number().int(), z.number().int(), z.number()])),
})

export type Reference = z.infer<typeof referenceSchema>

export const referenceKind = jsonKind<Reference>('reference')

const diagnostics = z.object({
  n_km: whole,
  n_knm: whole,
  auc: z.number(),
  cllr: z.number(),
  cllr_min: z.number(),
})

const conditions = z.array(
  z.object({
    tag: z.string(),
    n_scans: whole,
    ranges: z.record(z.string(), z.array(z.number())),
    instruments: z
      .array(z.object(instrument))
      .optional()
      .describe('Instruments that the files name; absent where nothing is known of them.'),
  }),
)

/** Fields of a reference as answers describe them, more loosely than `referenceSchema`, which checks documents. */
export const referenceFields = {
  diagnostics,
  evidence: z
    .string()
    .describe(
      '`scans seen`: its marks are named by their scans. `scores as sent`: scores came alone, and its bounds rest on no more sources than the smaller class can prove.',
    ),
  accepted: z
    .array(z.object({ code: z.string(), reason: z.string() }))
    .describe('What would be refused in this reference, and the reason why it was accepted.'),
  conditions: typed<Conditions[]>(conditions).describe(
    'For each data set, the least and the greatest value of every measure over its scans.',
  ),
  bounds_by: z
    .object({ lower: unit, upper: unit })
    .describe(
      'What the bound of either side counts as one piece of evidence: pairs of sources, or whole data sets.',
    ),
  left_out_diagnostics: z
    .array(
      z.object({
        data_set: z.string(),
        n_km: whole,
        n_knm: whole,
        auc: figure,
        cllr: figure,
        cllr_min: figure,
        km_under_third: figure,
        knm_over_three: figure,
        n_sources: whole.optional(),
        answered: figure.optional(),
        cllr_all: figure.optional(),
      }),
    )
    .describe(
      'Each data set tried with the fit and the bounds of the others. Of several known marks: how many sources were asked about, the share of the questions that got a number, and the Cllr with LR 1 where there is none.',
    ),
}

/** A reference as clients see it: everything except its rows. */
export type ReferenceRecord = Omit<Reference, 'sources' | 'marks' | 'pairs' | 'scorer_config'> & {
  /** Ids of its data sets that are references by themselves. */
  readonly parts?: readonly string[]
}

export function recordOf(document: Reference): ReferenceRecord {
  const { sources: _sources, marks: _marks, pairs: _pairs, scorer_config: _config, ...record } = document
  const parts = listParts(document)
  return parts.length > 0 ? { ...record, parts } : record
}

/** A record as it is listed: it always says what its scores rest on. */
export const listedRecord = (record: ReferenceRecord): ReferenceRecord => ({
  ...record,
  evidence: record.evidence ?? 'scans seen',
})

const MIN_PART_SOURCES = 5
const MIN_PART_KM = 10

/**
 * Ids of the data sets of a reference that are large enough to be references by themselves. A reference that somebody vouches
 * for has none, nor has one of parts of marks.
 */
function listParts(reference: Reference): string[] {
  const { id, data_sets = [], sources, lr_bounds_at_most_log10, population } = reference
  if (data_sets.length < 2 || lr_bounds_at_most_log10 || typeof population === 'string') return []
  const { a, labels, sets } = pairsOf(reference)
  return data_sets.flatMap(({ data_set }, set) => {
    const count = sources.filter((_, source) => sets![source] === set).length
    const km = labels.reduce((sum, label, i) => sum + Number(label === 1 && sets![a[i]!] === set), 0)
    return count >= MIN_PART_SOURCES && km >= MIN_PART_KM ? [`${id}.${data_set}`] : []
  })
}

export const referenceRecordKind = jsonKind<ReferenceRecord>('reference.record')

/** The marks of a reference with their scans, and the number of same-source pairs of each source that has some. */
export const membersKind = jsonKind<{
  readonly marks: readonly {
    readonly mark: string
    readonly source: string
    readonly scans: readonly string[]
    readonly surfaces: readonly string[]
  }[]
  readonly km: readonly { readonly source: string; readonly pairs: number }[]
}>('reference.members')

/** How the scores of a reference become ratios. A document that names no method is of the first edition, which had Platt alone. */
export const methodOf = ({ calibration = 'platt' }: Pick<Reference, 'calibration'>): CalibrationMethod =>
  calibration

/** How a reference calibrates. */
export const ruleOf = ({
  calibration,
  bounds_by,
}: Pick<Reference, 'calibration' | 'bounds_by'>): CalibrationRule => ({
  method: methodOf({ calibration }),
  lower: bounds_by?.lower ?? 'source',
  upper: bounds_by?.upper ?? 'source',
})

/** The place in `data_sets` of each source, by the tags of its marks; undefined where the reference has none. */
function setsOf({
  marks,
  sources,
  data_sets,
}: Pick<Reference, 'marks' | 'sources' | 'data_sets'>): Int32Array | undefined {
  if (!data_sets) return undefined
  const setOfTag = new Map(data_sets.flatMap(({ tags }, set) => tags.map((tag) => [tag, set] as const)))
  const sets = new Int32Array(sources.length)
  for (const { source, tag } of marks) sets[source] = setOfTag.get(tag ?? '') ?? 0
  return sets
}

/**
 * The pairs that take part in the fit, as arrays for the statistics: `a` and `b` are the sources of a pair, clusters are
 * numbered by the unordered pair of sources, `sets` are the data sets of the sources.
 * in      `leftOut`: sources whose pairs take no part either
 */
export function pairsOf(
  reference: Pick<Reference, 'marks' | 'pairs' | 'sources' | 'data_sets'>,
  leftOut: readonly string[] = [],
) {
  const { marks, pairs, sources } = reference
  const fits = marks.map(
    ({ source, left_out }) => left_out === undefined && !leftOut.includes(sources[source]!),
  )
  const used = pairs.filter(([a, b]) => fits[a]! && fits[b]!)
  const a = Int32Array.from(used, ([mark]) => marks[mark]!.source)
  const b = Int32Array.from(used, ([, mark]) => marks[mark]!.source)
  return {
    scores: Float64Array.from(used, ([, , score]) => score),
    labels: Uint8Array.from(a, (source, i) => Number(source === b[i])),
    clusters: a.map((source, i) => Math.min(source, b[i]!) * sources.length + Math.max(source, b[i]!)),
    a,
    b,
    n_sources: sources.length,
    sets: setsOf(reference),
  }
}

/** The pairs that take part in the fit by their marks, as `pairsOf` has them by their sources. One data set where none is named. */
export function markPairsOf(
  reference: Pick<Reference, 'marks' | 'pairs' | 'sources' | 'data_sets'>,
  leftOut: readonly string[] = [],
): MarkPairs {
  const { marks, pairs, sources } = reference
  const fits = marks.map(
    ({ source, left_out }) => left_out === undefined && !leftOut.includes(sources[source]!),
  )
  const used = pairs.filter(([a, b]) => fits[a]! && fits[b]!)
  return {
    source: Int32Array.from(marks, ({ source }) => source),
    sources: sources.length,
    sets: setsOf(reference) ?? new Int32Array(sources.length),
    a: Int32Array.from(used, ([a]) => a),
    b: Int32Array.from(used, ([, b]) => b),
    scores: Float64Array.from(used, ([, , score]) => score),
  }
}
