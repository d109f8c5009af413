import { z } from 'zod'
import { numberOf, usualCost } from '../../kinds/cost.ts'
import { attributionKind } from '../../kinds/marks/agreement.ts'
import { signatureKind } from '../../kinds/marks/signature.ts'
import { defineNode, keysWith } from '../../kinds/node.ts'
import { centred } from '../../numerics/fourier/correlate.ts'
import { congruentRegions1d } from '../../numerics/profiles/cmr-1d.ts'
import { onePitch, stretchOf } from './align.ts'

/**
 * The stretches of two striated signatures that agree on one shift.
 * in      a, b: signatures on one pitch
 * params  cmr_1d_corr: smallest correlation of a window; cmr_1d_lag: tolerance on its shift in samples; turned: whether b
 *         agrees when it runs backwards
 * out     regions in samples of each signature as it is
 * source  docs/method.md, "How are bullets compared?"
 */
export const attribution1d = defineNode({
  name: 'attribution-1d',
  version: 2,
  title: 'Regions that agree',
  params: z.strictObject({ cmr_1d_corr: z.number(), cmr_1d_lag: z.number().min(0), turned: z.boolean() }),
  configKeys: keysWith('', 'cmr_1d_corr', 'cmr_1d_lag'),
  inputs: { a: signatureKind, b: signatureKind },
  output: attributionKind,
  cost({ a, b }) {
    const [na, nb] = [numberOf(a, 'length'), numberOf(b, 'length')]
    // eleven windows of a sixth of a, each laid on all of b
    return { ...usualCost([a, b]), operations: 8 * na * nb }
  },
  run({ a, b }, { cmr_1d_corr, cmr_1d_lag, turned }) {
    onePitch([a, b])
    const regions = congruentRegions1d(
      centred(a.values.data),
      centred(turned ? b.values.data.toReversed() : b.values.data),
      cmr_1d_corr,
      cmr_1d_lag,
    )
    return {
      a: regions.map(({ x, w, corr }) => stretchOf(a.length, x, w, corr)),
      b: regions.map(({ x, w, lag, corr }) => {
        const start = x + lag
        return stretchOf(b.length, turned ? b.length - start - w : start, w, corr)
      }),
    }
  },
})
