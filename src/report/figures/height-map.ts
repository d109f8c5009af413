import { ENGLISH, type ReportWords } from '../../words/languages/report-words.ts'
import { INK, line, MUTED, type Scene, type Shape, text } from './scene.ts'
import { ticks } from './ticks.ts'

/** A rectangle in fractions of the picture. */
export interface Region {
  readonly x_frac: number
  readonly y_frac: number
  readonly w_frac: number
  readonly h_frac: number
}

interface HeightMap {
  /** Rows of values from 0 to 1; 0 means not measured. */
  readonly rows: readonly (readonly number[])[]
  readonly regions: readonly Region[]
  /** Width of what the picture shows, when it is known. It is drawn as a scale below. */
  readonly widthUm?: number
  readonly title: string
  readonly words?: Pick<ReportWords, 'number' | 'sections'>
}

const NAMED = 60 // with more regions than this there is no room for their numbers

/** A grey picture of a mark, where higher is lighter, with numbered rectangles over it. */
export function heightMap(
  { rows, regions, widthUm, title, words = ENGLISH }: HeightMap,
  width: number,
  height: number,
): Scene {
  const [ny, nx] = [rows.length, rows[0]?.length ?? 0]
  const grey = Uint8Array.from({ length: ny * nx }, (_, i) =>
    Math.round(255 * rows[Math.floor(i / nx)]![i % nx]!),
  )
  const below = widthUm === undefined ? 0 : 20
  const [w, h] = [width - 2, height - 16 - below]
  const top = 14
  const shapes: Shape[] = [
    text([1, 8], title, 8, { bold: true }),
    { kind: 'picture', x: 1, y: top, w, h, grey, nx, ny },
    { kind: 'rect', x: 1, y: top, w, h, stroke: INK, width: 0.5 },
  ]
  const inside = (value: number): number => Math.min(1, Math.max(0, value))
  for (const [i, { x_frac, y_frac, w_frac, h_frac }] of regions.entries()) {
    const [left, right] = [inside(x_frac), inside(x_frac + w_frac)]
    const [upper, lower] = [inside(y_frac), inside(y_frac + h_frac)]
    const [x, y] = [1 + left * w, top + upper * h]
    const box = { x, y, w: (right - left) * w, h: (lower - upper) * h }
    shapes.push({ kind: 'rect', ...box, stroke: '#ffffff', width: 2 })
    shapes.push({ kind: 'rect', ...box, stroke: '#c4002f', width: 1 })
    if (regions.length <= NAMED) shapes.push(...numbered(String(i + 1), x, y, Math.min(5.5, box.w * 0.5)))
  }
  if (widthUm !== undefined) shapes.push(...ruler(widthUm, 1, top + h, w, words.number.decimal))
  return {
    width,
    height,
    title,
    description: words.sections.marks.pictureText(title, nx, ny, regions.length),
    shapes,
  }
}

/** A number on a white patch, so that it can be read on any grey. */
const numbered = (label: string, x: number, y: number, size: number): Shape[] => [
  { kind: 'rect', x, y, w: (0.45 + label.length * 0.66) * size, h: 1.2 * size, fill: '#ffffff' },
  text([x + 0.2 * size, y + 0.97 * size], label, size, { bold: true, fill: '#c4002f' }),
]

/** A scale below a picture. */
export function ruler(
  widthUm: number,
  left: number,
  y: number,
  width: number,
  decimal = (text: string): string => text,
): Shape[] {
  const inMm = widthUm >= 1000
  const extent = inMm ? widthUm / 1000 : widthUm
  const { values, labels } = ticks(0, extent, Math.max(2, Math.round(width / 60)))
  const shapes = values.flatMap((value, i): Shape[] => {
    const x = left + (width * value) / extent
    const anchor = i === 0 ? 'start' : x > left + width - 8 ? 'end' : 'middle'
    return [
      line([x, y], [x, y + 3], { stroke: INK, width: 0.5 }),
      text([x, y + 10], decimal(labels[i]!), 6.5, { anchor }),
    ]
  })
  return [
    ...shapes,
    text([left + width / 2, y + 18], inMm ? 'mm' : 'µm', 6.5, { anchor: 'middle', fill: MUTED }),
  ]
}
