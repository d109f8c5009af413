import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Layout } from '../../../../../src/report/figures/graph-layout.ts'
import { say } from '../../../languages/say.ts'
import { type Group, groupTitle, LANES } from '../graph-model.ts'
import { timeOf } from '../time-of.ts'
import type { Sign } from '../two-runs/run-signs.ts'
import { BOX, pictureOf } from './box-layout.ts'
import { GraphMap } from './graph-map.tsx'
import { fitting, opening, scaled, scrolled } from './zoom.ts'

interface Props {
  readonly label: string
  readonly groups: readonly Group[]
  readonly chosen: string | undefined
  readonly onChoose: (group: Group) => void
  /** The step that is open, of six; undefined where all boxes are shown. */
  readonly open: number | undefined
  readonly onClose: () => void
  /** What stands under the title of a box: which scans it is of. */
  readonly noteOf: (group: Group) => string
  /** How a box differs from that of another run. */
  readonly signOf?: (group: Group) => Sign | undefined
}

const ZOOM = 1.25
const NARROW = 820 // pixels, under which six steps beside each other could not be read

/** The boxes as buttons over the lines between them, in their steps. It fits at first; it zooms, and has a map where it is larger. */
export function GraphPicture({ label, groups, chosen, onChoose, open, onClose, noteOf, signOf }: Props) {
  const window = useRef<HTMLElement>(null)
  const size = useSize(window)
  const direction = size.width < NARROW ? 'down' : 'right'
  const picture = useMemo(() => pictureOf(groups, direction), [groups, direction])
  const [scale, setScale] = useState<number>()
  useEffect(() => setScale(undefined), [picture])
  const shown = scale ?? opening(picture, direction === 'down' ? { ...size, height: picture.height } : size)
  const folded = new Set(groups.filter(({ isStep }) => isStep).map(({ lane }) => lane))
  const byId = new Map(groups.map((group) => [group.id, group]))
  const zoom = (factor: number): void => {
    const own = window.current!
    const next = scaled(shown, factor)
    const [left, top] = [
      scrolled(own.scrollLeft, own.clientWidth / 2, shown, next),
      scrolled(own.scrollTop, own.clientHeight / 2, shown, next),
    ]
    setScale(next)
    requestAnimationFrame(() => own.scrollTo(left, top))
  }
  useChosenInView(window, picture, chosen, shown)
  return (
    <div class="graph-frame">
      <div class="graph-zoom">
        <button type="button" aria-label={say('Smaller')} onClick={() => zoom(1 / ZOOM)}>
          −
        </button>
        <button type="button" aria-label={say('Larger')} onClick={() => zoom(ZOOM)}>
          +
        </button>
        <button type="button" onClick={() => setScale(fitting(picture, size))}>
          {say('All of it')}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached with the keyboard */}
      <section ref={window} class="graph panel" aria-label={label} tabIndex={0}>
        <div
          class={`graph-sized ${direction}`}
          style={`width: ${picture.width * shown}px; height: ${picture.height * shown}px`}
        >
          <div
            class="graph-inner"
            style={`width: ${picture.width}px; height: ${picture.height}px; transform: scale(${shown})`}
          >
            <Lanes folded={folded} picture={picture} direction={direction} open={open} onClose={onClose} />
            <Lines picture={picture} chosen={chosen} />
            {picture.boxes.map(({ id, x, y }) => {
              const group = byId.get(id)!
              return (
                <BoxButton
                  key={id}
                  group={group}
                  place={{ x, y }}
                  pressed={id === chosen}
                  note={noteOf(group)}
                  sign={signOf?.(group)}
                  onChoose={() => onChoose(group)}
                />
              )
            })}
          </div>
        </div>
      </section>
      <GraphMap picture={picture} window={window} scale={shown} size={size} chosen={chosen} />
    </div>
  )
}

interface BoxProps {
  readonly group: Group
  readonly place: { readonly x: number; readonly y: number }
  readonly pressed: boolean
  readonly note: string
  readonly sign: Sign | undefined
  readonly onChoose: () => void
}

