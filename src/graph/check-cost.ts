import { MarkgraphError, phrase } from '../errors.ts'
import type { Cost } from '../kinds/cost.ts'
import type { AnyNode, Inputs } from '../kinds/node.ts'
import { costOf, type InputRows } from '../kinds/node.ts'
import { mib, operationCount } from '../words/amounts.ts'

/** A number of operations, for a message. */
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
      { name: node.name, operations: operationCount(operations), most: operationCount(most.operations) },
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
