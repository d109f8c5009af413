import type { paths } from '../../../clients/typescript/src/index.ts'
import { type Pose, under } from './pose.ts'
import { type Box, placeAt, type View } from './view.ts'

/** What tiles a surface has. */
export type Tiles =
  paths['/v1/artifacts/{handle}/tiles']['get']['responses'][200]['content']['application/json']

const UM = 1e6 // micrometres in a metre

/** Micrometres of a point of a level. */
export const pitchOf = ({ pitch: [dx = 1, dy = 1] }: Tiles, level: number) => ({
  x: dx * UM * 2 ** level,
  y: dy * UM * 2 ** level,
})

/** Its size in micrometres. */
export const sizeOf = ({ shape: [ny = 1, nx = 1], pitch: [dx = 1, dy = 1] }: Tiles) => ({
  width: nx * dx * UM,
  height: ny * dy * UM,
})

/** How many times as coarse as the scan a picture is, as a power of two: 0 where a point is a pixel. */
const coarseness = (tiles: Tiles, umAPixel: number): number => {
  const { x, y } = pitchOf(tiles, 0)
  return Math.max(0, Math.min(tiles.levels.length - 1, Math.log2(umAPixel / Math.min(x, y))))
}

/** The level whose points are nearest to the pixels of a screen. */
export const levelFor = (tiles: Tiles, umAPixel: number): number =>
  Math.max(0, Math.round(coarseness(tiles, umAPixel) - 0.1))

/** The mean slope of what is seen at a scale, between that of two levels. */
export function slopeAt(tiles: Tiles, umAPixel: number): number {
  const level = coarseness(tiles, umAPixel)
  const [fine, coarse] = [Math.floor(level), Math.ceil(level)].map((i) => tiles.levels[i]!.slope)
  return fine! + (coarse! - fine!) * (level - Math.floor(level))
}

/** A tile of a surface; rows and columns are counted at its level. */
export interface Place {
  readonly level: number
  readonly row: number
  readonly column: number
}

export function numberOf({ levels }: Tiles, { level, row, column }: Place): number {
  const { first, tiles } = levels[level]!
  return first + row * tiles[1]! + column
}

/** The tiles of a level that are seen in a part of the page, those in its middle first. */
export function seenTiles(
  tiles: Tiles,
  level: number,
  pose: Pose,
  { view, box, part }: { readonly view: View; readonly box: Box; readonly part: Box },
): Place[] {
  const corners = [part.x, part.x + part.w].flatMap((x) =>
    [part.y, part.y + part.h].map((y) => under(placeAt({ x, y }, view, box), pose)),
  )
  const pitch = pitchOf(tiles, level)
  const [rows = 0, columns = 0] = tiles.levels[level]!.tiles
  const across = range(
    corners.map(({ x }) => x / (pitch.x * tiles.side)),
    columns,
  )
  const along = range(
    corners.map(({ y }) => y / (pitch.y * tiles.side)),
    rows,
  )
  const found = []
  for (let row = along.from; row < along.to; row++) {
    for (let column = across.from; column < across.to; column++) found.push({ level, row, column })
  }
  const distance = ({ row, column }: Place): number =>
    Math.hypot(row + 0.5 - along.middle, column + 0.5 - across.middle)
  return found.sort((a, b) => distance(a) - distance(b))
}

function range(places: readonly number[], count: number) {
  const [low, high] = [Math.min(...places), Math.max(...places)]
  return {
    from: Math.max(0, Math.floor(low)),
    to: Math.min(count, Math.ceil(high)),
    middle: (low + high) / 2,
  }
}

/** What is drawn in the place of a tile: a tile that is there, and which part of it. */
interface Stand {
  readonly place: Place
  /** The part: its first point and its size, in points of that tile. */
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The finest tile that is there for a place: itself, or the part of a coarser one. */
export function standFor(
  tiles: Tiles,
  { level, row, column }: Place,
  isThere: (place: Place) => boolean,
): Stand | undefined {
  for (let up = 0; level + up < tiles.levels.length; up++) {
    const share = 2 ** up
    const place = { level: level + up, row: Math.floor(row / share), column: Math.floor(column / share) }
    if (!isThere(place)) continue
    const size = tiles.side / share
    return { place, x: (column % share) * size, y: (row % share) * size, size }
  }
  return undefined
}
