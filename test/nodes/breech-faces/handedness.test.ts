import { describe, expect, it } from 'vitest'
import { grid } from '../../../src/kinds/kind.ts'
import type { ArealCongruence } from '../../../src/kinds/marks/agreement.ts'
import { faceHandedness, flippedMap } from '../../../src/nodes/breech-faces/handedness.ts'
import { FLIPS } from '../../../src/nodes/scan/handedness.ts'

const LIMITS = { least: 10, cells: 5, fewest: 9 }
const of = (score: number, n_congruent: number, n_comparable = 30): ArealCongruence =>
  ({ score, n_congruent, n_comparable }) as unknown as ArealCongruence
const WAYS = ['mirrored', 'inverted', 'cast'] as const
const NOTHING = of(0, 0)
const checkOf = (congruence: ArealCongruence, ...others: ArealCongruence[]) =>
  faceHandedness.run(
    { congruence, others },
    { domain: 'impressed', ways: WAYS.slice(0, others.length), ...LIMITS },
  ).checks[0]!

describe('the handedness of two breech faces', () => {
  it('is refused where the mirror image agrees as faces of one source do, and the reason says what to say of it', () => {
    const check = checkOf(of(5, 1), of(30, 21))
    expect(check).toMatchObject({
      name: 'handedness',
      severity: 'refuse',
      passed: false,
      value: 3,
      threshold: 1,
    })
    expect(check.reason).toMatch(
      /agree only when one of them is mirrored: then 3 times as well as marks of different sources do at most, and as they were read 0.2 times/,
    )
    expect(check.reason).toContain('say that the mark that it scanned is mirrored')
    expect(checkOf(of(5, 1), of(10, 5)).severity).toBe('refuse')
  })

  it('names heights with the wrong sign, and a cast', () => {
    expect(checkOf(of(5, 1), of(9, 4), of(30, 21), of(9, 4))).toMatchObject({
      severity: 'refuse',
      code: 'agree_only_inverted',
    })
    const cast = checkOf(of(5, 1), NOTHING, of(11, 6), of(30, 21))
    expect(cast).toMatchObject({ severity: 'refuse', code: 'agree_only_cast' })
    expect(cast.reason).toContain('say that this mark is a cast')
  })

  it('passes where the mirror image has the score, or the regions, but not both', () => {
    expect(checkOf(of(5, 1), of(30, 4))).toMatchObject({ severity: 'ok', value: 0.8 })
    expect(checkOf(of(5, 1), of(9, 21))).toMatchObject({ severity: 'ok', value: 0.9 })
  })

  it('passes without a search where the faces agree as they were read', () => {
    const check = checkOf(of(30, 21))
    expect(check).toMatchObject({ severity: 'ok', passed: true, value: 0 })
    expect(check.reason).toContain('no other way to read them was tried')
  })

  it('passes where the mirror image has too little in common to be compared', () => {
    expect(checkOf(of(5, 1), of(30, 7, 8))).toMatchObject({ severity: 'ok', value: 0 })
  })
})

describe('the mirror image of a map', () => {
  const values = new Float64Array(256 * 256)
  for (let y = 0; y < 3; y++) for (let x = 0; x < 4; x++) values[(126 + y) * 256 + 126 + x] = 1 + 4 * y + x
  values[127 * 256 + 128] = 0 // not measured
  const signature = { values: grid(values, 256, 256), dx: 1, dy: 1, valid: 11, ny: 3, nx: 4 }

  it('has its rows backwards, in the place of the mark', () => {
    const image = flippedMap.run({ signature }, FLIPS.mirrored)
    const rows = [0, 1, 2].map((y) => [
      ...image.values.data.subarray((126 + y) * 256 + 126, (126 + y) * 256 + 130),
    ])
    expect(rows).toEqual([
      [4, 3, 2, 1],
      [8, 0, 6, 5],
      [12, 11, 10, 9],
    ])
    expect(image).toMatchObject({ ny: 3, nx: 4, valid: 11 })
  })

  it('of a mirror image is the map again, also where the mark cannot lie in the very middle', () => {
    const odd = { ...signature, nx: 3 } // of 256 columns
    for (const one of [signature, odd]) {
      const image = flippedMap.run({ signature: one }, FLIPS.mirrored)
      const twice = flippedMap.run({ signature: image }, FLIPS.mirrored)
      const own = [...one.values.data.keys()].filter((i) => i % 256 >= 126 && i % 256 < 126 + one.nx)
      expect(own.map((i) => twice.values.data[i])).toEqual(own.map((i) => one.values.data[i]))
    }
  })
})
