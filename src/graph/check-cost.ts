import { MarkgraphError } from '../errors.ts'
import type { Cost } from '../kinds/cost.ts'
import type { AnyNode, Inputs } from '../kinds/node.ts'
import { costOf, type InputRows } from '../kinds/node.ts'
import { mib } from '../words/mib.ts'

/** A number of operations, for a message. */
const billions = (operations: number): string =>
  Number.isFinite(operations)
    ? `${(operations / 1e9).toLocaleString('en', { maximumSignificantDigits: 2 })} billion`
    : 'endlessly many'

/**
 * Holds a computation against what one may take, before it begins.
 * errors  `bad-value` for too many operations, `too-large` for too much memory; the message has both numbers
 */
export function checkCost(node: AnyNode, params: unknown, inputs: InputRows<Inputs>, most: Cost): void {
  const { bytes, operations } = costOf(node, inputs, params)
  const cost = { bytes, operations }
  if (!(operations <= most.operations)) {
    const message = `${node.name} would take ${billions(operations)} operations with these parameters, more than the ${billions(most.operations)} of one computation`
    throw new MarkgraphError('bad-value', message, { node: node.name, ...cost })
  }
  if (!(bytes <= most.bytes)) {
    const message = `${node.name} would take about ${mib(bytes)} of memory, more than the ${mib(most.bytes)} of one computation`
    throw new MarkgraphError('too-large', message, { node: node.name, ...cost })
  }
}
