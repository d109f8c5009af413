import type { Asked } from '../main.ts'
import { keep } from '../results.ts'
import { killStores, noKills } from './stores.ts'

const COUNT = 100

/** Kills processes, says what came of it, and keeps the counts; whether nothing was lost or wrong. */
export async function run({ seed, count = COUNT, results }: Asked): Promise<boolean> {
  const stores = noKills()
  await killStores(seed, count, stores)
  keep('kills', seed, count, { stores }, results)
  const { faults, told, ...counts } = stores
  process.stdout.write(`kills: seed ${seed}: ${JSON.stringify({ ...counts, ...told })}\n`)
  for (const fault of faults) process.stdout.write(`  ${fault}\n`)
  return stores.lost + stores.wrong === 0
}
