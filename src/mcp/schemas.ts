import { z } from 'zod'
import { detectionFields } from '../compare/checks/detect.ts'
import {
  KNOWN_NUMBERS,
  readingFields,
  resolutionField,
  STATED_WORDS,
  statedFields,
  WORDS,
} from '../compare/request/parse-request.ts'
import { regionSchema } from '../kinds/marks/agreement.ts'
import { OUTCOMES, reportSchema } from '../kinds/report.ts'
import type { Wire } from '../kinds/wire.ts'
import { MAX_PLACES } from '../marks/land-texts.ts'
import type { MarkTypes } from '../marks/types.ts'
import { listedReference } from '../references/listed-reference.ts'
import { healthFields } from '../service/health.ts'
import { saidSchema } from '../words/said.ts'
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

/** One scan of a tool, as text or as a reference. */
export const oneScan = {
  scan: scanReference.optional(),
  scan_base64: scanText.optional().describe('The scan as base64, in place of scan; for small scans.'),
}

const edgesOfLands = z.array(z.array(z.number()).length(2).nullable())
const edges = edgesOfLands
  .optional()
  .describe(
    'Groove edges of each land: left and right in micrometres from the first sample, at the middle row, across the striae; null where they are to be found.',
  )

/** The arguments of each mark besides its scans. */
export const markArgument = {
  lands: z.array(z.number().int().min(1).max(MAX_PLACES)).optional().describe(WORDS.lands),
  edges,
  replica: z.boolean().optional().describe(WORDS.replica),
  mirrored: z.boolean().optional().describe(WORDS.mirrored),
}

const perKnown = <S extends z.ZodType>(one: S, says: string) =>
  z
    .array(one.nullable())
    .max(KNOWN_NUMBERS.length)
    .optional()
    .describe(`Of each mark of known_marks, in its order; null where nothing is to be said. ${says}`)

/** Several known marks of one source, in place of mark B. */
const knownArguments = {
  known_marks: z
    .array(z.array(z.union([scanReference, scanText])).min(1, 'a known mark must hold at least one scan'))
    .min(1, 'known_marks must hold at least one mark')
    .max(KNOWN_NUMBERS.length, `known_marks may hold at most ${KNOWN_NUMBERS.length} marks`)
    .optional()
    .describe(
      'Test fires or test marks of one source, in place of mark B: for each mark its scans, each as mark_a_scans or mark_a_base64 would have it. Mark A is then the questioned mark. Give all that were made.',
    ),
  known_lands: perKnown(z.array(z.number().int().min(1).max(MAX_PLACES)), WORDS.lands),
  known_edges: perKnown(edgesOfLands, 'As mark_a_edges.'),
  known_replica: perKnown(z.boolean(), WORDS.replica),
  known_mirrored: perKnown(z.boolean(), WORDS.mirrored),
  known_left_out: perKnown(z.string(), STATED_WORDS.left_out),
  known_made: statedFields.known_made.describe(STATED_WORDS.known_made),
  known_ammunition_alike: statedFields.known_ammunition_alike.describe(STATED_WORDS.known_ammunition_alike),
  known_instrument_alike: statedFields.known_instrument_alike.describe(STATED_WORDS.known_instrument_alike),
  known_condition_alike: statedFields.known_condition_alike.describe(STATED_WORDS.known_condition_alike),
}

const scopeNote = z.string().describe('What the number says and does not say; quote it with the number.')
const saidFields = z.object(saidSchema.shape) // without its id: agents are given schemas without references
const notes = z
  .array(saidFields)
  .describe('All that must be said with the number; scope_note is the first. Quote them with it.')
const summary = z.string().describe('The outcome in one sentence.')
const report = reportSchema.shape
const ratio = {
  likelihood_ratio: report.likelihood_ratio.optional().describe('Only when status is calibrated.'),
  log10_lr: report.log10_lr.optional(),
  log10_lr_ci_lo: report.log10_lr_ci_lo.optional().describe('Lower end of the 95% interval of log10_lr.'),
  log10_lr_ci_hi: report.log10_lr_ci_hi.optional().describe('Upper end of the 95% interval of log10_lr.'),
  lr_ci_method: report.lr_ci_method.optional(),
  n_sources: report.n_sources.optional().describe('Sources in the reference.'),
  lr_bound_log10: report.lr_bound_log10
    .optional()
    .describe('Largest |log10_lr| that the reference supports on this side.'),
  lr_bounds_log10: report.lr_bounds_log10.optional(),
  lr_bound_hit: report.lr_bound_hit.optional().describe('Whether the ratio was cut at that bound.'),
  direction: report.direction.optional(),
  verbal: report.verbal.optional().describe('The weight of the evidence in words.'),
}

