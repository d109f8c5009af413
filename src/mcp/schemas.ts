import { z } from 'zod'
import { referenceSchema } from '../kinds/reference.ts'
import { MAX_PLACES } from '../marks/land-texts.ts'
import type { MarkTypes } from '../marks/types.ts'
import { scanReference } from './given-scans.ts'

/** Schemas of the arguments and answers of the tools. Agents read the descriptions. */
const finite = z.number({ error: 'score must be a finite number' })
const scanText = z.string().describe('An X3P file (ISO 25178-72) as base64 (RFC 4648), without line breaks.')
const EVERY = (side: string) =>
  `Every scan of mark ${side}: all lands of a bullet in order, or one breech face or toolmark.`
const references = (name: string, side: string) =>
  z
    .array(scanReference)
    .min(1, `${name} must hold at least one scan`)
    .optional()
    .describe(`${EVERY(side)} Prefer this to base64.`)
const texts = (name: string, side: string) =>
  z
    .array(scanText)
    .min(1, `${name} must hold at least one scan`)
    .optional()
    .describe(`${EVERY(side)} As base64, for small scans.`)
const markArguments = {
  mark_a_scans: references('mark_a_scans', 'A'),
  mark_b_scans: references('mark_b_scans', 'B'),
  mark_a_base64: texts('mark_a_base64', 'A'),
  mark_b_base64: texts('mark_b_base64', 'B'),
}
const places = (side: string) =>
  z
    .array(z.number().int().min(1).max(MAX_PLACES))
    .optional()
    .describe(
      `Place of each land of mark ${side} on its bullet, from 1, when one was not scanned. Default: 1, 2, 3, …`,
    )

/** One scan of a tool, as text or as a reference. */
export const oneScan = {
  scan: scanReference.optional(),
  scan_base64: scanText.optional().describe('The scan as base64, in place of scan; for small scans.'),
}

/** How the files of a call are read. */
export const readingArguments = {
  units: z
    .enum(['file', 'um'])
    .optional()
    .describe(
      'Unit of the lengths in the files: metres as the standard says (file, the default), or micrometres (um).',
    ),
  mask: z
    .enum(['auto', 'file', 'none'])
    .optional()
    .describe(
      'Which part of a scan is used: the region found (auto, the default), what the mask in the file keeps (file), or all (none).',
    ),
}
const edges = (side: string) =>
  z
    .array(z.array(z.number()).length(2).nullable())
    .optional()
    .describe(
      `Groove edges of each land of mark ${side}: left and right in micrometres from the first sample, at the middle row, across the striae; null where they are to be found.`,
    )
const replica = (side: string) =>
  z.boolean().optional().describe(`Whether the scans of mark ${side} show a cast.`)
const mirrored = (side: string) =>
  z
    .boolean()
    .optional()
    .describe(
      `Whether the scans of mark ${side} show the mirror image of the mark, as some instruments export it; not of a cast.`,
    )

const scopeNote = z.string().describe('What the number says and does not say; quote it with the number.')
const saidSchema = z.object({
  code: z.string().describe('What is said; the message is its English rendering.'),
  values: z.record(z.string(), z.unknown()),
  message: z.string(),
})
export const warningSchema = saidSchema.extend({
  where: z
    .union([z.string(), z.array(z.string())])
    .describe(
      'mark_a, mark_b, pair or request; mark_a.2 is its second scan. A list for several scans of one mark.',
    ),
})
const notes = z
  .array(saidSchema)
  .describe('All that must be said with the number; scope_note is the first. Quote them with it.')
const summary = z.string().describe('The outcome in one sentence.')
const ratio = {
  likelihood_ratio: z.number().optional().describe('Only when status is calibrated.'),
  log10_lr: z.number().optional(),
  log10_lr_ci_lo: z.number().optional().describe('Lower end of the 95% interval of log10_lr.'),
  log10_lr_ci_hi: z.number().optional().describe('Upper end of the 95% interval of log10_lr.'),
  lr_ci_method: z.string().optional(),
  n_sources: z.number().int().optional().describe('Sources in the reference.'),
  lr_bound_log10: z
    .number()
    .optional()
    .describe('Largest |log10_lr| that the reference supports on this side.'),
  lr_bounds_log10: z
    .array(z.number())
    .length(2)
    .optional()
    .describe('Least and greatest log10_lr that it supports.'),
  lr_bound_hit: z.boolean().optional().describe('Whether the ratio was cut at that bound.'),
  direction: z.enum(['same source', 'different sources']).optional(),
  verbal: z.string().optional().describe('The weight of the evidence in words.'),
}
const reasons = z.array(saidSchema).optional().describe('The same, one by one, with codes to decide by.')
/** What an answer says when the scorer config is not that of the reference. */
const anotherConfig = {
  reason: z.string().optional().describe('Why there is no likelihood ratio.'),
  requested_scorer_config_hash: z.string().optional(),
  reference_scorer_config_hash: z.string().optional(),
}

