import { jsonKind } from './kind.ts'

/** Something in a reference that cannot be what it is said to be. Names are listed in groups that belong together. */
export type ReferenceFault =
  /** `data_set` is null where it is so over all pairs. */
  | { readonly code: 'slope_reversed'; readonly data_set: string | null; readonly auc: number }
  | {
      readonly code: 'scan_in_two_marks' | 'near_copies' | 'names_alike'
      readonly groups: readonly (readonly string[])[]
    }

export const referenceFaultsKind = jsonKind<{ readonly faults: readonly ReferenceFault[] }>(
  'reference.faults',
)
