import { z } from 'zod'
import { WORDS } from '../../compare/request/parse-request.ts'
import { edgesIn } from '../../marks/land-texts.ts'
import { flagField } from './flag-field.ts'

/** Groove edges of each land, as `left:right,left:right`; an empty entry means that they are found. */
export const edgesField = z
  .string()
  .transform((text, context) => {
    const edges = edgesIn(text)
    if (edges) return edges
    context.addIssue({
      code: 'custom',
      message:
        'Input should be left:right in micrometres for each land, left below right, separated by commas; nothing between two commas where the edges are to be found',
      params: { type: 'value_error' },
    })
    return z.NEVER
  })
  .meta({ type: 'string' })

const edges = edgesField
  .optional()
  .describe(
    'Groove edges of each land as `left:right` in micrometres from the first sample of the scan, at its middle row, across the striae, separated by commas. Leave an entry empty to have its edges found: `120:1900,,140:1880`. Default: all are found.',
  )
const replica = flagField.optional().describe(WORDS.replica)
const mirrored = flagField.optional().describe(WORDS.mirrored)

/** How a mark of a comparison is read, by the name of the mark. */
export const readingFieldsOf = <S extends string>(side: S) =>
  ({
    [`${side}_edges`]: edges,
    [`${side}_replica`]: replica,
    [`${side}_mirrored`]: mirrored,
  }) as { readonly [K in `${S}_edges`]: typeof edges } & {
    readonly [K in `${S}_${'replica' | 'mirrored'}`]: typeof replica
  }

/** What one scan shows in place of its mark. */
export const flipFields = { replica, mirrored }

/** The same for one land. */
export const landReadingFields = {
  edges: edges.describe('Groove edges as `left:right` in micrometres. Default: they are found.'),
  ...flipFields,
}
