import { jsonKind } from '../kind.ts'

export type Rows = readonly (readonly number[])[]

/** A picture with values in [0, 1], on which the attribution is drawn. */
export const pictureKind = jsonKind<{ readonly grid: Rows }>('preview')

/** A small look at any array: a profile's samples, or a picture. */
export const arrayPreviewKind = jsonKind<
  { readonly signature: readonly (number | null)[] } | { readonly grid: Rows }
>('array-preview')

/** The whole signature pipeline of one land as small pictures. */
export const traceKind = jsonKind<{
  readonly tilt_deg: number
  readonly striae_angle_deg: number
  readonly crop: readonly [number, number]
  readonly dx_um: number
  readonly dy_um: number
  readonly shape_raw: readonly number[]
  readonly raw_preview: Rows
  readonly bandpassed_preview: Rows
  readonly rotated_preview: Rows
  readonly signature: readonly (number | null)[]
  readonly downsample: { readonly grid: number; readonly signature_max: number }
}>('trace')

/** The pipeline of one breech face as small pictures. */
export const arealTraceKind = jsonKind<{
  readonly dx_um: number
  readonly dy_um: number
  readonly shape_raw: readonly number[]
  readonly raw_preview: Rows
  readonly bandpassed_preview: Rows
  readonly signature_preview: Rows
  readonly downsample: { readonly grid: number }
}>('trace.2d')
