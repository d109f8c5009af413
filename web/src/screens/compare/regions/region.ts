/** A circle on a scan, in micrometres from its first sample: x to the right, y down. */
export interface Circle {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** The part of a breech face that is compared: what lies inside one circle and outside another. A hole of radius 0 is none. */
export interface Region {
  readonly outer: Circle
  readonly hole: Circle
}

/** Size of a scan in micrometres. */
export interface Extent {
  readonly width: number
  readonly height: number
}

export function extentOf(meta: Readonly<Record<string, unknown>>): Extent {
  const [ny, nx] = meta['shape'] as [number, number]
  return { width: nx * (meta['dx'] as number) * 1e6, height: ny * (meta['dy'] as number) * 1e6 }
}

const SHARE = 0.45 // of the smaller side: radius of the circle that a person begins with

export function firstRegion({ width, height }: Extent): Region {
  const middle = { x: width / 2, y: height / 2 }
  return {
    outer: { ...middle, r: SHARE * Math.min(width, height) },
    hole: { ...middle, r: 0 },
  }
}

/** What a pointer took hold of: a circle, to move it, or its rim, to change its radius. */
export interface Held {
  readonly circle: keyof Region
  readonly rim: boolean
  readonly x: number
  readonly y: number
}

/** What lies at a point; rims are taken hold of within `reach`. */
export function heldAt(region: Region, x: number, y: number, reach: number): Held | undefined {
  for (const circle of ['hole', 'outer'] as const) {
    const { r } = region[circle]
    if (r === 0) continue
    const away = Math.hypot(x - region[circle].x, y - region[circle].y)
    if (Math.abs(away - r) <= reach) return { circle, rim: true, x, y }
    if (away < r) return { circle, rim: false, x, y }
  }
  return undefined
}

/** The region after what is held was drawn to a point. The outer circle takes the hole along. */
export function drawnTo(region: Region, { circle, rim, ...from }: Held, x: number, y: number): Region {
  const { outer, hole } = region
  if (rim) {
    const { x: cx, y: cy } = region[circle]
    return { ...region, [circle]: { x: cx, y: cy, r: Math.hypot(x - cx, y - cy) } }
  }
  const moved = (one: Circle): Circle => ({ ...one, x: one.x + x - from.x, y: one.y + y - from.y })
  return { outer: circle === 'outer' ? moved(outer) : outer, hole: moved(hole) }
}
