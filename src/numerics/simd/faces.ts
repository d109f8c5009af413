import type { FaceLoops } from './faces.plain.ts'
import { plainFaces } from './faces.plain.ts'
import { FACES_WASM } from './faces.wasm.ts'
import { vectorLoops } from './load.ts'

export const vectorFaces = (): FaceLoops | undefined => vectorLoops<FaceLoops>(FACES_WASM)

let made: FaceLoops | undefined

/** The fastest implementation that this engine has. One for all callers: none of them may keep its memory. */
export function faceLoops(): FaceLoops {
  made ??= vectorFaces() ?? plainFaces()
  return made
}
