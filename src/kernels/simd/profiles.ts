import { type Loops, vectorLoops } from './load.ts'
import { plainProfiles } from './profiles.plain.ts'
import { PROFILES_WASM } from './profiles.wasm.ts'

/**
 * Inner loops of profiles; addresses are in bytes. There are two implementations with the same bits: vectors of two float64
 * (simd/profiles.ts, which explains them), and plain TypeScript.
 */
export interface ProfileLoops extends Loops {
  raiseWindows(
    a: number,
    b: number,
    overlap: number,
    window: number,
    sumsA: number,
    sumsB: number,
    squaresA: number,
    squaresB: number,
    flat: number,
    products: number,
    onA: number,
    onB: number,
  ): void
  remainder(values: number, count: number, most: number): number
}

export const vectorProfiles = (): ProfileLoops | undefined => vectorLoops<ProfileLoops>(PROFILES_WASM)

let made: ProfileLoops | undefined

/** The fastest implementation that this engine has. One for all callers: none of them may keep its memory. */
export function profileLoops(): ProfileLoops {
  made ??= vectorProfiles() ?? plainProfiles()
  return made
}
