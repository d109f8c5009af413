import { z } from 'zod'
import { MarkgraphError } from '../errors.ts'
import { maskSchema, unitsSchema } from '../kinds/recipe.ts'
import { AS_IN_FILE, type FileReading, type MarkReading } from '../marks/mark-type.ts'
import type { ComparisonRequest, MarkRequest } from './comparison.ts'
import { RESOLUTIONS } from './scope.ts'
import type { Given } from './upload.ts'

/** How the files of a request are read. */
export const readingFields = {
  units: unitsSchema
    .optional()
    .describe(
      'Unit of the lengths in the files. `file`: metres, as the standard says. `um`: micrometres, as some writers put them. Default: `file`.',
    ),
  mask: maskSchema
    .optional()
    .describe(
      'Which part of the scan is used. `auto`: the region that bears the mark is found. `file`: what the mask in the file (`bindata/mask.png`) keeps; white and coloured pixels keep a point. `none`: the whole scan. Default: `auto`.',
    ),
}

export const resolutionField = z
  .enum(RESOLUTIONS)
  .describe(
    'Whose limit of the pitch applies: `specification` (over 2 µm warns, over 4 µm refuses), or `reference` (what its scans were measured at). Default: `specification` for bundled references, `reference` for own ones.',
  )

/** What is said of the fields that have another form over each way in. */
export const WORDS = {
  lands:
    'Position of each land on its bullet, counted from 1. Needed when a land is missing. Default: 1, 2, 3, …',
  n_lands:
    'Number of lands on a bullet, including lands without a scan. Default: the highest position given.',
  replica:
    'Whether the scans show a cast: then they are mirrored, and heights and depths exchanged. Default: false.',
  mirrored:
    'Whether the scans show the mirror image of the mark, as some instruments export it; heights are as they are. Not together with the field for a cast, which is turned back already. Default: false.',
}

/** How a request says that its files are read. */
export type ReadingFields = z.output<z.ZodObject<typeof readingFields>>

export const parseFileReading = ({
  units = AS_IN_FILE.units,
  mask = AS_IN_FILE.mask,
}: ReadingFields): FileReading => ({ units, mask })

/** Refuses fields about files where a scan is given by a handle: its surface has been read already. */
export function refuseReading(fields: ReadingFields, name: string, instead = 'send the file'): void {
  for (const field of ['units', 'mask'] as const) {
    if (fields[field] === undefined) continue
    const message = `${field} says how a file is read, but ${name} names a surface that has been read; leave out ${field}, or ${instead}`
    throw new MarkgraphError('bad-value', message, { field })
  }
}

type OfMark<Field extends string, T> = { readonly [K in `${AnySide}_${Field}`]?: T | undefined }
/** A mark of a comparison, or the one of a search. */
export type AnySide = 'mark' | 'mark_a' | 'mark_b'

/** The fields of marks besides their scans, once their text is read: edges in metres. */
export type MarkFields = OfMark<'lands', readonly number[]> &
  OfMark<'edges', MarkReading['edges']> &
  OfMark<'replica' | 'mirrored', boolean>

/** A mark as a request gives it, over HTTP, MCP or the command line. */
export const parseMark = (fields: MarkFields, side: AnySide, scans: readonly Given[]): MarkRequest => ({
  scans,
  places: fields[`${side}_lands`],
  read: parseMarkReading({
    edges: fields[`${side}_edges`],
    replica: fields[`${side}_replica`],
    mirrored: fields[`${side}_mirrored`],
  }),
})

/** How a mark is read: as it is, where nothing is said. */
export const parseMarkReading = (
  given: { readonly [K in keyof Omit<MarkReading, 'region'>]?: MarkReading[K] | undefined },
): Omit<MarkReading, 'region'> => ({
  edges: given.edges ?? [],
  replica: given.replica ?? false,
  mirrored: given.mirrored ?? false,
})

/** The fields that say how marks are compared. */
interface HowFields {
  readonly domain: string
  readonly n_lands?: number | undefined
  readonly reference?: string | undefined
  readonly resolution?: ComparisonRequest['resolution']
  /** Overrides as an object, or as the text of one. */
  readonly scorer_config?: string | object | undefined
}

export const parseHow = (fields: HowFields): Omit<ComparisonRequest, 'a' | 'b'> => ({
  domain: fields.domain,
  nPlaces: fields.n_lands,
  reference: fields.reference,
  resolution: fields.resolution,
  scorerConfig:
    typeof fields.scorer_config === 'object' ? JSON.stringify(fields.scorer_config) : fields.scorer_config,
})

/** The comparison that a request asks for, over HTTP, MCP or the command line. */
export const parseComparison = (
  fields: MarkFields & HowFields,
  scans: { readonly a: readonly Given[]; readonly b: readonly Given[] },
): ComparisonRequest => ({
  ...parseHow(fields),
  a: parseMark(fields, 'mark_a', scans.a),
  b: parseMark(fields, 'mark_b', scans.b),
})
