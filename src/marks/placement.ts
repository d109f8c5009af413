import type { Handle } from '../address/canonical.ts'
import type { Session } from '../graph/session.ts'
import type { Region } from '../kinds/marks/agreement.ts'
import type { Signature } from '../kinds/marks/signature.ts'
import { straightenedKind } from '../kinds/marks/surface.ts'
import { columnWidth } from '../numerics/profiles/shear.ts'

/** A rectangle on the surface of a mark, micrometres from its upper left corner. */
interface PlacedRegion {
  readonly x_um: number
  readonly y_um: number
  readonly w_um: number
  readonly h_um: number
}

/** A mark as it is looked at, and where it agrees with the other one: the i-th region of A belongs to the i-th of B. */
interface PlacedMark {
  readonly surface: Handle
  readonly regions: readonly PlacedRegion[]
}

/**
 * How the surface of b lies on that of a, as the score has it: turned clockwise about its upper left corner, then shifted. The
 * regions of b are turned back about their middles, so that they are upright where b lies on a.
 */
export interface Placement {
  readonly a: PlacedMark
  readonly b: PlacedMark
  readonly rotation_deg: number
  readonly x_um: number
  readonly y_um: number
}

const UM = 1e6 // micrometres in a metre

/** A straightened surface and the signature that its columns gave. */
interface StriatedSide {
  readonly straightened: Handle
  readonly signature: Signature
  readonly windows: readonly Region[]
}

/**
 * How two striated surfaces lie on each other; null where one of them is a profile.
 * in      `windows`: regions in samples of the signatures, b as it is compared; `lag`, `turned`: see `StriaePair`
 * out     across the striae as the signatures lie; along them, where no score says anything, middle on middle
 */
export async function striaePlacement(
  session: Session,
  sides: { readonly a: StriatedSide; readonly b: StriatedSide },
  { lag, turned }: { readonly lag: number; readonly turned: boolean },
): Promise<Placement | null> {
  const [a, b] = await Promise.all([strip(session, sides.a, false), strip(session, sides.b, turned)])
  if (!a || !b) return null
  // the middle of what lies on each other is right to the sample, whatever the pitches are along the striae
  const from = Math.max(0, lag)
  const to = Math.min(sides.a.signature.length, sides.b.signature.length + lag)
  const middle = (from + to) / 2
  const sign = turned ? -1 : 1
  return {
    a: { surface: sides.a.straightened, regions: a.regions },
    b: { surface: sides.b.straightened, regions: b.regions },
    rotation_deg: turned ? 180 : 0,
    x_um: a.at(middle) - sign * b.at(middle - lag),
    y_um: (a.height - sign * b.height) / 2,
  }
}

/** A straightened surface in micrometres: its height, and where the samples of its signature lie; undefined for a profile. */
async function strip(session: Session, { straightened, signature, windows }: StriatedSide, turned: boolean) {
  const { kind, meta } = await session.row(straightened)
  const [ny = 1] = meta['shape'] as number[]
  if (ny < 2) return undefined
  const [dx, dy] = [Number(meta['dx']) * UM, Number(meta['dy']) * UM]
  const { crop, length, tilt_deg } = signature
  // a column of a sheared surface is less wide across its striae than it is drawn
  const shear = kind === straightenedKind.name ? tilt_deg - 90 * Math.round(tilt_deg / 90) : 0
  const step = (signature.dx * UM * dx) / columnWidth(dx, shear)
  const at = (sample: number): number => (crop[0] + 0.5) * dx + (turned ? length - 1 - sample : sample) * step
  const height = ny * dy
  const regions = windows.map(({ x, w }) => {
    const ends = [at(x - 0.5), at(x + w - 0.5)]
    const left = Math.min(...ends)
    return { x_um: left, y_um: 0, w_um: Math.max(...ends) - left, h_um: height }
  })
  return { height, at, regions }
}
