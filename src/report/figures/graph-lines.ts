import type { Item, LayoutBox } from './graph-layers.ts'

/** Where lines come to an item, by what they come from: beside each other, in the order of where they come from. */
export function portsOf(items: readonly Item[], track: number): Map<Item, ReadonlyMap<Item, number>> {
  return new Map(
    items.map((item) => {
      const sorted = item.before.toSorted((one, other) => one.middle - other.middle)
      const step = Math.min(track, (0.7 * item.size) / Math.max(1, sorted.length - 1))
      const first = item.middle - (step * (sorted.length - 1)) / 2
      return [item, new Map(sorted.map((one, i) => [one, first + i * step]))]
    }),
  )
}

/** The lines across a gap between two ranks, by the item that they come from, and how many there are beside each other. */
interface Gap {
  readonly tracks: ReadonlyMap<Item, number>
  readonly count: number
}

const STRAIGHT = 0.5 // across, under which a line has no corner

export function gapsOf(layers: readonly Item[][], ports: ReturnType<typeof portsOf>): Gap[] {
  return layers.map((layer) => {
    const spans = layer.flatMap((item) => {
      const ends = item.after.map((other) => ports.get(other)!.get(item)!)
      if (ends.every((end) => Math.abs(end - item.middle) < STRAIGHT)) return []
      return [{ item, low: Math.min(item.middle, ...ends), high: Math.max(item.middle, ...ends) }]
    })
    const taken: { low: number; high: number }[][] = []
    const tracks = new Map<Item, number>()
    for (const { item, low, high } of spans.sort((one, other) => one.low - other.low)) {
      const isFree = (spans: { low: number; high: number }[]) =>
        spans.every((one) => high < one.low || low > one.high)
      const free = taken.findIndex(isFree)
      const at = free < 0 ? taken.push([]) - 1 : free
      taken[at]!.push({ low, high })
      tracks.set(item, at)
    }
    return { tracks, count: taken.length }
  })
}

export interface Along {
  readonly start: number
  readonly end: number
}

export const boxAlongs = (boxes: readonly LayoutBox[], turned: boolean): ReadonlyMap<string, number> =>
  new Map(boxes.map(({ id, width, height }) => [id, turned ? height : width]))

/** Where each rank lies along the arrows. */
export function alongsOf(
  boxes: readonly LayoutBox[],
  ranks: ReadonlyMap<string, number>,
  gaps: readonly Gap[],
  { turned, track, margin }: { readonly turned: boolean; readonly track: number; readonly margin: number },
): Along[] {
  const sizes = gaps.map(() => 0)
  const own = boxAlongs(boxes, turned)
  for (const [id, rank] of ranks) sizes[rank] = Math.max(sizes[rank]!, own.get(id)!)
  const alongs: Along[] = []
  let at = margin
  for (const [rank, size] of sizes.entries()) {
    alongs.push({ start: at, end: at + size })
    at += size + track * (gaps[rank]!.count + 2)
  }
  return alongs
}

interface Routing {
  readonly alongs: readonly Along[]
  readonly gaps: readonly Gap[]
  readonly ports: ReturnType<typeof portsOf>
  readonly track: number
  readonly boxAlong: ReadonlyMap<string, number>
}

/** The corners of a line along a chain of items, as places along and across. */
export function pointsOf(
  chain: readonly Item[],
  { alongs, gaps, ports, track, boxAlong }: Routing,
): [number, number][] {
  const points: [number, number][] = []
  const first = chain[0]!
  points.push([alongs[first.rank]!.start + boxAlong.get(first.id)!, first.middle])
  for (const [i, item] of chain.slice(0, -1).entries()) {
    const next = chain[i + 1]!
    const port = ports.get(next)!.get(item)!
    const at = gaps[item.rank]!.tracks.get(item)
    if (at !== undefined) {
      const along = alongs[item.rank]!.end + track * (1 + at)
      points.push([along, item.middle], [along, port])
    }
    points.push([alongs[next.rank]!.start, port])
  }
  return withoutStraight(points)
}

/** Without points that lie on a line between their neighbours. */
const withoutStraight = (points: readonly [number, number][]): [number, number][] =>
  points.filter(([x, y], i) => {
    const [before, after] = [points[i - 1], points[i + 1]]
    if (!before || !after) return true
    return !((before[0] === x && after[0] === x) || (before[1] === y && after[1] === y))
  })
