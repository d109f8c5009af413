/**
 * True and forged bundles of simulated marks: what `markgraph verify` must say of each. One forged bundle in eight, and of those that
 * are signed only pairs of marks, because each is computed again and test fires take ten times as long; `npm run trials --
 * forged-bundles` checks all of them, with real marks.
 */
import { expect, test } from 'vitest'
import { checkForgeries, surprises } from '../../lab/trials/forged-bundles.ts'
import type { Materials } from '../../lab/trials/forgeries.ts'
import type { Forgery } from '../../lab/trials/forging.ts'
import { EXIT_CODES } from '../../src/verify/verdict.ts'
import { bulletScans, toolmarkScan } from '../helpers/simulated.ts'
import { WIDE } from '../helpers/studies.ts'

const land = (bulletSeed: number): Uint8Array =>
  bulletScans({ barrelSeed: 1, bulletSeed, lands: 1, height: 0.3e-3 })[0]!
const toolmark = (edgeSeed: number, markSeed: number): Uint8Array =>
  toolmarkScan({ edgeSeed, markSeed, pitch: 3.5e-6, width: WIDE, asProfile: true })

const MATERIALS: Materials = {
  pairs: { striated_single: { domain: 'striated', marks: [[land(11)], [land(12)]] } },
  question: [1, 2, 3, 4].map((mark) => toolmark(1, mark)),
  strangers: [2, 3, 4].map((edge) => toolmark(edge, 10 + edge)),
}

test('no forged bundle is taken for a true one, and no true one is doubted', async () => {
  const wrong: string[] = []
  const names = new Set<string>()
  const counts = { true: 0, forged: 0 }
  let forged = 0
  const isTrue = ({ expected }: Forgery): boolean => expected.exit === 0
  const isChosen = (one: Forgery): boolean =>
    isTrue(one) ? !/test fires.*, signed$/.test(one.name) : forged++ % 8 === 0
  await checkForgeries(
    MATERIALS,
    (forgery, found) => {
      names.add(forgery.name)
      counts[isTrue(forgery) ? 'true' : 'forged'] += 1
      wrong.push(...surprises(forgery, found).map((what) => `${forgery.name}: ${what}; ${found.sentence}`))
      expect([forgery.name, found.verified]).toEqual([forgery.name, EXIT_CODES[found.verdict] === 0])
      expect([forgery.name, /^Verified:/.test(found.sentence)]).toEqual([forgery.name, isTrue(forgery)])
    },
    isChosen,
  )
  expect(wrong).toEqual([])
  expect(names.size).toBe(counts.true + counts.forged)
  expect(counts.true).toBeGreaterThanOrEqual(10)
  expect(counts.forged).toBeGreaterThanOrEqual(13)
  expect(forged).toBeGreaterThanOrEqual(100)
}, 600_000)
