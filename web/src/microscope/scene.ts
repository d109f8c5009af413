import { say } from '../languages/say.ts'
import { plain, threeDigits } from '../ui/number.ts'
import type { Layout } from './layout.ts'
import type { Light } from './light.ts'
import { type Pose, smallestTurn, turnedAbout } from './pose.ts'
import type { View } from './view.ts'

/** All that the reader sets. */
export interface Scene extends Layout {
  readonly view: View
  /** How B lies; A lies as it was scanned. */
  readonly pose: Pose
  /** Whether B is moved alone. */
  readonly byHand: boolean
  readonly light: Light
  /** How strongly slopes are drawn; 1 is usual. */
  readonly contrast: number
  /** Share of B in an overlay. */
  readonly blend: number
  readonly outlined: boolean
}

export const LIGHT: Light = { from: 315, height: 40 }

/** A scene as it is opened: B as the score laid it, and nothing drawn over the marks. */
export const opened = (pose: Pose, upright: boolean, view: View): Scene => ({
  mode: 'split',
  upright,
  line: 0.5,
  view,
  pose,
  byHand: false,
  light: LIGHT,
  contrast: 1,
  blend: 0.5,
  outlined: false,
})

/** The scene with its marks, or B alone, moved by pixels. */
export function moved(scene: Scene, dx: number, dy: number): Scene {
  const { view, pose, byHand } = scene
  const by = { x: dx * view.scale, y: dy * view.scale }
  if (byHand) return { ...scene, pose: { ...pose, x: pose.x + by.x, y: pose.y + by.y } }
  return { ...scene, view: { ...view, x: view.x - by.x, y: view.y - by.y } }
}

/** The scene with B turned about the middle of the view. */
export const turnedB = (scene: Scene, degrees: number): Scene => ({
  ...scene,
  pose: turnedAbout(scene.pose, scene.view, degrees),
})

/** The line moved to a share of the picture, where a part of both marks stays seen. */
export const lineAt = (scene: Scene, share: number): Scene => ({
  ...scene,
  line: Math.min(0.98, Math.max(0.02, share)),
})

/** A smaller difference is written as none; in micrometres or degrees. */
const LEAST = 0.05

/** How a mark lies beside where the score laid it, at the middle of the view; undefined where it lies there. */
export function differenceInWords(
  { pose, view }: Pick<Scene, 'pose' | 'view'>,
  from: Pose,
): string | undefined {
  const turn = smallestTurn(pose.turn - from.turn)
  const same = turnedAbout(from, view, turn)
  const [x, y] = [pose.x - same.x, pose.y - same.y]
  const parts: string[] = []
  if (Math.abs(x) >= LEAST) {
    const length = threeDigits(Math.abs(x))
    parts.push(say(x > 0 ? '{length} µm to the right' : '{length} µm to the left', { length }))
  }
  if (Math.abs(y) >= LEAST) {
    const length = threeDigits(Math.abs(y))
    parts.push(say(y > 0 ? '{length} µm down' : '{length} µm up', { length }))
  }
  if (Math.abs(turn) >= LEAST) {
    const angle = plain(Number(Math.abs(turn).toFixed(1)))
    parts.push(say(turn > 0 ? 'turned by {angle}° clockwise' : 'turned by {angle}° anticlockwise', { angle }))
  }
  return parts.length > 0 ? parts.join(', ') : undefined
}
