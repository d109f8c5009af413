import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { quote } from '../errors.ts'
import { problemList, refused } from './submission-problems.ts'

// Controls, also those that turn the direction of a line; line and paragraph ends; lone surrogates, private and unassigned
// characters; and whatever else a font shows nothing for.
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

/** Whether a name is that of Markgraph, which publishes the baselines, in any letters of the same shape in Unicode's tables. */
const isOurs = (text: string): boolean =>
  text.normalize('NFKD').toLowerCase().replace(/\P{L}/gu, '').includes('markgraph')

/** One line of text for people to read, of 1 to `max` characters. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => [...text].length <= max, `Text should have at most ${max} characters`)
    .refine(
      (text) => !HIDDEN.test(text),
      'Text should have no control characters, and none that are not seen',
    )
    .meta({ maxLength: max })

const isWeb = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)

/** Checked even when another field is wrong, so that the answer lists every fault. */
const isObject = ({ value }: { readonly value: unknown }): boolean =>
  typeof value === 'object' && value !== null

/** The fields of a submission. */
export const submissionSchema = z
  .strictObject({
    submitter: line(80).refine(
      (text) => !isOurs(text),
      'Markgraph is the name of the baselines; give your own',
    ),
    method: line(120),
    url: z
      .string()
      .max(300)
      .refine(isWeb, 'URL should be absolute, with http or https')
      .nullish()
      .meta({ description: 'Where the method is described: an absolute http or https address.' }),
    csv: z
      .string()
      .optional()
      .meta({ description: 'Header `pair_id,lr`, and one row for every frozen pair. Or give `lrs`.' }),
    lrs: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({
        description: 'The LR of every frozen pair by its id. Or give `csv`.',
        additionalProperties: { type: 'number', exclusiveMinimum: 0 },
      }),
  })
  .refine(({ csv, lrs }) => csv !== undefined || lrs !== undefined, {
    path: ['csv'],
    message: 'Field required: csv, or lrs in its place',
    params: { type: 'missing' },
    when: isObject,
  })
  .refine(({ csv, lrs }) => csv === undefined || lrs === undefined, {
    path: ['lrs'],
    message: 'Give either csv or lrs, not both',
    params: { type: 'value_error' },
    when: isObject,
  })

const [QUOTE, COLON, COMMA, BRACKET, BACKSLASH, BRACE] = [0x22, 0x3a, 0x2c, 0x5b, 0x5c, 0x7b]

/**
 * The number of names in a JSON text, and an upper limit of its number of values; counting ends after `most` values. A
 * small text may hold millions of values, and each would be an object in memory. A repeated name counts each time.
 */
export function countsOf(json: Uint8Array, most: number): { names: number; values: number } {
  let names = 0
  let values = 1
  let inString = false
  for (let i = 0; i < json.length && values <= most; i++) {
    const byte = json[i]
    if (byte === QUOTE) inString = !inString
    else if (inString) i += Number(byte === BACKSLASH)
    else if (byte === COLON) names += 1
    else if (byte === COMMA || byte === BRACKET || byte === BRACE) values += 1
  }
  return { names, values }
}

const HEADER = ['pair_id', 'lr']
const DECIMAL = /^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?$/
const MAX_RECORD = 1000 // characters: a quote that is never closed must not swallow the file

/**
 * Reads a submission row by row.
 * in      text with the header pair_id,lr; a BOM, LF, CRLF or CR, quoted fields, spaces around fields and empty lines are
 *         accepted
 * out     the LRs (n), in the order of `ids`
 * errors  `bad-value`, with every problem: a wrong header (then no other), a row without exactly two fields, a pair that
 *         is unknown, repeated or missing, an LR that is not a decimal number, finite and above 0. Reading stops at a
 *         misplaced quote, and after twice as many rows as there are pairs. Then missing pairs are not listed.
 */
