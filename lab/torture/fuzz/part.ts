import type { Asked } from '../main.ts'
import { keep } from '../results.ts'
import type { Tally } from './guided.ts'
import { fuzz } from './main.ts'

const COUNT = 20_000

/** Feeds the targets, says what came of it, and keeps the counts; whether nothing was found. */
export async function run({ seed, count = COUNT, only = '', results }: Asked): Promise<boolean> {
  const tallies = await fuzz(seed, count, only, say)
  const targets = tallies.map(({ findings, ...tally }) => ({ ...tally, findings: findings.length }))
  if (tallies.length === 0) throw new Error(`no target has "${only}" in its name`)
  const inputs = tallies.reduce((sum, tally) => sum + tally.inputs, 0)
  keep('fuzz', seed, inputs, { targets }, results)
  const findings = tallies.flatMap((tally) => tally.findings)
  process.stdout.write(`fuzz: seed ${seed}, ${inputs} inputs, ${findings.length} findings\n`)
  return findings.length === 0
}

function say({ target, inputs, outcomes, findings, kept, slowestMs }: Tally): void {
  const by = Object.entries(outcomes).map(([outcome, n]) => `${outcome} ${n}`)
  process.stdout.write(
    `${target}: ${inputs} inputs, ${kept} kept, slowest ${slowestMs.toFixed(0)} ms: ${by.join(', ')}\n`,
  )
  for (const { what, input } of findings) process.stdout.write(`  FINDING ${what}\n  input ${input}\n`)
}
