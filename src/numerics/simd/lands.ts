import type { LandLoops } from './lands.plain.ts'
import { plainLands } from './lands.plain.ts'
import { LANDS_WASM } from './lands.wasm.ts'
import { vectorLoops } from './load.ts'

let made: LandLoops | undefined

/** The fastest implementation that this engine has. One for all callers: none of them may keep its memory. */
export function landLoops(): LandLoops {
  made ??= vectorLoops<LandLoops>(LANDS_WASM) ?? plainLands()
  return made
}

/** Memory laid out for one call: arrays of float64 one after the other. */
export interface Layout {
  /** The address of a new array of `n` numbers, of arbitrary content. */
  room(n: number): number
  /** The address of a new array with these numbers. */
  given(values: Float64Array): number
  /** The numbers at an address, as a view that the next `room` may end. */
  view(address: number, n: number): Float64Array
}

/** A grid in the memory of the loops. */
export interface Held {
  readonly at: number
  readonly ny: number
  readonly nx: number
}

/** The room of the 4096 counts that `median` needs. */
export const MEDIAN_BINS = 2048

const SPARE = 16 // bytes between arrays: a vector load may read past the end of one

/** A layout for a call of the loops. It ends when another one begins. */
export function layoutOn(loops: LandLoops): Layout {
  let end = 0
  const room = (n: number): number => {
    const address = end
    end += 8 * n + SPARE
    end += end % 16
    loops.memory(end)
    return address
  }
  const view = (address: number, n: number): Float64Array => new Float64Array(loops.memory(end), address, n)
  return {
    room,
    view,
    given(values) {
      const address = room(values.length)
      view(address, values.length).set(values)
      return address
    },
  }
}