export const noArguments = z.strictObject({})

const {
  sources: _s,
  marks: _m,
  pairs: _p,
  scorer_config: _c,
  measured_pitch: _r,
  ...record
} = referenceSchema.shape
const interval = z.array(z.number()).length(2)
const dataSet = z.object({
  tag: z.string(),
  n_scans: z.number().int(),
  ranges: z.record(z.string(), interval).describe('Least and greatest value of each measure.'),
})
export const referencesAnswer = z.object({
  references: z.array(
    z.object({
      ...record,
      measured_pitch: z
        .array(z.number())
        .length(2)
        .describe('Smallest and largest pitch of its scans in metres.'),
      parts: z
        .array(z.string())
        .optional()
        .describe('Ids of its data sets that are references by themselves.'),
    }),
  ),
})

export const detectArguments = z.strictObject({ ...oneScan, ...readingArguments })
export const detectAnswer = z.object({
  domain: z.enum(['striated', 'impressed']).describe('A suggestion; toolmarks are striated too.'),
  coherence: z.number().describe('0 is isotropic texture, 1 is parallel striae.'),
  collapse_ratio: z
    .number()
    .describe(
      'Share of the variance that is left in the means of straight lines; the suggestion changes at the modality_split of the scorer config.',
    ),
  decided_by: z.enum(['collapse_ratio']),
})

const regions = z.array(
  z.object({
    x: z.number(),
    y: z.number(),
    w: z.number(),
    h: z.number(),
    corr: z.number(),
    x_frac: z.number(),
    y_frac: z.number(),
    w_frac: z.number(),
    h_frac: z.number(),
  }),
)

export const calibrateArguments = z.strictObject({
  score: finite.describe('A score computed under the scorer config of the reference.'),
  reference: z.string().describe('The id of a reference, as in list_references.'),
  scorer_config_hash: z
    .string()
    .optional()
    .describe(
      'Hash of the scorer config that the score was computed with. If it is not that of the reference, there is no likelihood ratio.',
    ),
  left_out: z
    .array(z.string())
    .optional()
    .describe(
      'Sources of the reference whose pairs take no part in the calibration, for example those of the marks.',
    ),
})
export type CalibrateArguments = z.infer<typeof calibrateArguments>

export const calibrateAnswer = z.object({
  status: z.enum(['calibrated', 'uncalibrated']),
  calibrated: z.boolean().describe('Whether there is a likelihood ratio.'),
  summary,
  score: z.number(),
  config_verified: z
    .boolean()
    .describe(
      'True when a hash was given and equals that of the reference. Without a hash, the caller is responsible for the match.',
    ),
  ...ratio,
  ...anotherConfig,
  reference: z.object({
    id: z.string(),
    name: z.string(),
    scorer_config_hash: z.string(),
    diagnostics: record.diagnostics,
  }),
  scope_note: scopeNote,
  notes: notes.optional(),
})
export type CalibrateAnswer = z.infer<typeof calibrateAnswer>

