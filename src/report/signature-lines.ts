import { INK, MUTED } from './figures/scene.ts'
import type { Canvas } from './pdf/canvas.ts'
import { type Layout, LINE, MARGIN, SMALL, TEXT_WIDTH } from './pdf/layout.ts'
import { wrapped } from './pdf/shaping.ts'
import { visible } from './pdf/visible.ts'

const ROOM = 32 // above a name, for the signature
const AFTER_ROW = 6
const GAP = 24 // between two columns
const COLUMN = (TEXT_WIDTH - GAP) / 2
const NAME = COLUMN * 0.62 // width of the line for a signature
const DATE = COLUMN * 0.68 // where the line for the date begins

/** How much of a page lines to sign on take, in points. */
export function signaturesHeight(names: readonly string[]): number {
  const lines = names.map((name) => wrappedName(name).length)
  return lines.reduce(
    (sum, count, i) => (i % 2 === 0 ? sum + rowHeight(Math.max(count, lines[i + 1] ?? 0)) : sum),
    0,
  )
}

const wrappedName = (name: string): string[] => wrapped(visible(name, 'regular'), 'regular', NAME / SMALL)
const rowHeight = (lines: number): number => ROOM + lines * SMALL * LINE + AFTER_ROW

/** Lines to sign on, two side by side, each with a name below it and a line for the date. Two of one row stay together. */
export function setSignatures(at: Layout, names: readonly string[], date: string): void {
  const { page } = at
  const { structure } = page
  const look = { size: SMALL, style: 'regular', colour: MUTED } as const
  const high = SMALL * LINE
  for (let i = 0; i < names.length; i += 2) {
    const pair = names.slice(i, i + 2).map(wrappedName)
    const rows = Math.max(...pair.map(({ length }) => length))
    at.need(rowHeight(rows))
    const rule = at.y + ROOM - 8
    for (const [k, words] of pair.entries()) {
      const x = MARGIN.side + k * (COLUMN + GAP)
      page.within('artifact', () => {
        line(page, x, x + NAME, rule)
        line(page, x + DATE, x + COLUMN, rule)
      })
      page.within(structure.element('P', structure.root), () => {
        for (const [row, text] of words.entries()) page.text(x, rule + 10 + row * high, text, look)
      })
      page.within(structure.element('P', structure.root), () =>
        page.text(x + DATE, rule + 10, visible(date, 'regular'), look),
      )
    }
    at.y += rowHeight(rows)
  }
}

function line(page: Canvas, from: number, to: number, y: number): void {
  page.polyline(
    [
      [from, y],
      [to, y],
    ],
    { stroke: INK, width: 0.6 },
  )
}
