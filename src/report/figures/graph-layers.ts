/** A box of a graph before it has a place. */
export interface LayoutBox {
  readonly id: string
  readonly width: number
  readonly height: number
  /** Boxes of a lane stand before those of a higher one; without lanes all are in one. */
  readonly lane?: number
}

export interface LayoutArrow {
  readonly from: string
  readonly to: string
}

/** A box, or the place where a line passes a rank. `along` is the direction of the arrows, `across` the other one. */
export interface Item {
  readonly id: string
  readonly rank: number
  readonly size: number
  /** Whether it is the place of a line. */
  readonly passes: boolean
  readonly before: Item[]
  readonly after: Item[]
  /** Its middle across. */
  middle: number
}

const SWEEPS = 8 // over the layers, there and back, in search of an order

/** The rank of each box: after all that lead to it, and after all boxes of lower lanes. */
export function ranksOf(boxes: readonly LayoutBox[], arrows: readonly LayoutArrow[]): Map<string, number> {
  const before = Map.groupBy(arrows, ({ to }) => to)
  const lanes = new Map(boxes.map(({ id, lane = 0 }) => [id, lane]))
  const steps = new Map<string, { readonly lane: number; readonly step: number }>()
  const stepOf = (
    id: string,
    path: ReadonlySet<string>,
  ): { readonly lane: number; readonly step: number } => {
    const found = steps.get(id)
    if (found) return found
    let [lane, step] = [lanes.get(id)!, 0]
    const longer = new Set([...path, id])
    for (const { from } of before.get(id) ?? []) {
      if (longer.has(from) || !lanes.has(from)) continue
      const one = stepOf(from, longer)
      if (one.lane > lane) [lane, step] = [one.lane, one.step + 1]
      else if (one.lane === lane) step = Math.max(step, one.step + 1)
    }
    steps.set(id, { lane, step })
    return { lane, step }
  }
  for (const { id } of boxes) stepOf(id, new Set())
  const order = [...new Set([...steps.values()].map(({ lane, step }) => lane * 1e6 + step))].sort(
    (a, b) => a - b,
  )
  const numbers = new Map(order.map((key, rank) => [key, rank]))
  return new Map([...steps].map(([id, { lane, step }]) => [id, numbers.get(lane * 1e6 + step)!]))
}

export interface Items {
  readonly all: readonly Item[]
  readonly byId: ReadonlyMap<string, Item>
}

const passing = (from: string, rank: number): string => `${from} passes ${rank}`

/** Boxes and the places where lines pass a rank. Lines from one box share their places until they part. */
export function itemsOf(
  boxes: readonly LayoutBox[],
  arrows: readonly LayoutArrow[],
  ranks: ReadonlyMap<string, number>,
  across: (box: LayoutBox) => number,
  track: number,
): Items {
  const byId = new Map<string, Item>()
  const add = (id: string, rank: number, size: number, passes = false): Item => {
    const made: Item = { id, rank, size, passes, before: [], after: [], middle: 0 }
    byId.set(id, made)
    return made
  }
  for (const box of boxes) add(box.id, ranks.get(box.id)!, across(box))
  const join = (one: Item, other: Item): void => {
    if (one.after.includes(other)) return
    one.after.push(other)
    other.before.push(one)
  }
  for (const { from, to } of arrows) {
    let last = byId.get(from)!
    const end = byId.get(to)!
    for (let rank = last.rank + 1; rank < end.rank; rank++) {
      const id = passing(from, rank)
      const next = byId.get(id) ?? add(id, rank, track, true)
      join(last, next)
      last = next
    }
    join(last, end)
  }
  return { all: [...byId.values()], byId }
}

/** The items of a line, from its first box to its last. */
export const chainOf = ({ byId }: Items, from: string, to: string): Item[] => {
  const [first, last] = [byId.get(from)!, byId.get(to)!]
  const between = Array.from(
    { length: last.rank - first.rank - 1 },
    (_, i) => byId.get(passing(from, first.rank + 1 + i))!,
  )
  return [first, ...between, last]
}

