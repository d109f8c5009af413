import { ticks } from '../../../../src/figures/ticks.ts'
import { decimals } from '../../ui/number.ts'

interface Props {
  readonly a: Float64Array
  readonly b: Float64Array
  /** Sample i of A lies over sample i + lag of B. */
  readonly lag: number
  /** Metres between samples. */
  readonly pitch: number
  readonly names: readonly [string, string]
  readonly regions: readonly { readonly x: number; readonly w: number; readonly corr: number }[]
}

const WIDTH = 1000
const HEIGHT = 250
const LEFT = 46
const BOTTOM = 34

/** Both profiles on one axis of millimetres along A. Each is drawn over its own rms, so that the shapes can be compared. */
export function SignaturePlot({ a, b, lag, pitch, names, regions }: Props) {
  const [first, end] = [Math.min(0, -lag), Math.max(a.length, b.length - lag)]
  const x = (sample: number) => LEFT + ((WIDTH - LEFT - 8) * (sample - first)) / (end - first)
  const top = 3.2 // of the rms
  const y = (value: number) => 8 + ((HEIGHT - BOTTOM - 8) * (top - value)) / (2 * top)
  const axis = ticks(first * pitch * 1e3, end * pitch * 1e3, 8)
  const line = (values: Float64Array, from: number) => {
    const scale = 1 / (rms(values) || 1)
    return Array.from(
      values,
      (z, i) => `${x(from + i).toFixed(1)},${y(clip(z * scale, top)).toFixed(1)}`,
    ).join(' ')
  }
  const described = `Profiles of ${names[0]} and ${names[1]} over ${decimals((end - first) * pitch * 1e3, 2)} mm, with ${regions.length} windows that agree.`
  return (
    <>
      <svg class="signatures" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={described}>
        {regions.map((region) => (
          <rect
            key={region.x}
            {...{
              x: x(region.x),
              y: 8,
              width: x(region.x + region.w) - x(region.x),
              height: HEIGHT - BOTTOM - 8,
            }}
            class="window"
          >
            <title>correlation {decimals(region.corr, 2)}</title>
          </rect>
        ))}
        {axis.values.map((value, i) => (
          <g key={value}>
            <line
              {...{
                x1: x(value / pitch / 1e3),
                x2: x(value / pitch / 1e3),
                y1: HEIGHT - BOTTOM,
                y2: HEIGHT - BOTTOM + 5,
              }}
              class="axis"
            />
            <text x={x(value / pitch / 1e3)} y={HEIGHT - BOTTOM + 18} text-anchor="middle" class="tick">
              {axis.labels[i]}
            </text>
          </g>
        ))}
        <line x1={LEFT} x2={WIDTH - 8} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} class="axis" />
        <text x={WIDTH / 2} y={HEIGHT - 2} text-anchor="middle" class="small">
          mm across the striae of A
        </text>
        <text
          x={14}
          y={HEIGHT / 2}
          text-anchor="middle"
          class="small"
          transform={`rotate(-90 14 ${HEIGHT / 2})`}
        >
          height / rms
        </text>
        <polyline points={line(b, -lag)} class="mark-b" />
        <polyline points={line(a, 0)} class="mark-a" />
      </svg>
      <p class="legend">
        <span class="key mark-a" aria-hidden="true" /> {names[0]}{' '}
        <span class="key mark-b" aria-hidden="true" /> {names[1]}
      </p>
    </>
  )
}

const rms = (values: Float64Array): number =>
  Math.sqrt(values.reduce((sum, z) => sum + z * z, 0) / Math.max(1, values.length))

const clip = (value: number, most: number): number => Math.max(-most, Math.min(most, value))
