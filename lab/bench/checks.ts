/**
 * What the checks of marks that cannot be marks cost, beside the rest of a comparison that the store has never seen.
 *   npm run bench -- checks [folder with scans/ and manifests/]
 * Real pairs of every mark type, one after the other, after others that warm the code up. The times are those of the nodes, summed
 * over all threads.
 */

import { columns } from '../../src/cli/table.ts'
import { sharedPath } from '../../test/helpers/shared.ts'
import { comparerOf } from '../trials/comparing.ts'
import { everyPair, placesOf, realScans } from '../trials/real-scans.ts'
import { withService } from '../with-service.ts'

const [shared = sharedPath('')] = process.argv.slice(2)
const WARM = 6
const TIMED = 12
const SETS = [
  ['striated', 'bullets'],
  ['impressed', 'cartridges'],
  ['toolmark', 'toolmarks'],
] as const
/** Nodes that only the checks of texture, handedness, identity, copies and composed faces need. */
const CHECKS: ReadonlySet<string> = new Set([
  'striae-self-agreement',
  'texture-check',
  'flipped-signature',
  'striae-handedness',
  'face-self-agreement',
  'remaining-map',
  'flipped-map',
  'face-handedness',
  'lands-alike',
  'near-copies',
  'face-seam',
])

const rows: string[][] = []
const scans = realScans(shared)
for (const [domain, manifest] of SETS) {
  const all = everyPair(await scans.marks(manifest))
  const step = Math.floor(all.length / (WARM + TIMED))
  const pairs = all.filter((_, i) => i % step === 0).slice(0, WARM + TIMED)
  await withService(async (service) => {
    const { compare } = comparerOf(service)
    const counted = () => new Map([...service.graph.counts()].map(([node, { seconds }]) => [node, seconds]))
    let before = counted()
    for (const [i, pair] of pairs.entries()) {
      if (i === WARM) before = counted()
      await compare({
        domain,
        a: await pair.a.files(),
        b: await pair.b.files(),
        ...(domain === 'striated' && { places: placesOf(pair), nPlaces: 6 }),
        read: { a: pair.a.read, b: pair.b.read },
      })
    }
    let [checks, whole] = [0, 0]
    for (const [node, seconds] of counted()) {
      const own = seconds - (before.get(node) ?? 0)
      whole += own
      if (CHECKS.has(node)) checks += own
    }
    const ms = (seconds: number): string => `${((1000 * seconds) / TIMED).toFixed(0)} ms`
    rows.push([domain, ms(whole), ms(checks), `${((100 * checks) / whole).toFixed(0)} %`])
  })
}
process.stdout.write(`${columns(['mark type', 'all nodes', 'of these the checks', 'share'], rows)}\n`)
