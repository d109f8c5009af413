import { z } from 'zod'
import type { Upload } from '../../compare/request/upload.ts'
import { warningSchema } from '../../kinds/report.ts'
import { MARK_SETS } from '../../references/pairing.ts'
import { InvalidRequest } from '../errors.ts'
import { scansField } from './fields.ts'

/** How a body with a manifest may be sent. */
export const MANIFEST_BODIES = [
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/json',
]

/** The form field of a manifest: text, or one file. */
export const manifestField = z.union([z.string(), scansField])

/** The content of a manifest. */
export async function manifestOf(given: string | Upload[]): Promise<string | Uint8Array> {
  if (typeof given === 'string') return given
  const [file, ...more] = given
  if (more.length === 0) return file!.read()
  throw new InvalidRequest([
    { loc: ['body', 'manifest'], msg: 'Input should be one file', type: 'value_error' },
  ])
}

/** What a manifest gives reason to warn of. */
export const manifestWarnings = z
  .array(warningSchema)
  .readonly()
  .describe(
    'What the manifest gives reason to warn of: `unknown_column` names its columns that nothing reads.',
  )

/** A scan of a study or collection. */
export const studyScan = z.object({
  study: z.string(),
  source: z.string(),
  mark: z.string(),
  land: z.number().int(),
  scan: z.string(),
  sha256: z.string(),
  surface: z.string(),
  mask: z
    .enum(['file', 'none'])
    .optional()
    .describe('How the region of the scan is taken, when it is not found.'),
  mirrored: z.literal(true).optional().describe('It shows the mirror image of its mark.'),
  replica: z.literal(true).optional().describe('It shows a cast.'),
  edges: z
    .tuple([z.number(), z.number()])
    .optional()
    .describe('Groove edges of the land in metres, where they are not found.'),
  set: z.enum(MARK_SETS).optional().describe('Only in a study of one set against another.'),
})
