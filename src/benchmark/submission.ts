import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { MarkgraphError } from '../errors.ts'

/** One line of text for people to read, of 1 to `max` characters. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => [...text].length <= max, `Text should have at most ${max} characters`)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'Text should have no control characters')
    .meta({ maxLength: max })

const isWeb = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)

/** What a submission is made of. */
export const submissionSchema = z.object({
  submitter: line(80),
  method: line(120),
  url: z
    .string()
    .max(300)
    .refine(isWeb, 'URL should be absolute, with http or https')
    .nullish()
    .meta({ description: 'Where the method is described: an absolute http or https address.' }),
  csv: z.string().meta({ description: 'Header `pair_id,lr`, and one row for every frozen pair.' }),
})

const MOST_VALUES = 100 // in the JSON of a submission, which needs four
const [QUOTE, COMMA, BRACKET, BACKSLASH, BRACE] = [0x22, 0x2c, 0x5b, 0x5c, 0x7b]

/** Whether a JSON text has few values: a small text may hold millions, and each would be an object in memory. */
export function hasFewValues(json: Uint8Array): boolean {
  let values = 1
  let inString = false
  for (let i = 0; i < json.length; i++) {
    const byte = json[i]
    if (byte === QUOTE) inString = !inString
    else if (inString) i += Number(byte === BACKSLASH)
    else if (byte === COMMA || byte === BRACKET || byte === BRACE) values += 1
    if (values > MOST_VALUES) return false
  }
  return true
}

const HEADER = ['pair_id', 'lr']
const DECIMAL = /^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?$/
const SHOWN = 20 // problems told in full
const MAX_RECORD = 1000 // characters: a quote that is never closed must not swallow the file

type Kind =
  | 'unknown pair'
  | 'repeated pair'
  | 'LR that is not finite and positive'
  | 'row without two fields'
  | 'missing pair'

/**
 * Reads a submission row by row.
 * in      text with the header pair_id,lr; a BOM, LF, CRLF or CR, quoted fields, spaces around fields and empty lines are accepted
 * out     the LRs (n), in the order of `ids`
 * errors  `bad-value`, with every problem: a wrong header (then the only one), a row that has not two fields, a pair that
 *         is unknown, repeated or missing, an LR that is not a decimal number, finite and above 0. Reading stops at a quote
 *         out of place, and after twice as many rows as there are pairs; what is missing is not told then.
 */
export function readSubmission(csv: string, ids: readonly string[], split: string): Float64Array {
  const place = new Map(ids.map((id, i) => [id, i]))
  const lrs = new Float64Array(ids.length)
  const seen = new Uint8Array(ids.length)
  const problems = problemList()
  const most = 2 * ids.length
  let rows = -1 // the header is none

  const take = (record: readonly string[], at: number): void => {
    rows += 1
    if (rows === 0) {
      checkHeader(record)
      return
    }
    const [id = '', text = ''] = record
    if (record.length !== 2) {
      problems.add('row without two fields', () => `line ${at} has ${record.length}, but pair_id,lr are two`)
    }
    const index = place.get(id)
    if (index === undefined) {
      problems.add('unknown pair', () => `line ${at}: ${quoted(id)} is not a pair of ${split}`)
    } else if (seen[index] === 1) {
      problems.add('repeated pair', () => `line ${at}: ${id} was there before`)
    }
    const lr = DECIMAL.test(text) ? Number(text) : Number.NaN
    if (record.length === 2 && !(lr > 0 && lr < Number.POSITIVE_INFINITY)) {
      problems.add(
        'LR that is not finite and positive',
        () => `line ${at}: the LR ${quoted(text)} is not a finite number above 0`,
      )
    }
    if (index === undefined) return
    seen[index] = 1
    lrs[index] = lr
  }
  try {
    parse(csv, {
      ...{ bom: true, trim: true, relax_column_count: true, skip_empty_lines: true },
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
  if (rows === -1) throw refused([`it is empty, where the first line must be ${HEADER}`])
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
  throw refused([`the first line must be ${HEADER}, not ${quoted(record.join(','))}`])
}

const refused = (problems: readonly string[]): MarkgraphError =>
  new MarkgraphError(
    'bad-value',
    `the submission is refused and nothing of it is kept: ${problems.join('; ')}`,
  )

const quoted = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)

/** The first problems in full, and how many of which kind come after them. */
function problemList() {
  const shown: string[] = []
  const notes: string[] = []
  const rest = new Map<Kind, number>()
  return {
    add(kind: Kind, text: () => string): void {
      if (shown.length < SHOWN) shown.push(text())
      else rest.set(kind, (rest.get(kind) ?? 0) + 1)
    },
    note(text: string): void {
      notes.push(text)
    },
    told(): string[] {
      const total = [...rest.values()].reduce((sum, count) => sum + count, 0)
      const kinds = [...rest].map(([kind, count]) => `${count} × ${kind}`)
      const more = total > 0 ? [`and ${total} more problems: ${kinds.join(', ')}`] : []
      return [...shown, ...more, ...notes]
    },
  }
}
