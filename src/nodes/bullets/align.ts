import { z } from 'zod'
import { MarkgraphError, phrase } from '../../errors.ts'
import { numberOf } from '../../kinds/cost.ts'
import { alignmentKind, type Region } from '../../kinds/marks/agreement.ts'
import { type Signature, signatureKind } from '../../kinds/marks/signature.ts'
import { defineNode, keysWith } from '../../kinds/node.ts'
import { localAmplitude } from '../../numerics/filters/local-amplitude.ts'
import { type Alignment, align as alignSignatures } from '../../numerics/fourier/correlate.ts'
import { alignOverlap, prefixSums } from '../../numerics/profiles/overlap-correlation.ts'
import { correlationsCost } from './profile-cost.ts'

/** Signatures can be compared sample by sample only on one physical pitch. */
export function onePitch(signatures: readonly { readonly dx: number }[]): void {
  const pitch = signatures[0]?.dx ?? 0
  const other = signatures.find(({ dx }) => Math.abs(dx - pitch) > 1e-9 * pitch)
  if (other) {
    throw new MarkgraphError(
      'bad-value',
      phrase('signatures must be on one pitch, but one has {one} µm and another {other} µm', {
        one: pitch * 1e6,
        other: other.dx * 1e6,
      }),
    )
  }
}

/**
 * How two lands are correlated over their overlap; null compares them as wholes, as the plain definition does.
 * min_overlap: share of the shorter signature; amplitude_sigma: metres, and amplitude_floor: share of the rms, of the
 * local amplitude that signatures are divided by; edge_reach: metres, and edge_loss: share, see `EndsApart`
 */
export const overlapParams = z
  .strictObject({
    min_overlap: z.number().min(0).max(1),
    amplitude_sigma: z.number().positive(),
    amplitude_floor: z.number().positive(),
    edge_reach: z.number().positive(),
    edge_loss: z.number().min(0).max(1),
  })
  .nullable()
export const overlapKeys = keysWith('land_', ...Object.keys(overlapParams.unwrap().shape))

/** Signatures as they are correlated: over the overlap at local amplitude 1, as wholes as they are. */
export function comparable(
  signatures: readonly Pick<Signature, 'values' | 'dx'>[],
  overlap: z.infer<typeof overlapParams>,
): Float64Array[] {
  return signatures.map(({ values, dx }) => {
    if (!overlap) return values.data
    const even = localAmplitude(values.data, overlap.amplitude_sigma / dx, overlap.amplitude_floor)
    return even.length > 0 ? even : values.data // all 0: it agrees with nothing
  })
}

/** Every one of a with every one of b, both as `comparable` gives them on pitch dx, row by row. */
export function alignAll(
  a: readonly Float64Array[],
  b: readonly Float64Array[],
  overlap: z.infer<typeof overlapParams>,
  dx: number,
): Alignment[] {
  if (!overlap) return a.flatMap((one) => b.map((other) => alignSignatures(one, other)))
  const ends = { reach: overlap.edge_reach / dx, loss: overlap.edge_loss }
  const others = b.map(prefixSums)
  return a
    .map(prefixSums)
    .flatMap((one) => others.map((other) => alignOverlap(one, other, overlap.min_overlap, ends)))
}

/**
 * Peak normalized cross-correlation of two signatures over integer lags.
 * in      a, b: signatures, metres, on one pitch
 * params  overlap: null for the full cross-correlation; otherwise the peak of the correlation over the overlap, weighted
 *         by the share that overlaps and by how near the ends of the two signatures come to each other
 * errors  `bad-value` when the pitches differ
 * source  docs/method.md, "How are bullets compared?"
 */
export const align = defineNode({
  name: 'align',
  version: 3,
  title: 'Compare the lands',
  stage: 'compare',
  params: z.strictObject({ overlap: overlapParams }),
  configKeys: overlapKeys,
  inputs: { a: signatureKind, b: signatureKind },
  output: alignmentKind,
  cost: ({ a, b }) => correlationsCost([numberOf(a, 'length')], [numberOf(b, 'length')]),
  run({ a, b }, { overlap }) {
    onePitch([a, b])
    return { ...alignAll(comparable([a], overlap), comparable([b], overlap), overlap, a.dx)[0]! }
  },
})

/** A stretch of a signature of `length` samples as a region: `w` samples from `x` on, and its correlation. */
export const stretchOf = (length: number, x: number, w: number, corr: number): Region => ({
  x,
  y: 0,
  w,
  h: 1,
  corr,
  x_frac: x / length,
  y_frac: 0,
  w_frac: w / length,
  h_frac: 1,
})
