import { secondsText } from '../../../../src/report/graph-words.ts'
import type { Run } from './graph-model.ts'

/** How long some runs took together when they were first done, as far as it was measured. */
export function timeOf(runs: readonly Run[]): string {
  const measured = runs.flatMap(({ seconds }) => seconds ?? [])
  if (measured.length === 0) return 'not recorded'
  const sum = secondsText(measured.reduce((total, seconds) => total + seconds, 0))
  return measured.length === runs.length ? sum : `${sum} of ${measured.length} runs`
}
