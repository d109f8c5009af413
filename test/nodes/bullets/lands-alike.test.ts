import { expect, it } from 'vitest'
import { grid } from '../../../src/kinds/kind.ts'
import { landsAlike } from '../../../src/nodes/bullets/lands-alike.ts'
import { random } from '../../../src/numerics/elementary/random.ts'

const LENGTH = 700
const landOf = (seed: number, noise = 0, noiseSeed = 0) => {
  const [one, other] = [random(seed), random(100 + noiseSeed)]
  const rough = Float64Array.from({ length: LENGTH / 7 + 1 }, () => one.normal())
  const values = Float64Array.from(
    { length: LENGTH },
    (_, i) => 1e-6 * (rough[Math.floor(i / 7)]! + noise * other.normal()),
  )
  return {
    values: grid(values, LENGTH),
    dx: 2e-6,
    length: LENGTH,
    tilt_deg: 0,
    striae_angle_deg: 0,
    crop: [0, LENGTH] as const,
  }
}
const overlap = {
  min_overlap: 0.5,
  amplitude_sigma: 150e-6,
  amplitude_floor: 0.1,
  edge_reach: 40e-6,
  edge_loss: 0.3,
}
const check = (a: ReturnType<typeof landOf>[], b: ReturnType<typeof landOf>[]) =>
  landsAlike.run({ a, b }, { domain: 'striated', overlap }).checks[0]!

it('one land in two places of a bullet is named, also with noise, and turned by 180°', () => {
  const six = [1, 2, 3, 4, 5, 6].map((seed) => landOf(seed))
  expect(
    check(
      six,
      [11, 12, 13].map((seed) => landOf(seed)),
    ),
  ).toMatchObject({ name: 'identity', severity: 'ok' })
  const twice = [...six.slice(0, 5), landOf(2, 0.2, 1)]
  expect(check(six, twice)).toMatchObject({
    severity: 'refuse',
    values: { mark: 'mark_b', one: 2, other: 6 },
  })
  const turned = { ...landOf(3), values: grid(landOf(3).values.data.toReversed(), LENGTH) }
  expect(check([...six.slice(0, 5), turned], six)).toMatchObject({
    severity: 'refuse',
    values: { mark: 'mark_a', one: 3, other: 6 },
  })
})

it('the lands of two bullets of one barrel may agree, and one land has nothing to agree with', () => {
  const [six, again] = [0, 1].map((k) => [1, 2, 3, 4, 5, 6].map((seed) => landOf(seed, 0.1, k)))
  expect(check(six!, again!).severity).toBe('ok')
  expect(check([landOf(1)], [landOf(1)])).toMatchObject({ severity: 'ok', value: 0 })
})
