import { z } from 'zod'
import { MarkgraphError } from '../errors.ts'
import { jsonKind } from '../graph/kind.ts'
import { defineNode } from '../graph/node.ts'
import { align as alignSignatures } from '../kernels/correlate.ts'
import { signatureKind } from './signature.ts'

/** The shift of b relative to a in samples where two signatures agree best, and their correlation there. */
export const alignmentKind = jsonKind<{ readonly lag: number; readonly ccf: number }>('alignment')

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

/**
 * Peak normalized cross-correlation of two signatures over integer lags.
 * in      a, b: signatures, metres, on one pitch
 * errors  `bad-value` when the pitches differ
 * source  method.md stage 6
 */
export const align = defineNode({
  name: 'align',
  version: 1,
  params: z.strictObject({}),
  inputs: { a: signatureKind, b: signatureKind },
  output: alignmentKind,
  run({ a, b }) {
    onePitch([a, b])
    return { ...alignSignatures(a.values.data, b.values.data) }
  },
})
