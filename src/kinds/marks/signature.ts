import { arrayKind } from '../kind.ts'

/** `values` (n) metres across the striae at pitch `dx`; `crop` is the part of the straightened scan's columns it was cut from. */
export const signatureKind = arrayKind<
  'values',
  { dx: number; length: number; tilt_deg: number; striae_angle_deg: number; crop: readonly [number, number] }
>('signature.1d', 'values')

export type Signature = ReturnType<typeof signatureKind.decode>

/** Pixels a side of every areal signature. */
export const MAP_SIDE = 256

/**
 * A mark's roughness map: `values` (256, 256) of unit norm, the mark centred, 0 where it is not measured; `valid` is how many
 * points are measured, (ny, nx) the extent of the mark in pixels, `dx`, `dy` the pitch in metres.
 */
export const arealSignatureKind = arrayKind<
  'values',
  { dx: number; dy: number; valid: number; ny: number; nx: number }
>('signature.2d', 'values')

export type ArealSignature = ReturnType<typeof arealSignatureKind.decode>
