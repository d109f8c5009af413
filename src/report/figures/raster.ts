import { drawText, GLYPH_HEIGHT, textWidth } from './bitmap-text.ts'

/** A picture of bytes red, green, blue, alpha. */
export interface Raster {
  readonly rgba: Uint8Array
  readonly width: number
  readonly height: number
}

type Colour = readonly [number, number, number]

const INK: Colour = [32, 32, 32]
const PAPER: Colour = [255, 255, 255]
const STRIP = 19 // pixels below the picture, for the scale
const MARGIN = 6
const LONGEST = 0.4 // of the width, for the scale bar
const NARROWEST = 160 // pixels; narrower pictures are enlarged so that the scale fits below them

/** Blue for the lowest values, white for 0, red for the highest: colours that stay apart for the colour-blind. */
const LOW: Colour = [33, 102, 172]
const HIGH: Colour = [178, 24, 43]
const MIDDLE: Colour = [247, 247, 247]

/** The grey of a light from 0 to 1. */
export const greyOf = (light: number): Colour => {
  const level = Math.round(255 * Math.min(1, Math.max(0, light)))
  return [level, level, level]
}

/** The colour of a value from -1 to 1. */
export function divergingOf(value: number): Colour {
  const share = Math.min(1, Math.abs(value))
  const end = value < 0 ? LOW : HIGH
  const mixed = (k: 0 | 1 | 2): number => Math.round(MIDDLE[k] + share * (end[k] - MIDDLE[k]))
  return [mixed(0), mixed(1), mixed(2)]
}

/**
 * A picture of cells with a scale below it.
 * in      (ny, nx) values, NaN = transparent; metres a cell; a text that belongs to the colours, or none
 */
export function pictureWithScale(
  values: Float64Array,
  [ny, nx]: readonly [number, number],
  colourOf: (value: number) => Colour,
  { metresACell, legend = '' }: { readonly metresACell: number; readonly legend?: string },
): Raster {
  const enlarged = Math.max(1, Math.ceil(NARROWEST / nx))
  const width = nx * enlarged
  const height = ny * enlarged + STRIP
  const rgba = new Uint8Array(4 * width * height)
  const paint = (x: number, y: number, [r, g, b]: Colour): void => {
    if (x >= 0 && x < width && y >= 0 && y < height) rgba.set([r, g, b, 255], 4 * (y * width + x))
  }
  for (let y = 0; y < ny * enlarged; y++) {
    for (let x = 0; x < width; x++) {
      const value = values[Math.floor(y / enlarged) * nx + Math.floor(x / enlarged)]!
      if (!Number.isNaN(value)) paint(x, y, colourOf(value))
    }
  }
  const top = ny * enlarged
  for (let y = top; y < height; y++) for (let x = 0; x < width; x++) paint(x, y, PAPER)
  const { length, label } = scaleBar(width * LONGEST, metresACell / enlarged)
  const ink = (x: number, y: number): void => paint(x, y, INK)
  for (let x = MARGIN; x < MARGIN + length; x++) for (let y = top + 8; y < top + 11; y++) ink(x, y)
  const textTop = top + Math.floor((STRIP - GLYPH_HEIGHT) / 2)
  drawText(label, MARGIN + length + 5, textTop, ink)
  drawText(legend, width - MARGIN - textWidth(legend), textTop, ink)
  return { rgba, width, height }
}

/** The longest bar of 1, 2 or 5 times a power of ten that is not longer than `most` pixels, and its length in words. */
function scaleBar(most: number, metresAPixel: number): { length: number; label: string } {
  const available = most * metresAPixel
  let [nanometres, factor] = [1, 0]
  const steps = [2, 2.5, 2]
  while (nanometres * steps[factor]! * 1e-9 <= available) {
    nanometres *= steps[factor]!
    factor = (factor + 1) % 3
  }
  return { length: Math.round((nanometres * 1e-9) / metresAPixel), label: lengthInWords(nanometres) }
}

/** A length as a number of at most three digits and its unit. */
export function lengthInWords(nanometres: number): string {
  if (nanometres >= 1e6) return `${short(nanometres / 1e6)} mm`
  if (nanometres >= 1e3) return `${short(nanometres / 1e3)} µm`
  return `${short(nanometres)} nm`
}

const short = (value: number): string => `${Number(value.toPrecision(value >= 100 ? 3 : 2))}`
