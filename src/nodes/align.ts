import { z } from 'zod'
import { MarkgraphError } from '../errors.ts'
import { type Alignment, align as alignSignatures } from '../kernels/correlate.ts'
import { alignOverlap, prefixSums } from '../kernels/overlap-correlation.ts'
import { alignmentKind } from '../kinds/agreement.ts'
import { defineNode } from '../kinds/node.ts'
import { signatureKind } from '../kinds/signature.ts'

/** Signatures can be compared sample by sample only on one physical pitch. */
export function onePitch(signatures: readonly { readonly dx: number }[]): void {
  const pitch = signatures[0]?.dx ?? 0
  const other = signatures.find(({ dx }) => Math.abs(dx - pitch) > 1e-9 * pitch)
  if (other) {
    throw new MarkgraphError(
      'bad-value',
      `signatures must be on one pitch, but one has ${pitch * 1e6} µm and another ${other.dx * 1e6} µm`,
    )
  }
}

/** Smallest overlap as a share of the shorter signature; null compares them as wholes, as method.md stage 6 does. */
export const minOverlap = z.number().min(0).max(1).nullable()

/** Every signature of a with every one of b, row by row. */
export function alignAll(
  a: readonly Float64Array[],
  b: readonly Float64Array[],
  min_overlap: number | null,
): Alignment[] {
  if (min_overlap === null) return a.flatMap((one) => b.map((other) => alignSignatures(one, other)))
  const others = b.map(prefixSums)
  return a.map(prefixSums).flatMap((one) => others.map((other) => alignOverlap(one, other, min_overlap)))
}

/**
 * Peak normalized cross-correlation of two signatures over integer lags.
 * in      a, b: signatures, metres, on one pitch
 * params  min_overlap: null for the full cross-correlation; a share for the peak of the correlation over the overlap,
 *         weighted by the share that overlaps
 * errors  `bad-value` when the pitches differ
 * source  method.md stage 6
 */
export const align = defineNode({
  name: 'align',
  version: 2,
  stage: 'compare',
  params: z.strictObject({ min_overlap: minOverlap }),
  inputs: { a: signatureKind, b: signatureKind },
  output: alignmentKind,
  run({ a, b }, { min_overlap }) {
    onePitch([a, b])
    return { ...alignAll([a.values.data], [b.values.data], min_overlap)[0]! }
  },
})
