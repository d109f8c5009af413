import { z } from 'zod'
import { MarkgraphError, phrase } from '../../errors.ts'
import type { Stated } from '../../kinds/marks/test-fires.ts'
import { maskSchema, unitsSchema } from '../../kinds/recipe.ts'
import { AS_IN_FILE, type FileReading, type MarkReading } from '../../marks/mark-type.ts'
import { RESOLUTIONS } from '../checks/scope.ts'
import type { ComparisonRequest, MarkRequest } from './comparison.ts'
import type { Sides } from './sides.ts'
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
export function refuseReading(fields: ReadingFields, name: string, instead = phrase('send the file')): void {
  for (const field of ['units', 'mask'] as const) {
    if (fields[field] === undefined) continue
    const message = phrase(
      '{field} says how a file is read, but {name} names a surface that has been read; leave out {field}, or {instead}',
      { field, name, instead },
    )
    throw new MarkgraphError('bad-value', message, { field })
  }
}

type OfMark<Field extends string, T> = { readonly [K in `${AnySide}_${Field}`]?: T | undefined }
/** The numbers of known marks, as fields name them. */
export const KNOWN_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type KnownSide = `known_${(typeof KNOWN_NUMBERS)[number]}`
export const KNOWN_SIDES: readonly KnownSide[] = KNOWN_NUMBERS.map((n): KnownSide => `known_${n}`)

/** A mark of a comparison, or the one of a search. */
export type AnySide = 'mark' | 'mark_a' | 'mark_b' | KnownSide

/** What is said about known marks, beside what is said of each. */
export const statedFields = {
  known_made: z.number().int().positive().optional(),
  known_ammunition_alike: z.boolean().optional(),
  known_instrument_alike: z.boolean().optional(),
  known_condition_alike: z.boolean().optional(),
}
export const STATED_WORDS = {
  known_made: 'How many test fires or test marks were made, whether or not they are given.',
  known_ammunition_alike:
    'Whether the questioned mark and the known marks were made with the same ammunition.',
  known_instrument_alike: 'Whether all of them were scanned with the same instrument.',
  known_condition_alike:
    'Whether the firearm or tool was in the same condition for all of them: wear, damage, dirt.',
  left_out:
    'Why this known mark would be left out. It counts in the ratio all the same; a second line gives the ratio without it.',
}
type StatedFields = z.output<z.ZodObject<typeof statedFields>> & OfMark<'left_out', string>

/** What a request says about its known marks; undefined where it says nothing. */
function parseStated(fields: StatedFields): Stated | undefined {
  const left_out = KNOWN_SIDES.flatMap((side, i) => {
    const reason = fields[`${side}_left_out`]?.trim()
    return reason ? [{ index: i + 1, reason }] : []
  })
  const stated = {
    ammunition_alike: fields.known_ammunition_alike ?? null,
    instrument_alike: fields.known_instrument_alike ?? null,
    condition_alike: fields.known_condition_alike ?? null,
    made: fields.known_made ?? null,
    left_out,
  }
  const { left_out: _, ...others } = stated
  const says = left_out.length > 0 || Object.values(others).some((one) => one !== null)
  return says ? stated : undefined
}

/** The fields of marks besides their scans, once their text is read: edges in metres. */
type MarkFields = OfMark<'lands', readonly number[]> &
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

export const parseHow = (fields: HowFields): Omit<ComparisonRequest, keyof Sides<unknown> | 'stated'> => ({
  domain: fields.domain,
  nPlaces: fields.n_lands,
  reference: fields.reference,
  resolution: fields.resolution,
  scorerConfig:
    typeof fields.scorer_config === 'object' ? JSON.stringify(fields.scorer_config) : fields.scorer_config,
})

/** What is wrong with the known marks that a request gives, and the field that it is about. */
export function knownProblem(
  isBGiven: boolean,
  given: readonly KnownSide[],
): { readonly field: AnySide; readonly message: string } | undefined {
  const [first] = given
  if (first && isBGiven) {
    const message = `mark_b and ${first} are both given; give the known marks as known_1, known_2, …, or one as mark_b`
    return { field: 'mark_b', message }
  }
  const gap = given.findIndex((side, i) => side !== KNOWN_SIDES[i])
  if (gap < 0) return undefined
  const message = `${given[gap]} is given without ${KNOWN_SIDES[gap]}; number the known marks 1, 2, 3, … without a gap`
  return { field: given[gap]!, message }
}

/**
 * The comparison that a request asks for, over HTTP, MCP or the command line. One known mark alone is mark b.
 * errors  `bad-value`: known marks beside mark b, or a number of them that is left out
 */
export function parseComparison(
  fields: MarkFields & HowFields & StatedFields,
  scans: {
    readonly a: readonly Given[]
    readonly b?: readonly Given[] | undefined
    /** By their numbers from 1; what is not given is undefined. */
    readonly known?: readonly (readonly Given[] | undefined)[]
  },
): ComparisonRequest {
  const given = (scans.known ?? []).flatMap((own, i) => (own ? [{ side: KNOWN_SIDES[i]!, own }] : []))
  const wrong = knownProblem(
    scans.b !== undefined,
    given.map(({ side }) => side),
  )
  if (wrong) throw new MarkgraphError('bad-value', wrong.message, { field: wrong.field })
  const known = given.map(({ side, own }) => parseMark(fields, side, own))
  return {
    ...parseHow(fields),
    a: parseMark(fields, 'mark_a', scans.a),
    b: known[0] ?? parseMark(fields, 'mark_b', scans.b ?? []),
    ...(known.length > 1 && { known }),
    stated: parseStated(fields),
  }
}
