import { z } from 'zod'
import { MarkgraphError } from '../errors.ts'
import type { Graph } from '../graph/graph.ts'
import { boundsField } from '../kinds/calibration.ts'
import { referenceFields } from '../kinds/reference.ts'
import { domainName } from '../kinds/wire.ts'
import { fitCalibration } from '../nodes/calibration/calibration.ts'
import type { ReferenceEntry } from './library.ts'
import { originSchema, originsOf } from './origins.ts'

/** A reference as clients see it: everything except its rows, and what it supports, which takes a fit. */
export const listedReference = z
  .looseObject({
    id: z.string(),
    name: z.string(),
    domain: domainName.optional(),
    score_kind: z.string().optional().describe('The score that it calibrates.'),
    scorer_config_hash: z.string(),
    cluster_scheme: z.string(),
    n_sources: z.number().int(),
    datasets: z.array(z.looseObject({ tag: z.string(), source: z.string() })),
    diagnostics: referenceFields.diagnostics,
    diagnostics_protocol: z.string(),
    calibration: z.string().optional(),
    conditions: referenceFields.conditions.optional(),
    bounds_by: referenceFields.bounds_by.optional(),
    population: z.string().nullable().optional().describe('Who vouches for the population, and which it is.'),
    evidence: referenceFields.evidence.optional(),
    accepted: referenceFields.accepted.optional(),
    left_out_diagnostics: referenceFields.left_out_diagnostics.optional(),
    parts: z.array(z.string()).optional().describe('Ids of its data sets that are references by themselves.'),
    measured_pitch: z
      .array(z.number())
      .length(2)
      .optional()
      .describe('Smallest and largest pitch of its scans in metres.'),
    generator: z.string(),
    created: z.string(),
    lr_bounds_log10: boundsField
      .nullable()
      .describe(
        'Least and greatest log10 LR of two marks that the reference supports; null where its pairs support none.',
      ),
    origins: z
      .array(originSchema)
      .describe(
        'What made the marks of each data set and what measured them. It is no part of the document.',
      ),
    last_check: z
      .object({ created: z.string().describe('ISO 8601, UTC.'), passed: z.boolean() })
      .nullable()
      .optional()
      .describe(
        'The last time that a check of the laboratory on this reference was done; null: never. Absent for who may not list checks.',
      ),
  })
  .meta({ id: 'ListedReference' })

/** What came of the last check on each reference, by its id. */
type LastChecks = ReadonlyMap<string, { readonly created: string; readonly passed: boolean }>

/** A reference as HTTP and MCP list it; without `checks`, nothing is said of when it was checked. */
export const listReference = async (
  of: { readonly graph: Graph },
  entry: ReferenceEntry,
  checks?: LastChecks,
) => ({
  ...entry.record,
  lr_bounds_log10: await ratioBounds(of, entry),
  origins: originsOf(entry.record),
  ...(checks && { last_check: checks.get(entry.record.id) ?? null }),
})

/** The least and the greatest log10 ratio of two marks on a reference; null where its pairs support no ratio. */
async function ratioBounds(
  { graph }: { readonly graph: Graph },
  { ref }: Pick<ReferenceEntry, 'ref'>,
): Promise<[number, number] | null> {
  try {
    const { lr_bounds_log10 } = await graph.within(async (session) =>
      session.value(await session.evaluate(fitCalibration, { left_out: [] }, { reference: ref })),
    )
    return [...lr_bounds_log10]
  } catch (error) {
    if (error instanceof MarkgraphError && error.code === 'bad-value') return null
    throw error
  }
}
