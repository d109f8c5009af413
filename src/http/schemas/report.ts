import { z } from 'zod'
import { OUTCOMES, refusalSchema, uncalibratedSchema, versionedReportSchema } from '../../kinds/report.ts'
import { domainName } from '../../kinds/wire.ts'

/** A report as it is stored. It has no file names, because they belong to one request. */
const withoutNames = <S extends { readonly provenance: z.ZodObject }>({ provenance }: S) => ({
  provenance: provenance.omit({ filenames: true }),
})

/** Any report by its handle. */
export const storedReport = z
  .union([
    versionedReportSchema
      .extend(withoutNames(versionedReportSchema.shape))
      .meta({ id: 'StoredComparisonReport' }),
    refusalSchema.extend(withoutNames(refusalSchema.shape)).meta({ id: 'StoredRefusal' }),
    uncalibratedSchema
      .extend(withoutNames(uncalibratedSchema.shape))
      .meta({ id: 'StoredUncalibratedReport' }),
  ])
  .meta({ description: 'The answer of `/v1/compare` without file names, with the requested blocks.' })

/** One page of the list of reports. */
export const reportList = z
  .object({
    reports: z.array(
      z.object({
        handle: z.string(),
        domain: domainName,
        outcome: z.enum(OUTCOMES),
        log10_lr: z.number().nullable(),
        recipe_handle: z
          .string()
          .nullable()
          .describe('Handle of the recipe; null when the report has no likelihood ratio.'),
        created: z.string().describe('When it was first given to this client; ISO 8601, UTC.'),
        in_doubt: z
          .boolean()
          .describe(
            'Made between a check of the laboratory that passed and the next one, with failures between.',
          ),
      }),
    ),
    next: z.string().nullable().describe('The `cursor` of the next page; null on the last one.'),
  })
  .meta({ id: 'ReportList' })
