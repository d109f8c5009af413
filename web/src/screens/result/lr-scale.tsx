import type { Report } from '../../../../clients/typescript/src/index.ts'
import { decimals, figures } from '../../ui/number.ts'

const WIDTH = 720
const HEIGHT = 118
const LEFT = 36 // half of the longest label
const AXIS = 66

/** The LR on a logarithmic scale: the reach of the reference, the interval, the value. */
export function LrScale({ report }: { report: Report }) {
  const { log10_lr, log10_lr_ci_lo: low, log10_lr_ci_hi: high, lr_bounds_log10 } = report
  const [least = 0, most = 0] = lr_bounds_log10
  const from = Math.floor(Math.min(least, log10_lr, low, -1) - 0.25)
  const to = Math.ceil(Math.max(most, log10_lr, high, 1) + 0.25)
  const x = (value: number) => LEFT + ((WIDTH - 2 * LEFT) * (value - from)) / (to - from)
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const described = `Scale of log10 LR from ${from} to ${to}. The value is ${decimals(log10_lr, 2)}, its 95 % interval ${decimals(low, 2)} to ${decimals(high, 2)}. This reference supports values from ${decimals(least, 2)} to ${decimals(most, 2)}.`
  return (
    <svg class="lr-scale" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={described}>
      <text x={x(0) - 10} y={14} text-anchor="end" class="side different">
        ← supports different sources
      </text>
      <text x={x(0) + 10} y={14} class="side same">
        supports same source →
      </text>
      <rect x={x(least)} y={AXIS - 26} width={x(most) - x(least)} height={26} class="reach" />
      <text x={x(least) + 4} y={AXIS - 31} class="small">
        what this reference can support: {ratioOf(least)} to {ratioOf(most)}
      </text>
      <line x1={x(0)} x2={x(0)} y1={AXIS - 40} y2={AXIS} class="middle" />
      <line x1={LEFT} x2={WIDTH - LEFT} y1={AXIS} y2={AXIS} class="axis" />
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={x(tick)} x2={x(tick)} y1={AXIS} y2={AXIS + 6} class="axis" />
          <text x={x(tick)} y={AXIS + 20} text-anchor="middle" class="tick">
            {tick < 0 ? `1/${(10 ** -tick).toLocaleString('en')}` : (10 ** tick).toLocaleString('en')}
          </text>
        </g>
      ))}
      <text x={WIDTH / 2} y={HEIGHT - 8} text-anchor="middle" class="small">
        likelihood ratio
      </text>
      <line x1={x(low)} x2={x(high)} y1={AXIS - 13} y2={AXIS - 13} class="interval" />
      {[low, high].map((end, i) => (
        <line
          key={i === 0 ? 'low' : 'high'}
          {...{ x1: x(end), x2: x(end), y1: AXIS - 20, y2: AXIS - 6 }}
          class="interval"
        />
      ))}
      <circle cx={x(log10_lr)} cy={AXIS - 13} r={6} class="value" />
    </svg>
  )
}

/** A ratio below 1 as one over a number. */
const ratioOf = (log10: number): string => (log10 < 0 ? `1/${figures(10 ** -log10)}` : figures(10 ** log10))
