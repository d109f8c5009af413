import { z } from 'zod'
import { type Signature, signatureKind } from '../../kinds/marks/signature.ts'
import { defineNode, listOf } from '../../kinds/node.ts'
import { makeCheck, scopeChecksKind } from '../../kinds/scope.ts'
import { fact } from '../../words/said.ts'
import { alignAll, comparable, onePitch, overlapKeys, overlapParams } from './align.ts'

// The most alike of 1,640 pairs of two lands of one bullet have 0.53.
const MOST_ALIKE = 0.75

/**
 * Whether two lands of one bullet agree as only scans of one land do.
 * in      the signatures of the lands of each mark, in their order
 * params  domain; overlap as for `align`
 * out     one check, `identity`; `value` is the largest correlation of two lands of a mark, 0 where each has one land
 */
export const landsAlike = defineNode({
  name: 'lands-alike',
  version: 1,
  title: 'Check for one land in two places',
  params: z.strictObject({ domain: z.string(), overlap: overlapParams }),
  configKeys: overlapKeys,
  inputs: { a: listOf(signatureKind), b: listOf(signatureKind) },
  output: scopeChecksKind,
  run({ a, b }, { domain, overlap }) {
    const [worst] = [...alike('mark_a', a, overlap), ...alike('mark_b', b, overlap)].sort(
      (one, other) => other.agreement - one.agreement,
    )
    const of = { value: worst?.agreement ?? 0, threshold: MOST_ALIKE }
    const check =
      worst && worst.agreement > MOST_ALIKE
        ? makeCheck('identity', 'refuse', of, fact('lands_alike', worst))
        : makeCheck('identity', 'ok', of, fact('lands_differ'))
    return { domain, checks: [check] }
  },
})

function alike(mark: string, lands: readonly Signature[], overlap: z.infer<typeof overlapParams>) {
  if (lands.length < 2) return []
  onePitch(lands)
  const read = comparable(lands, overlap)
  const turned = read.map((values) => values.toReversed())
  const found = [read, turned].map((others) => alignAll(read, others, overlap, lands[0]!.dx))
  const n = lands.length
  return lands.flatMap((_, i) =>
    lands.slice(i + 1).map((_other, k) => {
      const j = i + 1 + k
      const agreement = Math.max(...found.map((way) => way[i * n + j]!.ccf))
      return { mark, one: i + 1, other: j + 1, agreement }
    }),
  )
}
