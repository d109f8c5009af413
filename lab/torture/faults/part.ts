import type { Asked } from '../main.ts'
import { keep } from '../results.ts'
import { FAULTS, faultsUnder } from './faults.ts'
import { hasShim } from './shim.ts'

/** Puts faults under servers, says what came of it, and keeps the counts; whether nothing was lost or wrong. */
export async function run({ seed, count = FAULTS.length, results }: Asked): Promise<boolean> {
  if (!hasShim) {
    process.stdout.write('faults: SKIPPED: they need Linux and a C compiler (cc)\n')
    return true
  }
  const { byFault, faults } = await faultsUnder(seed, count)
  keep('faults', seed, count, { byFault, faults }, results)
  for (const [name, counts] of Object.entries(byFault)) {
    process.stdout.write(`${name}: ${JSON.stringify(counts)}\n`)
  }
  for (const fault of faults) process.stdout.write(`  ${fault}\n`)
  process.stdout.write(`faults: seed ${seed}, ${count} faults, ${faults.length} of them not as they should\n`)
  return faults.length === 0
}
