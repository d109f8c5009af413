import { describe, expect, it } from 'vitest'
import { grid } from '../../../src/kinds/kind.ts'
import { EVERY_FLIP, FLIPS, flippedSignature, striaeHandedness } from '../../../src/nodes/scan/handedness.ts'

const of = (score: number) => ({ score, score_kind: 'cmr-1d' })
const check = (score: number, ...others: number[]) =>
  striaeHandedness.run(
    { score: of(score), others: others.map(of) },
    { domain: 'toolmark', ways: EVERY_FLIP.slice(0, others.length), one_source: 6 },
  ).checks[0]!

describe('the handedness of two marks with striae', () => {
  it('is refused where another way to read one of them has a score of one source', () => {
    expect(check(1, 2, 12, 3)).toMatchObject({
      name: 'handedness',
      severity: 'refuse',
      code: 'agree_only_inverted',
      value: 2,
      values: { agreement: 2, as_read: 1 / 6 },
    })
    expect(check(1, 12, 2, 3).code).toBe('agree_only_mirrored')
    expect(check(1, 2, 3, 12).code).toBe('agree_only_cast')
  })

  it('passes where no way has, and where they agree as they were read', () => {
    expect(check(-2, 5.9, -1, 0)).toMatchObject({ severity: 'ok', code: 'no_other_way_fits' })
    expect(check(7)).toMatchObject({
      severity: 'ok',
      code: 'agree_as_read',
      value: 0,
      values: { agreement: 7 / 6 },
    })
  })
})

it('a signature read another way keeps its heights', () => {
  const signature = {
    values: grid(Float64Array.of(1, -2, 4), 3),
    dx: 1e-6,
    length: 3,
    tilt_deg: 0,
    striae_angle_deg: 0,
    crop: [0, 3] as const,
  }
  const read = (way: keyof typeof FLIPS) => [...flippedSignature.run({ signature }, FLIPS[way]).values.data]
  expect(read('mirrored')).toEqual([4, -2, 1])
  expect(read('inverted')).toEqual([-1, 2, -4])
  expect(read('cast')).toEqual([-4, 2, -1])
})
