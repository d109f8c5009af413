import { expect, test } from 'vitest'
import { type PlacedLand, turnedLands } from '../../../src/numerics/sketches/turned-lands.ts'

const N = 6
const OWN = [1, 2, 3, 4, 5, 6]

/** Bullets of six lands that stand one after another. */
const bullets = (count: number): PlacedLand[][] =>
  Array.from({ length: count }, (_, b) => OWN.map((place, i) => ({ place, position: N * b + i })))

/** How alike each land is to the lands of `count` bullets: 10 to all, and 16 to those that `agree` names. */
const alike = (
  count: number,
  agree: (own: number, bullet: number, place: number) => boolean,
): Float32Array[] =>
  OWN.map((own) =>
    Float32Array.from({ length: N * count }, (_, at) =>
      agree(own, Math.floor(at / N), (at % N) + 1) ? 16 : 10,
    ),
  )

/** The place of a land after a turn. */
const turned = (own: number, by: number): number => ((own - 1 + by) % N) + 1

test('lands that agree at one turn count together, and those of several turns do not', () => {
  const found = turnedLands(
    alike(3, (own, bullet, place) =>
      bullet === 1 ? place === turned(own, 4) : bullet === 2 && place === turned(own, own),
    ),
    OWN,
    bullets(3),
    false,
  )
  expect(found[1]! - found[0]!).toBeCloseTo(6 * 6, 9)
  expect(found[2]! - found[0]!).toBeCloseTo(6, 9)
})

test('the lands of a mirror image follow one another the other way round', () => {
  const of = (mirrored: boolean) =>
    turnedLands(
      alike(2, (own, bullet, place) => bullet === 1 && place === turned(7 - own, 2)),
      OWN,
      bullets(2),
      mirrored,
    )
  expect(of(true)[1]! - of(true)[0]!).toBeCloseTo(36, 9)
  expect(of(false)[1]! - of(false)[0]!).toBeLessThan(36)
})

test('lands that a bullet lacks, or that have no sketch, count neither for it nor against it', () => {
  const values = alike(3, (own, bullet, place) => bullet > 0 && place === own)
  for (const own of values) own.fill(0, 2 * N + 3)
  const [whole, part] = [bullets(3)[1]!, bullets(3)[1]!.slice(0, 3)]
  const [six, three, unsketched] = turnedLands(values, OWN, [whole, part, bullets(3)[2]!], false)
  expect(Math.abs(six! / three! - 2)).toBeLessThan(0.1)
  expect(unsketched).toBeCloseTo(three!, 9)
})

test('a single land counts with the land that is most alike', () => {
  const [own] = alike(2, (_, bullet, place) => bullet === 1 && place === 5)
  const found = turnedLands([own!], [3], bullets(2), false)
  expect(found[1]! - found[0]!).toBeCloseTo(6, 9)
})
