import { LRUCache } from 'lru-cache'
import type { Handle } from '../address/canonical.ts'
import type { Session } from '../graph/session.ts'
import type { OpenBlob } from '../store/store.ts'

const MAX_OPEN = 16 // surfaces: each is an open file
const IDLE_MS = 30_000

/** The tiles of one surface, open to be read in pieces. */
export interface OpenTiles {
  /** Of all tiles together, as one artifact. */
  readonly handle: Handle
  readonly blob: OpenBlob
}

interface Held {
  readonly tiles: Promise<OpenTiles>
  readers: number
  dropped: boolean
}

/**
 * Tiles that are looked at, by the handle of their surface. To open data is to hash all of them, and a view asks for dozens of
 * tiles: so they stay open until nobody has read them for half a minute.
 */
export function openTiles(open: (session: Session, surface: Handle) => Promise<OpenTiles>) {
  const close = (held: Held): void => {
    if (held.readers > 0 || !held.dropped) return
    held.tiles.then(
      ({ blob }) => blob.close(),
      () => {}, // whoever asked for them has heard why they did not open
    )
  }
  /** A request may end between the opening and the end of its session: then nobody has them. */
  async function opened(within: Within, surface: Handle): Promise<OpenTiles> {
    let found: OpenTiles | undefined
    try {
      return await within(async (session) => {
        found = await open(session, surface)
        return found
      })
    } catch (error) {
      await found?.blob.close()
      throw error
    }
  }
  const all = new LRUCache<Handle, Held>({
    max: MAX_OPEN,
    ttl: IDLE_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose(held) {
      held.dropped = true
      close(held)
    },
  })
  return {
    isOpen: (surface: Handle): boolean => all.has(surface),
    /**
     * Reads the tiles of a surface, which are made when nobody has opened them.
     * errors  those of `open` and `work`; a failure of another reader's request is no failure of this one
     */
    async read<T>(within: Within, surface: Handle, work: (tiles: OpenTiles) => Promise<T>): Promise<T> {
      const shared = all.get(surface)
      const held = shared ?? {
        tiles: opened(within, surface),
        readers: 0,
        dropped: false,
      }
      held.readers += 1
      all.set(surface, held)
      const tiles = await held.tiles.catch((error: unknown) => {
        if (all.peek(surface) === held) all.delete(surface)
        if (!shared) throw error
      })
      if (!tiles) return this.read(within, surface, work)
      try {
        return await work(tiles)
      } finally {
        held.readers -= 1
        close(held)
      }
    },
    /** Closes all of them. */
    clear: () => all.clear(),
  }
}

/** Does work in a session of the request that asks. */
type Within = <R>(work: (session: Session) => Promise<R>) => Promise<R>
