import { say } from '../../languages/say.ts'
import { secondsOf } from './amounts.ts'
import type { Run } from './graph-model.ts'

/** How long some runs took together when they were first done, as far as it was measured. */
export function timeOf(runs: readonly Run[]): string {
  const measured = runs.flatMap(({ seconds }) => seconds ?? [])
  if (measured.length === 0) return say('not recorded')
  const sum = secondsOf(measured.reduce((total, seconds) => total + seconds, 0))
  return measured.length === runs.length ? sum : say('{time} of {n} runs', { time: sum, n: measured.length })
}
