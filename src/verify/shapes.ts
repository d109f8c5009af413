import { z } from 'zod'
import { OUTCOMES } from '../kinds/report.ts'
import { count, handleText, typed, type Wire } from '../kinds/wire.ts'
import type { ArtifactDifference } from './difference.ts'

/** The worst first. */
export const VERDICTS = [
  'not verified',
  'intact, not recomputable',
  'equal, not all known',
  'verified',
] as const
export type Verdict = (typeof VERDICTS)[number]

const standing = z
  .enum(['bundled', 'trusted', 'unknown'])
  .describe(
    '`bundled`: it came with a release. `trusted`: it is in `MARKGRAPH_TRUST`, or the operator of this service made or imported it. `unknown`: the number is relative to whatever that reference is.',
  )
/** What is known of a reference: it came with a release, whoever checks trusts it, or neither. */
export type Standing = z.output<typeof standing>

/** The reference behind a report. */
export const reportReferenceSchema = z.object({
  id: z.string().nullable().describe('As the document calls itself; null where the document is not there.'),
  handle: handleText,
  borrows_id: z.boolean().describe('It has the id of a bundled reference and is none.'),
})
export type ReportReference = Wire<typeof reportReferenceSchema>

/** What a signature or timestamp shows. */
const signatureCheck = z.object({
  file: z.string(),
  kind: z.enum(['signature', 'timestamp']),
  valid: z.boolean().nullable().describe('Null where it could not be checked; `message` says why.'),
  message: z.string(),
  key: z
    .string()
    .nullable()
    .describe(
      'Id of the key that signed: the SHA-256 of the public key; null where it is none, or not valid.',
    ),
})
export type SignatureCheck = Wire<typeof signatureCheck>

/** What was proved, part by part. */
export const provedSchema = z
  .object({
    computation: z.enum(['equal', 'differs', 'not computed']),
    reference: standing,
    refusal: z
      .enum(['derived', 'not derived'])
      .nullable()
      .describe('Whether a refusal follows from its scans; null where the report is none.'),
    pdf: z
      .enum(['equal', 'differs', 'absent', 'other release'])
      .nullable()
      .describe(
        'Whether the PDF is what is printed again; null where it was not printed, then `not_looked_at` names it.',
      ),
    signatures: z.array(signatureCheck),
    not_looked_at: z.array(z.string()).describe('Files of which nothing is proved.'),
  })
  .meta({ id: 'Proved' })
export type Proved = Wire<typeof provedSchema>

/** The first difference of a report and its replay: where it is, and what it is. */
export const firstDifferenceSchema = z.object({
  step: z.string(),
  node: z.string().nullable(),
  artifact: handleText,
  recomputed: handleText.nullable(),
  value: typed<ArtifactDifference | null>(z.unknown()).describe(
    'Null where the recorded data are not there to be looked at.',
  ),
})
export type FirstDifference = Wire<typeof firstDifferenceSchema>

/** A file of a bundle that is not as the manifest says, or the artifact behind it. */
const finding = z.object({
  file: z.string().describe('The file, or the part of the ZIP.'),
  what: z.enum(['changed', 'missing', 'added', 'container', 'contradiction']),
  message: z.string(),
  step: z
    .string()
    .nullable()
    .describe('Whose output or input the file holds, in words; null for the files that are no artifacts.'),
})
export type Finding = Wire<typeof finding>

/** A step of the table: how many of its runs came out equal. */
const checkedStep = z.object({
  step: z.string(),
  runs: count,
  equal: count,
  not_equal: count,
  not_recomputable: count,
  reasons: z.array(z.string()).describe('Each reason once.'),
})
export type CheckedStep = Wire<typeof checkedStep>

/** The check of the comparison as a whole. */
const derivation = z.object({
  status: z.enum(['equal', 'not equal', 'not derived']),
  reason: z.string().nullable(),
  recipe: handleText.nullable(),
  report: handleText.nullable(),
  difference: typed<{ readonly in: 'recipe' | 'report'; readonly value: ArtifactDifference } | null>(
    z.unknown(),
  ),
})

/** The answer of a check of a report and of all behind it. */
export const reportVerificationSchema = z
  .object({
    verified: z.boolean().describe('True only where all of it is proved.'),
    verdict: z.enum(VERDICTS),
    sentence: z.string().describe('The verdict in one sentence.'),
    proved: provedSchema,
    reference: reportReferenceSchema
      .nullable()
      .describe('Null where a finding came before, or the report names none.'),
    report: handleText.nullable(),
    recipe: handleText.nullable(),
    domain: z.string().nullable(),
    outcome: z.enum(OUTCOMES).nullable(),
    log10_lr: z.number().nullable(),
    report_engine_version: z.string().nullable().describe('The engine that the report names.'),
    engine_version: z.string().describe('That of this program.'),
    files: count.describe('Files whose hashes were compared; 0 for a report of a data folder.'),
    findings: z.array(finding),
    steps: z.array(checkedStep),
    derivation: derivation
      .nullable()
      .describe(
        'Whether the comparison, done again, gives the recipe and the report; null where a finding came before.',
      ),
    difference: firstDifferenceSchema.nullable().describe('The first difference.'),
    unequal: z.array(z.string()).describe('Each computation that gave another result.'),
    lacks: z.array(z.string()).describe('What cannot be shown, and why.'),
  })
  .meta({ id: 'ReportVerification' })
export type ReportVerification = Wire<typeof reportVerificationSchema>
