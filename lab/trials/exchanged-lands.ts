import { everyPair, type Pair, placesOf } from './real-scans.ts'
import { type Outcome, outOf } from './tally.ts'
import { type Bench, outcomes, type Trial } from './trial.ts'

const SETS = ['bullets', 'bullets-variability', 'bullets-houstonf'] as const
const LANDS = 6

/** What each place of a bullet is given as. */
type Order = readonly number[]

const AS_GIVEN: Order = Array.from({ length: LANDS }, (_, i) => i + 1)

const EXCHANGES: readonly Order[] = AS_GIVEN.flatMap((one) =>
  AS_GIVEN.slice(one).map((other) =>
    AS_GIVEN.map((place) => (place === one ? other : place === other ? one : place)),
  ),
)

/** Each land between two lands that are not its neighbours; by one place it would be exchanged with the next. */
const MOVES: readonly Order[] = AS_GIVEN.flatMap((moved) =>
  [2, 3].map((forward) => {
    const rest = AS_GIVEN.filter((place) => place !== moved)
    const before = rest.indexOf(((moved - 1 + forward) % LANDS) + 1)
    const met = rest.toSpliced(before + 1, 0, moved)
    return AS_GIVEN.map((place) => met.indexOf(place) + 1)
  }),
)

/** Lands of a bullet in a wrong order: is it seen, and named rightly? */
export const exchanged: Trial = {
  about:
    'Bullets, every pair as given, and each pair of one barrel with two lands of mark B exchanged (15 ways) or one moved with the others in their order (12 ways). Warned: order_exchanged. Rightly: the places that the warning gives put the lands in their order again.',
  header: [
    'pair',
    'answered',
    'LR as given',
    'exchanged: warned',
    'rightly',
    'moved: warned',
    'rightly',
    'least LR',
    'least LR without a warning',
  ],
  async rows(bench, told) {
    const pairs = everyPair(await bench.scans.marks(...SETS))
    for (const same of [true, false]) {
      const found = await compared(
        bench,
        pairs.filter(({ sameSource }) => sameSource === same).map((pair) => [pair, AS_GIVEN]),
      )
      const warned = found.filter(isWarned).length
      const title = same ? 'one barrel, as given' : 'different barrels, as given'
      told([
        title,
        answered(found),
        '',
        `given: ${outOf(warned, found.filter(isAnswered).length)}`,
        '',
        '',
        '',
        least(found),
        '',
      ])
    }
    for (const pair of pairs.filter(({ sameSource }) => sameSource)) {
      const [given] = await compared(bench, [[pair, AS_GIVEN]])
      const groups = [EXCHANGES, MOVES].map(async (orders) => {
        const found = await compared(
          bench,
          orders.map((order) => [pair, order]),
        )
        const right = found.filter((one, i) => putsRight(one, pair, orders[i]!)).length
        return {
          found,
          cells: [outOf(found.filter(isWarned).length, found.filter(isAnswered).length), String(right)],
        }
      })
      const [exchanges, moves] = [await groups[0]!, await groups[1]!]
      const all = [...exchanges.found, ...moves.found]
      told([
        `${pair.a.mark}, ${pair.b.mark}`,
        answered(all),
        lr(given!),
        ...exchanges.cells,
        ...moves.cells,
        least(all),
        least(all.filter((one) => !isWarned(one))),
      ])
    }
  },
}

/** Pairs with the lands of mark B said to be in these orders. */
const compared = (bench: Bench, all: readonly (readonly [Pair, Order])[]): Promise<Outcome[]> =>
  outcomes(
    bench,
    all.map(([pair, order]) => ({
      sameSource: pair.sameSource,
      asked: async () => {
        const places = placesOf(pair)
        return {
          domain: 'striated',
          a: await pair.a.files(),
          b: await pair.b.files(),
          places: { ...places, b: places.b.map((place) => order[place - 1]!) },
          nPlaces: LANDS,
        }
      },
    })),
  )

const warningOf = ({ warnings }: Outcome) => warnings.find(({ code }) => code === 'order_exchanged')
const isWarned = (outcome: Outcome): boolean => warningOf(outcome) !== undefined

/** Whether the places that the warning gives for B are the true ones, from whichever land they start. */
function putsRight(outcome: Outcome, pair: Pair, order: Order): boolean {
  const [, list] = /mark_b_lands=([\d,]+)/.exec(warningOf(outcome)?.message ?? '') ?? []
  if (list === undefined) return false
  const told = list.split(',').map(Number)
  const turns = placesOf(pair).b.map((place, i) => (told[i]! - place + LANDS) % LANDS)
  return order !== AS_GIVEN && turns.every((turn) => turn === turns[0])
}

const isAnswered = ({ log10Lr }: Outcome): boolean => log10Lr !== null

const answered = (found: readonly Outcome[]): string =>
  `${found.filter(isAnswered).length} of ${found.length}`

const lr = ({ log10Lr }: Pick<Outcome, 'log10Lr'>): string =>
  log10Lr === null ? '–' : Number((10 ** log10Lr).toPrecision(3)).toString()

const least = (found: readonly Outcome[]): string => {
  const lrs = found.flatMap(({ log10Lr }) => log10Lr ?? [])
  return lrs.length === 0 ? '–' : lr({ log10Lr: Math.min(...lrs) })
}
