import { everyPair } from './real-scans.ts'
import { TALLY, tallied } from './tally.ts'
import { outcomes, type Trial } from './trial.ts'

const CONDITIONS = ['pitch', 'length of the striae compared'] as const // a reason may name both

/** Marks of another kind of tool, on a pitch between those of the reference. */
export const apertureShear: Trial = {
  about:
    'Aperture shear marks of 17 pistols (23 profiles, pitch 1.5 µm) under toolmark, which holds screwdrivers (7.05 µm) and cutters (0.69 µm); every pair, limits of the reference. The pairs of different pistols were chosen by their publishers to look alike.',
  header: [...TALLY, ...CONDITIONS.map((condition) => `refused for: ${condition}`), 'for anything else'],
  async rows(bench, told) {
    const pairs = everyPair(await bench.scans.marks('aperture-shear'))
    const found = await outcomes(
      bench,
      pairs.map(({ a, b, sameSource }) => ({
        sameSource,
        asked: async () => ({ domain: 'toolmark', a: await a.files(), b: await b.files() }),
      })),
    )
    const reasons = found.flatMap(({ refused }) => refused ?? [])
    const named = CONDITIONS.map((condition) => reasons.filter((reason) => reason.includes(condition)).length)
    const others = reasons.filter((reason) => CONDITIONS.every((condition) => !reason.includes(condition)))
    told([...tallied('aperture shear', found), ...[...named, others.length].map(String)])
  },
}