function BoxButton({ group, place: { x, y }, pressed, note, sign, onChoose }: BoxProps) {
  const { name, runs, isStep } = group
  const time = runs.some(({ seconds }) => seconds !== null) ? timeOf(runs) : ''
  const kind = isStep ? 'step' : runs.length === 0 ? 'given' : ''
  return (
    <button
      type="button"
      class={`box ${kind} ${sign ? sign.state : ''}`}
      aria-pressed={isStep ? undefined : pressed}
      aria-expanded={isStep ? false : undefined}
      style={`left: ${x}px; top: ${y}px; width: ${BOX.width}px; height: ${BOX.height}px`}
      onClick={onChoose}
    >
      <span>{isStep ? name : groupTitle(name)}</span>
      <small>{[note, time].filter((one) => one !== '').join(', ')}</small>
      {sign && (
        <small class="sign">
          {sign.mark} {sign.words}
        </small>
      )}
    </button>
  )
}

interface LanesProps {
  /** The steps that are one box, which has their title. */
  readonly folded: ReadonlySet<number>
  readonly picture: Layout
  readonly direction: 'right' | 'down'
  readonly open: number | undefined
  readonly onClose: () => void
}

/** The steps as bands behind their boxes; the open one can be closed. */
function Lanes({ folded, picture: { lanes, width, height }, direction, open, onClose }: LanesProps) {
  return (
    <>
      {lanes.map(({ lane, from, to }) => {
        const long = to - from + 12
        const style =
          direction === 'right'
            ? `left: ${from - 6}px; width: ${long}px; top: 0; height: ${height}px`
            : `top: ${from - 22}px; height: ${long + 16}px; left: 0; width: ${width}px`
        const { title } = LANES[lane]!
        return (
          <div key={lane} class={`lane ${lane === open ? 'open' : ''}`} style={style}>
            {lane === open ? (
              <button type="button" class="quiet" aria-expanded={true} onClick={onClose}>
                {say('{title}: close', { title })}
              </button>
            ) : (
              !folded.has(lane) && <span>{title}</span>
            )}
          </div>
        )
      })}
    </>
  )
}

/** The lines between the boxes; those of the chosen box stand out. */
const Lines = ({ picture, chosen }: { picture: Layout; chosen: string | undefined }) => (
  <svg width={picture.width} height={picture.height} aria-hidden="true">
    {picture.lines.map(({ from, to, points }) => (
      <g key={`${from} ${to}`} class={from === chosen || to === chosen ? 'of-chosen' : ''}>
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        <circle cx={points.at(-1)!.x} cy={points.at(-1)!.y} r={2.5} />
      </g>
    ))}
  </svg>
)

/** The size of the window on the picture, as it changes. */
function useSize(window: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 1200, height: 600 })
  useLayoutEffect(() => {
    const own = window.current!
    const measure = (): void => {
      const most = 0.7 * innerHeight
      setSize({ width: own.clientWidth, height: most })
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(own)
    return () => sizes.disconnect()
  }, [])
  return size
}

/** Scrolls to the chosen box where it is out of sight; to the first one where none is chosen. */
function useChosenInView(
  window: RefObject<HTMLElement | null>,
  picture: Layout,
  chosen: string | undefined,
  scale: number,
): void {
  useEffect(() => {
    const own = window.current
    const box = picture.boxes.find(({ id }) => id === chosen) ?? firstOf(picture)
    if (!own || !box) return
    const [x, y] = [(box.x + BOX.width / 2) * scale, (box.y + BOX.height / 2) * scale]
    const isSeen =
      Math.abs(x - own.scrollLeft - own.clientWidth / 2) < own.clientWidth / 2 &&
      Math.abs(y - own.scrollTop - own.clientHeight / 2) < own.clientHeight / 2
    if (!isSeen) own.scrollTo(x - own.clientWidth / 2, y - own.clientHeight / 2)
  }, [picture, chosen])
}

/** A box of the first step. */
const firstOf = ({ boxes }: Layout) => boxes.find(({ lane }) => boxes.every((one) => lane! <= one.lane!))
