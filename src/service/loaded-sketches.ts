import type { Handle } from '../address/canonical.ts'
import type { Demand } from '../executor/executor.ts'
import { ownThread } from '../executor/own-thread.ts'
import type { SketchBlock } from '../kinds/marks/sketch.ts'
import type { Likenesses } from '../numerics/sketches/packed-sketches.ts'
import type { LikenessWork } from './likeness-thread.ts'

/** The sketches that a process keeps in memory for its searches, and the threads that compare them. */
export interface LoadedSketches {
  /** How alike a sketch is to those of each block. A block that is not in memory is read with `read`. */
  likenesses(
    of: Pick<LikenessWork, 'likeness' | 'sketch'>,
    blocks: readonly Handle[],
    read: (block: Handle) => Promise<SketchBlock>,
    wanted?: Demand,
  ): Promise<Likenesses[]>
  /** Bytes of blocks in memory. */
  readonly bytes: number
  close(): Promise<void>
}

const AT_ONCE = 16 // blocks that a thread gets at a time, so that clients take turns

/** Blocks of sketches are kept up to `budget` bytes; the one that was used the longest ago goes first. */
export function loadedSketches(budget: number, nThreads: number): LoadedSketches {
  const known = new Map<Handle, SketchBlock>()
  const threads = Array.from({ length: nThreads }, () =>
    ownThread<LikenessWork, Likenesses[]>(new URL('./likeness-thread.ts', import.meta.url)),
  )
  let bytes = 0
  function keep(handle: Handle, block: SketchBlock): void {
    if (!known.delete(handle)) bytes += sizeOf(block)
    known.set(handle, block) // at the end: used last
    for (const [oldest, one] of known) {
      if (bytes <= budget) break
      known.delete(oldest)
      bytes -= sizeOf(one)
    }
  }
  return {
    async likenesses(of, handles, read, wanted) {
      const found: Likenesses[] = []
      let next = 0
      /** A thread takes the next blocks whenever it is done with some. */
      const share = async (thread: (typeof threads)[number]): Promise<void> => {
        while (next < handles.length) {
          const from = next
          next += AT_ONCE
          const blocks: SketchBlock[] = []
          for (const handle of handles.slice(from, from + AT_ONCE)) {
            const block = known.get(handle) ?? shared(await read(handle))
            keep(handle, block)
            blocks.push(block)
          }
          const alike = await thread.run({ ...of, blocks }, wanted)
          for (const [i, one] of alike.entries()) found[from + i] = one
        }
      }
      await Promise.all(threads.map(share))
      return found
    },
    get bytes() {
      return bytes
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

const sizeOf = ({ values, lengths }: SketchBlock): number => values.byteLength + lengths.byteLength

/** A block in memory that threads share, so that it is not copied for each search. */
function shared({ values, lengths }: SketchBlock): SketchBlock {
  const own = {
    values: new Int16Array(new SharedArrayBuffer(values.byteLength)),
    lengths: new Int32Array(new SharedArrayBuffer(lengths.byteLength)),
  }
  own.values.set(values)
  own.lengths.set(lengths)
  return own
}
