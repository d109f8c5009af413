import { ticks } from '../../../../../src/report/figures/ticks.ts'
import { WORDS } from '../../../languages/report-words.ts'
import { say } from '../../../languages/say.ts'
import { decimals } from '../../../ui/number.ts'
import { useNarrow } from '../../../ui/use-narrow.ts'

type Samples = readonly (number | null)[]

interface Props {
  readonly a: Samples
  readonly b: Samples
  /** Sample i of B lies on sample i + lag of A. */
  readonly lag: number
  readonly pitchMm: number
  readonly names: readonly [string, string]
  /** The same in the middle of a sentence. */
  readonly inText: readonly [string, string]
  /** Windows that agree, in samples of A. */
  readonly windows: readonly { readonly x: number; readonly w: number; readonly corr: number }[]
}

const WIDTH = 1000
const MIDDLE = 660
const NARROW = 360
const HEIGHT = 250
const LEFT = 40
const TOP = 8
const BOTTOM = 38
const MOST = 3.2 // of the rms

/** Both profiles on one axis of millimetres along A. Each is drawn over its own rms, so that the shapes can be compared. */
export function SignaturePlot({ a, b, lag, pitchMm, names, inText, windows }: Props) {
  const isNarrow = useNarrow()
  const isMiddle = useNarrow('tablet')
  const width = isNarrow ? NARROW : isMiddle ? MIDDLE : WIDTH
  const [first, end] = [Math.min(0, lag), Math.max(a.length, b.length + lag)]
  const x = (sample: number) => LEFT + ((width - LEFT - 20) * (sample - first)) / (end - first)
  const floor = HEIGHT - BOTTOM
  const axis = ticks(first * pitchMm, end * pitchMm, isNarrow ? 4 : 8)
  const length = decimals((end - first) * pitchMm, 2)
  const described = say('Profiles of {a} and {b} over {length} mm, with {n} windows that agree.', {
    a: names[0],
    b: names[1],
    length,
    n: windows.length,
  })
  return (
    <>
      <svg class="signatures" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={described}>
        {windows.map((one) => (
          <rect
            key={one.x}
            {...{ x: x(one.x), y: TOP, width: x(one.x + one.w) - x(one.x), height: floor - TOP }}
            class="window"
          >
            <title>{say('correlation {value}', { value: decimals(one.corr, 2) })}</title>
          </rect>
        ))}
        {axis.values.map((value, i) => (
          <g key={value}>
            <line
              {...{ x1: x(value / pitchMm), x2: x(value / pitchMm), y1: floor, y2: floor + 5 }}
              class="axis"
            />
            <text x={x(value / pitchMm)} y={floor + 18} text-anchor="middle">
              {WORDS.number.decimal(axis.labels[i]!)}
            </text>
          </g>
        ))}
        <line x1={LEFT} x2={width - 20} y1={floor} y2={floor} class="axis" />
        <text x={width / 2} y={HEIGHT - 4} text-anchor="middle" class="small">
          {say('mm across the striae of {mark}', { mark: inText[0] })}
        </text>
        <text
          x={14}
          y={floor / 2}
          text-anchor="middle"
          class="small"
          transform={`rotate(-90 14 ${floor / 2})`}
        >
          {say('height / rms')}
        </text>
        <path d={pathOf(b, lag, x)} class="mark-b" />
        <path d={pathOf(a, 0, x)} class="mark-a" />
      </svg>
      <p class="legend">
        <span class="key mark-a" aria-hidden="true" /> {names[0]}
        <span class="key mark-b" aria-hidden="true" /> {names[1]}
      </p>
    </>
  )
}

function pathOf(values: Samples, from: number, x: (sample: number) => number): string {
  const scale = 1 / (rms(values) || 1)
  const y = (z: number) => TOP + ((HEIGHT - BOTTOM - TOP) * (MOST - clip(z * scale))) / (2 * MOST)
  return values
    .map((z, i) =>
      z === null
        ? ''
        : `${(values[i - 1] ?? null) === null ? 'M' : 'L'}${x(from + i).toFixed(1)} ${y(z).toFixed(1)}`,
    )
    .join('')
}

function rms(values: Samples): number {
  const known = values.filter((z) => z !== null)
  return Math.sqrt(known.reduce((sum, z) => sum + z * z, 0) / Math.max(1, known.length))
}

const clip = (value: number): number => Math.max(-MOST, Math.min(MOST, value))
