import { HAIR, INK, MUTED } from './figures/scene.ts'
import { BODY, type Layout, LINE, MARGIN, SMALL, TEXT_WIDTH, type TextAt } from './pdf/layout.ts'
import { wrapped } from './pdf/shaping.ts'
import type { Element } from './pdf/structure.ts'
import { visible } from './pdf/visible.ts'

const TABLE_START = 40 // the head of a table with its first row
const NAMES_WIDTH = 138 // the column of names in a list of facts

/** A row of a list of facts: a name and its value. Several values are set one below the other. */
export interface Fact {
  readonly name: string
  readonly value: string | readonly string[]
  readonly mono?: boolean
}

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

/** A table without a head: one row for each fact. */
export function setFacts(at: Layout, rows: readonly Fact[]): void {
  const { structure } = at.page
  const table = structure.element('Table', structure.root)
  for (const { name, value, mono } of rows) {
    const style = mono ? 'mono' : 'regular'
    const cells: Cell[] = [
      { ...cell(name, MARGIN.side, NAMES_WIDTH - 10), style: 'bold', colour: MUTED, scope: 'Row' },
      { ...cell(value, MARGIN.side + NAMES_WIDTH, TEXT_WIDTH - NAMES_WIDTH), style },
    ]
    setRow(at, table, cells)
  }
  at.y += 6
}

/** A table. Its head is repeated on every page that it continues on. `lead` stands above it, and never alone. */
export function setTable(
  at: Layout,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  lead?: string,
): void {
  if (lead !== undefined) {
    const high = wrapped(visible(lead, 'regular'), 'regular', TEXT_WIDTH / BODY).length * BODY * LINE
    at.need(high + TABLE_START)
    at.paragraph(lead)
  }
  const { structure } = at.page
  const table = structure.element('Table', structure.root)
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
  at.need(TABLE_START)
  setRow(at, table, head)
  for (const texts of rows) setRow(at, table, cells(texts, false), () => setRow(at, 'artifact', head))
  at.y += 6
}

/**
 * Sets a row of cells with a rule below. Each cell is wrapped in its column. A row longer than a page continues on the
 * next. `onNewPage` draws the head above the rows of a new page. That copy is not part of the structure, which has the
 * head once.
 */
function setRow(
  at: Layout,
  parent: Element | 'artifact',
  cells: readonly Cell[],
  onNewPage = () => {},
): void {
  const { page } = at
  const { structure } = page
  const tr = parent === 'artifact' ? parent : structure.element('TR', parent)
  const elementOf = ({ scope }: Cell) =>
    tr === 'artifact' ? tr : structure.element(scope ? 'TH' : 'TD', tr, scope ? { scope } : {})
  const open = cells.map((one) => ({
    ...one,
    element: elementOf(one),
    lines: [one.text]
      .flat()
      .flatMap((part) => wrapped(visible(part, one.style), one.style, one.width / one.size)),
  }))
  const high = SMALL * LINE * 1.04
  const count = Math.max(...open.map(({ lines }) => lines.length))
  if (at.need(Math.min(count, 4) * high + 4)) onNewPage()
  at.y += 2
  for (let i = 0; i < count; i++) {
    if (at.need(high)) onNewPage()
    for (const { element, lines, x, width, size, style, colour, align } of open) {
      const word = lines[i]
      if (word === undefined) continue
      const left = align === 'end' ? x + width : x
      const look = { size, style, colour, anchor: align ?? 'start' } as const
      page.within(element, () => page.text(left, at.y + size * 1.05, word, look))
    }
    at.y += high
  }
  at.y += 2
  at.rule(HAIR, 0.5)
}
