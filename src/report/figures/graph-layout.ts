import {
  chainOf,
  itemsOf,
  type LayoutArrow,
  type LayoutBox,
  orderedLayers,
  placeAcross,
  ranksOf,
} from './graph-layers.ts'
import { type Along, alongsOf, boxAlongs, gapsOf, pointsOf, portsOf } from './graph-lines.ts'

interface Place {
  readonly x: number
  readonly y: number
}

interface PlacedBox extends LayoutBox, Place {}

/** Where a lane lies along the direction of the graph. */
interface PlacedLane {
  readonly lane: number
  readonly from: number
  readonly to: number
}

export interface Layout {
  /** Places of the upper left corners. */
  readonly boxes: readonly PlacedBox[]
  /** Right-angled lines from box to box, which lead around the others. */
  readonly lines: readonly (LayoutArrow & { readonly points: readonly Place[] })[]
  readonly lanes: readonly PlacedLane[]
  readonly width: number
  readonly height: number
}

export interface LayoutOptions {
  /** Where arrows lead. */
  readonly direction: 'right' | 'down'
  /** Between boxes beside each other. */
  readonly gap: number
  /** Between boxes and lines that pass, and between lines. */
  readonly track: number
  readonly margin: number
}

/**
 * A directed graph in layers. The same graph gives the same layout: no random start, arithmetic only. An arrow that leads back
 * from a later box is left out.
 */
export function graphLayout(
  boxes: readonly LayoutBox[],
  arrows: readonly LayoutArrow[],
  { direction, gap, track, margin }: LayoutOptions,
): Layout {
  const turned = direction === 'down'
  const ranks = ranksOf(boxes, arrows)
  const kept = arrows.filter(({ from, to }) => (ranks.get(from) ?? 0) < (ranks.get(to) ?? -1))
  const across = (box: LayoutBox): number => (turned ? box.width : box.height)
  const items = itemsOf(boxes, kept, ranks, across, track)
  const layers = orderedLayers(items.all)
  placeAcross(layers, gap)
  const ports = portsOf(items.all, track)
  const gaps = gapsOf(layers, ports)
  const alongs = alongsOf(boxes, ranks, gaps, { turned, track, margin })
  const shift = margin - Math.min(...items.all.map(({ middle, size }) => middle - size / 2))
  const place = (along: number, at: number): Place =>
    turned ? { x: at + shift, y: along } : { x: along, y: at + shift }
  const placed = boxes.map((box): PlacedBox => {
    const item = items.byId.get(box.id)!
    const { start } = alongs[item.rank]!
    return { ...box, ...place(start, item.middle - item.size / 2) }
  })
  const lines = kept.map(({ from, to }) => {
    const chain = chainOf(items, from, to)
    const points = pointsOf(chain, { alongs, gaps, ports, track, boxAlong: boxAlongs(boxes, turned) })
    return { from, to, points: points.map(([along, at]) => place(along, at)) }
  })
  const far = Math.max(...items.all.map(({ middle, size }) => middle + size / 2)) + shift + margin
  const long = (alongs.at(-1)?.end ?? 0) + margin
  return {
    boxes: placed,
    lines,
    lanes: lanesOf(boxes, ranks, alongs),
    width: turned ? far : long,
    height: turned ? long : far,
  }
}

function lanesOf(
  boxes: readonly LayoutBox[],
  ranks: ReadonlyMap<string, number>,
  alongs: readonly Along[],
): PlacedLane[] {
  const byLane = Map.groupBy(boxes, ({ lane = 0 }) => lane)
  return [...byLane]
    .map(([lane, all]) => {
      const own = all.map(({ id }) => ranks.get(id)!)
      return { lane, from: alongs[Math.min(...own)]!.start, to: alongs[Math.max(...own)]!.end }
    })
    .sort((one, other) => one.from - other.from)
}
