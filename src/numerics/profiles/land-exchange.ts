/** A bullet's slots, from 0, with two of them exchanged, or with one moved and the others in their cyclic order. */
export type Rearrangement =
  | { readonly exchanged: readonly [number, number] }
  | { readonly moved: number; readonly to: number }

interface LandExchange {
  /** Contrast of the best rearrangement, and this in terms of whole bullets. */
  readonly contrast: number
  readonly weighed: number
  /** By how much it is better, weighed, than the next one that pairs other lands; null when there is none. */
  readonly lead: number | null
  /** The same pairs, as a rearrangement of a or of b. */
  readonly a: Rearrangement
  readonly b: Rearrangement
}

const WHOLE = 6 // pairs of lands

/** A contrast in terms of whole bullets: by chance the mean of few pairs is further from 0 than that of many. */
export const weighedContrast = (contrast: number, pairs: number): number =>
  contrast * Math.sqrt(Math.min(1, pairs / WHOLE))

/**
 * The best pairing of two bullets' lands among those where two lands are exchanged or one is out of place.
 * in      (n, m) ccf in C order; the slot of each row and of each column, 0-based; number of slots
 * out     the largest contrast, weighed by its pairs: mean of the pairs - mean of all other pairs, as `bulletFeatures` has
 *         it. An exchange of two lands of a and one of the two lands that they meet on b give the same pairs, so that
 *         both are named. At a tie the first is taken: exchanges before moves, lower slots before higher ones. null when
 *         no rearrangement leaves lands that meet and lands that do not.
 */
export function landExchange(
  ccf: Float64Array,
  slotsA: readonly number[],
  slotsB: readonly number[],
  slots: number,
): LandExchange | null {
  const all = rearrangements(slots)
  const total = ccf.reduce((sum, value) => sum + value, 0)
  let best: Pairing | null = null
  let second: Pairing | null = null
  for (const change of all) {
    const columnAt = slotIndex(slotsB.map((slot) => slotAfter(change, slot)))
    for (let offset = 0; offset < slots; offset++) {
      const columns = slotsA.map((slot) => columnAt.get((slot + offset) % slots) ?? -1)
      const found = pairingOf(ccf, total, columns, slotsB.length, change)
      if (found === null) continue
      if (best === null || found.weighed > best.weighed) {
        second = best
        best = found
      } else if ((second === null || found.weighed > second.weighed) && !samePairs(columns, best.columns)) {
        second = found
      }
    }
  }
  const onA = best && onOtherSide(all, best.columns, slotsA, slotsB, slots)
  if (best === null || onA === null) return null
  const { contrast, weighed, change } = best
  return { contrast, weighed, lead: second && weighed - second.weighed, a: onA, b: change }
}

/** Where a slot is after a rearrangement. */
export function slotAfter(change: Rearrangement, slot: number): number {
  if ('exchanged' in change) {
    const [one, other] = change.exchanged
    return slot === one ? other : slot === other ? one : slot
  }
  const { moved, to } = change
  if (slot === moved) return to
  if (slot > moved && slot <= to) return slot - 1
  return slot < moved && slot >= to ? slot + 1 : slot
}

interface Pairing {
  readonly contrast: number
  readonly weighed: number
  /** For each row its column, or -1. */
  readonly columns: readonly number[]
  readonly change: Rearrangement
}

/**
 * Every rearrangement, each cyclic order once. A move by one slot is an exchange of neighbours; a move forward by g slots
 * and one backward by slots - 1 - g give the same cyclic order: of the two that do not pass the end, the shorter is taken.
 */
function rearrangements(slots: number): Rearrangement[] {
  const out: Rearrangement[] = []
  for (let one = 0; one < slots; one++) {
    for (let other = one + 1; other < slots; other++) out.push({ exchanged: [one, other] })
  }
  for (let moved = 0; moved < slots; moved++) {
    for (let forward = 2; forward <= slots - 3; forward++) {
      const backward = slots - 1 - forward
      const onward = moved + forward < slots && (forward <= backward || moved < backward)
      out.push({ moved, to: onward ? moved + forward : moved - backward })
    }
  }
  return out
}

/** The rearrangement of a that gives these pairs when b is as given. */
function onOtherSide(
  all: readonly Rearrangement[],
  columns: readonly number[],
  slotsA: readonly number[],
  slotsB: readonly number[],
  slots: number,
): Rearrangement | null {
  const columnAt = slotIndex(slotsB)
  for (const change of all) {
    const moved = slotsA.map((slot) => slotAfter(change, slot))
    for (let offset = 0; offset < slots; offset++) {
      const own = moved.map((slot) => columnAt.get((slot + offset) % slots) ?? -1)
      if (samePairs(own, columns)) return change
    }
  }
  return null
}

function pairingOf(
  ccf: Float64Array,
  total: number,
  columns: readonly number[],
  width: number,
  change: Rearrangement,
): Pairing | null {
  let [sum, pairs] = [0, 0]
  columns.forEach((column, row) => {
    if (column < 0) return
    sum += ccf[row * width + column]!
    pairs++
  })
  const rest = ccf.length - pairs
  if (pairs === 0 || rest === 0) return null
  const contrast = sum / pairs - (total - sum) / rest
  return { contrast, weighed: weighedContrast(contrast, pairs), columns, change }
}

const slotIndex = (slots: readonly number[]): Map<number, number> =>
  new Map(slots.map((slot, i) => [slot, i]))

const samePairs = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((column, row) => column === other[row])
