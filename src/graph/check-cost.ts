import { MarkgraphError } from '../errors.ts'
import { type Cost, costOf, type InputRows } from '../kinds/cost.ts'
import type { AnyNode, Inputs } from '../kinds/node.ts'

/**
 * Holds a computation against what one may take, before it begins.
 * errors  `bad-value` for too many operations, `too-large` for too much memory; the message has both numbers
 */
export function checkCost(node: AnyNode, params: unknown, inputs: InputRows<Inputs>, most: Cost): void {
  const { bytes, operations } = costOf(node, inputs, params)
  const cost = { bytes, operations }
  if (!(operations <= most.operations)) {
    const message = `${node.name} would take about ${operations.toPrecision(2)} operations with these parameters, more than the ${most.operations.toPrecision(2)} of one computation`
    throw new MarkgraphError('bad-value', message, { node: node.name, ...cost })
  }
  if (!(bytes <= most.bytes)) {
    const message = `${node.name} would take about ${bytes.toPrecision(2)} bytes of memory, more than the ${most.bytes.toPrecision(2)} of one computation`
    throw new MarkgraphError('too-large', message, { node: node.name, ...cost })
  }
}
