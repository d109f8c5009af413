/**
 * CSV that spreadsheets can open. They run a cell that begins with a formula sign, whoever wrote it; an apostrophe before it
 * keeps it text. Where a comma is the decimal sign they split lines at semicolons, also inside quotes, so that a cell can begin
 * there too. Reading takes off exactly the apostrophes that writing added.
 * source  OWASP, CSV Injection
 */
import { stringify } from 'csv-stringify/sync'

const FORMULA = String.raw`'*[^\S\t\r\n]*[\t\r\n=+\-@＝＋－＠]`
const STARTS = new RegExp(String.raw`(?<=^|[;\t\r\n])(?=${FORMULA})`, 'g')
const ADDED = new RegExp(String.raw`(?<=^|[;\t\r\n])'(?=${FORMULA})`, 'g')
const TO_QUOTE = /[;\t\r\n]|^\s|\s$/ // readers split at these signs, or take them off

const cellOf = (text: string): string => text.replace(STARTS, "'")

/** The text that a cell stands for. */
export const textOfCell = (cell: string): string => cell.replace(ADDED, '')

/** Rows as CSV. Numbers stay numbers. */
export const csvText = (rows: readonly (readonly (string | number | undefined)[])[]): string =>
  stringify(rows as (string | number | undefined)[][], { cast: { string: cellOf }, quoted_match: TO_QUOTE })
