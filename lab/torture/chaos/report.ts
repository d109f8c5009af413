import type { Row } from '../results.ts'
import { grouped, markdown, summed, when } from '../tables.ts'
import type { ChaosCounts } from './chaos.ts'

/** The sums of all clusters, for lab/measured/reliability.md. */
export function chaosTable(rows: readonly Row[]): string {
  const all = rows.map(({ counts }) => {
    const { wrong, ...numbers } = counts as unknown as ChaosCounts
    return { ...numbers, wrong: wrong.length }
  })
  const sum = summed(all)
  const count = (name: string): string => grouped(Math.round(sum[name] ?? 0))
  const columns = [
    ['clusters', grouped(rows.length)],
    ['kills', `${count('kills')} (${count('killsOfStudy')} before the end of a study)`],
    ['restarts of PostgreSQL', count('restarts')],
    ['bucket cut off or slow', `${count('cuts')} times, ${count('cutSeconds')} s`],
    ['run keys', count('runKeys')],
    ['lost', count('lost')],
    ['wrong', count('wrong')],
    ['computed again', `${count('duplicates')} (${share(sum['duplicates'] ?? 0, sum['runKeys'] ?? 0)})`],
    ['answers to clients', count('answers')],
    ['of these, searches with workers', count('searches')],
    ['refused (503)', count('refused')],
    ['unanswered', count('unanswered')],
  ] as const
  return `${when(rows)}\n\n${markdown(
    columns.map(([name]) => name),
    [columns.map(([, value]) => value)],
  )}`
}

const share = (part: number, of: number): string => `${((100 * part) / Math.max(1, of)).toFixed(2)} %`
