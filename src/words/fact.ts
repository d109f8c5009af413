import type { Json } from '../address/canonical.ts'

/** What a sentence says, without its words. */
export interface Fact {
  readonly code: string
  readonly values: Values
}

export type Values = { readonly [name: string]: Json }

/** The sentence of a fact within another one. */
export type Say = (fact: Fact) => string
