/** Whether questioned and known marks are alike in something; null where nobody has said. */
export type Alike = boolean | null

/** What was wrong with the order of a bullet's lands, as the fact `order_exchanged` has it. */
export interface BulletOrder {
  readonly change:
    | { readonly exchanged: readonly [number, number] }
    | { readonly moved: number; readonly between: readonly [number, number] }
  /** Places that no scan shows. */
  readonly not_scanned: readonly number[]
}
