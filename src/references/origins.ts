import { z } from 'zod'
import type { ReferenceRecord } from '../kinds/reference.ts'
import { knownSet } from './datasets.ts'

/** What made the marks of a data set and what measured them, as far as that is stated. */
export const originSchema = z
  .object({
    tag: z.string(),
    make: z
      .string()
      .nullable()
      .describe('Make and model of the firearm or tool; null where nobody states it.'),
    calibre: z.string().nullable().describe('Null where nobody states it.'),
    instruments: z
      .array(z.object({ manufacturer: z.string(), model: z.string().nullable() }))
      .describe('Instruments that the files of its scans name, each once.'),
  })
  .meta({ id: 'DataSetOrigin' })

/**
 * What is stated of each data set of a reference: of a public one by its publishers, of others by the files of their scans, which
 * know the instrument alone. It stands beside the record, which never changes.
 */
export const originsOf = ({
  datasets,
  conditions = [],
}: Pick<ReferenceRecord, 'datasets' | 'conditions'>): z.infer<typeof originSchema>[] =>
  datasets.map(({ tag }) => {
    const set = knownSet(tag)
    const measured = conditions.find((one) => one.tag === tag)?.instruments ?? set?.instruments ?? []
    return {
      tag,
      make: set?.make ?? null,
      calibre: set?.calibre ?? null,
      instruments: measured.map(({ manufacturer, model }) => ({ manufacturer, model })),
    }
  })
