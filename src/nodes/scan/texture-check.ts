import { z } from 'zod'
import { selfAgreementKind } from '../../kinds/marks/agreement.ts'
import { signatureKind } from '../../kinds/marks/signature.ts'
import { defineNode, listOf } from '../../kinds/node.ts'
import { makeCheck, scopeChecksKind } from '../../kinds/scope.ts'
import { shiftedAgreement } from '../../numerics/profiles/self-agreement.ts'
import { fact } from '../../words/said.ts'

const LEAST_SHIFT = 60e-6 // m: further than neighbouring striae are alike
const MIN_OVERLAP = 0.5

/** How well the profile of striae agrees with itself shifted by 60 µm and more, over at least half of it. */
export const striaeSelfAgreement = defineNode({
  name: 'striae-self-agreement',
  version: 1,
  title: 'Look for repeating striae',
  params: z.strictObject({}),
  inputs: { signature: signatureKind },
  output: selfAgreementKind,
  run: ({ signature: { values, dx } }) => ({
    shifted: shiftedAgreement(values.data, Math.ceil(LEAST_SHIFT / dx), MIN_OVERLAP),
    turned: 0,
  }),
})

/**
 * Whether a scan of two marks shows a pattern that repeats, as a grid, a comb or rings do. Two such patterns agree wherever their
 * periods are alike, which says nothing about sources.
 * in      what the scans of each mark agree with themselves, in their order
 * params  domain; most: above every real scan of the kind
 * out     one check, `texture`; `value` is the largest agreement
 */
export const textureCheck = defineNode({
  name: 'texture-check',
  version: 1,
  title: 'Check for repeating patterns',
  params: z.strictObject({ domain: z.string(), most: z.number().min(0).max(1) }),
  inputs: { a: listOf(selfAgreementKind), b: listOf(selfAgreementKind) },
  output: scopeChecksKind,
  run({ a, b }, { domain, most }) {
    const all = Object.entries({ mark_a: a, mark_b: b }).flatMap(([mark, scans]) =>
      scans.map(({ shifted, turned }, i) => ({
        mark: scans.length === 1 ? mark : `${mark}.${i + 1}`,
        by: shifted >= turned ? ('shifted' as const) : ('turned' as const),
        agreement: largest({ shifted, turned }),
      })),
    )
    const worst = all.reduce((one, other) => (other.agreement > one.agreement ? other : one))
    const of = { value: worst.agreement, threshold: most }
    const check =
      worst.agreement <= most
        ? makeCheck(
            'texture',
            'ok',
            of,
            fact('pattern_not_repeated', { mark_a: a.map(largest), mark_b: b.map(largest) }),
          )
        : makeCheck('texture', 'refuse', of, fact('pattern_repeats', { ...worst, most }))
    return { domain, checks: [check] }
  },
})

const largest = ({ shifted, turned }: { readonly shifted: number; readonly turned: number }): number =>
  Math.max(shifted, turned)
