import { MarkgraphError, type Phrase, phrase } from '../errors.ts'
import type { Cost } from '../kinds/cost.ts'
import type { AnyNode, Inputs } from '../kinds/node.ts'
import { costOf, type InputRows } from '../kinds/node.ts'
import { mib } from '../words/mib.ts'

/** A number of operations, for a message. */
const billions = (operations: number): string | Phrase =>
  Number.isFinite(operations) ? `${Number((operations / 1e9).toPrecision(2))}·10^9` : phrase('endlessly many')

/**
 * Holds a computation against what one may take, before it begins.
 * errors  `bad-value` for too many operations, `too-large` for too much memory; the message has both numbers
 */
export function checkCost(node: AnyNode, params: unknown, inputs: InputRows<Inputs>, most: Cost): void {
  const { bytes, operations } = costOf(node, inputs, params)
  const cost = { bytes, operations }
  if (!(operations <= most.operations)) {
    const message = phrase(
      '{name} would take {operations} operations with these parameters, more than the {most} of one computation',
      { name: node.name, operations: billions(operations), most: billions(most.operations) },
    )
    throw new MarkgraphError('bad-value', message, { node: node.name, ...cost })
  }
  if (!(bytes <= most.bytes)) {
    const message = phrase(
      '{name} would take about {bytes} of memory, more than the {most} of one computation',
      { name: node.name, bytes: mib(bytes), most: mib(most.bytes) },
    )
    throw new MarkgraphError('too-large', message, { node: node.name, ...cost })
  }
}
