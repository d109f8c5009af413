import { ticks } from '../../../../src/report/figures/ticks.ts'
import { say } from '../../languages/say.ts'
import { decimal } from '../../ui/number.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { percent } from './percent.ts'

export interface Point {
  readonly handle: string
  readonly passed: boolean
  readonly deviation: number
  readonly average: number
  readonly single_limit: number
  readonly average_limit: number
}

const SIZE = [800, 280] as const
const NARROW_SIZE = [340, 240] as const
const [LEFT, RIGHT, TOP] = [64, 12, 12]

/** The rms height of every check against the mean of the repeats, its weighted average, and the limits of both. */
export function ControlChart({ points }: { points: readonly Point[] }) {
  const [width, height] = useNarrow() ? NARROW_SIZE : SIZE
  const floor = height - 36
  const most =
    1.15 *
    Math.max(...points.flatMap((one) => [Math.abs(one.deviation), one.single_limit, Math.abs(one.average)]))
  const x = (i: number) => LEFT + ((i + 0.5) * (width - LEFT - RIGHT)) / points.length
  const y = (value: number) => TOP + ((floor - TOP) * (most - value)) / (2 * most)
  const axis = ticks(-100 * most, 100 * most, 5)
  const line = (of: (one: Point) => number) => points.map((one, i) => `${x(i)},${y(of(one))}`).join(' ')
  const last = points.at(-1)!
  const described = say(
    'rms height of {n} checks against the mean of the repeats; the last one is {last} off, and the weighted average {average}.',
    { n: points.length, last: percent(last.deviation), average: percent(last.average) },
  )
  return (
    <svg class="control-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={described}>
      {axis.values.map((value, i) => (
        <text key={value} x={LEFT - 8} y={y(value / 100) + 4} text-anchor="end">
          {decimal(axis.labels[i]!)} %
        </text>
      ))}
      <line x1={LEFT} x2={width - RIGHT} y1={y(0)} y2={y(0)} class="middle" />
      {[1, -1].map((side) => (
        <g key={side}>
          <polyline points={line((one) => side * one.single_limit)} class="single-limit" />
          <polyline points={line((one) => side * one.average_limit)} class="average-limit" />
        </g>
      ))}
      <polyline points={line((one) => one.average)} class="average" />
      {points.map((one, i) => (
        <circle key={one.handle} cx={x(i)} cy={y(one.deviation)} r={4} class={one.passed ? '' : 'failed'}>
          <title>
            {say(one.passed ? 'Check {n}: {off}' : 'Check {n}: {off}, not passed', {
              n: i + 1,
              off: percent(one.deviation),
            })}
          </title>
        </circle>
      ))}
      <text x={(LEFT + width - RIGHT) / 2} y={height - 10} text-anchor="middle">
        {say('checks in order')}
      </text>
    </svg>
  )
}
