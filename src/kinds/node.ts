import type { z } from 'zod'
import { canonicalJson, type Handle, type Json, sha256 } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import type { Encoded, Kind } from './kind.ts'

/** An input that takes any number of artifacts of one kind. */
export interface ListOf<V> {
  readonly list: Kind<V>
}
export const listOf = <V>(kind: Kind<V>): ListOf<V> => ({ list: kind })

export type Inputs = { readonly [name: string]: Kind<unknown> | ListOf<unknown> }

export type InputValues<I extends Inputs> = {
  readonly [K in keyof I]: I[K] extends ListOf<infer V>
    ? readonly V[]
    : I[K] extends Kind<infer V>
      ? V
      : never
}

/** An artifact by its handle; its value is read only when somebody needs it. */
export interface Ref<V> {
  readonly handle: Handle
  readonly kind: Kind<V>
}

export type InputRefs<I extends Inputs> = {
  readonly [K in keyof I]: I[K] extends ListOf<infer V>
    ? readonly Ref<V>[]
    : I[K] extends Kind<infer V>
      ? Ref<V>
      : never
}

export type InputHandles = { readonly [name: string]: Handle | readonly Handle[] }
export type InputArtifacts = { readonly [name: string]: Encoded | readonly Encoded[] }

/**
 * One stage of the computation: pure, named and versioned. The same inputs and parameters give the same output bytes on
 * every machine, so the run key stands for the result.
 */
export interface Node<P, I extends Inputs, O> {
  readonly name: string
  /** Any changed output digit bumps this. */
  readonly version: number
  readonly params: z.ZodType<P>
  readonly inputs: I
  readonly output: Kind<O>
  run(inputs: InputValues<I>, params: P): O
}

export type AnyNode = Node<unknown, Inputs, unknown>

export const defineNode = <P, I extends Inputs, O>(node: Node<P, I, O>): Node<P, I, O> => Object.freeze(node)

/** The name of a computation: SHA-256 over node name, node version, parameters and input handles. */
export const runKey = (node: Pick<AnyNode, 'name' | 'version'>, params: Json, inputs: InputHandles): string =>
  sha256(canonicalJson({ node: node.name, version: node.version, params, inputs }))

/** The parameters as the node's schema reads them; `bad-value` names the first one that is wrong. */
export function checkedParams<P>(
  node: Pick<Node<P, Inputs, unknown>, 'name' | 'params'>,
  params: unknown,
): P {
  const result = node.params.safeParse(params)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const at = issue?.path.join('.') || 'parameters'
  throw new MarkgraphError('bad-value', `${at} of ${node.name}: ${issue?.message ?? 'not valid'}`, { params })
}

/** Runs a node on stored artifacts: what a worker thread does. */
export function runNode(node: AnyNode, params: unknown, inputs: InputArtifacts): Encoded {
  const values: Record<string, unknown> = {}
  for (const [name, spec] of Object.entries(node.inputs)) {
    const given = inputs[name]
    if (given === undefined) throw new MarkgraphError('bad-value', `${node.name} needs an input ${name}`)
    if ('list' in spec) values[name] = (given as readonly Encoded[]).map((one) => spec.list.decode(one))
    else values[name] = spec.decode(given as Encoded)
  }
  return node.output.encode(node.run(values as never, checkedParams(node, params))) // `values` follows node.inputs
}
