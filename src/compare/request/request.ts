import type { Stated } from '../../kinds/marks/test-fires.ts'
import type { Mark, Marks, MarkType } from '../../marks/mark-type.ts'
import type { ReferenceEntry } from '../../references/library.ts'
import type { Resolution } from '../checks/scope.ts'
import type { Sides } from './sides.ts'

export interface LoadedComparison extends Marks, Sides<Mark> {
  readonly type: MarkType
  readonly reference: ReferenceEntry
  readonly resolution: Resolution
  /** What is said about the known marks, where there are several. */
  readonly stated?: Stated
}

/** A questioned mark against several known ones. */
export type LoadedQuestion = LoadedComparison & {
  readonly known: readonly Mark[]
  readonly stated: Stated
}

export const isQuestion = (request: LoadedComparison): request is LoadedQuestion =>
  request.known !== undefined
