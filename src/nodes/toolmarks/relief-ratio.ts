import { z } from 'zod'
import { measuresKind } from '../../kinds/marks/measures.ts'
import { signatureKind } from '../../kinds/marks/signature.ts'
import { defineNode } from '../../kinds/node.ts'

/**
 * How much deeper one toolmark is than another.
 * in      two signatures, (n) metres
 * out     root mean square of a over that of b
 * source  ISO 21920-2, Rq
 */
export const reliefRatio = defineNode({
  name: 'relief-ratio',
  version: 1,
  title: 'Relief of a over that of b',
  params: z.strictObject({}),
  inputs: { a: signatureKind, b: signatureKind },
  output: measuresKind,
  run: ({ a, b }) => ({ relief_ratio: reliefOf(a.values.data) / reliefOf(b.values.data) }),
})

function reliefOf(values: Float64Array): number {
  let sum = 0
  for (const value of values) sum += value * value
  return Math.sqrt(sum / values.length)
}
