import { threeDigits } from '../ui/number.ts'
import { laid, type Point, type Pose } from './pose.ts'

/** What lies in the middle of a picture, and micrometres a pixel of the page. */
export interface View extends Point {
  readonly scale: number
}

/** A part of the page in its pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export const SMALLEST = 0.01 // micrometres a pixel

/** Where a place is seen, when the view is drawn in a box. */
export const seenAt = (place: Point, view: View, box: Box): Point => ({
  x: box.x + box.w / 2 + (place.x - view.x) / view.scale,
  y: box.y + box.h / 2 + (place.y - view.y) / view.scale,
})

/** The place under a pixel. */
export const placeAt = (pixel: Point, view: View, box: Box): Point => ({
  x: view.x + (pixel.x - box.x - box.w / 2) * view.scale,
  y: view.y + (pixel.y - box.y - box.h / 2) * view.scale,
})

/** The view `factor` times as large, with the place under a pixel kept there. */
export function zoomed(view: View, factor: number, pixel: Point, box: Box): View {
  const place = placeAt(pixel, view, box)
  const scale = Math.max(SMALLEST, view.scale / factor)
  const share = scale / view.scale
  return { x: place.x + (view.x - place.x) * share, y: place.y + (view.y - place.y) * share, scale }
}

/** A mark as it lies: its size in micrometres and its pose. */
export interface Laid {
  readonly width: number
  readonly height: number
  readonly pose: Pose
}

/** The view that shows all of both marks. */
export function wholeView(marks: readonly Laid[], box: Box): View {
  const corners = marks.flatMap(({ width, height, pose }) =>
    [0, width].flatMap((x) => [0, height].map((y) => laid({ x, y }, pose))),
  )
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)] as const
  const [left, right] = range(corners.map(({ x }) => x))
  const [top, bottom] = range(corners.map(({ y }) => y))
  const scale = 1.05 * Math.max((right - left) / Math.max(1, box.w), (bottom - top) / Math.max(1, box.h))
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.max(SMALLEST, scale) }
}

/** A length of 1, 2 or 5 times a power of ten, in micrometres, that is at most `pixels` long. */
export function lengthOfBar(scale: number, pixels: number): number {
  const most = scale * pixels
  const power = 10 ** Math.floor(Math.log10(most))
  return (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1) * power
}

/** A length in words: `50 µm`, `2 mm`. */
export const lengthInWords = (um: number): string =>
  um >= 1000 ? `${threeDigits(um / 1000)} mm` : `${threeDigits(um)} µm`
