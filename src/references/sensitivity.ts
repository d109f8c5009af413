import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { MarkgraphError } from '../errors.ts'
import { conditionsSchema } from '../kinds/reference.ts'
import { arePackedFits } from './fits-without.ts'

const whole = z.number().int().min(0)
/** A `Fit` of `fits-without.ts`. */
const fit = z.tuple([z.number(), z.number(), z.number(), z.number()])
/** What questions about several known marks are answered with: an `AnchoredModel` and the bounds. */
const questionFit = z.strictObject({
  mean: z.number(),
  sd: z.number(),
  sets: z.number(),
  ratio: z.number(),
  lr_bounds_log10: z.tuple([z.number(), z.number()]),
})

const variantSchema = z.strictObject({
  id: z.string(),
  /** The hyperparameter that is moved; null where all are moved together. */
  hyperparameter: z.string().nullable(),
  changes: z.record(z.string(), z.number()),
  scorer_config_hash: z.string(),
  /** Of the fit on the pairs of other sources, over seeded folds; null where the sources cannot be split. */
  cllr_source_disjoint: z.number().nullable(),
  measured_pitch: z.tuple([z.number(), z.number()]),
  conditions: z.array(conditionsSchema),
  /** Null where the pairs support no LR under this variant. */
  fit: fit.nullable(),
  /** The fits without every one and every two of the sources: `packedFits` of `fits-without.ts`. */
  without: z.string(),
  questions: z.strictObject({
    /** Null where the pairs support no LR under this variant. */
    fit: questionFit.nullable(),
    /** The fits without every one of the sources, in their order. */
    without: z.array(questionFit.nullable()),
  }),
})

/** A reference scored under every variant of its scorer config: fits and bounds, without the scores. */
const sensitivitySchema = z
  .strictObject({
    /** Id and handle of the reference whose marks were scored. */
    id: z.string(),
    reference: z.templateLiteral(['sha256:', z.string()]),
    generator: z.string(),
    engine_version: z.string(),
    /** Versions of the nodes that a score may come from: a score of another version has no place on these fits. */
    nodes: z.record(z.string(), z.number().int()),
    folds: z.strictObject({ seed: whole, count: whole }),
    sources: z.array(z.string()),
    variants: z.array(variantSchema),
  })
  .refine(
    ({ sources, variants }) => variants.every(({ without }) => arePackedFits(without, sources.length)),
    {
      path: ['variants', 'without'],
      error: 'not four doubles for every two sources',
    },
  )
  .refine(
    ({ sources, variants }) => variants.every(({ questions }) => questions.without.length === sources.length),
    {
      path: ['variants', 'questions', 'without'],
      error: 'not one fit for every source',
    },
  )

export type SensitivityDocument = z.infer<typeof sensitivitySchema>
export type ScoredVariant = z.infer<typeof variantSchema>

/**
 * The document of a file; undefined when there is none.
 * errors  `bad-setting`: it is no such document
 */
export function readSensitivity(path: string): SensitivityDocument | undefined {
  if (!existsSync(path)) return undefined
  const result = sensitivitySchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (result.success) return result.data
  const issue = result.error.issues[0]!
  throw new MarkgraphError('bad-setting', `sensitivity ${path}: ${issue.path.join('.')}: ${issue.message}`, {
    path,
  })
}

/** One line for each variant, one for its packed fits, and one for what it says about questions. */
export async function writeSensitivity(path: string, document: SensitivityDocument): Promise<void> {
  const { variants, ...head } = document
  const rows = variants.map(({ without, questions, ...rest }) => {
    const text = JSON.stringify(rest).replace(/}$/, '')
    return `${text},\n  "without": ${JSON.stringify(without)},\n  "questions": ${JSON.stringify(questions)}}`
  })
  const text = JSON.stringify(head, null, 1).replace(/\n}$/, '')
  await writeFile(path, `${text},\n "variants": [\n${rows.join(',\n')}\n]\n}\n`)
}
