import { vectorLoops } from './load.ts'
import type { ProfileLoops } from './profiles.plain.ts'
import { plainProfiles } from './profiles.plain.ts'
import { PROFILES_WASM } from './profiles.wasm.ts'

export const vectorProfiles = (): ProfileLoops | undefined => vectorLoops<ProfileLoops>(PROFILES_WASM)

let made: ProfileLoops | undefined

/** The fastest implementation that this engine has. One for all callers: none of them may keep its memory. */
export function profileLoops(): ProfileLoops {
  made ??= vectorProfiles() ?? plainProfiles()
  return made
}
