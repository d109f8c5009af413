import { vectorLoops } from './load.ts'
import type { SketchLoops } from './sketches.plain.ts'
import { plainSketches } from './sketches.plain.ts'
import { SKETCHES_WASM } from './sketches.wasm.ts'

export const vectorSketches = (): SketchLoops | undefined => vectorLoops<SketchLoops>(SKETCHES_WASM)

let made: SketchLoops | undefined

/** The fastest implementation that this engine has. One for all callers: none of them may keep its memory. */
export function sketchLoops(): SketchLoops {
  made ??= vectorSketches() ?? plainSketches()
  return made
}
