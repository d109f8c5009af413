import type { Asked } from '../main.ts'
import { keep } from '../results.ts'
import { killServers } from './servers.ts'
import { killStores, noKills } from './stores.ts'

const COUNT = 100
const OF_SERVERS = 0.5 // share of kills

/** Kills processes, says what came of it, and keeps the counts; whether nothing was lost or wrong. */
export async function run({ seed, count = COUNT, only, results }: Asked): Promise<boolean> {
  const [stores, servers] = [noKills(), noKills()]
  const work = only === 'searches' ? only : 'usual'
  const whole = only === 'searches' ? count : Math.round(count * OF_SERVERS)
  await killStores(seed, count - whole, stores)
  if (whole > 0) await killServers(seed, whole, servers, work)
  keep('kills', seed, count, { stores, servers }, results)
  for (const [name, { faults, told, ...counts }] of Object.entries({ stores, servers })) {
    process.stdout.write(`kills of ${name}: seed ${seed}: ${JSON.stringify({ ...counts, told })}\n`)
    for (const fault of faults) process.stdout.write(`  ${fault}\n`)
  }
  return [stores, servers].every(({ lost, wrong }) => lost + wrong === 0)
}
