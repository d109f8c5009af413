import { ticks } from '../../../../src/report/figures/ticks.ts'
import { WORDS } from '../../languages/report-words.ts'
import { say } from '../../languages/say.ts'
import { decimals } from '../../ui/number.ts'
import type { Sensitivity } from './sensitivity-panel.tsx'

const WIDTH = 760
const LEFT = 220
const ROW = 20
const TOP = 10

/** One row for each setting that was moved: log10 LR at its ends, beside the answer that was given. */
export function SensitivityChart({ sensitivity }: { sensitivity: Sensitivity }) {
  const { variants, deployed_log10_lr: deployed } = sensitivity
  const rows = [...Map.groupBy(variants, ({ hyperparameter }) => hyperparameter ?? say('all together'))]
  const values = [deployed, 0, ...variants.flatMap(({ log10_lr }) => log10_lr ?? [])]
  const [low, high] = [Math.min(...values) - 0.2, Math.max(...values) + 0.2]
  const x = (value: number) => LEFT + ((WIDTH - LEFT - 16) * (value - low)) / (high - low)
  const floor = TOP + rows.length * ROW
  const axis = ticks(low, high, 6)
  const described = say('log10 LR under {n} other settings; the answer that was given is {value}.', {
    n: variants.length,
    value: decimals(deployed, 2),
  })
  return (
    <svg class="sensitivity-chart" viewBox={`0 0 ${WIDTH} ${floor + 44}`} role="img" aria-label={described}>
      {rows.map(([name, all], i) => (
        <g key={name}>
          <text x={LEFT - 10} y={TOP + i * ROW + 14} text-anchor="end">
            {name}
          </text>
          {all.map(({ id, log10_lr }) =>
            log10_lr === null ? null : (
              <circle key={id} cx={x(log10_lr)} cy={TOP + i * ROW + 10} r={4}>
                <title>{`${id}: ${decimals(log10_lr, 2)}`}</title>
              </circle>
            ),
          )}
        </g>
      ))}
      <line x1={x(0)} x2={x(0)} y1={TOP} y2={floor} class="middle" />
      <line x1={x(deployed)} x2={x(deployed)} y1={TOP} y2={floor} class="given-answer" />
      <line x1={LEFT} x2={WIDTH - 16} y1={floor} y2={floor} class="axis" />
      {axis.values.map((value, i) => (
        <text key={value} x={x(value)} y={floor + 18} text-anchor="middle">
          {WORDS.number.decimal(axis.labels[i]!)}
        </text>
      ))}
      <text x={(LEFT + WIDTH) / 2} y={floor + 38} text-anchor="middle">
        {say('log₁₀ LR; the upright line is the answer that was given')}
      </text>
    </svg>
  )
}
