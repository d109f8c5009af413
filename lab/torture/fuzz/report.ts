import type { Row } from '../results.ts'
import { grouped, markdown, summed, when } from '../tables.ts'

interface Target {
  readonly target: string
  readonly inputs: number
  readonly outcomes: Record<string, number>
  readonly findings: number
  readonly reached: number
  readonly slowestMs: number
}

/** One row for each target, over all runs. */
export function fuzzTable(rows: readonly Row[]): string {
  const all = rows.flatMap(({ counts }) => counts['targets'] as Target[])
  const sum = (of: readonly Target[], name: 'inputs' | 'findings'): string =>
    grouped(of.reduce((total, one) => total + one[name], 0))
  const lines = [...Map.groupBy(all, ({ target }) => target)].map(([target, runs]) => {
    const outcomes = Object.entries(summed(runs.map((one) => one.outcomes)))
      .sort(([, a], [, b]) => b - a)
      .map(([name, n]) => `${name} ${grouped(n)}`)
    const guided = runs.some(({ reached }) => reached > 0) ? 'coverage' : 'description'
    const slowest = Math.max(...runs.map(({ slowestMs }) => slowestMs))
    return [
      target,
      guided,
      sum(runs, 'inputs'),
      sum(runs, 'findings'),
      `${slowest.toFixed(0)} ms`,
      outcomes.join(', '),
    ]
  })
  const header = ['target', 'guided by', 'inputs', 'findings', 'slowest input', 'outcomes']
  const total = ['**all**', '', `**${sum(all, 'inputs')}**`, `**${sum(all, 'findings')}**`, '', '']
  return `${when(rows)}\n\n${markdown(header, [...lines, total])}`
}