export function readSubmission(csv: string, ids: readonly string[], split: string): Float64Array {
  const place = new Map(ids.map((id, i) => [id, i]))
  const lrs = new Float64Array(ids.length)
  const seen = new Uint8Array(ids.length)
  const problems = problemList()
  const most = 2 * ids.length
  let rows = -1 // the header does not count

  const take = (record: readonly string[], at: number): void => {
    rows += 1
    if (rows === 0) {
      checkHeader(record)
      return
    }
    const [id = '', text = ''] = record
    if (record.length !== 2) {
      problems.add(
        'row without two fields',
        () => `line ${at} has ${record.length} fields, but needs two: pair_id,lr`,
      )
    }
    const index = place.get(id)
    if (index === undefined) {
      problems.add('unknown pair', () => `line ${at}: ${quote(id)} is not a pair of ${split}`)
    } else if (seen[index] === 1) {
      problems.add('repeated pair', () => `line ${at}: ${id} is listed a second time`)
    }
    const lr = DECIMAL.test(text) ? Number(text) : Number.NaN
    if (record.length === 2 && !(lr > 0 && lr < Number.POSITIVE_INFINITY)) {
      problems.add(
        'LR that is not finite and positive',
        () => `line ${at}: the LR ${quote(text)} is not a finite number above 0`,
      )
    }
    if (index === undefined) return
    seen[index] = 1
    lrs[index] = lr
  }
  try {
    parse(csv, {
      bom: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'], // one file may mix them
      max_record_size: MAX_RECORD,
      to: most + 2, // the header, and one row too many
      on_record(record: string[], { lines }) {
        take(record, lines)
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refused([...problems.told(), `the CSV cannot be read further: ${error.message}`])
  }
  if (rows === -1) throw refused([`it is empty, but the first line must be ${HEADER}`])
  if (rows > most)
    problems.note(`it has more than ${most} rows for ${ids.length} pairs, and the rest was not read`)
  else {
    for (let i = 0; i < ids.length; i++) {
      if (seen[i] === 0) problems.add('missing pair', () => `${ids[i]} is missing`)
    }
  }
  const found = problems.told()
  if (found.length > 0) throw refused(found)
  return lrs
}

function checkHeader(record: readonly string[]): void {
  if (record.length === 2 && record.every((cell, i) => cell === HEADER[i])) return
  throw refused([`the first line must be ${HEADER}, not ${quote(record.join(','))}`])
}

/**
 * Reads the LRs of a submission that names them by pair.
 * out     the LRs (n), in the order of `ids`
 * errors  `bad-value`, with every problem: a pair that is unknown or missing, an LR that is not a finite number above 0.
 *         Also a name that was in the JSON twice: the caller must report it, as the parsed object has only the last value.
 */
export function readLrs(
  given: Readonly<Record<string, unknown>>,
  ids: readonly string[],
  split: string,
  sawRepeated: boolean,
): Float64Array {
  const place = new Map(ids.map((id, i) => [id, i]))
  const lrs = new Float64Array(ids.length) // 0 where none was given
  const problems = problemList()
  for (const [id, lr] of Object.entries(given)) {
    const index = place.get(id)
    if (index === undefined) problems.add('unknown pair', () => `lrs: ${quote(id)} is not a pair of ${split}`)
    const isRight = typeof lr === 'number' && lr > 0 && lr < Number.POSITIVE_INFINITY
    if (!isRight) {
      problems.add(
        'LR that is not finite and positive',
        () => `lrs: the LR ${quote(String(lr))} of ${quote(id)} is not a finite number above 0`,
      )
    }
    if (index !== undefined) lrs[index] = isRight ? lr : Number.NaN
  }
  for (let i = 0; i < ids.length; i++) {
    if (lrs[i] === 0) problems.add('missing pair', () => `${ids[i]} is missing`)
  }
  if (sawRepeated) problems.note('a name is in the JSON more than once')
  const found = problems.told()
  if (found.length > 0) throw refused(found)
  return lrs
}

/** LRs (n), in the order of `ids`, as the CSV of a submission. Equal LRs give equal bytes, and are read back unchanged. */
export const csvOf = (ids: readonly string[], lrs: Float64Array): string =>
  `${HEADER}\n${ids.map((id, i) => `${id},${lrs[i]}\n`).join('')}`
