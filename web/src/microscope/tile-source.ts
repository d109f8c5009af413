import { api, got } from '../api/client.ts'
import type { HeightTile } from './slopes.ts'
import type { Tiles } from './tile-plan.ts'

const AT_ONCE = 6 // as many as a browser opens connections to one host
const MAX_KEPT = 240 // tiles of a surface, a quarter of a megabyte each: a screen of 4K, and what is around it
const MAX_TRIES = 3

/** A tile of a surface, once its slopes are there. */
export interface Tile {
  readonly slopes: Uint8Array<ArrayBuffer>
  /** When it was drawn last, as the count of the frames. */
  seen: number
}

/** The tiles of one surface, fetched as they are looked at. */
export interface TileSource {
  readonly tiles: Tiles
  /** The tile of a number, if it is there. */
  tile(number: number): Tile | undefined
  /** Says which tiles are looked at, the most wanted first; what was wanted before and is not under way is forgotten. */
  want(numbers: readonly number[]): void
  /** Forgets tiles that were not seen for longest, when there are too many; `drop` hears of each. */
  prune(drop: (tile: Tile) => void): void
}

/** Makes slopes in a thread of its own, for all surfaces of a microscope. */
export function slopeMaker(signal: AbortSignal): (tile: HeightTile) => Promise<Tile['slopes']> {
  const worker = new Worker(new URL('./slopes-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<Tile['slopes']>>()
  worker.addEventListener('message', ({ data: { id, slopes } }) => {
    waiting.get(id)?.resolve(slopes)
    waiting.delete(id)
  })
  worker.addEventListener('error', ({ message }) => {
    for (const one of waiting.values()) one.reject(new Error(message))
    waiting.clear()
  })
  signal.addEventListener('abort', () => worker.terminate())
  let count = 0
  return (tile) => {
    const id = count++
    const slopes = Promise.withResolvers<Tile['slopes']>()
    waiting.set(id, slopes)
    worker.postMessage({ id, tile }, [tile.bytes])
    return slopes.promise
  }
}

interface Around {
  readonly signal: AbortSignal
  readonly slopes: ReturnType<typeof slopeMaker>
  /** A tile has come. */
  onTile(): void
  onFailure(error: unknown): void
}

/** Opens the tiles of a surface by its handle. */
export async function tileSource(
  handle: string,
  { signal, slopes, onTile, onFailure }: Around,
): Promise<TileSource> {
  const tiles = await got(() =>
    api().GET('/v1/artifacts/{handle}/tiles', { params: { path: { handle } }, signal }),
  )
  const there = new Map<number, Tile>()
  const tries = new Map<number, number>()
  const underWay = new Set<number>()
  let fetching = 0
  let wanted: readonly number[] = []

  async function bytesOf(number: number): Promise<ArrayBuffer> {
    const params = { path: { handle, tile: number } }
    fetching += 1
    try {
      const bytes: unknown = await got(() =>
        api().GET('/v1/artifacts/{handle}/tiles/{tile}', { params, parseAs: 'arrayBuffer', signal } as never),
      )
      return bytes as ArrayBuffer
    } finally {
      fetching -= 1
    }
  }

  async function fetched(number: number): Promise<void> {
    const bytes = await bytesOf(number)
    next() // while the slopes of this one are made
    const level = tiles.levels.findLastIndex(({ first }) => first <= number)
    const [dx = 1, dy = 1] = tiles.pitch
    const tile = {
      bytes,
      side: tiles.side,
      border: tiles.border,
      dx: dx * 2 ** level,
      dy: dy * 2 ** level,
      usual: usualSlope(tiles, level),
    }
    there.set(number, { slopes: await slopes(tile), seen: 0 })
  }

  function next(): void {
    while (fetching < AT_ONCE && !signal.aborted) {
      const number = wanted.find(
        (one) => !there.has(one) && !underWay.has(one) && (tries.get(one) ?? 0) < MAX_TRIES,
      )
      if (number === undefined) return
      underWay.add(number)
      fetched(number)
        .then(onTile, (error: unknown) => {
          tries.set(number, (tries.get(number) ?? 0) + 1)
          if (!signal.aborted && tries.get(number) === MAX_TRIES) onFailure(error)
        })
        .finally(() => {
          underWay.delete(number)
          next()
        })
    }
  }

  return {
    tiles,
    tile: (number) => there.get(number),
    want(numbers) {
      wanted = numbers
      next()
    },
    prune(drop) {
      if (there.size <= MAX_KEPT) return
      const oldest = [...there].sort(([, a], [, b]) => a.seen - b.seen)
      for (const [number, tile] of oldest.slice(0, there.size - MAX_KEPT)) {
        there.delete(number)
        drop(tile)
      }
    },
  }
}

/** The slope that is drawn in half of the range of a texture. */
export const usualSlope = ({ levels }: Tiles, level: number): number => 2 * levels[level]!.slope || 1
