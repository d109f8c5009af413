import { describe, expect, test } from 'vitest'
import type { LayoutArrow } from '../../../src/report/figures/graph-layers.ts'
import { graphLayout, type Layout } from '../../../src/report/figures/graph-layout.ts'

const OPTIONS = { direction: 'right', gap: 12, track: 8, margin: 6 } as const
const box = (id: string, lane = 0) => ({ id, width: 100, height: 40, lane })
const arrows = (...pairs: string[]): LayoutArrow[] => pairs.map((pair) => ({ from: pair[0]!, to: pair[1]! }))

/** A graph with arrows over one and two ranks, between three lanes. */
const BOXES = [box('a'), box('b'), box('c', 1), box('d', 1), box('e', 2), box('f', 2), box('g', 2)]
const ARROWS = arrows('ac', 'bc', 'bd', 'cd', 'ae', 'be', 'de', 'ef', 'af', 'cf', 'bg', 'fg')

/** Boxes that a line leads through: all but the two that it joins. */
function crossedBoxes({ boxes, lines }: Layout): string[] {
  return lines.flatMap(({ from, to, points }) =>
    points.slice(1).flatMap((end, i) => {
      const start = points[i]!
      const [left, right] = [Math.min(start.x, end.x), Math.max(start.x, end.x)]
      const [top, bottom] = [Math.min(start.y, end.y), Math.max(start.y, end.y)]
      return boxes
        .filter(({ id }) => id !== from && id !== to)
        .filter(({ x, y, width, height }) => left < x + width && right > x && top < y + height && bottom > y)
        .map(({ id }) => `${from}${to} through ${id}`)
    }),
  )
}

describe.each(['right', 'down'] as const)('a layout that leads %s', (direction) => {
  const layout = graphLayout(BOXES, ARROWS, { ...OPTIONS, direction })
  const [along, across] = direction === 'right' ? (['x', 'y'] as const) : (['y', 'x'] as const)

  test('has right-angled lines from box to box, which lead around all others', () => {
    expect(layout.lines.map(({ from, to }) => from + to)).toEqual(ARROWS.map(({ from, to }) => from + to))
    for (const { from, to, points } of layout.lines) {
      for (const [i, end] of points.slice(1).entries()) {
        const start = points[i]!
        expect(Math.min(Math.abs(start.x - end.x), Math.abs(start.y - end.y)), from + to).toBeLessThan(0.5)
      }
      const [first, last] = [from, to].map((id) => layout.boxes.find((one) => one.id === id)!)
      const size = direction === 'right' ? first!.width : first!.height
      expect(points[0]![along]).toBe(first![along] + size)
      expect(points.at(-1)![along]).toBe(last![along])
    }
    expect(crossedBoxes(layout)).toEqual([])
  })

  test('has no box on another, and all within its size', () => {
    for (const [i, one] of layout.boxes.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0)
      expect(one.y + one.height).toBeLessThanOrEqual(layout.height)
      expect(one.x + one.width).toBeLessThanOrEqual(layout.width)
      for (const other of layout.boxes.slice(i + 1)) {
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y
        expect(apart, `${one.id} and ${other.id}`).toBe(true)
      }
    }
  })

  test('has its lanes after one another', () => {
    expect(layout.lanes.map(({ lane }) => lane)).toEqual([0, 1, 2])
    for (const [i, lane] of layout.lanes.slice(1).entries()) {
      expect(lane.from).toBeGreaterThan(layout.lanes[i]!.to)
    }
  })

  test('puts a chain of boxes on one line', () => {
    const chain = graphLayout([box('a'), box('b'), box('c')], arrows('ab', 'bc'), { ...OPTIONS, direction })
    expect(new Set(chain.boxes.map((one) => one[across])).size).toBe(1)
    for (const { points } of chain.lines) expect(points).toHaveLength(2)
  })
})

test('the same graph gives the same layout, and a circle ends', () => {
  expect(graphLayout(BOXES, ARROWS, OPTIONS)).toEqual(graphLayout(BOXES, ARROWS, OPTIONS))
  const circle = graphLayout([box('a'), box('b')], arrows('ab', 'ba'), OPTIONS)
  expect(circle.lines).toHaveLength(1)
  expect(graphLayout([], [], OPTIONS).boxes).toEqual([])
})
