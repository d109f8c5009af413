import { ticks } from '../../../../src/report/figures/ticks.ts'
import { WORDS } from '../../languages/report-words.ts'
import { say } from '../../languages/say.ts'
import { decimals } from '../../ui/number.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import type { Sensitivity } from './sensitivity-panel.tsx'

const WIDE = { width: 760, left: 220, row: 20 } as const
const NARROW = { width: 360, left: 12, row: 38 } as const // the name of a setting stands over its row
const TOP = 10

/** One row for each setting that was moved: log10 LR at its ends, beside the answer that was given. */
export function SensitivityChart({ sensitivity }: { sensitivity: Sensitivity }) {
  const { variants, deployed_log10_lr: deployed } = sensitivity
  const isNarrow = useNarrow()
  const { width, left, row } = isNarrow ? NARROW : WIDE
  const middle = row - 10 // of a row, where its dots are
  const rows = [...Map.groupBy(variants, ({ hyperparameter }) => hyperparameter ?? say('all together'))]
  const values = [deployed, 0, ...variants.flatMap(({ log10_lr }) => log10_lr ?? [])]
  const [low, high] = [Math.min(...values) - 0.2, Math.max(...values) + 0.2]
  const x = (value: number) => left + ((width - left - 16) * (value - low)) / (high - low)
  const floor = TOP + rows.length * row
  const axis = ticks(low, high, 6)
  const described = say('log10 LR under {n} other settings; the answer that was given is {value}.', {
    n: variants.length,
    value: decimals(deployed, 2),
  })
  return (
    <svg class="sensitivity-chart" viewBox={`0 0 ${width} ${floor + 44}`} role="img" aria-label={described}>
      {rows.map(([name, all], i) => (
        <g key={name}>
          <text
            x={isNarrow ? left : left - 10}
            y={TOP + i * row + 14}
            text-anchor={isNarrow ? 'start' : 'end'}
          >
            {name}
          </text>
          {all.map(({ id, log10_lr }) =>
            log10_lr === null ? null : (
              <circle key={id} cx={x(log10_lr)} cy={TOP + i * row + middle} r={4}>
                <title>{`${id}: ${decimals(log10_lr, 2)}`}</title>
              </circle>
            ),
          )}
        </g>
      ))}
      <line x1={x(0)} x2={x(0)} y1={TOP} y2={floor} class="middle" />
      <line x1={x(deployed)} x2={x(deployed)} y1={TOP} y2={floor} class="given-answer" />
      <line x1={left} x2={width - 16} y1={floor} y2={floor} class="axis" />
      {axis.values.map((value, i) => (
        <text key={value} x={x(value)} y={floor + 18} text-anchor="middle">
          {WORDS.number.decimal(axis.labels[i]!)}
        </text>
      ))}
      <text x={(left + width) / 2} y={floor + 38} text-anchor="middle">
        {say('log₁₀ LR; the upright line is the answer that was given')}
      </text>
    </svg>
  )
}
