import { bundleTarget } from './bundle-target.ts'
import { FILE_TARGETS } from './file-targets.ts'
import { guided, type Tally } from './guided.ts'
import { openLaboratory } from './laboratory-targets.ts'
import { REFERENCE_TARGETS } from './reference-targets.ts'
import { openFuzzed, requestTargets, structured } from './structured.ts'
import { TEXT_TARGETS } from './text-targets.ts'
import { watchdog } from './watchdog.ts'

export const GUIDED = [...FILE_TARGETS, ...TEXT_TARGETS, ...REFERENCE_TARGETS]

/** Feeds the targets with this word in their name with about `count` inputs, each with its share. */
export async function fuzz(
  seed: number,
  count: number,
  word: string,
  told: (tally: Tally) => void,
): Promise<Tally[]> {
  const dog = watchdog()
  const fuzzed = await openFuzzed()
  const requests = await requestTargets(fuzzed)
  const laboratory = await openLaboratory()
  const all = [...GUIDED, await bundleTarget(), ...laboratory.targets, ...requests].filter(({ name }) =>
    name.includes(word),
  )
  const whole = all.reduce((sum, { share }) => sum + share, 0)
  const tallies: Tally[] = []
  try {
    for (const [i, target] of all.entries()) {
      const own = seed * all.length + i
      const inputs = Math.ceil((count * target.share) / whole)
      const tally =
        'made' in target
          ? await structured(target.name, fuzzed, target.made, own, inputs, dog)
          : await guided(target, own, inputs, dog)
      tallies.push(tally)
      told(tally)
    }
  } finally {
    await laboratory.close()
    await fuzzed.opened.close()
    await dog.stop()
  }
  return tallies
}
