import type { z } from 'zod'
import { MarkgraphError, phrase } from '../errors.ts'
import { type Cost, type Row, usualCost } from './cost.ts'
import type { Encoded, Kind } from './kind.ts'

/** The stages of a methods section, in their order. */
export const STAGES = [
  'decode',
  'region',
  'preprocess',
  'signature',
  'areal-signature',
  'compare',
  'calibrate',
  'uncertainty',
] as const
export type Stage = (typeof STAGES)[number]

export const listOf = <V>(kind: Kind<V>): ListOf<V> => ({ list: kind })

export type InputValues<I extends Inputs> = {
  readonly [K in keyof I]: I[K] extends ListOf<infer V>
    ? readonly V[]
    : I[K] extends Kind<infer V>
      ? V
      : never
}

export type InputArtifacts = { readonly [name: string]: Encoded | readonly Encoded[] }

/** Parameters, and the key of the scorer config that sets each; a parameter inside another one stands under its own name. */
export type ConfigKeys = { readonly [parameter: string]: string }

/** The keys of parameters that are called as in the config, but for the prefix there. */
export const keysWith = (prefix: string, ...parameters: readonly string[]): ConfigKeys =>
  Object.fromEntries(parameters.map((name) => [name, `${prefix}${name}`]))

/**
 * One stage of the computation: pure, named and versioned. The same inputs and parameters give the same output bytes on
 * every machine, so the run key stands for the result.
 */
export interface Node<P, I extends Inputs, O> {
  readonly name: string
  /** Raised whenever a digit of the output changes. */
  readonly version: number
  /** What it does, in a few words: how a graph is shown to people. It is part of no hash. */
  readonly title: string
  /** The stage of a methods section that it belongs to; none for a node that takes no part in a likelihood ratio. */
  readonly stage?: Stage
  readonly params: z.ZodType<P>
  /** Which of its parameters the scorer config sets. */
  readonly configKeys?: ConfigKeys
  /** A recipe visits the inputs in this order. */
  readonly inputs: I
  readonly output: Kind<O>
  run(inputs: InputValues<I>, params: P): O
  /** What a run takes, from what is known of its inputs before they are read. Without one: see `usualCost`. */
  cost?(inputs: InputRows<I>, params: NoInfer<P>): Cost
}

export type AnyNode = Node<unknown, Inputs, unknown>

export const defineNode = <P, I extends Inputs, O>(node: Node<P, I, O>): Node<P, I, O> => Object.freeze(node)

/** Nodes of any parameters, inputs and output, for a list of them. */
export const nodesOf = (...nodes: readonly unknown[]): readonly AnyNode[] => nodes as readonly AnyNode[]

/** The parameters as the node's schema reads them; `bad-value` names the first one that is wrong. */
export function checkedParams<P>(
  node: Pick<Node<P, Inputs, unknown>, 'name' | 'params'>,
  params: unknown,
): P {
  const result = node.params.safeParse(params)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const at = issue?.path.join('.') || 'parameters'
  throw new MarkgraphError(
    'bad-value',
    phrase('{at} of {name}: {problem}', { at, name: node.name, problem: issue?.message ?? 'not valid' }),
    { params },
  )
}

/** Runs a node on stored artifacts: what an executor does. */
export function runNode(node: AnyNode, params: unknown, inputs: InputArtifacts): Encoded {
  const values: Record<string, unknown> = {}
  for (const [name, spec] of Object.entries(node.inputs)) {
    const given = inputs[name]
    if (given === undefined)
      throw new MarkgraphError(
        'bad-value',
        phrase('{name} needs an input {input}, but it was not given', { name: node.name, input: name }),
      )
    if ('list' in spec) values[name] = (given as readonly Encoded[]).map((one) => spec.list.decode(one))
    else values[name] = spec.decode(given as Encoded)
  }
  return node.output.encode(node.run(values as never, checkedParams(node, params))) // `values` follows node.inputs
}

/** An input that takes any number of artifacts of one kind. */
export interface ListOf<V> {
  readonly list: Kind<V>
}

export type Inputs = { readonly [name: string]: Kind<unknown> | ListOf<unknown> }

export type InputRows<I extends Inputs> = {
  readonly [K in keyof I]: I[K] extends ListOf<unknown> ? readonly Row[] : Row
}

/** The cost of a run: what its node says, or what is usual for inputs of this size. */
export function costOf(node: AnyNode, inputs: InputRows<Inputs>, params: unknown): Cost {
  return node.cost ? node.cost(inputs, params) : usualCost(Object.values(inputs).flat() as Row[])
}
