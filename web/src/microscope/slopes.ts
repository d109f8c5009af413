/** A tile as it came, and what its numbers mean. */
export interface HeightTile {
  readonly bytes: ArrayBuffer
  /** Points a side, and around it. */
  readonly side: number
  readonly border: number
  /** Metres between points. */
  readonly dx: number
  readonly dy: number
  /** A slope that is drawn in half of the range: steeper ones share the rest. */
  readonly usual: number
}

const NOT_MEASURED = -32_768
const ZERO = 128
const MOST = 126 // of 127, so that no slope is endless

/** Points a side of what `slopesOf` gives: one around the tile, for what lies between two points. */
export const slopeSide = (side: number): number => side + 2

/**
 * The slopes of a tile as colours, for a texture.
 * out     red and green: slopes along x and y, s / (|s| + usual) from -1 to 1 about 128; alpha: 255 where measured. A slope
 *         with one measured neighbour is that towards it; with none, 0.
 */
export function slopesOf({ bytes, side, border, dx, dy, usual }: HeightTile): Uint8Array<ArrayBuffer> {
  const step = new DataView(bytes).getFloat32(4, true)
  const heights = new Int16Array(bytes, 8)
  const across = side + 2 * border
  const out = new Uint8Array(4 * slopeSide(side) ** 2)
  const byte = (before: number, here: number, after: number, perPoint: number): number => {
    let rise = 0
    if (after !== NOT_MEASURED) rise = before !== NOT_MEASURED ? (after - before) / 2 : after - here
    else if (before !== NOT_MEASURED) rise = here - before
    const slope = rise * perPoint
    return ZERO + Math.round(MOST * (slope / (Math.abs(slope) + usual)))
  }
  const [alongX, alongY] = [step / dx, step / dy]
  let to = 0
  for (let y = border - 1; y <= side + border; y++) {
    for (let x = border - 1; x <= side + border; x++, to += 4) {
      const at = y * across + x
      const here = heights[at]!
      if (here === NOT_MEASURED) {
        out[to] = ZERO
        out[to + 1] = ZERO
        continue
      }
      out[to] = byte(heights[at - 1]!, here, heights[at + 1]!, alongX)
      out[to + 1] = byte(heights[at - across]!, here, heights[at + across]!, alongY)
      out[to + 3] = 255
    }
  }
  return out
}
