/** True and forged bundles of simulated marks: what `markgraph verify` must say of each. Trials do the same with real marks. */
import { expect, test } from 'vitest'
import { checkForgeries, surprises } from '../../lab/trials/forged-bundles.ts'
import type { Materials } from '../../lab/trials/forgeries.ts'
import { simulateBullet } from '../../src/simulate/bullet.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { EXIT_CODES } from '../../src/verify/verdict.ts'
import { writeX3p } from '../../src/x3p/write.ts'

const land = (bulletSeed: number): Uint8Array =>
  writeX3p(simulateBullet({ barrelSeed: 1, bulletSeed, lands: 1 })[0]!)
const toolmark = (edgeSeed: number, markSeed: number): Uint8Array =>
  writeX3p(simulateToolmark({ edgeSeed, markSeed }))

const MATERIALS: Materials = {
  pairs: { striated_single: { domain: 'striated', marks: [[land(11)], [land(12)]] } },
  question: [1, 2, 3, 4].map((mark) => toolmark(1, mark)),
  strangers: [2, 3, 4].map((edge) => toolmark(edge, 10 + edge)),
}

test('every forged bundle is found, and no true one is doubted', async () => {
  const wrong: string[] = []
  const names = new Set<string>()
  const counts = { true: 0, forged: 0 }
  await checkForgeries(MATERIALS, (forgery, found) => {
    names.add(forgery.name)
    const isTrue = forgery.expected.exit === 0
    counts[isTrue ? 'true' : 'forged'] += 1
    wrong.push(...surprises(forgery, found).map((what) => `${forgery.name}: ${what}; ${found.sentence}`))
    expect([forgery.name, found.verified]).toEqual([forgery.name, EXIT_CODES[found.verdict] === 0])
    expect([forgery.name, /^Verified:/.test(found.sentence)]).toEqual([forgery.name, isTrue])
  })
  expect(wrong).toEqual([])
  expect(names.size).toBe(counts.true + counts.forged)
  expect(counts.true).toBeGreaterThanOrEqual(12)
  expect(counts.forged).toBeGreaterThanOrEqual(100)
}, 600_000)
