import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Handle } from '../address/canonical.ts'

/** The bytes of an artifact for one task, until they are given back. */
export interface Lent {
  readonly data: Uint8Array
  /** Whether the memory belongs to this task alone: it moves to the thread, which frees it. Otherwise it is shared. */
  readonly moves: boolean
  giveBack(): void
}

interface Block {
  readonly memory: SharedArrayBuffer
  handle: Handle
  users: number
  /** Resolves when the artifact has been copied. */
  ready: Promise<void>
}

const PIECE = 2 ** 22 // bytes copied before the event loop gets a turn: fresh memory takes about 6 ms for so many

async function copy(from: Uint8Array, to: Uint8Array): Promise<void> {
  for (let at = 0; at < from.byteLength; at += PIECE) {
    if (at > 0) await nextTurn()
    to.set(from.subarray(at, at + PIECE), at)
  }
}

/**
 * Memory through which worker threads read large inputs. Its blocks are shared and used again: a garbage collector does not
 * count shared memory, so blocks made for one task each would stay until something else fills the heap. A block keeps its
 * artifact until another one needs the place, so that the tasks of one artifact share one copy. An artifact that is larger
 * than `most` gets a copy for each task instead, which its thread can free: shared memory is freed by a collector only, and one
 * that looks at the whole heap stops the event loop for 30 to 70 ms.
 * in      `most`: bytes from which a free block is used again before a new one is made
 */
export function lentMemory(most: number): { lend(handle: Handle, data: Uint8Array): Promise<Lent> } {
  const blocks = new Map<Handle, Block>() // least recently used first
  let total = 0

  function placed(handle: Handle, data: Uint8Array): Block {
    // few sizes, so that blocks can replace each other; what is not written takes no memory
    const size = 2 ** Math.ceil(Math.log2(data.byteLength))
    let block = total + size > most ? free(size) : undefined
    if (block) blocks.delete(block.handle)
    else {
      block = { memory: new SharedArrayBuffer(size), handle, users: 0, ready: Promise.resolve() }
      total += size
    }
    block.handle = handle
    block.ready = copy(data, new Uint8Array(block.memory))
    return block
  }
  function free(size: number): Block | undefined {
    for (const block of blocks.values()) {
      if (block.users === 0 && block.memory.byteLength === size) return block
    }
    return undefined
  }
  return {
    async lend(handle, data) {
      if (data.byteLength > most) {
        const own = new Uint8Array(data.byteLength)
        await copy(data, own)
        return { data: own, moves: true, giveBack() {} }
      }
      const block = blocks.get(handle) ?? placed(handle, data)
      block.users += 1
      blocks.delete(handle)
      blocks.set(handle, block)
      await block.ready
      return {
        data: new Uint8Array(block.memory, 0, data.byteLength),
        moves: false,
        giveBack() {
          block.users -= 1
        },
      }
    },
  }
}
