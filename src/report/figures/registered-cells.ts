import { cosSin } from '../../numerics/elementary/trigonometry.ts'
import { ENGLISH, type ReportWords } from '../../words/languages/report-words.ts'
import { ruler } from './height-map.ts'
import { type Colour, INK, type Point, type Scene, type Shape, text } from './scene.ts'

const AGREES: Colour = '#c4002f'
const OTHER: Colour = '#8fa3b8'

/** Pale, so that lines stand out; white where nothing was measured. */
const shade = (value: number): number => (value === 0 ? 255 : Math.round(235 - 120 * value))

/** A square cell by its first row and column in pixels; `turned` by degrees about its middle. */
export interface DrawnCell {
  readonly y: number
  readonly x: number
  readonly agrees: boolean
}

interface RegisteredCells {
  /** A square picture of `side` pixels: rows of values from 0 to 1, 0 not measured, in as many points as it has. */
  readonly rows: readonly (readonly number[])[]
  readonly side: number
  readonly cells: readonly DrawnCell[]
  readonly cell: number
  readonly turnedDeg: number
  /** The part that is shown, in pixels: first row and column, and its side. */
  readonly view: { readonly from: number; readonly side: number }
  readonly pitchUm: number
  readonly title: string
  readonly words?: Pick<ReportWords, 'number' | 'sections'>
}

/** The cells of a mark on its map, as lines: those that agree in colour. */
export function registeredCells(
  { rows, side, cells, cell, turnedDeg, view, pitchUm, title, words = ENGLISH }: RegisteredCells,
  width: number,
  height: number,
): Scene {
  const points = rows.length
  const grey = Uint8Array.from({ length: points * points }, (_, i) =>
    shade(rows[Math.floor(i / points)]![i % points]!),
  )
  const top = 14
  const extent = Math.min(width - 2, height - top - 22)
  const scale = extent / view.side
  const place = (y: number, x: number): Point => [1 + (x - view.from) * scale, top + (y - view.from) * scale]
  const cut = cropped(grey, points, (view.from / side) * points, (view.side / side) * points)
  const { cos, sin } = cosSin((turnedDeg * Math.PI) / 180)
  const half = cell / 2
  const outline = ({ y, x }: DrawnCell): Point[] =>
    [
      [-half, -half],
      [-half, half],
      [half, half],
      [half, -half],
      [-half, -half],
    ].map(([dy, dx]) => place(y + half + cos * dy! - sin * dx!, x + half + sin * dy! + cos * dx!))
  const inside = (points: readonly Point[]): boolean =>
    points.every(([x, y]) => x >= 0 && x <= extent + 2 && y >= top - 1 && y <= top + extent + 1)
  const drawn = (agrees: boolean): Shape[] =>
    cells.flatMap((one): Shape[] => {
      const points = outline(one)
      if (one.agrees !== agrees || !inside(points)) return []
      return [{ kind: 'polyline', points, stroke: agrees ? AGREES : OTHER, width: agrees ? 0.9 : 0.4 }]
    })
  const count = cells.filter(({ agrees }) => agrees).length
  return {
    width,
    height,
    title,
    description: words.sections.registration.cellsText(title, cells.length, count),
    shapes: [
      text([1, 8], title, 8, { bold: true }),
      { kind: 'picture', x: 1, y: top, w: extent, h: extent, grey: cut.grey, nx: cut.n, ny: cut.n },
      { kind: 'rect', x: 1, y: top, w: extent, h: extent, stroke: INK, width: 0.5 },
      ...drawn(false),
      ...drawn(true),
      ...ruler(view.side * pitchUm, 1, top + extent, extent, words.number.decimal),
    ],
  }
}

/** The square part of a square picture that starts at `from` in both directions. */
function cropped(
  grey: Uint8Array,
  points: number,
  from: number,
  side: number,
): { grey: Uint8Array; n: number } {
  const first = Math.max(0, Math.floor(from))
  const n = Math.max(1, Math.min(points - first, Math.round(side)))
  const out = new Uint8Array(n * n)
  for (let y = 0; y < n; y++) {
    out.set(grey.subarray((first + y) * points + first, (first + y) * points + first + n), y * n)
  }
  return { grey: out, n }
}
