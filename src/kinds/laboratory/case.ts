import { z } from 'zod'
import { OUTCOMES } from '../report.ts'
import { count, domainName, handleText, nameText, typed, type Wire } from '../wire.ts'

const MAX_LISTED = 500
const MAX_LANDS = 64 // of a bullet, as in a comparison

const text = (what: string) => z.string().trim().max(10_000).default('').describe(what)

const caseNumber = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}]{1,120}$/u, 'Input should be 1 to 120 characters on one line')
  .describe('What the laboratory calls the case. An owner has one case of each number.')

const ROLES = ['questioned', 'known'] as const

const caseItem = z.strictObject({
  exhibit: nameText('What the case calls the item.'),
  role: z
    .enum(ROLES)
    .optional()
    .describe('Whether it is a questioned mark, or a known one: a test fire, or a test mark of a tool.'),
  source: nameText(
    'What the case calls the source of a known mark. The test fires of one source share it.',
  ).optional(),
  domain: domainName.optional().describe('Kind of mark.'),
  note: text('What it is, or shows.'),
  marks: z
    .array(z.string().regex(/^(sha256:)?[0-9a-f]{64}$/, 'Input should be a handle, or the SHA-256 of a scan'))
    .max(MAX_LANDS)
    .default([])
    .describe(
      'Its marks: SHA-256 or handles of scans, or handles of reports. Of an item with a `role`: handles of its scans.',
    ),
  lands: z
    .array(z.int().min(1).max(MAX_LANDS))
    .optional()
    .describe('The land of each of its scans, from 1, where it is a bullet.'),
})

const receipt = z.strictObject({
  what: nameText('Which items.'),
  who: nameText('Who received them.'),
  when: text('When, as it is given.'),
})

const reportOfCase = z.strictObject({
  handle: handleText.describe('`report_handle` of a comparison.'),
  replaces: handleText
    .nullable()
    .default(null)
    .describe('The earlier report of the case that this one takes the place of.'),
  questioned: nameText(
    'The exhibit of its questioned mark. Default: that of the report that it replaces.',
  ).optional(),
  source: nameText('The source of its known marks. Default: that of the report that it replaces.').optional(),
})

const CASE_STATES = ['open', 'closed'] as const

/** What is said of a case. All texts are shown as they are given. */
const caseFields = {
  name: z.string().trim().max(200).describe('What the case is about.'),
  state: z.enum(CASE_STATES).describe('A closed case is not changed until it is open again.'),
  items: z.array(caseItem).max(MAX_LISTED).describe('The items that were submitted.'),
  received: z.array(receipt).max(MAX_LISTED).describe('Who received which items, and when.'),
  propositions: z.strictObject({
    same: text('That the marks have one source, in the words of the case.'),
    different: text('That they have different sources, in the words of the case.'),
    supplied_by: text('Who supplied the propositions.'),
  }),
  reference: z.strictObject({
    population: text('The relevant population.'),
    reason: text('Why the reference stands for it.'),
  }),
  reports: z.array(reportOfCase).max(MAX_LISTED).describe('Reports, each after the one that it replaces.'),
}

/** A case as it is stored. It takes no part in recipes and hashes. */
export interface CaseBody extends Omit<Wire<z.ZodObject<typeof caseFields>>, 'reports'> {
  /** With the time at which each was added, ISO 8601, UTC. */
  readonly reports: readonly (Wire<typeof reportOfCase> & { readonly added: string })[]
}

const changes = z
  .strictObject({ number: caseNumber, ...caseFields })
  .partial()
  .extend({
    add: z
      .strictObject({
        items: caseFields.items,
        received: caseFields.received,
        reports: caseFields.reports,
      })
      .partial()
      .optional()
      .describe('Entries that are added to what is there.'),
  })

export type CaseRequest = Wire<typeof changes>

/** What may be changed. What is not named stays; a list takes the place of the one that is there, unless it stands in `add`. */
export const caseChange = typed<CaseRequest>(changes)

export const newCase = typed<CaseRequest & { readonly number: string }>(
  changes.omit({ add: true }).required({ number: true }),
)

export const caseSummary = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  state: z.enum(CASE_STATES),
  created: z.string().describe('ISO 8601, UTC.'),
  items: count,
  reports: count,
})

export const caseRecord = z
  .object({
    id: z.string(),
    number: z.string(),
    created: z.string().describe('ISO 8601, UTC.'),
    ...caseFields,
    reports: z.array(
      reportOfCase.extend({
        added: z.string().describe('ISO 8601, UTC.'),
        version: count.describe('1 for a report that replaces none, otherwise one more than that one.'),
        replaced_by: handleText.nullable(),
        domain: domainName.nullable(),
        outcome: z.enum(OUTCOMES).nullable(),
        log10_lr: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'Case' })
export type CaseRecord = Wire<typeof caseRecord>
