/** A place, in micrometres or pixels; x to the right, y down. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** How a mark lies: turned clockwise by `turn` degrees about its upper left corner, then shifted by micrometres. */
export interface Pose extends Point {
  readonly turn: number
}

export const AS_SCANNED: Pose = { turn: 0, x: 0, y: 0 }

const inRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** A vector turned clockwise. */
export function turned({ x, y }: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(inRadians(degrees)), Math.sin(inRadians(degrees))]
  return { x: cos * x - sin * y, y: sin * x + cos * y }
}

/** Where a point of a mark lies. */
export function laid(point: Point, pose: Pose): Point {
  const { x, y } = turned(point, pose.turn)
  return { x: x + pose.x, y: y + pose.y }
}

/** Which point of a mark lies at a place. */
export const under = (place: Point, pose: Pose): Point =>
  turned({ x: place.x - pose.x, y: place.y - pose.y }, -pose.turn)

/** A pose turned further about a place. */
export function turnedAbout(pose: Pose, place: Point, degrees: number): Pose {
  const turn = pose.turn + degrees
  const { x, y } = turned(under(place, pose), turn)
  return { turn, x: place.x - x, y: place.y - y }
}

/** A pose of a mark whose part around `middle` is turned back: for regions, which are upright on the other mark. */
export function uprightAbout(pose: Pose, middle: Point, degrees: number): Pose {
  return turnedAbout(pose, laid(middle, pose), -degrees)
}

/** Degrees from -180 to 180. */
export const smallestTurn = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180
