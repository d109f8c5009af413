import { drawText, GLYPH_HEIGHT, textWidth } from './bitmap-text.ts'
import type { Raster } from './raster.ts'
import type { Colour, Picture, Point, Polyline, Rect, Scene, Stroke, Text } from './scene.ts'

const CAPITAL = 0.72 // of the size of a text

type Paint = (x: number, y: number, colour: Colour) => void

/** A scene in pixels on white, as those need it who can only look at pictures. Lines have whole pixels, texts a bitmap font, and dashes are left out. */
export function sceneRaster({ width, height, shapes }: Scene, pixelsAPoint: number): Raster {
  const [w, h] = [Math.ceil(width * pixelsAPoint), Math.ceil(height * pixelsAPoint)]
  const rgba = new Uint8Array(4 * w * h).fill(255)
  const at = (value: number): number => Math.round(value * pixelsAPoint)
  const paint: Paint = (x, y, colour) => {
    if (x < 0 || x >= w || y < 0 || y >= h) return
    const value = Number.parseInt(colour.slice(1), 16)
    rgba.set([value >> 16, (value >> 8) & 255, value & 255], 4 * (y * w + x))
  }
  for (const shape of shapes) {
    if (shape.kind === 'polyline') drawLines(shape, at, paint)
    else if (shape.kind === 'text') drawWords(shape, pixelsAPoint, paint)
    else if (shape.kind === 'picture') drawPicture(shape, at, paint)
    else drawRect(shape, at, paint)
  }
  return { rgba, width: w, height: h }
}

/** Calls `each` for every pixel of a rectangle, with the share of its width and height that lies before the pixel. */
function fill(
  { x, y, w, h }: Pick<Rect, 'x' | 'y' | 'w' | 'h'>,
  at: (value: number) => number,
  each: (x: number, y: number, across: number, down: number) => void,
): void {
  const [left, top, right, bottom] = [at(x), at(y), at(x + w), at(y + h)]
  for (let py = top; py < bottom; py++) {
    for (let px = left; px < right; px++)
      each(px, py, (px - left) / (right - left), (py - top) / (bottom - top))
  }
}

function drawPicture(picture: Picture, at: (value: number) => number, paint: Paint): void {
  const { grey, nx, ny } = picture
  const colours = Array.from({ length: 256 }, (_, level): Colour => {
    const two = level.toString(16).padStart(2, '0')
    return `#${two}${two}${two}`
  })
  fill(picture, at, (x, y, across, down) => {
    paint(x, y, colours[grey[Math.floor(down * ny) * nx + Math.floor(across * nx)]!]!)
  })
}

function drawRect(rect: Rect, at: (value: number) => number, paint: Paint): void {
  const { x, y, w, h, fill: colour, stroke, width = 1 } = rect
  if (colour) fill(rect, at, (px, py) => paint(px, py, colour))
  if (!stroke) return
  const points: Point[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
    [x, y],
  ]
  drawLines({ points, stroke, width }, at, paint)
}

function drawLines(
  { points, stroke, width }: Pick<Polyline, 'points'> & Pick<Stroke, 'stroke' | 'width'>,
  at: (value: number) => number,
  paint: Paint,
): void {
  const thick = Math.max(1, at(width))
  const before = thick >> 1
  for (const [i, [x, y]] of points.slice(1).entries()) {
    const [fromX, fromY] = [at(points[i]![0]), at(points[i]![1])]
    const [dx, dy] = [at(x) - fromX, at(y) - fromY]
    const steps = Math.max(1, Math.abs(dx), Math.abs(dy))
    for (let step = 0; step <= steps; step++) {
      const [px, py] = [fromX + Math.round((dx * step) / steps), fromY + Math.round((dy * step) / steps)]
      for (let j = 0; j < thick; j++) {
        for (let k = 0; k < thick; k++) paint(px + k - before, py + j - before, stroke)
      }
    }
  }
}

/** A text that lies, or that is turned by a quarter and reads upwards. */
function drawWords(
  { x, y, text, size, anchor, rotation, fill }: Text,
  pixelsAPoint: number,
  paint: Paint,
): void {
  const enlarged = Math.max(1, Math.round((size * pixelsAPoint * CAPITAL) / GLYPH_HEIGHT))
  const share = { start: 0, middle: 0.5, end: 1 }[anchor]
  const back = Math.round(share * textWidth(text) * enlarged)
  const [left, bottom] = [Math.round(x * pixelsAPoint), Math.round(y * pixelsAPoint)]
  const isTurned = rotation === 90
  drawText(text, 0, 0, (column, row) => {
    for (let j = 0; j < enlarged; j++) {
      for (let k = 0; k < enlarged; k++) {
        const along = column * enlarged + k - back
        const up = (row - GLYPH_HEIGHT) * enlarged + j
        if (isTurned) paint(left + up, bottom - along, fill)
        else paint(left + along, bottom + up, fill)
      }
    }
  })
}

/** Scenes below each other, or side by side, as one. */
export function joinScenes(scenes: readonly Scene[], isBeside: boolean, gap: number): Scene {
  let [x, y] = [0, 0]
  const shapes = scenes.flatMap(({ width, height, shapes: own }) => {
    const moved = own.map((shape) =>
      shape.kind === 'polyline'
        ? { ...shape, points: shape.points.map(([px, py]): Point => [px + x, py + y]) }
        : { ...shape, x: shape.x + x, y: shape.y + y },
    )
    if (isBeside) x += width + gap
    else y += height + gap
    return moved
  })
  const most = (of: (one: Scene) => number): number => Math.max(...scenes.map(of))
  return {
    width: isBeside ? x - gap : most(({ width }) => width),
    height: isBeside ? most(({ height }) => height) : y - gap,
    title: scenes.map(({ title }) => title).join('; '),
    description: scenes.map(({ description }) => description).join(' '),
    shapes,
  }
}
