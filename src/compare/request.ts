import type { Marks, MarkType } from '../marks/mark-type.ts'
import type { ReferenceEntry } from '../references/library.ts'
import type { Resolution } from './scope.ts'

export interface LoadedComparison extends Marks {
  readonly type: MarkType
  readonly reference: ReferenceEntry
  readonly resolution: Resolution
}
