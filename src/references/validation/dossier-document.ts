import { z } from 'zod'
import { jsonKind } from '../../kinds/kind.ts'
import { CHARACTERISTICS, criterion } from '../../kinds/laboratory/plan.ts'
import { count, handleText, type Wire } from '../../kinds/wire.ts'
import type { Fact } from '../../words/fact.ts'
import { factOf, inWords, saidSchema } from '../../words/said.ts'
import { type ProtocolFigures, protocolSchema } from './document.ts'

/** What came out of a plan: the validation matrix, what a reader must weigh, and the figures behind them. */

const figure = z.strictObject({
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
})

const row = z.strictObject({
  characteristic: z.enum(CHARACTERISTICS),
  ...criterion.shape,
  side: z.enum(['at_most', 'at_least']),
  result: figure.describe('With its 95 % interval by bootstrap over the sources.'),
  n_sources: count,
  passed: z.boolean(),
  reason: saidSchema.nullable().describe('Why it is not passed.'),
})
export type MatrixRow = Wire<typeof row>

const finding = saidSchema.meta({ id: 'Finding' })

const ofPart = {
  n_km: count,
  n_knm: count,
  cllr: z.number().nullable().describe('Null where one of the classes is missing.'),
  km_below_one: count,
  knm_above_one: count,
}

export const dossierSchema = z
  .strictObject({
    format: z.literal('markgraph-dossier-1'),
    plan: handleText,
    name: z.string(),
    protocol: z.string().describe('What the figures claim.'),
    n_sources: count,
    n_marks: count,
    n_km: count,
    n_knm: count,
    matrix: z.array(row),
    passed: z.boolean().describe('Whether every criterion is met.'),
    findings: z.array(finding).describe('What a reader must weigh before the dossier is approved.'),
    by_source: z.array(z.strictObject({ source: z.string(), ...ofPart })),
    by_data_set: z.array(z.strictObject({ data_set: z.string(), n_sources: count, ...ofPart })),
    figures: protocolSchema.describe(
      'All figures of the test marks, as the validation of a reference has them.',
    ),
  })
  .meta({ id: 'ValidationDossier' })
export type Dossier = Omit<Wire<typeof dossierSchema>, 'figures'> & { readonly figures: ProtocolFigures }

/** Words are not hashed: see `jsonKind`. */
type DossierFacts = Omit<Dossier, 'matrix' | 'findings'> & {
  readonly matrix: readonly (Omit<MatrixRow, 'reason'> & { readonly reason: Fact | null })[]
  readonly findings: readonly Fact[]
}

export const dossierKind = jsonKind<Dossier, DossierFacts>('validation.dossier', {
  facts: ({ matrix, findings, ...rest }) => ({
    ...rest,
    matrix: matrix.map(({ reason, ...row }) => ({ ...row, reason: reason && factOf(reason) })),
    findings: findings.map(factOf),
  }),
  inWords: ({ matrix, findings, ...rest }) => ({
    ...rest,
    matrix: matrix.map(({ reason, ...row }) => ({ ...row, reason: reason && inWords(reason) })),
    findings: findings.map(inWords),
  }),
})
