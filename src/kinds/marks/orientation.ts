import { jsonKind } from '../kind.ts'

/** `tilt_deg` turns the scan so that its striae run along y; `striae_angle_deg` is where they run now, from the x axis. */
export const orientationKind = jsonKind<{ readonly tilt_deg: number; readonly striae_angle_deg: number }>(
  'orientation',
)

/** How a land is straightened: a quarter turn clockwise if `turned`, then rows sheared by `shear_deg`. */
export const landOrientationKind = jsonKind<{
  readonly turned: boolean
  readonly shear_deg: number
  /** Quarter turn and shear together as one angle, and where the striae run in the scan: signs as in `orientation`. */
  readonly tilt_deg: number
  readonly striae_angle_deg: number
}>('orientation.land')

/** `coherence` of a texture, from 0 (isotropic) to 1 (one direction). */
export const coherenceKind = jsonKind<{ readonly coherence: number }>('coherence')

/** `collapse_ratio` of a texture: the share of its variance that is left in the means of straight lines, from 0 to 1. */
export const collapseRatioKind = jsonKind<{ readonly collapse_ratio: number }>('collapse-ratio')
