import { crop, type Edit, editedFile, missing, noise, onPitch, trimmed, turned } from './edits.ts'
import { everyPair, FACE_SETS, onePairASource, type Pair, placesOf, type RealMark } from './real-scans.ts'
import { TALLY } from './tally.ts'
import { rowsUnder, type Trial } from './trial.ts'

const MILD: Readonly<Record<string, Edit>> = {
  'left 20 % cropped': crop(0.2, 1),
  'right 20 % cropped': crop(0, 0.8),
  '5 % missing': missing(0.05),
  '50 nm noise': noise(50e-9),
}
const TURNS = { 'turned by 5°': turned(5), 'turned by −5°': turned(-5) }
const TURNED: Readonly<Record<string, Readonly<Record<string, Edit>>>> = {
  // a long land fills a tenth of the square that holds it in every direction
  striated: Object.fromEntries(
    Object.entries(TURNS).map(([title, turn]): [string, Edit] => [title, (scan) => trimmed(turn(scan))]),
  ),
  impressed: TURNS,
}

const BULLET_PAIRS = 12 // of each class, or as many as there are
const TOOL_EDGES = 30 // of tmaRks

/** The first pairs of each class. */
const some = (pairs: readonly Pair[], count: number): Pair[] =>
  [true, false].flatMap((same) => pairs.filter(({ sameSource }) => sameSource === same).slice(0, count))

/** Mild damage to one of two marks. */
export const damaged: Trial = {
  about:
    'Mark A damaged, mark B as it is. Fits without the sources of the pair, where enough are left. Bullets: 10 known matches and 12 others; breech faces and toolmarks: one pair of each class a source (toolmarks: of 30 edges of tmaRks).',
  header: TALLY,
  async rows(bench, told) {
    const sets = [
      ['bullets', 'striated', some(everyPair(await bench.scans.marks('bullets')), BULLET_PAIRS), []],
      ...(await Promise.all(
        FACE_SETS.map(async ([title, manifest, part]) => {
          const pairs = onePairASource(await bench.scans.marks(manifest))
          return [`breech faces, ${title}`, 'impressed', pairs, [part]] as const
        }),
      )),
      [
        'toolmarks',
        'toolmark',
        onePairASource(await bench.scans.marks('toolmarks')).slice(0, 2 * TOOL_EDGES),
        ['toolmark.tmarks'],
      ],
    ] as const
    for (const [name, domain, pairs, parts] of sets) {
      const edits = {
        ...MILD,
        ...TURNED[domain],
        ...(domain === 'striated' && { 'pitch 2 µm': onPitch(2e-6) }),
      }
      for (const [title, edit] of Object.entries(edits)) {
        const damagedFiles = async (mark: RealMark): Promise<Uint8Array[]> =>
          (await mark.files()).map((file) => editedFile(file, edit))
        const known = pairs.map(({ a, b, sameSource }) => ({
          sameSource,
          asked: async () => ({
            domain,
            a: await damagedFiles(a),
            b: await b.files(),
            places: placesOf({ a, b }),
            read: { a: a.read, b: b.read },
          }),
        }))
        await rowsUnder(bench, `${name}: ${title}`, known, parts, told)
      }
    }
  },
}
