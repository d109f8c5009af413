import { lineAt, moved, type Scene, turnedB } from './scene.ts'

const STEP = 40 // pixels of an arrow key
const FINE = 4 // with Shift
const ZOOM = 1.25
const LINE = 0.02
const LIGHT = 15 // degrees

/** What a key does to a scene. */
interface KeyChange {
  /** A zoom about the middle of the picture. */
  readonly zoom?: number
  readonly change?: (scene: Scene) => Scene
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What a key does; undefined for keys that do nothing here. */
export function changeOf(key: string, fine: boolean): KeyChange | undefined {
  const arrow = ARROWS[key]
  if (arrow) {
    const [dx, dy] = arrow.map((one) => one * (fine ? FINE : STEP)) as [number, number]
    // the view moves towards the arrow; a mark that is moved by hand moves with it
    return { change: (one) => (one.byHand ? moved(one, dx, dy) : moved(one, -dx, -dy)) }
  }
  const turn = fine ? 0.1 : 1
  switch (key) {
    case '+':
    case '=':
      return { zoom: ZOOM }
    case '-':
    case '_':
      return { zoom: 1 / ZOOM }
    case '[':
    case '{':
      return { change: (one) => (one.byHand ? turnedB(one, -turn) : one) }
    case ']':
    case '}':
      return { change: (one) => (one.byHand ? turnedB(one, turn) : one) }
    case ',':
      return { change: (one) => lineAt(one, one.line - LINE) }
    case '.':
      return { change: (one) => lineAt(one, one.line + LINE) }
    case 'l':
      return { change: (one) => litFrom(one, one.light.from + LIGHT) }
    case 'L':
      return { change: (one) => litFrom(one, one.light.from - LIGHT) }
    case 'r':
      return { change: (one) => ({ ...one, outlined: !one.outlined }) }
    default:
      return undefined
  }
}

const litFrom = (scene: Scene, degrees: number): Scene => ({
  ...scene,
  light: { ...scene.light, from: (degrees + 360) % 360 },
})
