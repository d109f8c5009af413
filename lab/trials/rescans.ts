import { everyPair, landAgain, type Pair, placesOf, type RealMark } from './real-scans.ts'
import { medianOf, numberText, type Outcome, outOf } from './tally.ts'
import { type Bench, outcomes, type Trial } from './trial.ts'

const [FIRST, AGAIN] = ['bullets-variability', 'bullets-variability-rescans'] as const
const BARRELS = ['blue', 'green', 'orange'] as const

/** Bullets and lands against themselves on another day or instrument. */
export const rescans: Trial = {
  about:
    'Lands scanned again on another day or instrument (profiles), against their first scans: single lands, and bullets by all their lands; and bullets of one barrel and of different barrels. None is a copy. LR: least, median, greatest.',
  header: ['pairs', 'answered', 'LR', 'near_copy'],
  async rows(bench, told) {
    const [first, again] = [await bench.scans.marks(FIRST), await bench.scans.marks(AGAIN)]
    const both = again.map((b) => ({ a: first.find(({ mark }) => mark === b.mark)!, b, sameSource: true }))
    for (const barrel of BARRELS) {
      const own = both.filter(({ a }) => a.mark.includes(barrel))
      told(row(`single lands again, ${barrel}`, await compared(bench, own.flatMap(landsOf))))
    }
    told(row('bullets again', await compared(bench, both)))
    const bullets = await bench.scans.marks('bullets', FIRST, 'bullets-houstonf')
    for (const same of [true, false]) {
      const pairs = everyPair(bullets).filter(({ sameSource }) => sameSource === same)
      told(row(`bullets of ${same ? 'one barrel' : 'different barrels'}`, await compared(bench, pairs)))
    }
  },
}

/** The lands of a bullet and of its rescan, each as a pair of its own. */
const landsOf = ({ a, b, sameSource }: Pair): Pair[] =>
  a.rows.flatMap((_, i) => {
    const j = b.rows.findIndex(({ land }) => land === landAgain(a.mark, a.rows[i]!.land))
    return j < 0 ? [] : [{ a: only(a, i), b: only(b, j), sameSource }]
  })

const only = (mark: RealMark, i: number): RealMark => ({
  ...mark,
  rows: [{ ...mark.rows[i]!, land: 1 }],
  files: async () => [(await mark.files())[i]!],
})

const compared = (bench: Bench, pairs: readonly Pair[]): Promise<Outcome[]> =>
  outcomes(
    bench,
    pairs.map((pair) => ({
      sameSource: pair.sameSource,
      asked: async () => ({
        domain: 'striated',
        a: await pair.a.files(),
        b: await pair.b.files(),
        places: placesOf(pair),
      }),
    })),
  )

function row(title: string, found: readonly Outcome[]): string[] {
  const lrs = found.flatMap(({ log10Lr }) => (log10Lr === null ? [] : [10 ** log10Lr])).sort((x, y) => x - y)
  const warned = found.filter(({ warnings }) => warnings.some(({ code }) => code === 'near_copy')).length
  const ends = [numberText(lrs[0]), medianOf(lrs), numberText(lrs.at(-1))].join(', ')
  return [title, `${lrs.length} of ${found.length}`, ends, outOf(warned, found.length)]
}
