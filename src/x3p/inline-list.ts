/**
 * Heights written into the main document itself: `<DataList><Datum>…</Datum>…</DataList>`.
 * The list is cut out before the XML is parsed, so that a million points do not become a million objects. Cutting and
 * reading it both take time proportional to the length of the text.
 */
import { phrase, quote } from '../errors.ts'
import { invalid } from './refusal.ts'

const LIST_OPEN = /<(?:[\w.-]+:)?DataList(?:\s[^<>]*)?\/?>/y
const LIST_CLOSE = /<\/(?:[\w.-]+:)?DataList\s*>/y
const DATUM_OPEN = /<(?:[\w.-]+:)?Datum(?:\s[^<>]*)?\/?>/y
const DATUM_CLOSE = /<\/(?:[\w.-]+:)?Datum\s*>/y
const NOT_MEASURED = /^[+-]?(?:nan|inf(?:inity)?|1\.#(?:inf|ind|[qs]nan)\w*)$/i // the last as some C libraries print them
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/

/** The document without its first DataList, and what that list held (undefined when there is none). */
export function cutDataList(xml: string): { rest: string; list: string | undefined } {
  const open = findTag(xml, 0, LIST_OPEN)
  if (open === undefined) return { rest: xml, list: undefined }
  const rest = xml.slice(0, open.start)
  if (xml[open.end - 2] === '/') return { rest: rest + xml.slice(open.end), list: '' }
  const close = findTag(xml, open.end, LIST_CLOSE)
  if (close === undefined) throw invalid(phrase('broken XML: DataList is opened but never closed'))
  return { rest: rest + xml.slice(close.end), list: xml.slice(open.end, close.start) }
}

function findTag(xml: string, from: number, tag: RegExp): { start: number; end: number } | undefined {
  for (let at = xml.indexOf('<', from); at >= 0; at = xml.indexOf('<', at)) {
    if (xml.startsWith('<!--', at)) at = endOf(xml, at + 4, '-->')
    else if (xml.startsWith('<![CDATA[', at)) at = endOf(xml, at + 9, ']]>')
    else if (matches(tag, xml, at)) return { start: at, end: tag.lastIndex }
    else at++
  }
  return undefined
}

function endOf(xml: string, from: number, mark: string): number {
  const at = xml.indexOf(mark, from)
  if (at < 0)
    throw invalid(phrase('broken XML: a comment or CDATA section is not closed by {mark}', { mark }))
  return at + mark.length
}

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}

interface Records {
  readonly fields: number // values a record
  readonly values: readonly number[] // record by record, NaN where empty
}

/** Reads a list that must hold `count` records. All have as many fields as the first record that is not empty. */
export function readDataList(list: string, count: number): Records {
  const values: number[] = []
  let fields = 0
  let found = 0
  let at = 0
  while (true) {
    const next = list.indexOf('<', at)
    const between = (next < 0 ? list.slice(at) : list.slice(at, next)).trim()
    if (between !== '')
      throw invalid(
        phrase('broken XML: {between} stands between the Datum elements', { between: quote(between) }),
      )
    if (next < 0) break
    if (list.startsWith('<!--', next)) {
      at = endOf(list, next + 4, '-->')
      continue
    }
    if (!matches(DATUM_OPEN, list, next)) {
      throw invalid(
        phrase('broken XML: DataList holds {list} where a Datum should be', {
          list: quote(list.slice(next, next + 40)),
        }),
      )
    }
    at = DATUM_OPEN.lastIndex
    let text = ''
    if (list[at - 2] !== '/') {
      const close = list.indexOf('<', at)
      if (close < 0 || !matches(DATUM_CLOSE, list, close))
        throw invalid(phrase('broken XML: Datum {found} is not closed', { found: found + 1 }))
      text = list.slice(at, close).trim()
      at = DATUM_CLOSE.lastIndex
    }
    found++
    if (found > count) continue
    if (text === '') {
      for (let i = 0; i < Math.max(1, fields); i++) values.push(Number.NaN)
      continue
    }
    const parts = text.split(';', 4)
    if (fields === 0) {
      fields = parts.length
      if (fields > 3)
        throw invalid(phrase('Datum {found} has more than three values (x;y;z)', { found }), { fields })
      // Each empty record before the first full one has taken a single place.
      for (let i = values.length * (fields - 1); i > 0; i--) values.push(Number.NaN)
    }
    if (parts.length !== fields) {
      throw invalid(
        phrase('Datum {found} has {parts} values, but those before it have {fields}', {
          found,
          parts: parts.length,
          fields,
        }),
        {
          fields,
        },
      )
    }
    for (const part of parts) values.push(parseNumber(part.trim(), `Datum ${found}`))
  }
  if (found !== count) {
    throw invalid(
      phrase('DataList holds {found} Datum elements, but the dimensions ask for {count}', { found, count }),
      {
        found,
        expected: count,
      },
    )
  }
  return { fields: Math.max(1, fields), values }
}

/** A decimal number; NaN and ±Inf are also read, for a point that is not measured. */
function parseNumber(text: string, where: string): number {
  if (NUMBER.test(text)) return Number(text)
  if (NOT_MEASURED.test(text)) return Number.NaN
  throw invalid(phrase('{where} is {text}, not a decimal number', { where, text: quote(text) }), {
    text: text.slice(0, 60),
  })
}
