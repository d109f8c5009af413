import type { Handle } from '../address/canonical.ts'
import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import type { FaceCell, Region } from '../kinds/marks/agreement.ts'
import type { Signature } from '../kinds/marks/signature.ts'
import { type Placement, striaePlacement } from './placement.ts'

/** One part of a mark in a pair of parts: where to read what was compared. */
interface StriaePart {
  readonly surface: Handle
  /** The surface with its striae along y; columns [from, to) of it gave the signature. */
  readonly straightened: Handle
  readonly crop: readonly [number, number]
  readonly signature: Handle
}

/** How two striated signatures lie on each other. */
export interface StriaePair {
  readonly kind: 'striae'
  /** The parts, counted from 0. */
  readonly a: number
  readonly b: number
  readonly ccf: number
  /** In samples: sample i of b lies on sample i + lag of a. */
  readonly lag: number
  /** Whether b is turned by 180 degrees here, because the marks agree best so. */
  readonly turned: boolean
  readonly pitch_um: number
  /** Micrometres, or heights divided by their local amplitude, as the mark type has them; b as it is compared. */
  readonly signatures: { readonly a: readonly (number | null)[]; readonly b: readonly (number | null)[] }
  /** Congruent windows in samples of these signatures; the same number on both. */
  readonly windows: { readonly a: readonly Region[]; readonly b: readonly Region[] }
  readonly artifacts: { readonly a: StriaePart; readonly b: StriaePart }
  /** Null where one of them is a profile. */
  readonly placement: Placement | null
}

interface FacePart {
  /** The part of the scan that is compared, and its map. */
  readonly surface: Handle
  readonly signature: Handle
}

/** How two breech faces lie on each other. */
export interface FacePair {
  readonly kind: 'map'
  readonly pitch_um: number
  /** How b is laid on a, in the middle of the maps: turned, then shifted by pixels of the maps. */
  readonly registration: {
    readonly rotation_deg: number
    readonly shift_y: number
    readonly shift_x: number
  }
  /** Pixels of a side of a cell. */
  readonly cell: number
  /** Every cell of each mark with enough measured points. */
  readonly cells: { readonly a: readonly FaceCell[]; readonly b: readonly FaceCell[] }
  /** `registered`: the map of b as it is laid on that of a. */
  readonly artifacts: { readonly a: FacePart; readonly b: FacePart & { readonly registered: Handle } }
  readonly placement: Placement
}

export type PairView = StriaePair | FacePair

/** A striated part with what its pair needs. */
interface SeenPart {
  readonly surface: Handle
  readonly straightened: Handle
  readonly signature: Ref<Signature>
}

/**
 * The view of two striated parts whose alignment and windows are known.
 * in      `windows`: regions in samples of the signatures as they are stored
 *         `factor`: what their values are multiplied by, 1e6 for metres
 */
export async function striaePair(
  session: Session,
  parts: { readonly a: SeenPart; readonly b: SeenPart },
  windows: { readonly a: readonly Region[]; readonly b: readonly Region[] },
  found: Pick<StriaePair, 'a' | 'b' | 'ccf' | 'lag' | 'turned'>,
  factor: number,
): Promise<StriaePair> {
  const a = await session.value(parts.a.signature)
  const b = await session.value(parts.b.signature)
  const onB = b.values.data
  const part = ({ surface, straightened, signature }: SeenPart, { crop }: Signature): StriaePart => ({
    surface,
    straightened,
    crop,
    signature: signature.handle,
  })
  const onPair = {
    a: windows.a,
    b: found.turned ? windows.b.map((one) => turnedRound(one, b.length)) : windows.b,
  }
  const placement = await striaePlacement(
    session,
    {
      a: { straightened: parts.a.straightened, signature: a, windows: onPair.a },
      b: { straightened: parts.b.straightened, signature: b, windows: onPair.b },
    },
    found,
  )
  return {
    kind: 'striae',
    ...found,
    pitch_um: a.dx * 1e6,
    signatures: {
      a: rounded(a.values.data, factor),
      b: rounded(found.turned ? onB.toReversed() : onB, factor),
    },
    windows: onPair,
    artifacts: { a: part(parts.a, a), b: part(parts.b, b) },
    placement,
  }
}

const DIGITS = 5 // of a micrometre: a hundredth of a nanometre

const rounded = (values: Float64Array, factor: number): (number | null)[] =>
  Array.from(values, (value) => (Number.isFinite(value) ? Number((value * factor).toFixed(DIGITS)) : null))

/** A region of a signature on the same signature run backwards. */
const turnedRound = (region: Region, length: number): Region => {
  const x = length - region.x - region.w
  return { ...region, x, x_frac: x / length }
}
