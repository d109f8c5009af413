import type { Asked } from '../main.ts'
import { keep } from '../results.ts'
import { chaos } from './chaos.ts'

const KILLS = 50
const KILLS_OF_ONE = 25 // in one cluster; then a new one is made
const EDGES = 40

/** Attacks clusters until so many of their processes were killed; whether nothing was lost or wrong. */
export async function run({ seed, count = KILLS, results }: Asked): Promise<boolean> {
  let sound = true
  for (let left = count, n = 0; left > 0; left -= KILLS_OF_ONE, n++) {
    const kills = Math.min(left, KILLS_OF_ONE)
    const plan = { workers: 3, servers: 2, edges: EDGES, kills, restarts: 2, cuts: 3 }
    const counts = await chaos({ seed: seed * 1000 + n, ...plan })
    keep('chaos', seed * 1000 + n, kills, { ...counts }, results)
    process.stdout.write(`chaos: seed ${seed * 1000 + n}: ${JSON.stringify(counts)}\n`)
    sound &&= counts.lost + counts.wrong.length + counts.unanswered === 0
  }
  return sound
}
