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

const words = (um: number, [positive, negative]: readonly [string, string]): string | undefined =>
  Math.abs(um) < 0.05
    ? undefined
    : `${Number(Math.abs(um).toPrecision(3))} µm ${um > 0 ? positive : negative}`

/** How a mark lies beside where the score laid it, at the middle of the view; undefined where it lies there. */
export function differenceInWords(
  { pose, view }: Pick<Scene, 'pose' | 'view'>,
  from: Pose,
): string | undefined {
  const turn = smallestTurn(pose.turn - from.turn)
  const same = turnedAbout(from, view, turn)
  const parts = [
    words(pose.x - same.x, ['to the right', 'to the left']),
    words(pose.y - same.y, ['down', 'up']),
    Math.abs(turn) < 0.05
      ? undefined
      : `turned by ${Number(Math.abs(turn).toFixed(1))}° ${turn > 0 ? 'clockwise' : 'anticlockwise'}`,
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(', ') : undefined
}
