import type { Sketching } from '../marks/mark-type.ts'
import { faceLikeness } from '../numerics/sketches/face-sketch.ts'
import type { Likenesses, PackedSketches } from '../numerics/sketches/packed-sketches.ts'
import { striaeLikeness } from '../numerics/sketches/striae-likeness.ts'

const LIKENESS = { striae: striaeLikeness, faces: faceLikeness }

/**
 * The sketch or the views of a mark, and blocks of sketches that it is compared with: in shared memory, so that they are not copied into
 * the thread.
 */
export interface LikenessWork {
  readonly likeness: Sketching['likeness']
  readonly sketch: Int16Array
  readonly blocks: readonly PackedSketches[]
}

/** Entry point of a thread: how alike the sketch is to each of every block. */
export default function likenesses({ likeness, sketch, blocks }: LikenessWork): Likenesses[] {
  return blocks.map((block) => LIKENESS[likeness](sketch, block))
}
