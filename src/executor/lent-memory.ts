import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Handle } from '../address/canonical.ts'

/** The bytes of an artifact for one task, until they are given back. */
export interface Lent {
  readonly data: Uint8Array
  /** Whether the memory moves to the thread of the task, and back with its outcome. Otherwise it is shared. */
  readonly moves: boolean
  /** Gives it back: what moved, as it came back, or nothing when its thread was ended. */
  giveBack(moved?: Uint8Array): void
}

interface Block {
  readonly memory: SharedArrayBuffer
  handle: Handle
  users: number
  /** Resolves when the artifact has been copied. */
  ready: Promise<void>
}

const PIECE = 2 ** 20 // bytes copied before the event loop gets a turn: fresh memory takes 1 to 4 ms for so many

const MAX_WAITING = 6 // with it, two of the largest scans that a request may have by default are copied once
const IDLE_MS = 1000 // after the last task, large copies wait so long for the next one

async function copy(from: Uint8Array, to: Uint8Array): Promise<void> {
  for (let at = 0; at < from.byteLength; at += PIECE) {
    if (at > 0) await nextTurn()
    to.set(from.subarray(at, at + PIECE), at)
  }
}

/**
 * Memory through which worker threads read large inputs. Its blocks are shared and used again: a garbage collector does not
 * count shared memory, so blocks made for one task each would stay until something else fills the heap. A block keeps its
 * artifact until another one needs the place, so that the tasks of one artifact share one copy.
 *
 * A copy of an artifact that is larger than `most` is not shared: it moves to the thread of its task, and back for the next one.
 * So it can be freed when no task needs it any more. Shared memory is freed by a collector only, and one that looks at the whole
 * heap stops the event loop for 30 to 70 ms. Copies that wait for a task take at most `MAX_WAITING` times `most`.
 * in      `most`: bytes from which a free block is used again before a new one is made; `together`: how many artifacts of one
 *         size are in work by turns. So many blocks of up to half of `most` are made in any case, for otherwise each turn would
 *         copy its artifact anew
 */
export function lentMemory(
  most: number,
  together = 0,
): { lend(handle: Handle, data: Uint8Array): Promise<Lent> } {
  const blocks = new Map<Handle, Block>() // least recently used first
  let total = 0
  const waiting = new Map<Handle, Uint8Array>() // large copies, least recently used first
  let idle: NodeJS.Timeout | undefined

  function placed(handle: Handle, data: Uint8Array): Block {
    // few sizes, so that blocks can replace each other; what is not written takes no memory
    const size = 2 ** Math.ceil(Math.log2(data.byteLength))
    let block = total + size > most && !isNeeded(size) ? free(size) : undefined
    if (block) blocks.delete(block.handle)
    else {
      block = { memory: new SharedArrayBuffer(size), handle, users: 0, ready: Promise.resolve() }
      total += size
    }
    block.handle = handle
    block.ready = copy(data, new Uint8Array(block.memory))
    return block
  }
  function isNeeded(size: number): boolean {
    const alike = [...blocks.values()].filter(({ memory }) => memory.byteLength === size)
    return 2 * size <= most && alike.length < together
  }
  function free(size: number): Block | undefined {
    for (const block of blocks.values()) {
      if (block.users === 0 && block.memory.byteLength === size) return block
    }
    return undefined
  }
  async function large(handle: Handle, data: Uint8Array): Promise<Lent> {
    const found = waiting.get(handle)
    waiting.delete(handle)
    const own = found ?? new Uint8Array(data.byteLength)
    if (!found) await copy(data, own)
    return {
      data: own,
      moves: true,
      giveBack(back) {
        if (!back) return
        drop(handle)
        waiting.set(handle, back)
        let bytes = [...waiting.values()].reduce((sum, one) => sum + one.byteLength, 0)
        for (const [name, one] of waiting) {
          if (bytes <= MAX_WAITING * most) break
          bytes -= one.byteLength
          drop(name)
        }
        clearTimeout(idle)
        idle = setTimeout(() => {
          for (const name of waiting.keys()) drop(name)
        }, IDLE_MS)
        idle.unref()
      },
    }
  }
  function drop(handle: Handle): void {
    const { buffer } = waiting.get(handle) ?? {}
    waiting.delete(handle)
    if (buffer instanceof ArrayBuffer) buffer.transfer(0) // frees it at once
  }
  return {
    async lend(handle, data) {
      if (data.byteLength > most) return large(handle, data)
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
