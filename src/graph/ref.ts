import type { Handle } from '../address/canonical.ts'
import type { InputHandles } from '../address/run.ts'
import type { Kind } from '../kinds/kind.ts'
import type { Inputs, ListOf, Stage } from '../kinds/node.ts'
import type { RunRow } from '../store/store.ts'

/**
 * An artifact by its handle. Its value is read only when needed. A result carries its run, because two different
 * computations may give equal bytes, and a recipe names the one that was done.
 */
export interface Ref<V> {
  readonly handle: Handle
  readonly kind: Kind<V>
  /** Absent for artifacts from outside: a scan, a reference. */
  readonly from?: Derivation
}

/** The origin of a result: its run, and its inputs in the order that the node declares. */
export interface Derivation {
  readonly run: RunRow
  readonly stage: Stage | undefined
  readonly inputs: readonly Ref<unknown>[]
}

export type InputRefs<I extends Inputs> = {
  readonly [K in keyof I]: I[K] extends ListOf<infer V>
    ? readonly Ref<V>[]
    : I[K] extends Kind<infer V>
      ? Ref<V>
      : never
}

type AnyRefs = { readonly [name: string]: Ref<unknown> | readonly Ref<unknown>[] }

/** The handles of inputs, in the order that `declared` names them. */
export function handlesOf(declared: Inputs, inputs: AnyRefs): InputHandles {
  return Object.fromEntries(
    Object.keys(declared).map((name) => {
      const given = inputs[name]!
      return [name, isRef(given) ? given.handle : given.map(({ handle }) => handle)]
    }),
  )
}

/** All inputs one after another, in declared order. */
export const flatRefs = (declared: Inputs, inputs: AnyRefs): Ref<unknown>[] =>
  Object.keys(declared).flatMap((name) => inputs[name]!)

const isRef = (input: Ref<unknown> | readonly Ref<unknown>[]): input is Ref<unknown> => 'handle' in input
