import { everyPair, type Pair } from './real-scans.ts'
import { outOf } from './tally.ts'
import { outcomes, type Trial } from './trial.ts'

const SETS = [
  ['Fadul', 'cartridges'],
  ['Weller', 'cartridges-weller'],
  ['Baldwin', 'cartridges-baldwin'],
] as const
const OTHERS = 5 // every so many pairs of different sources
const HANDEDNESS = /agree only when one of them is mirrored/

const refusedFor = ({ refused }: { readonly refused: string | null }): boolean =>
  refused !== null && HANDEDNESS.test(refused)

/** Breech faces one of which is read as a mirror image that it is not. */
export const mirroredFaces: Trial = {
  about:
    'Breech faces, every same-source pair of a data set and every fifth other: as they are, and with mark A read mirrored where it is not (or not mirrored where it is). Refused: by the check of handedness. Fits without the slides of the pair.',
  header: [
    '',
    'same source: LR over 1',
    'of these, mirrored: refused',
    'answered as different',
    'other same source, mirrored: refused',
    'same source, as they are: refused',
    'different, as they are: refused',
    'different, mirrored: refused',
    'greatest score mirrored',
  ],
  async rows(bench, told) {
    const all: Counted[] = []
    for (const [title, manifest] of SETS) {
      const every = everyPair(await bench.scans.marks(manifest))
      const others = every.filter(({ sameSource }) => !sameSource).filter((_, i) => i % OTHERS === 0)
      const pairs = [...every.filter(({ sameSource }) => sameSource), ...others]
      const known = (wrongly: boolean) =>
        pairs.map(({ a, b, sameSource }: Pair) => ({
          sameSource,
          asked: async () => ({
            domain: 'impressed',
            a: await a.files(),
            b: await b.files(),
            read: { a: wrongly ? { ...a.read, mirrored: !a.read.mirrored } : a.read, b: b.read },
          }),
        }))
      const rightly = await outcomes(bench, known(false))
      const mirrored = await outcomes(bench, known(true))
      const found = rightly.map((right, i) => ({ right, wrong: mirrored[i]! }))
      told(row(title, found))
      all.push(...found)
    }
    told(row('all', all))
  },
}

type Outcome = Awaited<ReturnType<typeof outcomes>>[number]
interface Counted {
  readonly right: Outcome
  readonly wrong: Outcome
}

function row(title: string, found: readonly Counted[]): string[] {
  const same = found.filter(({ right }) => right.sameSource)
  const different = found.filter(({ right }) => !right.sameSource)
  const over = same.filter(({ right }) => (right.log10Lr ?? 0) > 0)
  const others = same.filter((one) => !over.includes(one))
  const refused = (of: readonly Counted[], which: keyof Counted): string =>
    outOf(of.filter((one) => refusedFor(one[which])).length, of.length)
  const asDifferent = over.filter(({ wrong }) => wrong.log10Lr !== null && wrong.log10Lr < 0).length
  const scores = different.flatMap(({ wrong }) => wrong.score ?? [])
  return [
    title,
    outOf(over.length, same.length),
    refused(over, 'wrong'),
    outOf(asDifferent, over.length),
    refused(others, 'wrong'),
    refused(same, 'right'),
    refused(different, 'right'),
    refused(different, 'wrong'),
    Math.max(...scores).toFixed(1),
  ]
}
