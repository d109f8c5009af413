import type { TargetedKeyboardEvent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { say } from '../languages/say.ts'
import { plain } from '../ui/number.ts'
import { Divider } from './divider.tsx'
import { changeOf } from './keys.ts'
import { fieldsOf } from './layout.ts'
import { type Picture, pictureOn } from './picture.ts'
import { AS_SCANNED, smallestTurn } from './pose.ts'
import { RegionNumbers } from './region-numbers.tsx'
import type { DrawnMark, Frame } from './renderer.ts'
import { lineAt, type Scene } from './scene.ts'
import { pitchOf, slopeAt } from './tile-plan.ts'
import type { TileSource } from './tile-source.ts'
import { useHand } from './use-hand.ts'
import { type Box, lengthInWords, lengthOfBar } from './view.ts'

/** A mark of a microscope. */
export interface Mark {
  readonly source: TileSource
  readonly name: string
  readonly outlines: readonly Box[]
}

interface Props {
  readonly scene: Scene
  readonly onScene: (change: (scene: Scene) => Scene) => void
  readonly marks: readonly [Mark, Mark]
  /** Degrees by which outlines of B are turned back. */
  readonly turn: number
  readonly label: string
  /** Gives a function that draws again when a tile has come. */
  readonly onReady: (redraw: () => void) => void
  readonly onSize: (size: Pick<Box, 'w' | 'h'>) => void
  readonly onUnable: () => void
}

const USUAL_SLOPE = 0.4 // that a mean slope is drawn with
const BAR = 160 // pixels that the scale bar has at most

/** The picture itself: what is drawn, and what a hand or keys do to it. */
export function Stage({ scene, onScene, marks, turn, label, onReady, onSize, onUnable }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<Picture | undefined>(undefined)
  const [size, setSize] = useState({ w: 0, h: 0 })
  const now = useRef(scene)
  now.current = scene
  useEffect(() => {
    const own = canvas.current! // the reference is empty once the screen is left
    const around = stage.current!
    const made = pictureOn(own, {
      frame: () => frameOf(now.current, marks, turn, own),
      onDrawn(state) {
        around.dataset['picture'] = state
      },
      onSize(measured) {
        setSize(measured)
        onSize(measured)
      },
    })
    picture.current = made
    if (made) onReady(made.redraw)
    else onUnable()
    return () => made?.end()
  }, [])
  useEffect(() => picture.current?.redraw(), [scene])
  const { zoomAt, handlers } = useHand(canvas, onScene)

  function onKeyDown(event: TargetedKeyboardEvent<HTMLCanvasElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const found = changeOf(event.key, event.shiftKey)
    if (!found) return
    event.preventDefault()
    if (found.zoom) zoomAt(found.zoom)
    if (found.change) onScene(found.change)
  }

  const { mode, upright, line, view } = scene
  return (
    <div class={`stage ${mode} ${upright ? 'upright' : 'level'}`} ref={stage} data-picture="waiting">
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes keys of its own, as an application does */}
      <canvas
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-describedby="microscope-keys"
        onKeyDown={onKeyDown}
        {...handlers}
      />
      <span class="mark-name first">{marks[0].name}</span>
      <span class="mark-name second">{marks[1].name}</span>
      {mode === 'split' && (
        <Divider
          label={say('Line between the marks')}
          upright={upright}
          line={line}
          onLine={(share) => onScene((one) => lineAt(one, share))}
        />
      )}
      {scene.outlined && <RegionNumbers scene={scene} marks={marks} size={size} />}
      <ScaleBar scale={view.scale} source={marks[0].source} />
    </div>
  )
}

/** A length on the marks, and how large a point of the first scan is drawn: `1:1` where it is a pixel of the screen. */
function ScaleBar({ scale, source }: { readonly scale: number; readonly source: TileSource }) {
  const bar = lengthOfBar(scale, BAR)
  const { x, y } = pitchOf(source.tiles, 0)
  const pixels = (Math.min(x, y) * devicePixelRatio) / scale
  const times = plain(Number((pixels >= 0.995 ? pixels : 1 / pixels).toPrecision(2)))
  return (
    <p class="scale-bar">
      <span style={{ width: `${bar / scale}px` }} />
      {lengthInWords(bar)} <span class="enlarged">{pixels >= 0.995 ? `${times}:1` : `1:${times}`}</span>
    </p>
  )
}

function frameOf(scene: Scene, marks: readonly [Mark, Mark], turn: number, canvas: HTMLCanvasElement): Frame {
  const fields = fieldsOf(scene, { w: canvas.clientWidth, h: canvas.clientHeight })
  const drawn = marks.map(
    ({ source, outlines }, i): DrawnMark => ({
      source,
      pose: i === 0 ? AS_SCANNED : scene.pose,
      field: fields[i]!,
      opacity: i === 1 && scene.mode === 'overlay' ? Math.min(0.999, scene.blend) : 1,
      outlines: scene.outlined ? outlines : [],
      turn: i === 0 ? 0 : smallestTurn(turn),
    }),
  )
  const slope = slopeAt(marks[0].source.tiles, scene.view.scale / devicePixelRatio)
  return {
    marks: drawn,
    view: scene.view,
    light: scene.light,
    exaggeration: slope > 0 ? (scene.contrast * USUAL_SLOPE) / slope : 1,
    ground: groundOf(canvas),
  }
}

/** The colour behind the marks, which follows the theme. */
function groundOf(canvas: HTMLCanvasElement): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] =
    getComputedStyle(canvas)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? []
  return [r / 255, g / 255, b / 255]
}
