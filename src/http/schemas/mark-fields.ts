import { z } from 'zod'
import type { MarkRequest } from '../../compare/comparison.ts'
import { readAs } from '../../compare/upload.ts'
import { MarkgraphError } from '../../errors.ts'
import { InvalidRequest } from '../errors.ts'
import { handlesOf, placesField, type scansField } from './fields.ts'
import {
  flipFields,
  landReadingFields,
  markReading,
  readingFields,
  readingOf,
  refuseReading,
} from './reading-fields.ts'

/** The form fields of one mark, besides its files in `mark`. */
export const markFields = {
  mark_handles: z
    .string()
    .optional()
    .describe('Surface handles of the mark instead of files, comma-separated.'),
  mark_lands: placesField
    .optional()
    .describe(
      'Position of each land on its bullet, counted from 1. Needed when a land is missing. Default: 1, 2, 3, …',
    ),
  mark_edges: landReadingFields.edges.describe(
    'Groove edges of each land as `left:right` in micrometres. Default: they are found.',
  ),
  mark_replica: flipFields.replica,
  mark_mirrored: flipFields.mirrored,
  ...readingFields,
}

type Given = z.infer<z.ZodObject<typeof markFields>> & {
  readonly mark?: z.infer<typeof scansField> | undefined
}

/** The mark that these fields name. Error: `bad-value` unless it is given in one of the two ways. */
export function oneMark(given: Given): MarkRequest {
  const { mark: files, mark_lands: places, mark_edges, mark_replica, mark_mirrored } = given
  const handles = given.mark_handles?.trim() || undefined
  if (files && handles)
    throw new MarkgraphError('bad-value', 'mark and mark_handles are both given; give one of them')
  if (!files && !handles) {
    throw new InvalidRequest([{ loc: ['body', 'mark'], msg: 'Field required', type: 'missing' }])
  }
  if (handles) refuseReading(given, 'mark_handles')
  return {
    scans: files ? readAs(files, readingOf(given)) : handlesOf(handles!),
    places,
    read: markReading({ edges: mark_edges, replica: mark_replica, mirrored: mark_mirrored }),
  }
}
