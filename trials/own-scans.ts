import { everyPair, neighbours, placesOf } from './real-scans.ts'
import { TALLY, tallied } from './tally.ts'
import { outcomes, type Trial } from './trial.ts'

/** The references' own marks: are they answered, and how well? */
export const own: Trial = {
  about:
    'Own marks of the references, as they are. Fits without the sources of the pair, where enough are left. Bullets: every pair. Breech faces and toolmarks: each mark with the next one of its source and of another.',
  header: TALLY,
  async rows(bench, told) {
    for (const [title, domain, manifests, pairs] of [
      ['bullets', 'striated', ['bullets'], everyPair],
      ['breech faces', 'impressed', ['cartridges', 'cartridges-weller'], neighbours],
      ['screwdriver marks', 'toolmark', ['toolmarks'], neighbours],
      ['cutter marks', 'toolmark', ['cutters'], neighbours],
    ] as const) {
      const known = pairs(await bench.scans.marks(...manifests)).map(({ a, b, sameSource }) => ({
        sameSource,
        asked: async () => ({ domain, a: await a.files(), b: await b.files(), places: placesOf({ a, b }) }),
      }))
      told(tallied(title, await outcomes(bench, known)))
    }
  },
}
