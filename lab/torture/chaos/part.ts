import type { Asked } from '../main.ts'
import { keep } from '../results.ts'
import { chaos } from './chaos.ts'

const KILLS = 50
const KILLS_OF_ONE = 250 // in one cluster; then a new one is made

/** Attacks clusters until so many of their processes were killed; whether nothing was lost or wrong. */
export async function run({ seed, count = KILLS, results }: Asked): Promise<boolean> {
  let sound = true
  for (let left = count, n = 0; left > 0; left -= KILLS_OF_ONE, n++) {
    const kills = Math.min(left, KILLS_OF_ONE)
    const counts = await chaos({
      seed: seed * 1000 + n,
      workers: 3,
      servers: 2,
      kills,
      edges: Math.ceil(0.8 * kills), // so that the study outlasts most of the kills
      restarts: Math.ceil(kills / 50),
      cuts: Math.ceil(kills / 10),
    })
    keep('chaos', seed * 1000 + n, kills, { ...counts }, results)
    process.stdout.write(`chaos: seed ${seed * 1000 + n}: ${JSON.stringify(counts)}\n`)
    sound &&= counts.lost + counts.wrong.length + counts.unanswered === 0
  }
  return sound
}
