import '../styles/microscope.css'
import type { TargetedKeyboardEvent, TargetedMouseEvent } from 'preact'
import { say } from '../languages/say.ts'

interface Props {
  /** What the two bullets are called. */
  readonly names: readonly [string, string]
  /** How many places a bullet has. */
  readonly count: number
  /** The place of each scan on its bullet, from 1. */
  readonly places: readonly [readonly number[], readonly number[]]
  /** The scans that are looked at, counted from 0. */
  readonly chosen: readonly [number, number]
  readonly onChoose: (a: number, b: number) => void
}

const SIZE = 132
const OUTER = 58
const INNER = 32
const GAP = 0.05 // radians between lands: the grooves

/** Both bullets from above, their lands in their places: a land is chosen by a click, or by arrow keys. */
export const BulletMap = ({ names, count, places, chosen, onChoose }: Props) => (
  <div class="bullet-maps">
    {names.map((name, side) => (
      <Ring
        key={name}
        name={name}
        count={count}
        places={places[side]!}
        chosen={chosen[side]!}
        onChoose={(scan) => (side === 0 ? onChoose(scan, chosen[1]) : onChoose(chosen[0], scan))}
      />
    ))}
  </div>
)

interface RingProps {
  readonly name: string
  readonly count: number
  readonly places: readonly number[]
  readonly chosen: number
  readonly onChoose: (scan: number) => void
}

const TURNS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function Ring({ name, count, places, chosen, onChoose }: RingProps) {
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    const turn = TURNS[event.key]
    if (!turn) return
    event.preventDefault()
    const inOrder = places.map((_, scan) => scan).sort((one, other) => places[one]! - places[other]!)
    const at = inOrder.indexOf(chosen) + turn + inOrder.length
    onChoose(inOrder[at % inOrder.length]!)
  }
  const onClick = ({ currentTarget, clientX, clientY }: TargetedMouseEvent<HTMLDivElement>): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const scan = places.indexOf(1 + landUnder(clientX - left - width / 2, clientY - top - height / 2, count))
    if (scan >= 0) onChoose(scan)
  }
  return (
    <div
      class="bullet-map"
      role="slider"
      tabIndex={0}
      aria-label={say('Land of {name}', { name })}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={places[chosen]}
      aria-valuetext={say('Land {place} of {count}', { place: places[chosen]!, count })}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <svg
        width={SIZE}
        height={SIZE}
        viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
        aria-hidden="true"
      >
        {Array.from({ length: count }, (_, i) => {
          const scan = places.indexOf(i + 1)
          const [x, y] = pointAt((i + 0.5) / count, (OUTER + INNER) / 2)
          return (
            <g key={String(i)} class={scan < 0 ? 'missing' : scan === chosen ? 'chosen' : ''}>
              <path d={landPath(i, count)} />
              <text x={x} y={y} text-anchor="middle" dominant-baseline="central">
                {i + 1}
              </text>
              <title>
                {say(scan < 0 ? 'Land {place} of {name} was not given' : 'Land {place} of {name}', {
                  place: i + 1,
                  name,
                })}
              </title>
            </g>
          )
        })}
        <text text-anchor="middle" dominant-baseline="central" class="bullet-name">
          {name}
        </text>
      </svg>
    </div>
  )
}

/** The land in a direction from the middle, counted from 0. */
function landUnder(dx: number, dy: number, count: number): number {
  const turn = (Math.atan2(dx, -dy) / (2 * Math.PI) + 1) % 1
  return Math.floor(turn * count) % count
}

/** A point on a ring; `turn` from 0 to 1, clockwise from the top. */
function pointAt(turn: number, radius: number): [number, number] {
  const angle = 2 * Math.PI * turn
  return [radius * Math.sin(angle), -radius * Math.cos(angle)]
}

function landPath(i: number, count: number): string {
  const gap = GAP / (2 * Math.PI)
  const [from, to] = [i / count + gap / 2, (i + 1) / count - gap / 2]
  const at = (turn: number, radius: number) =>
    pointAt(turn, radius)
      .map((one) => one.toFixed(2))
      .join(' ')
  const long = to - from > 0.5 ? 1 : 0
  return `M${at(from, OUTER)}A${OUTER} ${OUTER} 0 ${long} 1 ${at(to, OUTER)}L${at(to, INNER)}A${INNER} ${INNER} 0 ${long} 0 ${at(from, INNER)}Z`
}
