import { describe, expect, it } from 'vitest'
import type { Features } from '../../../src/kinds/marks/agreement.ts'
import { checkedParams } from '../../../src/kinds/node.ts'
import { exchangeCheck } from '../../../src/nodes/bullets/exchange-check.ts'
import { random } from '../../../src/numerics/elementary/random.ts'
import { bulletFeatures } from '../../../src/numerics/profiles/bullet-features.ts'

const LANDS = 6
const WHOLE = [1, 2, 3, 4, 5, 6]

interface Bullets {
  /** The place on its bullet that each scan is said to show. */
  readonly a?: readonly number[]
  readonly b?: readonly number[]
  /** The barrel's land that each scan really shows, from 0; absent: as places say, b's land 1 being the barrel's land 3. */
  readonly landsA?: readonly number[]
  readonly landsB?: readonly number[]
  /** Correlation of two scans of one land; others agree by 0.2 ± 0.03. */
  readonly same?: number
  readonly upsideDown?: boolean
  readonly seed?: number
}

/** The features of two bullets of one barrel, with chance. */
function featuresOf(given: Bullets): { features: Features; a: readonly number[]; b: readonly number[] } {
  const { a = WHOLE, b = WHOLE, same = 0.7, upsideDown = false, seed = 1 } = given
  const landsA = given.landsA ?? a.map((place) => place - 1)
  const landsB = given.landsB ?? b.map((place) => (place + 1) % LANDS)
  const generator = random(seed)
  const matrix = landsA.map((one) =>
    landsB.map((other) => (one === other ? same : 0.2) + 0.03 * generator.normal()),
  )
  const slotsB = b.map((place) => (upsideDown ? LANDS - place : place - 1))
  const slotsA = a.map((place) => place - 1)
  const ccf = Float64Array.from(matrix.flat())
  const found = bulletFeatures(ccf, new Float64Array(ccf.length), slotsA, slotsB, LANDS)
  const none = { as_given: 0, upside_down: 0, order_reversed: 0, lands_turned: 0 }
  const features = {
    ...found,
    land_ccf_matrix: matrix,
    land_lag_matrix: matrix,
    best_land_a: 0,
    best_land_b: 0,
    upside_down: upsideDown,
    arrangements: none,
  }
  return { features, a, b }
}

function checked(given: Bullets) {
  const { features, a, b } = featuresOf(given)
  const params = checkedParams(exchangeCheck, { lands_a: a, lands_b: b, n_lands: LANDS })
  return exchangeCheck.run({ features }, params)
}

/** The barrel's lands of scans in their order when two of them, or one, are not where they are said to be. */
const inOrder = [2, 3, 4, 5, 0, 1]
const exchangedAt = (one: number, other: number): number[] =>
  inOrder.map((land, i) => (i === one ? inOrder[other]! : i === other ? inOrder[one]! : land))
function movedTo(from: number, to: number): number[] {
  const out = inOrder.toSpliced(from, 1)
  return out.toSpliced(to, 0, inOrder[from]!)
}

describe('the order of single lands', () => {
  it('is not objected to where it fits as given', () => {
    const { found, gain } = checked({})
    expect(found).toBeNull()
    expect(gain).toBeLessThan(0)
  })

  it('names every exchange of two lands on either bullet, and the places that put it right', () => {
    for (let one = 0; one < LANDS; one++) {
      for (let other = one + 1; other < LANDS; other++) {
        const landsB = exchangedAt(one, other)
        const { found, gain } = checked({ landsB })
        expect(found!.b.change).toEqual({ exchanged: [one + 1, other + 1] })
        // land 1 of b is the barrel's land 3, which is land 3 of a
        const onA = [((one + 2) % LANDS) + 1, ((other + 2) % LANDS) + 1].toSorted()
        expect(found!.a.change).toEqual({ exchanged: onA })
        for (const righted of [
          { landsB, b: found!.b.places },
          { landsB, a: found!.a.places },
        ]) {
          const { diag_contrast } = featuresOf({ landsA: [0, 1, 2, 3, 4, 5], ...righted }).features
          expect(diag_contrast).toBeCloseTo(found!.contrast, 9)
        }
        expect(gain).toBeGreaterThan(0.1)
      }
    }
  })

  it('names a land that is out of place between its neighbours', () => {
    for (const [from, to] of [
      [0, 2],
      [0, 3],
      [2, 4],
      [5, 2],
      [4, 1],
    ] as const) {
      const landsB = movedTo(from, to)
      const { found } = checked({ landsB })
      const { change, places } = found!.b
      expect(change).toMatchObject({ moved: to + 1 })
      expect(
        featuresOf({ landsB, b: places, landsA: [0, 1, 2, 3, 4, 5] }).features.diag_contrast,
      ).toBeGreaterThan(0.45)
    }
    const { found } = checked({ landsB: movedTo(0, 2) }) // lands 2, 3, 1, 4, 5, 6
    expect(found!.b).toEqual({ change: { moved: 3, between: [6, 1] }, places: [2, 3, 1, 4, 5, 6] })
    expect(found!.a.change).toMatchObject({ moved: 3, between: [5, 6] })
  })

  it('finds it on a bullet that is upside down, and counts places as they were given', () => {
    const landsB = exchangedAt(0, 1).toReversed() // places 5 and 6
    const { found } = checked({ upsideDown: true, landsB })
    expect(found!.b).toEqual({ change: { exchanged: [5, 6] }, places: [1, 2, 3, 4, 6, 5] })
    const moved = movedTo(0, 2).toReversed()
    expect(checked({ upsideDown: true, landsB: moved }).found!.b.change).toEqual({
      moved: 4,
      between: [6, 1],
    })
  })

  it('finds it where each bullet lacks a land, and a land at the place that none shows', () => {
    const a = [1, 2, 3, 4, 5]
    const landsB = exchangedAt(1, 2).toSpliced(5, 1)
    expect(checked({ a, b: a, landsB }).found!.b.change).toEqual({ exchanged: [2, 3] })
    const atGap = [1, 2, 3, 4, 6] // the last scan shows land 5
    const found = checked({ b: atGap, landsB: inOrder.toSpliced(5, 1) }).found!
    expect(found.b).toEqual({ change: { exchanged: [5, 6] }, places: [1, 2, 3, 4, 5] })
  })

  it('says nothing where lands agree too little, by chance, or are fewer than five a side', () => {
    for (let seed = 1; seed <= 50; seed++) expect(checked({ same: 0.2, seed }).found).toBeNull()
    const landsB = exchangedAt(0, 1)
    expect(checked({ same: 0.25, landsB }).found).toBeNull()
    expect(checked({ same: 0.35, landsB }).found).not.toBeNull()
    const few = { b: [1, 2, 3, 4], landsB: landsB.slice(0, 4) }
    expect(checked(few)).toEqual({ gain: null, found: null })
  })
})
