/** A drawing, independent of the output format. Units are points; x goes right and y down from the top left corner. */
export interface Scene {
  readonly width: number
  readonly height: number
  readonly title: string
  /** What the drawing shows, in words; used as its text alternative. */
  readonly description: string
  readonly shapes: readonly Shape[]
}

export type Point = readonly [x: number, y: number]

/** A colour as `#rrggbb`. */
export type Colour = `#${string}`

export interface Stroke {
  readonly stroke: Colour
  readonly width: number
  /** Lengths of dashes and gaps. */
  readonly dash?: readonly number[]
}

export interface Polyline extends Stroke {
  readonly kind: 'polyline'
  readonly points: readonly Point[]
}

export interface Rect extends Partial<Stroke> {
  readonly kind: 'rect'
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly fill?: Colour
}

export interface Text {
  readonly kind: 'text'
  /** Whether the text starts, has its middle or ends at (x, y). */
  readonly x: number
  readonly y: number
  readonly text: string
  readonly size: number
  readonly anchor: 'start' | 'middle' | 'end'
  /** Degrees counter-clockwise about (x, y). */
  readonly rotation?: number
  readonly bold?: boolean
  readonly fill: Colour
}

/** Grey levels, 0 black to 255 white, `ny` rows of `nx`, stretched over the rectangle. */
export interface Picture {
  readonly kind: 'picture'
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly grey: Uint8Array
  readonly nx: number
  readonly ny: number
}

export type Shape = Polyline | Rect | Text | Picture

export const INK: Colour = '#1a1a1a'
export const MUTED: Colour = '#595959'
export const HAIR: Colour = '#d0d0d0'
/** Colours of the two classes. Dashes and names tell them apart without colour. */
export const KM: Colour = '#1f5f99'
export const KNM: Colour = '#c4622d'
/** Colour of what belongs to this comparison. */
export const THIS: Colour = '#a0123c'
/** Colours of further curves, in order. */
export const SERIES: readonly Colour[] = ['#1f5f99', '#c4622d', '#2d7f5e', '#7a4fa3', '#8a6d1d', '#5c5c5c']
export const DASHES: readonly (readonly number[])[] = [[], [4, 2], [1.5, 1.5], [6, 2, 1.5, 2], [3, 1], [8, 3]]

export const line = (from: Point, to: Point, stroke: Stroke): Polyline => ({
  kind: 'polyline',
  points: [from, to],
  ...stroke,
})

export const text = (
  at: Point,
  words: string,
  size: number,
  more: Partial<Pick<Text, 'anchor' | 'rotation' | 'bold' | 'fill'>> = {},
): Text => ({ kind: 'text', x: at[0], y: at[1], text: words, size, anchor: 'start', fill: INK, ...more })