const ratioSchema = z.object(ratio)
/** These fields of an answer with a likelihood ratio. */
export const ratioFields = (answer: object): Wire<typeof ratioSchema> =>
  ratioSchema.parse(answer) as Wire<typeof ratioSchema>

const reasons = z.array(saidFields).optional().describe('The same, one by one, with codes to decide by.')
/** What an answer says when the scorer config is not that of the reference. */
const anotherConfig = {
  reason: z.string().optional().describe('Why there is no likelihood ratio.'),
  requested_scorer_config_hash: z.string().optional(),
  reference_scorer_config_hash: z.string().optional(),
}

export const noArguments = z.strictObject({})

export const referencesAnswer = z.object({ references: z.array(z.looseObject(listedReference.shape)) })

/** Of a tool that looks at one scan. */
export const scanArguments = z.strictObject({ ...oneScan, ...readingFields })

const regions = z.array(z.object(regionSchema.shape))

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
  known_scores_among: z
    .array(finite)
    .optional()
    .describe(
      'Where the score is the mean score of a questioned mark with several known marks of one source: the scores of every two of these.',
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
    diagnostics: listedReference.shape.diagnostics,
  }),
  scope_note: scopeNote,
  notes: notes.optional(),
})
export type CalibrateAnswer = Wire<typeof calibrateAnswer>

/** The schemas that depend on the mark types of the service. */
export function toolSchemas(types: MarkTypes) {
  const { domains } = types
  const domain = z
    .string()
    .refine((name) => domains.includes(name), { error: `domain must be one of ${domains.join(', ')}` })
    .meta({ enum: [...domains] })
  const detectAnswer = z.object({
    domain: domain.describe('A suggestion; toolmarks are striated too.'),
    ...detectionFields,
  })

  const healthAnswer = z.object({
    ...healthFields,
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
    ...readingFields,
    mark_a_lands: markArgument.lands,
    mark_b_lands: markArgument.lands,
    n_lands: z.number().int().min(1).max(MAX_PLACES).optional().describe(WORDS.n_lands),
    mark_a_edges: markArgument.edges,
    mark_b_edges: markArgument.edges,
    mark_a_replica: markArgument.replica,
    mark_a_mirrored: markArgument.mirrored,
    mark_b_replica: markArgument.replica,
    mark_b_mirrored: markArgument.mirrored,
    ...knownArguments,
    reference: z
      .string()
      .optional()
      .describe('The id of a reference, as in list_references. Default: the bundled one of the domain.'),
    resolution: resolutionField.optional(),
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
    status: z.enum(OUTCOMES).describe('uncalibrated and refused carry no likelihood ratio; reason says why.'),
    calibrated: z.boolean().describe('Whether there is a likelihood ratio.'),
    domain,
    summary,
    score: z.number().optional().describe('The similarity score; it means nothing without a reference.'),
    score_kind: z.string().optional(),
    ...ratio,
    ...anotherConfig,
    reasons,
    reference: report.reference
      .optional()
      .describe('The reference population of the likelihood ratio, with its diagnostics and their protocol.'),
    known: report.known,
    attribution_regions: regions
      .optional()
      .describe('Where mark A agrees with mark B: pixels of its signature, and fractions of its extent.'),
    attribution_regions_b: regions.optional().describe('The same regions on mark B, in the same order.'),
    handle: z
      .string()
      .optional()
      .describe('Content address of the recipe; markgraph://recipes/{handle} shows every step.'),
    input_hashes: report.provenance.shape.input_hashes,
    engine_version: z.string(),
    evidence_note: report.evidence_note.describe(
      'Why the result is weaker evidence than its number suggests; quote its reason with the number.',
    ),
    report_handle: z
      .string()
      .describe('Content address of the answer; read it at markgraph://reports/{handle}.'),
    warnings: report.warnings,
    scope_warnings: z.array(z.string()).describe('Objections of the scope checks to the scans.'),
    scope_note: scopeNote,
    notes,
  })

  return {
    noArguments,
    healthAnswer,
    configAnswer,
    referencesAnswer,
    scanArguments,
    detectAnswer,
    compareArguments,
    compareAnswer,
    calibrateArguments,
    calibrateAnswer,
  }
}

type ToolSchemas = ReturnType<typeof toolSchemas>
export type CompareArguments = z.infer<ToolSchemas['compareArguments']>
export type CompareAnswer = Wire<ToolSchemas['compareAnswer']>
