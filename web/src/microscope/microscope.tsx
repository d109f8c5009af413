import '../styles/microscope.css'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { wordsOf } from '../api/words.ts'
import { say } from '../languages/say.ts'
import { Relief } from '../pictures/relief.tsx'
import type { PairView } from '../screens/result/pair/use-pair.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { Controls } from './controls.tsx'
import { AS_SCANNED, type Pose } from './pose.ts'
import { opened, type Scene } from './scene.ts'
import { type Mark, Stage } from './stage.tsx'
import { pitchOf, sizeOf } from './tile-plan.ts'
import { slopeMaker, tileSource } from './tile-source.ts'
import { type Box, wholeView } from './view.ts'

type Placement = NonNullable<PairView['placement']>

interface Props {
  readonly placement: Placement
  readonly names: readonly [string, string]
  /** Whether the line between the marks is upright at first: across striae, so that they run on over it. */
  readonly upright: boolean
  /** How exactly the score laid them on each other, in micrometres; undefined where no score did. */
  readonly within: number | undefined
}

/** Two marks under one comparison microscope. */
export function Microscope(props: Props) {
  const { placement } = props
  const [failure, fail] = useState<unknown>()
  const redraw = useRef(() => {})
  const surfaces = [placement.a.surface, placement.b.surface]
  const lasting = useMemo(() => new AbortController(), surfaces)
  useEffect(() => () => lasting.abort(), [lasting])
  const sources = useLoaded(async () => {
    const { signal } = lasting
    const around = { signal, slopes: slopeMaker(signal), onTile: () => redraw.current(), onFailure: fail }
    const [a, b] = await Promise.all(surfaces.map((handle) => tileSource(handle, around)))
    return [a!, b!] as const
  }, surfaces)
  return (
    <>
      {failure !== undefined && (
        <Notice kind="failure" title={say('A part of the picture did not come')}>
          {wordsOf(failure)}
        </Notice>
      )}
      <Loaded of={sources} what={say('the surfaces')}>
        {(found) => <Opened {...props} sources={found} onReady={(draw) => (redraw.current = draw)} />}
      </Loaded>
    </>
  )
}

interface OpenedProps extends Props {
  readonly sources: readonly [Mark['source'], Mark['source']]
  readonly onReady: (redraw: () => void) => void
}

function Opened({ placement, names, upright, within, sources, onReady }: OpenedProps) {
  const { rotation_deg: turn, x_um: x, y_um: y } = placement
  const registered: Pose = { turn, x, y }
  const frame = useRef<HTMLDivElement>(null)
  const size = useRef<Pick<Box, 'w' | 'h'>>({ w: 0, h: 0 })
  const [unable, setUnable] = useState(false)
  const [scene, setScene] = useState<Scene>(() => opened(registered, upright, { x: 0, y: 0, scale: 1 }))
  const marks = useMemo(
    () =>
      sources.map((source, i) => ({
        source,
        name: names[i]!,
        outlines: (i === 0 ? placement.a : placement.b).regions.map(({ x_um, y_um, w_um, h_um }) => ({
          x: x_um,
          y: y_um,
          w: w_um,
          h: h_um,
        })),
      })) as unknown as readonly [Mark, Mark],
    [sources, placement],
  )
  const whole = (): void => {
    const { w, h } = size.current
    setScene((one) => {
      const laid = [
        { ...sizeOf(sources[0].tiles), pose: AS_SCANNED },
        { ...sizeOf(sources[1].tiles), pose: one.pose },
      ]
      const field = one.mode !== 'side' ? { w, h } : one.upright ? { w: w / 2, h } : { w, h: h / 2 }
      return { ...one, view: wholeView(laid, { x: 0, y: 0, ...field }) }
    })
  }
  const points = (): void => {
    const pitch = pitchOf(sources[0].tiles, 0)
    setScene((one) => ({
      ...one,
      view: { ...one.view, scale: Math.min(pitch.x, pitch.y) * devicePixelRatio },
    }))
  }
  if (unable) return <Pictures placement={placement} names={names} />
  return (
    <div class="microscope" ref={frame}>
      <Stage
        scene={scene}
        onScene={setScene}
        marks={marks}
        turn={turn}
        label={say('Comparison microscope: {a} and {b}', { a: names[0], b: names[1] })}
        onReady={onReady}
        onSize={(now) => {
          const first = size.current.w === 0
          size.current = now
          if (first) whole()
        }}
        onUnable={() => setUnable(true)}
      />
      <Controls
        scene={scene}
        onScene={setScene}
        registered={registered}
        within={within}
        nameB={names[1]}
        regions={placement.a.regions.length}
        onWhole={whole}
        onPoints={points}
        onFull={() => {
          if (document.fullscreenElement) document.exitFullscreen()
          else frame.current?.requestFullscreen()
        }}
      />
      <details>
        <summary>{say('Keys and gestures')}</summary>
        <p id="microscope-keys">
          {say(
            'Drag to move both marks, or pinch. When the picture has the focus: arrow keys move it, + and − or the wheel zoom, comma and full stop move the line, L turns the light, R outlines regions. While {name} is moved by hand, dragging and arrow keys move it alone, and [ and ] turn it. Shift makes steps small.',
            { name: names[1] },
          )}
        </p>
      </details>
    </div>
  )
}

/** What is shown where the browser has no WebGL2. */
const Pictures = ({ placement, names }: Pick<Props, 'placement' | 'names'>) => (
  <>
    <p class="muted">{say('This browser has no WebGL2, so these are pictures made by the service.')}</p>
    <div class="two">
      {[placement.a, placement.b].map(({ surface }, i) => (
        <figure key={surface}>
          <figcaption>{names[i]}</figcaption>
          <Relief
            handle={surface}
            label={say('{name}, picture made by the service', { name: names[i]! })}
            max={1024}
          />
        </figure>
      ))}
    </div>
  </>
)
