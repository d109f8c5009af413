interface Size {
  readonly width: number
  readonly height: number
}

const SMALLEST = 0.1
const LARGEST = 2
const READABLE = 0.7 // under which the titles of boxes are too small

/** The scale at which all of a picture is seen; never enlarged. */
export const fitting = (picture: Size, window: Size): number =>
  Math.min(1, window.width / picture.width, window.height / picture.height)

/** The scale at which a picture is opened: all of it, where it can be read then. */
export const opening = (picture: Size, window: Size): number => Math.max(READABLE, fitting(picture, window))

export const scaled = (scale: number, factor: number): number =>
  Math.min(LARGEST, Math.max(SMALLEST, scale * factor))

/** The place in the picture at which a window begins after a zoom about a pixel of it. */
export const scrolled = (start: number, pixel: number, before: number, after: number): number =>
  ((start + pixel) / before) * after - pixel
