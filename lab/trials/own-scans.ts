import { everyPair, FACE_SETS, neighbours, placesOf } from './real-scans.ts'
import { TALLY } from './tally.ts'
import { rowsUnder, type Trial } from './trial.ts'

const SETS = [
  ['bullets', 'striated', ['bullets'], everyPair, []],
  ...FACE_SETS.map(
    ([title, manifest, part]) =>
      [`breech faces, ${title}`, 'impressed', [manifest], neighbours, [part]] as const,
  ),
  ['breech faces, Baldwin', 'impressed', ['cartridges-baldwin'], neighbours, []],
  ['screwdriver marks', 'toolmark', ['toolmarks'], neighbours, ['toolmark.tmarks']],
  ['cutter marks', 'toolmark', ['cutters'], neighbours, ['toolmark.cutters']],
] as const

/** The references' own marks: are they answered, and how well? */
export const own: Trial = {
  about:
    'Own marks of the references, as they are. Fits without the sources of the pair, where enough are left. Bullets: every pair. Breech faces and toolmarks: each mark with the next one of its source and of another.',
  header: TALLY,
  async rows(bench, told) {
    for (const [title, domain, manifests, pairs, parts] of SETS) {
      const known = pairs(await bench.scans.marks(...manifests)).map(({ a, b, sameSource }) => ({
        sameSource,
        asked: async () => ({
          domain,
          a: await a.files(),
          b: await b.files(),
          places: placesOf({ a, b }),
          read: { a: a.read, b: b.read },
        }),
      }))
      await rowsUnder(bench, title, known, parts, told)
    }
  },
}