/** The schemas that depend on the mark types of the service. */
export function toolSchemas(types: MarkTypes) {
  const { domains } = types
  const domain = z
    .string()
    .refine((name) => domains.includes(name), { error: `domain must be one of ${domains.join(', ')}` })
    .meta({ enum: [...domains] })
  const healthAnswer = z.object({
    status: z
      .enum(['ok', 'degraded'])
      .describe('degraded: stored answers can be read, but nothing new can be stored, or soon not.'),
    engine_version: z.string(),
    domains: z.array(domain).describe('The kinds of mark that can be calibrated here.'),
  })

  const configAnswer = z.object({
    ...types.configs.shape,
    cmr_tol: z.array(z.number()).length(3).describe('Tolerances in y, x (pixels) and angle.'),
    config_hash: z.string().describe('Hex SHA-256 of the RFC 8785 canonical JSON of the other fields.'),
  })

  const compareArguments = z.strictObject({
    domain: domain.describe('The kind of mark, which selects the reference: bullets are striated.'),
    ...markArguments,
    ...readingArguments,
    mark_a_lands: places('A'),
    mark_b_lands: places('B'),
    n_lands: z
      .number()
      .int()
      .min(1)
      .max(MAX_PLACES)
      .optional()
      .describe('Number of lands of the bullets, needed when the last one is missing on both.'),
    mark_a_edges: edges('A'),
    mark_b_edges: edges('B'),
    mark_a_replica: replica('A'),
    mark_a_mirrored: mirrored('A'),
    mark_b_replica: replica('B'),
    mark_b_mirrored: mirrored('B'),
    reference: z
      .string()
      .optional()
      .describe('The id of a reference, as in list_references. Default: the bundled one of the domain.'),
    resolution: z
      .enum(['specification', 'reference'])
      .optional()
      .describe(
        'Whose limit of the pitch applies. Default: that of the specification for bundled references, that of the reference for own ones.',
      ),
    scorer_config: z
      .union([z.record(z.string(), z.union([z.number(), z.string(), z.array(z.number())])), z.string()], {
        error:
          'scorer_config must be an object of hyperparameters (numbers, names, lists of numbers), or such an object as JSON text',
      })
      .optional()
      .describe(
        'Hyperparameters to override, named as in the tool scorer_config. Values other than the deployed ones give a score without a likelihood ratio.',
      ),
  })

  const compareAnswer = z.object({
    status: z
      .enum(['calibrated', 'uncalibrated', 'refused'])
      .describe('uncalibrated and refused carry no likelihood ratio; reason says why.'),
    calibrated: z.boolean().describe('Whether there is a likelihood ratio.'),
    domain,
    summary,
    score: z.number().optional().describe('The similarity score; it means nothing without a reference.'),
    score_kind: z.string().optional(),
    ...ratio,
    ...anotherConfig,
    reasons,
    reference: z
      .object({
        id: z.string(),
        name: z.string(),
        n_km: z.number().int(),
        n_knm: z.number().int(),
        cllr: z.number(),
        cllr_min: z.number(),
        auc: z.number(),
        diagnostics_protocol: z.string(),
        scorer_config_hash: z.string(),
        calibration: z.string().describe('How its scores become likelihood ratios.'),
        left_out: z
          .array(z.string())
          .describe('Sources that take no part, because scans of them are compared.'),
        conditions: z.array(dataSet).describe('What its marks are like, for each data set.'),
        bounds_by: z
          .object({ lower: z.string(), upper: z.string() })
          .describe('What the bound of either side counts as one piece of evidence.'),
        n_data_sets: z.object({ km: z.number(), knm: z.number() }).nullable(),
        population: z.string().nullable().describe('Who vouches for the population; null: nobody.'),
        left_out_diagnostics: z
          .array(z.record(z.string(), z.union([z.string(), z.number()]).nullable()))
          .describe('Each data set tried with the fit and the bounds of the others.'),
      })
      .optional()
      .describe('The reference population of the likelihood ratio, with its diagnostics and their protocol.'),
    attribution_regions: regions
      .optional()
      .describe('Where mark A agrees with mark B: pixels of its signature, and fractions of its extent.'),
    attribution_regions_b: regions.optional().describe('The same regions on mark B, in the same order.'),
    handle: z
      .string()
      .optional()
      .describe('Content address of the recipe; markgraph://recipes/{handle} shows every step.'),
    input_hashes: z
      .object({ mark_a: z.array(z.string()), mark_b: z.array(z.string()) })
      .describe('Hex SHA-256 of the scans.'),
    engine_version: z.string(),
    evidence_note: z
      .record(z.string(), z.unknown())
      .optional()
      .describe(
        'Why the result is weaker evidence than its number suggests; quote its reason with the number.',
      ),
    report_handle: z
      .string()
      .describe('Content address of the answer; read it at markgraph://reports/{handle}.'),
    warnings: z.array(warningSchema).describe('What a reader should know before the numbers.'),
    scope_warnings: z.array(z.string()).describe('Objections of the scope checks to the scans.'),
    scope_note: scopeNote,
    notes,
  })

  return {
    noArguments,
    healthAnswer,
    configAnswer,
    referencesAnswer,
    detectArguments,
    detectAnswer,
    compareArguments,
    compareAnswer,
    calibrateArguments,
    calibrateAnswer,
  }
}

type ToolSchemas = ReturnType<typeof toolSchemas>
export type CompareArguments = z.infer<ToolSchemas['compareArguments']>
export type CompareAnswer = z.infer<ToolSchemas['compareAnswer']>
