import { type Colour, INK, type Scene, type Shape, THIS, text } from './scene.ts'
import { plain } from './ticks.ts'

const WIDTH = 420 // at most

export interface Matrix {
  /** Rows of equal length; null where nothing was compared. */
  readonly values: readonly (readonly (number | null)[])[]
  readonly rowNames: readonly string[]
  readonly columnNames: readonly string[]
  readonly rowTitle: string
  readonly columnTitle: string
  /** The values that are drawn white and dark. Default: 0 and 1, those of a correlation. */
  readonly range?: readonly [white: number, dark: number]
  /** Decimals of the numbers. Default: 2. */
  readonly decimals?: number
  /** Cells to frame, as row and column. */
  readonly framed?: readonly (readonly number[])[]
  readonly title: string
  readonly description: string
  /** A number as the language of the document writes it. Default: with a point. */
  readonly decimal?: (text: string) => string
}

const WHITE = 255
const DARK = [31, 95, 153] as const

/** The colour of a share: white up to 0, blue from 1. */
function shade(of: number): Colour {
  const share = Math.min(1, Math.max(0, of))
  const parts = DARK.map((part) => Math.round(WHITE + (part - WHITE) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** A matrix of scores as shaded cells with their numbers. */
export function matrixFigure({
  values,
  rowNames,
  columnNames,
  rowTitle,
  columnTitle,
  range: [white, dark] = [0, 1],
  decimals = 2,
  framed = [],
  title,
  description,
  decimal = (text) => text,
}: Matrix): Scene {
  const shareOf = (value: number): number => (value - white) / (dark - white)
  const columns = columnNames.length
  const left = 58
  const top = 34
  const cell = Math.min(46, (WIDTH - left) / columns)
  const high = Math.min(cell, 26)
  const size = Math.min(8, cell * 0.32)
  const shapes: Shape[] = [
    text([left + (columns * cell) / 2, 9], columnTitle, 7.5, { anchor: 'middle' }),
    text([9, top + (rowNames.length * high) / 2], rowTitle, 7.5, { anchor: 'middle', rotation: 90 }),
  ]
  for (const [column, name] of columnNames.entries()) {
    shapes.push(text([left + (column + 0.5) * cell, top - 6], name, size, { anchor: 'middle' }))
  }
  for (const [row, cells] of values.entries()) {
    const y = top + row * high
    shapes.push(text([left - 6, y + high / 2 + size * 0.35], rowNames[row]!, size, { anchor: 'end' }))
    for (const [column, value] of cells.entries()) {
      const x = left + column * cell
      const fill = value === null ? '#f2f2f2' : shade(shareOf(value))
      shapes.push({ kind: 'rect', x, y, w: cell, h: high, fill, stroke: '#ffffff', width: 0.8 })
      const label = value === null ? '–' : decimal(plain(value, decimals))
      const ink = value !== null && shareOf(value) > 0.55 ? '#ffffff' : INK
      const where = [x + cell / 2, y + high / 2 + size * 0.35] as const
      shapes.push(text(where, label, size, { anchor: 'middle', fill: ink }))
    }
  }
  for (const [row = 0, column = 0] of framed) {
    const [x, y] = [left + column * cell + 1, top + row * high + 1]
    shapes.push({ kind: 'rect', x, y, w: cell - 2, h: high - 2, stroke: THIS, width: 1.4 })
  }
  return {
    width: left + columns * cell + 2,
    height: top + values.length * high + 2,
    title,
    description,
    shapes,
  }
}
