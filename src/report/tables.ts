import { HAIR, INK, MUTED } from './figures/scene.ts'
import { type Layout, LINE, MARGIN, SMALL, TEXT_WIDTH, type TextAt } from './pdf/layout.ts'
import { wrapped } from './pdf/shaping.ts'
import type { Element } from './pdf/structure.ts'
import { visible } from './pdf/visible.ts'

const ROW_LINE = SMALL * LINE * 1.04
const ROW_INSET = 2 // above and below the lines of a row
const AFTER_TABLE = 6
const WHOLE = 150 // a row that is higher may be parted by the end of a page
const PAIR_NAMES_WIDTH = [138, 84] // the same, where two facts are side by side
const NAMES_WIDTH = 138 // the column of names in a list of facts

/** A row of a list of facts: a name and its value. Several values are set one below the other. */
export interface Fact {
  readonly name: string
  readonly value: string | readonly string[]
  readonly mono?: boolean
}

/** One fact, or two side by side. */
export type FactRow = Fact | readonly [Fact, Fact]

export interface Column {
  readonly title: string
  /** Share of the width of the text. */
  readonly share: number
  readonly align?: 'start' | 'end'
  readonly mono?: boolean
}

interface Cell extends TextAt {
  readonly text: string | readonly string[]
  readonly align?: 'start' | 'end'
  readonly scope?: 'Row' | 'Column'
}

const cell = (text: string | readonly string[], x: number, width: number): Cell => ({
  text,
  x,
  width,
  size: SMALL,
  style: 'regular',
  colour: INK,
})

/** A table without a head: one row for each fact, or for two short ones side by side. */
export function setFacts(at: Layout, rows: readonly FactRow[]): void {
  const half = TEXT_WIDTH / 2
  const cells = rows.map((row) =>
    'name' in row
      ? factCells(row, MARGIN.side, NAMES_WIDTH, TEXT_WIDTH)
      : row.flatMap((one, i) => factCells(one, MARGIN.side + i * half, PAIR_NAMES_WIDTH[i]!, half - 8)),
  )
  setRows(at, cells.map(wrappedRow))
}

function factCells({ name, value, mono }: Fact, x: number, names: number, width: number): Cell[] {
  return [
    { ...cell(name, x, names - 10), style: 'bold', colour: MUTED, scope: 'Row' },
    { ...cell(value, x + names, width - names), style: mono ? 'mono' : 'regular' },
  ]
}

/** A table. Its head is repeated on every page that it continues on. */
export function setTable(at: Layout, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const starts = columns.map((_, i) => columns.slice(0, i).reduce((sum, { share }) => sum + share, 0))
  const cells = (texts: readonly string[], head: boolean): Cell[] =>
    columns.map(({ share, align, mono }, i) => ({
      ...cell(texts[i] ?? '', MARGIN.side + starts[i]! * TEXT_WIDTH, share * TEXT_WIDTH - 8),
      ...(align && { align }),
      ...(head ? { style: 'bold', colour: MUTED, scope: 'Column' } : { style: mono ? 'mono' : 'regular' }),
    }))
  const head = cells(
    columns.map(({ title }) => title),
    true,
  )
  setRows(
    at,
    rows.map((texts) => wrappedRow(cells(texts, false))),
    wrappedRow(head),
  )
}

/** A row whose texts are wrapped in their columns. */
interface Row {
  readonly cells: readonly (Cell & { readonly lines: readonly string[] })[]
  readonly count: number
  readonly high: number
}

function wrappedRow(cells: readonly Cell[]): Row {
  const all = cells.map((one) => ({
    ...one,
    lines: [one.text]
      .flat()
      .flatMap((part) => wrapped(visible(part, one.style), one.style, one.width / one.size)),
  }))
  const count = Math.max(...all.map(({ lines }) => lines.length))
  return { cells: all, count, high: count * ROW_LINE + 2 * ROW_INSET }
}

/** Sets the rows of a table: those that belong together on one page, the head above the first of every page. */
function setRows(at: Layout, rows: readonly Row[], head?: Row): void {
  const { structure } = at.page
  const above = head?.high ?? 0
  const blocks = togetherOnAPage(rows)
  at.need(above + roomOf(blocks[0] ?? []))
  const table = structure.element('Table', structure.root)
  if (head) setRow(at, table, head)
  const headAgain = (): void => {
    if (head) setRow(at, 'artifact', head)
  }
  for (const block of blocks) {
    if (at.need(roomOf(block))) headAgain()
    for (const row of block) setRow(at, table, row, headAgain)
  }
  at.y += AFTER_TABLE
}

/**
 * The rows of a table in blocks that no page end parts, so that no page has one row of a table alone: the first two are
 * together, and the last two.
 */
function togetherOnAPage<T>(rows: readonly T[]): T[][] {
  if (rows.length <= 3) return [[...rows]]
  return [rows.slice(0, 2), ...rows.slice(2, -2).map((row) => [row]), rows.slice(-2)]
}

/** The room that a block asks for. A row of many lines may continue on the next page. */
const roomOf = (block: readonly Row[]): number =>
  block.reduce((sum, { high }) => sum + Math.min(high, WHOLE), 0)

/**
 * Sets a row of cells with a rule below. A row that is higher than a page has room for continues on the next. `onNewPage`
 * draws the head there. That copy is not part of the structure, which has the head once.
 */
function setRow(
  at: Layout,
  parent: Element | 'artifact',
  { cells, count, high: whole }: Row,
  onNewPage = () => {},
): void {
  const { page } = at
  const { structure } = page
  const tr = parent === 'artifact' ? parent : structure.element('TR', parent)
  const elementOf = ({ scope }: Cell) =>
    tr === 'artifact' ? tr : structure.element(scope ? 'TH' : 'TD', tr, scope ? { scope } : {})
  const open = cells.map((one) => ({ ...one, element: elementOf(one) }))
  if (at.need(Math.min(whole, WHOLE))) onNewPage()
  at.y += ROW_INSET
  for (let i = 0; i < count; i++) {
    if (at.need(ROW_LINE)) onNewPage()
    for (const { element, lines, x, width, size, style, colour, align } of open) {
      const word = lines[i]
      if (word === undefined) continue
      const left = align === 'end' ? x + width : x
      const look = { size, style, colour, anchor: align ?? 'start' } as const
      page.within(element, () => page.text(left, at.y + size * 1.05, word, look))
    }
    at.y += ROW_LINE
  }
  at.y += ROW_INSET
  at.rule(HAIR, 0.5)
}