/** The items by rank, in an order in which few lines cross. */
export function orderedLayers(items: readonly Item[]): Item[][] {
  const byRank = Map.groupBy(items, ({ rank }) => rank)
  const layers = Array.from({ length: byRank.size }, (_, rank) => byRank.get(rank)!)
  let best = layers.map((layer) => [...layer])
  let fewest = crossings(best)
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep++) {
    const forward = sweep % 2 === 0
    const order = forward ? layers.keys() : [...layers.keys()].reverse()
    const numbers = new Map(layers.flatMap((layer) => layer.map((item, i) => [item, i] as const)))
    for (const rank of order) {
      const mean = (item: Item): number => {
        const others = forward ? item.before : item.after
        if (others.length === 0) return numbers.get(item)!
        return others.reduce((sum, other) => sum + numbers.get(other)!, 0) / others.length
      }
      const means = new Map(layers[rank]!.map((item) => [item, mean(item)]))
      layers[rank]!.sort((one, other) => means.get(one)! - means.get(other)!)
      for (const [i, item] of layers[rank]!.entries()) numbers.set(item, i)
    }
    const count = crossings(layers)
    if (count < fewest) {
      best = layers.map((layer) => [...layer])
      fewest = count
    }
  }
  return best
}

function crossings(layers: readonly Item[][]): number {
  let count = 0
  for (const layer of layers.slice(1)) {
    const numbers = new Map((layers[layer[0]!.rank - 1] ?? []).map((item, i) => [item, i]))
    const seen: number[] = []
    for (const item of layer) {
      const own = item.before.map((other) => numbers.get(other)!)
      for (const at of own) count += seen.filter((earlier) => earlier > at).length
      seen.push(...own)
    }
  }
  return count
}

/** Puts every item as near to the middle of its neighbours as the order of its layer allows. */
export function placeAcross(layers: readonly Item[][], gap: number): void {
  for (const layer of layers) {
    const start = layer.map(() => 0)
    spread(layer, start, gap)
  }
  for (let sweep = 0; sweep < 2 * SWEEPS; sweep++) {
    const forward = sweep % 2 === 0
    for (const layer of forward ? layers : layers.toReversed()) spread(layer, wantedOf(layer, forward), gap)
  }
  // at last, lines go straight on from where they come, and boxes stand between all their neighbours
  for (const layer of layers) {
    const wanted = layer.map((item) =>
      meanMiddle(item, item.passes ? item.before : [...item.before, ...item.after]),
    )
    spread(layer, wanted, gap)
  }
}

const wantedOf = (layer: readonly Item[], forward: boolean): number[] =>
  layer.map((item) => meanMiddle(item, forward ? item.before : item.after))

/** The mean place of an item's neighbours; its own where it has none. */
const meanMiddle = (item: Item, near: readonly Item[]): number =>
  near.length === 0 ? item.middle : near.reduce((sum, one) => sum + one.middle, 0) / near.length

const LINE_WEIGHT = 16 // of the place of a line, so that it has few corners; a box gives way

/** The places nearest to the wanted ones, by least squares, at which nothing of a layer overlaps (pool adjacent violators). */
function spread(layer: readonly Item[], wanted: readonly number[], gap: number): void {
  const offsets: number[] = []
  let offset = 0
  for (const [i, { size }] of layer.entries()) {
    if (i > 0) offset += (layer[i - 1]!.size + size) / 2 + gap
    offsets.push(offset)
  }
  const blocks: { sum: number; weight: number; count: number }[] = []
  for (const [i, want] of wanted.entries()) {
    const weight = layer[i]!.passes ? LINE_WEIGHT : 1
    let block = { sum: weight * (want - offsets[i]!), weight, count: 1 }
    for (let last = blocks.at(-1); last && placeOf(last) > placeOf(block); last = blocks.at(-1)) {
      blocks.pop()
      block = {
        sum: block.sum + last.sum,
        weight: block.weight + last.weight,
        count: block.count + last.count,
      }
    }
    blocks.push(block)
  }
  const places = blocks.flatMap((block) => Array.from({ length: block.count }, () => placeOf(block)))
  for (const [i, item] of layer.entries()) item.middle = places[i]! + offsets[i]!
}

const placeOf = ({ sum, weight }: { readonly sum: number; readonly weight: number }): number => sum / weight
