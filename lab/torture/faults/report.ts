import type { Row } from '../results.ts'
import { grouped, markdown, summed, when } from '../tables.ts'
import type { FaultCounts } from './round.ts'

/** One row for each fault, over all runs. */
export function faultsTable(rows: readonly Row[]): string {
  const all = rows.flatMap(({ counts }) => Object.entries(counts['byFault'] as Record<string, FaultCounts>))
  const cells = (counts: readonly FaultCounts[]): string[] => {
    const sums = summed(counts as unknown as Record<string, number>[])
    const names = ['runs', 'failedCalls', 'requests', 'stored', 'refused', 'checks', 'lost', 'wrong']
    return names.map((name) => grouped(sums[name] ?? 0))
  }
  const lines = [...Map.groupBy(all, ([name]) => name)].map(([name, found]) => [
    name,
    ...cells(found.map(([, counts]) => counts)),
  ])
  const header = [
    'fault',
    'runs',
    'faults that came',
    'requests',
    'done',
    'refused (503, 507)',
    'checks',
    'lost',
    'wrong',
  ]
  const total = cells(all.map(([, counts]) => counts)).map((one) => `**${one}**`)
  return `${when(rows)}\n\n${markdown(header, [...lines, ['**all**', ...total]])}`
}
