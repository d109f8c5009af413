import type { Row } from '../results.ts'
import { grouped, markdown, when } from '../tables.ts'
import type { summary } from './summary.ts'

type Counts = ReturnType<typeof summary> & {
  readonly answers: number
  readonly statuses: Readonly<Record<string, number>>
  readonly unexplained: readonly string[]
}

/** One row for each soak. */
export function soakTable(rows: readonly Row[]): string {
  const lines = rows.map(({ amount, version, counts }) => {
    const { answers, statuses, residentMb, healthMs, compareMs, unexplained } = counts as unknown as Counts
    const failures = Object.entries(statuses)
      .filter(([status]) => Number(status) >= 500)
      .map(([status, n]) => `${status}: ${grouped(n)}`)
    const half = `${residentMb.leastOfHalf} to ${residentMb.greatestOfHalf}`
    return [
      `${amount} min`,
      version,
      grouped(answers),
      failures.join(', ') || 'none',
      String(unexplained.length),
      `${residentMb.highest}`,
      half,
      `${residentMb.risePercent} %`,
      `${healthMs.median}, ${healthMs.p99}`,
      `${compareMs.median}, ${compareMs.p99}`,
    ]
  })
  const header = [
    'length',
    'version',
    'answers',
    '5xx',
    'unexplained',
    'highest memory, MB',
    'in the last half, MB',
    'fourth quarter against third',
    '/health, ms: median, p99',
    'polite comparison, ms: median, p99',
  ]
  return `${when(rows)}\n\n${markdown(header, lines)}`
}
