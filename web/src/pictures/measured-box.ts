/** A part of a picture, in its points. */
export interface Part {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const MARGIN = 3 // points around what is measured

/** The part of a picture that holds what is measured; all of it when nothing is. */
export function measuredBox(ny: number, nx: number, isMeasured: (y: number, x: number) => boolean): Part {
  let [top, bottom, left, right] = [ny, -1, nx, -1]
  for (let y = 0; y < ny; y++) {
    for (let x = 0; x < nx; x++) {
      if (!isMeasured(y, x)) continue
      top = Math.min(top, y)
      bottom = y
      left = Math.min(left, x)
      right = Math.max(right, x)
    }
  }
  if (bottom < 0) return { x: 0, y: 0, w: nx, h: ny }
  const [x, y] = [Math.max(0, left - MARGIN), Math.max(0, top - MARGIN)]
  return { x, y, w: Math.min(nx, right + 1 + MARGIN) - x, h: Math.min(ny, bottom + 1 + MARGIN) - y }
}
