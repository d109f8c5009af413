import { type Colour, HAIR, INK, line, MUTED, type Point, type Polyline, type Shape, text } from './scene.ts'
import { type Ticks, ticks } from './ticks.ts'

const TICK = 3 // points
const SMALL = 7 // type size

/** The inner rectangle of a chart, and the ranges of its two axes. */
export interface Plot {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly x: readonly [low: number, high: number]
  readonly y: readonly [low: number, high: number]
}

/** A chart of this size, with room for labels on the left and below, and for a legend above. */
export const plotIn = (width: number, height: number, x: Plot['x'], y: Plot['y']): Plot => ({
  left: 40,
  top: 20,
  width: width - 40 - 10,
  height: height - 20 - 32,
  x,
  y,
})

/** Where a value of the x axis stands, in points from the left edge of the scene. */
export const atX = ({ left, width, x: [low, high] }: Plot, value: number): number =>
  left + (width * (value - low)) / (high - low)

/** Where a value of the y axis stands, in points from the upper edge. */
export const atY = ({ top, height, y: [low, high] }: Plot, value: number): number =>
  top + height - (height * (value - low)) / (high - low)

export const at = (plot: Plot, x: number, y: number): Point => [atX(plot, x), atY(plot, y)]

interface AxisLabels {
  readonly x: string
  readonly y: string
  readonly xTicks?: Ticks
  readonly yTicks?: Ticks
  /** A number as the language of the document writes it. Default: with a point. */
  readonly decimal?: (text: string) => string
}

/** The frame, and the ticks, hairlines and names of both axes. */
export function axes(plot: Plot, labels: AxisLabels): Shape[] {
  const { left, top, width, height } = plot
  const bottom = top + height
  const { decimal = (text: string): string => text } = labels
  const xTicks = labels.xTicks ?? ticks(...plot.x, Math.max(3, Math.round(width / 45)))
  const yTicks = labels.yTicks ?? ticks(...plot.y, Math.max(3, Math.round(height / 30)))
  const shapes: Shape[] = []
  for (const [i, value] of yTicks.values.entries()) {
    const y = atY(plot, value)
    shapes.push(line([left, y], [left + width, y], { stroke: HAIR, width: 0.4 }))
    shapes.push(line([left - TICK, y], [left, y], { stroke: INK, width: 0.6 }))
    shapes.push(
      text([left - TICK - 2, y + SMALL * 0.35], decimal(yTicks.labels[i]!), SMALL, { anchor: 'end' }),
    )
  }
  for (const [i, value] of xTicks.values.entries()) {
    const x = atX(plot, value)
    shapes.push(line([x, bottom], [x, bottom + TICK], { stroke: INK, width: 0.6 }))
    shapes.push(text([x, bottom + TICK + SMALL], decimal(xTicks.labels[i]!), SMALL, { anchor: 'middle' }))
  }
  shapes.push({ kind: 'rect', x: left, y: top, w: width, h: height, stroke: INK, width: 0.6 })
  shapes.push(text([left + width / 2, bottom + 22], labels.x, 7.5, { anchor: 'middle' }))
  shapes.push(text([left - 30, top + height / 2], labels.y, 7.5, { anchor: 'middle', rotation: 90 }))
  return shapes
}

/** One entry of a legend: a piece of a line, or a patch. */
export interface LegendEntry {
  readonly label: string
  readonly colour: Colour
  readonly dash?: readonly number[]
  readonly patch?: boolean
}

/** A legend in a row above the chart. Widths of texts are estimated, because only the renderer knows the font. */
export function legend(plot: Plot, entries: readonly LegendEntry[]): Shape[] {
  const shapes: Shape[] = []
  let x = plot.left
  const y = plot.top - 6
  for (const { label, colour, dash, patch } of entries) {
    if (patch) shapes.push({ kind: 'rect', x, y: y - 5.5, w: 9, h: 6, fill: colour })
    else {
      const stroke = { stroke: colour, width: 1.4, ...(dash?.length ? { dash } : {}) }
      shapes.push(line([x, y - 2.5], [x + 14, y - 2.5], stroke))
    }
    x += patch ? 12 : 17
    shapes.push(text([x, y], label, SMALL, { fill: MUTED }))
    x += label.length * SMALL * 0.56 + 10
  }
  return shapes
}

/** The points of a step function (each value holds until the next x), cut to the range of the chart. */
export function steps(plot: Plot, xs: readonly number[], ys: readonly number[], first: number): Point[] {
  const [low, high] = plot.x
  const points: Point[] = [at(plot, low, first)]
  let before = first
  for (const [i, x] of xs.entries()) {
    const inside = Math.min(high, Math.max(low, x))
    points.push(at(plot, inside, before))
    before = ys[i]!
    points.push(at(plot, inside, before))
  }
  points.push(at(plot, high, before))
  return points
}

export const curve = (
  points: readonly Point[],
  stroke: Colour,
  dash: readonly number[] = [],
  width = 1.3,
): Polyline => ({ kind: 'polyline', points, stroke, width, ...(dash.length > 0 ? { dash } : {}) })

/** A range with this share of its width added on both sides. A single value gets a range of width 1 around it. */
export function padRange(values: Iterable<number>, share = 0.04): [number, number] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  if (low === high) return [low - 0.5, high + 0.5]
  return [low - share * (high - low), high + share * (high - low)]
}
