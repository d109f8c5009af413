import type { LayoutArrow } from './graph-layers.ts'
import { graphLayout } from './graph-layout.ts'
import { type Colour, HAIR, INK, line, MUTED, type Point, type Scene, type Shape, text } from './scene.ts'

/** A box of a graph: its first line is bold. */
export interface GraphBox {
  readonly id: string
  readonly lines: readonly string[]
  readonly fill: Colour
}

const SIZE = 7 // points
const LINE = 9.5
const PAD = 6
const CHARACTER = 0.62 // mean width of a character of DejaVu Sans, in sizes of the letters
const OPTIONS = { direction: 'down', gap: 14, track: 8, margin: 12 } as const
const HEAD = 4 // length of an arrow's head

/** A directed graph in layers, arrows downwards. The same graph gives the same scene. */
export function layeredGraph(
  title: string,
  description: string,
  boxes: readonly GraphBox[],
  arrows: readonly LayoutArrow[],
): Scene {
  const sized = boxes.map(({ id, lines }) => ({
    id,
    width: lines.reduce((most, { length }) => Math.max(most, length), 0) * SIZE * CHARACTER + 2 * PAD,
    height: lines.length * LINE + 2 * PAD,
  }))
  const layout = graphLayout(sized, arrows, OPTIONS)
  const shapes = [
    ...layout.lines.flatMap(({ points }) => arrowShapes(points)),
    ...layout.boxes.flatMap((box, i) => boxShapes(boxes[i]!, box)),
  ]
  return { width: layout.width, height: layout.height, title, description, shapes }
}

interface Placed {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function boxShapes({ lines, fill }: GraphBox, { x, y, width, height }: Placed): Shape[] {
  return [
    { kind: 'rect', x, y, w: width, h: height, fill, stroke: HAIR, width: 0.8 },
    ...lines.map((words, i) =>
      text([x + PAD, y + PAD + (i + 0.8) * LINE], words, SIZE, {
        bold: i === 0,
        fill: i === 0 ? INK : MUTED,
      }),
    ),
  ]
}

/** A line downwards through points, with a head at its end. */
function arrowShapes(points: readonly { readonly x: number; readonly y: number }[]): Shape[] {
  const path = points.map(({ x, y }): Point => [x, y])
  const tip = path.at(-1)
  if (!tip) return []
  const stroke = { stroke: MUTED, width: 0.7 }
  return [
    { kind: 'polyline', points: path, ...stroke },
    line([tip[0] - HEAD / 2, tip[1] - HEAD], tip, stroke),
    line([tip[0] + HEAD / 2, tip[1] - HEAD], tip, stroke),
  ]
}
