import { z } from 'zod'
import { MarkgraphError } from '../../errors.ts'
import { edgesIn } from '../../marks/land-texts.ts'
import { AS_IN_FILE, type FileReading, type MarkReading } from '../../marks/mark-type.ts'
import { flagField } from './flag-field.ts'

/** How the files of a request are read. */
export const readingFields = {
  units: z
    .enum(['file', 'um'])
    .optional()
    .describe(
      'Unit of the lengths in the files. `file`: metres, as the standard says. `um`: micrometres, as some writers put them. Default: `file`.',
    ),
  mask: z
    .enum(['auto', 'file', 'none'])
    .optional()
    .describe(
      'Which part of the scan is used. `auto`: the region that bears the mark is found. `file`: what the mask in the file (`bindata/mask.png`) keeps; white and coloured pixels keep a point. `none`: the whole scan. Default: `auto`.',
    ),
}

interface GivenReading {
  readonly units?: FileReading['units'] | undefined
  readonly mask?: FileReading['mask'] | undefined
}

export const readingOf = ({
  units = AS_IN_FILE.units,
  mask = AS_IN_FILE.mask,
}: GivenReading): FileReading => ({
  units,
  mask,
})

/** Refuses fields about files where a scan is given by a handle: its surface has been read already. */
export function refuseReading(given: GivenReading, handles: string): void {
  for (const field of ['units', 'mask'] as const) {
    if (given[field] === undefined) continue
    const message = `${field} says how a file is read, but ${handles} names a surface that has been read; leave out ${field}, or send the file`
    throw new MarkgraphError('bad-value', message, { field })
  }
}

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
const replica = flagField
  .optional()
  .describe(
    'Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false.',
  )

const mirrored = flagField
  .optional()
  .describe(
    'Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false.',
  )

/** How the marks of a comparison are read. */
export const markReadingFields = {
  mark_a_edges: edges,
  mark_b_edges: edges,
  mark_a_replica: replica,
  mark_b_replica: replica,
  mark_a_mirrored: mirrored,
  mark_b_mirrored: mirrored,
}

/** What one scan shows in place of its mark. */
export const flipFields = { replica, mirrored }

/** The same for one land. */
export const landReadingFields = {
  edges: edges.describe('Groove edges as `left:right` in micrometres. Default: they are found.'),
  ...flipFields,
}

/** What the fields of a mark say about its reading. */
export const markReading = (
  given: {
    readonly [K in keyof Omit<MarkReading, 'region'>]?: MarkReading[K] | undefined
  },
): Omit<MarkReading, 'region'> => ({
  edges: given.edges ?? [],
  replica: given.replica ?? false,
  mirrored: given.mirrored ?? false,
})
