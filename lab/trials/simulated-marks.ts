import { LRUCache } from 'lru-cache'
import { simulateBreechFace } from '../../src/simulate/breech-face.ts'
import { simulateBullet } from '../../src/simulate/bullet.ts'
import type { SimulatedSurface } from '../../src/simulate/surface.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { outOf, TALLY, tallied } from './tally.ts'
import { outcomes, type Trial } from './trial.ts'

const PAIRS = 100 // of each class and domain
const AROUND = 8 // marks that the pairs of neighbouring sources share
const SIMULATED: Readonly<Record<string, (source: number, mark: number) => SimulatedSurface[]>> = {
  striated: (barrelSeed, bulletSeed) => simulateBullet({ barrelSeed, bulletSeed }),
  impressed: (slideSeed, cartridgeSeed) => [simulateBreechFace({ slideSeed, cartridgeSeed })],
  toolmark: (edgeSeed, markSeed) => [simulateToolmark({ edgeSeed, markSeed })],
}

/** Simulated marks lie inside the conditions and get the right sign. */
export const simulated: Trial = {
  about: `Simulated marks of ${PAIRS} sources a domain: two marks of each source, and one of each with one of the next source.`,
  header: [...TALLY, 'wrong sign or refused'],
  async rows(bench, told) {
    for (const [domain, simulate] of Object.entries(SIMULATED)) {
      const made = new LRUCache<number, Uint8Array[]>({ max: AROUND })
      const files = (source: number, mark: number): Uint8Array[] => {
        const found = made.get(mark) ?? simulate(source, mark).map((surface) => writeX3p(surface))
        made.set(mark, found)
        return found
      }
      const known = Array.from({ length: PAIRS }, (_, i) => i + 1).flatMap((source) => [
        {
          sameSource: true,
          asked: async () => ({ domain, a: files(source, 2 * source), b: files(source, 2 * source + 1) }),
        },
        {
          sameSource: false,
          asked: async () => ({
            domain,
            a: files(source, 2 * source),
            b: files(source + 1, 2 * source + 3),
          }),
        },
      ])
      const found = await outcomes(bench, known)
      const wrong = found.filter(({ log10Lr, sameSource }) =>
        log10Lr === null ? true : sameSource ? log10Lr <= 0 : log10Lr >= 0,
      )
      told([...tallied(domain, found), outOf(wrong.length, found.length)])
    }
  },
}
