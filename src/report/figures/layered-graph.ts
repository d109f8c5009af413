import dagre from '@dagrejs/dagre'
import { type Colour, HAIR, INK, line, MUTED, type Point, type Scene, type Shape, text } from './scene.ts'

/** A box of a graph: its first line is bold. */
export interface GraphBox {
  readonly id: string
  readonly lines: readonly string[]
  readonly fill: Colour
}

interface GraphArrow {
  readonly from: string
  readonly to: string
}

const SIZE = 7 // points
const LINE = 9.5
const PAD = 6
const CHARACTER = 0.62 // mean width of a character of DejaVu Sans, in sizes of the letters
const MARGIN = 12
const HEAD = 4 // length of an arrow's head

/** A directed graph in layers, arrows downwards. The same graph gives the same scene. */
export function layeredGraph(
  title: string,
  description: string,
  boxes: readonly GraphBox[],
  arrows: readonly GraphArrow[],
): Scene {
  const graph = new dagre.graphlib.Graph()
  graph.setGraph({ rankdir: 'TB', nodesep: 14, ranksep: 26, marginx: MARGIN, marginy: MARGIN })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { id, lines } of boxes) {
    const longest = lines.reduce((most, { length }) => Math.max(most, length), 0)
    graph.setNode(id, {
      width: longest * SIZE * CHARACTER + 2 * PAD,
      height: lines.length * LINE + 2 * PAD,
    })
  }
  for (const { from, to } of arrows) graph.setEdge(from, to)
  dagre.layout(graph)
  const { width = 0, height = 0 } = graph.graph()
  const shapes = [
    ...arrows.flatMap(({ from, to }) => arrowShapes(graph.edge(from, to).points ?? [])),
    ...boxes.flatMap((box) => boxShapes(box, graph.node(box.id) as Placed)),
  ]
  return { width, height, title, description, shapes }
}

interface Placed {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function boxShapes({ lines, fill }: GraphBox, { x, y, width, height }: Placed): Shape[] {
  const [left, top] = [x - width / 2, y - height / 2]
  return [
    { kind: 'rect', x: left, y: top, w: width, h: height, fill, stroke: HAIR, width: 0.8 },
    ...lines.map((words, i) =>
      text([left + PAD, top + PAD + (i + 0.8) * LINE], words, SIZE, {
        bold: i === 0,
        fill: i === 0 ? INK : MUTED,
      }),
    ),
  ]
}

/** A line through points, with a head at its end. */
function arrowShapes(points: readonly { readonly x: number; readonly y: number }[]): Shape[] {
  const path = points.map(({ x, y }): Point => [x, y])
  const [tip, before] = [path.at(-1), path.at(-2)]
  if (!tip || !before) return []
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1
  const [dx, dy] = [((tip[0] - before[0]) / length) * HEAD, ((tip[1] - before[1]) / length) * HEAD]
  const stroke = { stroke: MUTED, width: 0.7 }
  return [
    { kind: 'polyline', points: path, ...stroke },
    line([tip[0] - dx - dy / 2, tip[1] - dy + dx / 2], tip, stroke),
    line([tip[0] - dx + dy / 2, tip[1] - dy - dx / 2], tip, stroke),
  ]
}
