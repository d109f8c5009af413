import { z } from 'zod'
import { type Handle, parseHandle } from '../../address/canonical.ts'
import { BY_NAME, INCLUDES, type Include } from '../../compare/answer/answer.ts'
import { scansOf } from '../../compare/request/ingest.ts'
import { parseFileReading, readingFields, refuseReading } from '../../compare/request/parse-request.ts'
import type { Upload } from '../../compare/request/upload.ts'
import { MarkgraphError, phrase } from '../../errors.ts'
import type { Session } from '../../graph/session.ts'
import { type Warning, warning } from '../../kinds/report.ts'
import { MAX_PLACES, placesIn } from '../../marks/land-texts.ts'
import type { Scan } from '../../marks/mark-type.ts'
import { HOW_TO_ACCEPT } from '../../references/faults.ts'
import { WHO_VOUCHES } from '../../references/vouched.ts'
import type { Service } from '../../service/service.ts'
import { splitList } from '../../words/lists.ts'
import { cutText, InvalidRequest } from '../errors.ts'

/** JSON holds no functions, so nothing in it passes for a file that was uploaded. */
const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' && value !== null && 'read' in value && typeof value.read === 'function'

const NOT_A_FILE = { error: 'Input should be an uploaded file', params: { type: 'value_error' } }
const ONE_FILE = {
  error: 'Input should be one file, but several were sent',
  params: { type: 'value_error' },
}
const upload = z.custom<Upload>(isUpload, NOT_A_FILE)

/** One uploaded file. */
export const fileField = z
  .custom<Upload[]>((value) => Array.isArray(value) && value.length > 0 && value.every(isUpload), NOT_A_FILE)
  .refine(({ length }) => length === 1, ONE_FILE)
  .transform(([first]) => first!)

/** One uploaded scan. */
export const scanField = fileField.meta({ description: 'An X3P scan (ISO 25178-72).' })

/** A scan as a file, or as the handle of a surface that was decoded before. */
export const scanFields = {
  scan: scanField.optional(),
  surface: z.string().optional().describe('Handle of a surface, in place of a scan.'),
  ...readingFields,
}

/** How the scan of `scanFields` is read. */
export function scanOf({
  scan,
  surface,
  ...given
}: z.infer<z.ZodObject<typeof scanFields>>): (service: Service, session: Session) => Promise<Scan> {
  if (scan && surface)
    throw new MarkgraphError('bad-value', phrase('scan and surface are both given; give one of them'))
  if (!scan && !surface) {
    throw new InvalidRequest([{ loc: ['body', 'scan'], msg: 'Field required', type: 'missing' }])
  }
  if (surface) refuseReading(given, 'surface')
  const one = scan ? { ...scan, reading: parseFileReading(given) } : parseHandle(surface!.trim())
  return async (service, session) => (await scansOf(service, session, [one]))[0]!
}

/** One or more uploaded scans of a mark, in order. */
export const scansField = z.array(upload).min(1)

const OTHER_BASE = /[xob]/i // 0x10 is sixteen in this language, and no number in a form

/** A number as the text of a form field; a number to the API description. */
export const numberField = z
  .string()
  .transform((text, context) => {
    const value = text.trim() === '' || OTHER_BASE.test(text) ? Number.NaN : Number(text)
    if (Number.isFinite(value)) return value
    context.addIssue({
      code: 'custom',
      message: 'Input should be a finite number, unable to parse string as a number',
      params: { type: Number.isNaN(value) ? 'float_parsing' : 'finite_number' },
    })
    return z.NEVER
  })
  .meta({ type: 'number' })

/** Finite numbers, separated by commas. */
export const numbersField = z
  .string()
  .transform((text, context) => {
    const numbers = text
      .split(',')
      .map((part) => (part.trim() === '' || OTHER_BASE.test(part) ? Number.NaN : Number(part)))
    if (numbers.every(Number.isFinite)) return numbers
    context.addIssue({
      code: 'custom',
      message: 'Input should be finite numbers, separated by commas',
      params: { type: 'float_parsing' },
    })
    return z.NEVER
  })
  .meta({ type: 'string' })

const MAX_CHARACTERS = 10_000

/** Free text for a document, empty when it is not given. */
export const documentText = z
  .string()
  .default('')
  .refine((text) => Array.from(text).length <= MAX_CHARACTERS, {
    message: `String should have at most ${MAX_CHARACTERS} characters`,
    params: { type: 'string_too_long' },
  })

/** Places of lands on a bullet, as `1,2,4,5,6`. */
export const placesField = z.string().transform((text, context) => {
  const places = placesIn(text)
  if (places) return places
  context.addIssue({
    code: 'custom',
    message: `Input should be whole numbers from 1 to ${MAX_PLACES}, separated by commas`,
    params: { type: 'int_parsing' },
  })
  return z.NEVER
})

const MAX_TOLD = 20 // unknown blocks that are told one by one

/** The blocks of a report when a client names none. */
export const DEFAULT_INCLUDE = 'calibration,recipe'

/** The blocks that a text names. What is not a block is ignored. */
export function parseInclude(text: string): ReadonlySet<Include> {
  const tokens = text.split(',').map((token) => token.trim().toLowerCase())
  const all = tokens.includes('all')
  return new Set([
    ...INCLUDES.filter((block) => all || tokens.includes(block)),
    ...BY_NAME.filter((block) => tokens.includes(block)),
  ])
}

/** The blocks a client asked for; when none is named, those of `DEFAULT_INCLUDE`. */
export function includesOf(text: string): ReadonlySet<Include> {
  const blocks = parseInclude(text)
  return blocks.size > 0 ? blocks : parseInclude(DEFAULT_INCLUDE)
}

/** What is no block, as warnings: it is ignored, and said so, once for each of the first few. */
export function includeWarnings(text: string): Warning[] {
  const known: ReadonlySet<string> = new Set(['', 'all', ...INCLUDES, ...BY_NAME])
  const tokens = text.split(',').map((token) => token.trim())
  const unknown = new Set(tokens.filter((token) => !known.has(token.toLowerCase())))
  const blocks = [...INCLUDES, ...BY_NAME]
  return [...unknown]
    .slice(0, MAX_TOLD)
    .map((token) => warning('request', 'unknown_include', { block: cutText(token), blocks }))
}

/** Faults of a reference that are accepted, with the reasons. */
export const acceptField = z.string().optional().describe(`${HOW_TO_ACCEPT}. One a line.`)

/** Who vouches for a population. */
export const populationField = z
  .string()
  .describe(`A sentence: ${WHO_VOUCHES}. Every answer under the reference shows it.`)

/** Names separated by commas. */
export const namesField = z.string().transform(splitList)

/** Handles separated by commas; `not-found` for text that cannot be one. */
export function handlesOf(text: string): Handle[] {
  return text.split(',').map((part) => parseHandle(part.trim()))
}
