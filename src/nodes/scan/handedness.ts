import { z } from 'zod'
import { grid } from '../../kinds/kind.ts'
import { scoreKind } from '../../kinds/marks/score.ts'
import { signatureKind } from '../../kinds/marks/signature.ts'
import { defineNode, listOf } from '../../kinds/node.ts'
import { makeCheck, type ScopeChecks, scopeChecksKind } from '../../kinds/scope.ts'
import { fact } from '../../words/said.ts'

/** What a scan may be that nobody said: the mirror image of the mark, its heights upside down, or both, as a cast has it. */
export const FLIPS = {
  mirrored: { mirrored: true, inverted: false },
  inverted: { mirrored: false, inverted: true },
  cast: { mirrored: true, inverted: true },
} as const
export const flipParams = z.strictObject({ mirrored: z.boolean(), inverted: z.boolean() })

export const EVERY_FLIP = ['mirrored', 'inverted', 'cast'] as const
export const ways = z.array(z.enum(EVERY_FLIP))
type Way = z.infer<typeof ways>[number]

/**
 * Whether two marks agree only when one of them is read in another way than it was.
 * in      how far they agree as they were read, and read in each of `others`; 1 is what only marks of one source reach
 * out     one check, `handedness`: `refuse` where a way of `others` reaches 1, and as they were read they do not. `value` is the
 *         agreement of the best way, 0 where none was tried
 */
export function handednessOf(
  domain: string,
  asRead: number,
  others: readonly (readonly [way: Way, agreement: number])[],
): ScopeChecks {
  const [best] = [...others].sort(([, one], [, other]) => other - one)
  if (!best) {
    const none = { value: 0, threshold: 1 }
    return {
      domain,
      checks: [makeCheck('handedness', 'ok', none, fact('agree_as_read', { agreement: asRead }))],
    }
  }
  const [way, value] = best
  const of = { value, threshold: 1 }
  const finding =
    value < 1 || asRead >= 1
      ? makeCheck('handedness', 'ok', of, fact('no_other_way_fits', { agreement: value, as_read: asRead }))
      : makeCheck(
          'handedness',
          'refuse',
          of,
          fact(`agree_only_${way}`, { agreement: value, as_read: asRead }),
        )
  return { domain, checks: [finding] }
}

/** The signature of striae whose scan is mirrored, or has its heights upside down. */
export const flippedSignature = defineNode({
  name: 'flipped-signature',
  version: 1,
  title: 'Read the striae another way',
  params: flipParams,
  inputs: { signature: signatureKind },
  output: signatureKind,
  run({ signature: { values, ...rest } }, { mirrored, inverted }) {
    const way = mirrored ? values.data.toReversed() : values.data
    return { ...rest, values: grid(inverted ? way.map((height) => -height) : way, way.length) }
  },
})

/**
 * Whether two marks with striae agree only when one of them is read in another way: see `handednessOf`.
 * in      their score as they were read, and read in each of `ways`
 * params  domain; one_source: the score that only marks of one source reach
 */
export const striaeHandedness = defineNode({
  name: 'striae-handedness',
  version: 1,
  title: 'Check for mirror images and casts',
  params: z.strictObject({ domain: z.string(), ways, one_source: z.number().positive() }),
  inputs: { score: scoreKind, others: listOf(scoreKind) },
  output: scopeChecksKind,
  run({ score, others }, { domain, ways: tried, one_source }) {
    const share = (one: typeof score): number => one.score / one_source
    return handednessOf(
      domain,
      share(score),
      others.map((one, i) => [tried[i]!, share(one)] as const),
    )
  },
})
