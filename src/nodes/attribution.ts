import { z } from 'zod'
import { jsonKind } from '../graph/kind.ts'
import { defineNode } from '../graph/node.ts'
import { congruentRegions1d } from '../kernels/cmr-1d.ts'
import { centred } from '../kernels/correlate.ts'
import { onePitch } from './align.ts'
import { signatureKind } from './signature.ts'

/** Part of a mark, in samples of its signature and as fractions of its full extent, with its correlation. */
export interface Region {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly corr: number
  readonly x_frac: number
  readonly y_frac: number
  readonly w_frac: number
  readonly h_frac: number
}

/** The regions that agree, on a and, in the same order, on b. */
export const attributionKind = jsonKind<{ readonly a: readonly Region[]; readonly b: readonly Region[] }>(
  'attribution',
)

/**
 * The stretches of two striated signatures that agree on one shift.
 * in      a, b: signatures on one pitch
 * params  cmr_1d_corr: smallest correlation of a window; cmr_1d_lag: tolerance on its shift in samples
 * source  method.md stage 8
 */
export const attribution1d = defineNode({
  name: 'attribution-1d',
  version: 1,
  params: z.strictObject({ cmr_1d_corr: z.number(), cmr_1d_lag: z.number().min(0) }),
  inputs: { a: signatureKind, b: signatureKind },
  output: attributionKind,
  run({ a, b }, { cmr_1d_corr, cmr_1d_lag }) {
    onePitch([a, b])
    const regions = congruentRegions1d(
      centred(a.values.data),
      centred(b.values.data),
      cmr_1d_corr,
      cmr_1d_lag,
    )
    const on = (length: number, x: number, w: number, corr: number): Region => ({
      ...{ x, y: 0, w, h: 1, corr },
      ...{ x_frac: x / length, y_frac: 0, w_frac: w / length, h_frac: 1 },
    })
    return {
      a: regions.map(({ x, w, corr }) => on(a.length, x, w, corr)),
      b: regions.map(({ x, w, lag, corr }) => on(b.length, x + lag, w, corr)),
    }
  },
})
