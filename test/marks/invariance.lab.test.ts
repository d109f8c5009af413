/** What a score must not depend on, for every mark type: the order of the marks, and how a scan lay under the instrument. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { grid } from '../../src/kinds/kind.ts'
import { type Surface, surfaceKind } from '../../src/kinds/marks/surface.ts'
import { AS_IN_FILE, AS_SCANNED, type Mark, type Reading } from '../../src/marks/mark-type.ts'
import { markAsRead } from '../../src/marks/read.ts'
import { random } from '../../src/numerics/elementary/random.ts'
import { simulateBreechFace } from '../../src/simulate/breech-face.ts'
import { simulateBullet } from '../../src/simulate/bullet.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { inThread, MARKS } from '../helpers/in-thread.ts'

const READING: Reading = { likelihoodRatio: () => Promise.reject(new Error('not asked for')) }

interface Simulated {
  readonly heights: Float64Array
  readonly ny: number
  readonly nx: number
  readonly dx: number
  readonly dy: number
}
const surfaceOf = ({ heights, ny, nx, dx, dy }: Simulated): Surface => ({
  heights: grid(heights, ny, nx),
  dx,
  dy,
})

const graph = inThread()

/** The score of two marks of a domain. */
async function scoreOf(domain: string, a: readonly Surface[], b: readonly Surface[]): Promise<number> {
  const type = MARKS.of(domain)
  return graph.within(async (session) => {
    const mark = (surfaces: readonly Surface[]): Promise<Mark> =>
      markAsRead(session, {
        scans: surfaces.map((surface) => {
          const ref = session.put(surfaceKind, surface)
          const notes = { checksum_of_description: true, mask: false }
          return { surface: ref, handle: ref.handle, sha256: '', filename: 'a', reading: AS_IN_FILE, notes }
        }),
        places: surfaces.map((_, i) => i + 1),
        read: AS_SCANNED,
      })
    const marks = {
      a: await mark(a),
      b: await mark(b),
      nPlaces: a.length,
      config: MARKS.configs.deployed(domain),
    }
    const { score } = await session.value((await type.score(session, marks, READING)).score)
    return score
  })
}

/** Lifted, and tilted along both axes: metres, and metres a metre. */
const lying = (
  { heights, dx, dy }: Surface,
  [lift, alongX, alongY]: readonly [number, number, number],
): Surface => {
  const [ny, nx] = heights.shape as [number, number]
  const data = heights.data.map(
    (height, i) => height + lift + alongX * dx * (i % nx) + alongY * dy * Math.floor(i / nx),
  )
  return { heights: grid(data, ny, nx), dx, dy }
}

/** With more noise of the sensor, metres. */
function noisy({ heights, dx, dy }: Surface, seed: number, sigma: number): Surface {
  const { normal } = random(seed)
  return {
    heights: grid(
      heights.data.map((height) => height + sigma * normal()),
      ...(heights.shape as [number, number]),
    ),
    dx,
    dy,
  }
}

interface Domain {
  readonly domain: string
  mark(source: number, mark: number): Surface[]
  readonly runs: number
  /** How far a score may move: by how a scan lies, and by 20 nm of noise. */
  readonly byLying: number
  readonly byNoise: number
}

const DOMAINS: readonly Domain[] = [
  {
    domain: 'toolmark',
    runs: 6,
    byLying: 1e-3,
    byNoise: 0.6,
    mark: (edgeSeed, markSeed) => [
      surfaceOf(simulateToolmark({ edgeSeed, markSeed, pitch: 3.5e-6, asProfile: true })),
    ],
  },
  {
    domain: 'striated',
    runs: 2,
    byLying: 5e-3,
    byNoise: 0.03,
    mark: (barrelSeed, bulletSeed) =>
      simulateBullet({ barrelSeed, bulletSeed, lands: 2, pitch: 4e-6, width: 1.8e-3, height: 0.3e-3 }).map(
        surfaceOf,
      ),
  },
  {
    domain: 'impressed',
    runs: 2,
    byLying: 2,
    byNoise: 3,
    mark: (slideSeed, cartridgeSeed) => [
      surfaceOf(simulateBreechFace({ slideSeed, cartridgeSeed, pitch: 6.25e-6 })),
    ],
  },
]

const seeds = fc.record({
  source: fc.integer({ min: 1, max: 50 }),
  other: fc.integer({ min: 1, max: 50 }),
  mark: fc.nat(1000),
})
const tilts = fc.tuple(
  ...[20e-6, 2e-3, 2e-3].map((most) => fc.double({ min: -most, max: most, noNaN: true })),
) as fc.Arbitrary<[number, number, number]>

describe.each(DOMAINS)('a score of $domain', ({ domain, mark, runs, byLying, byNoise }) => {
  const options = { seed: 20261122, numRuns: runs, endOnFailure: true }

  test('is the same with the marks exchanged', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, async ({ source, other, mark: own }) => {
        const [a, b] = [mark(source, own), mark(other, own + 1)]
        expect(await scoreOf(domain, b, a)).toBeCloseTo(await scoreOf(domain, a, b), 9)
      }),
      options,
    )
  }, 180_000)

  test('hardly depends on height and tilt of a scan, or on a little more noise', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, tilts, async ({ source, mark: own }, tilt) => {
        const [a, b] = [mark(source, own), mark(source, own + 1)]
        const as = await scoreOf(domain, a, b)
        const lain = await scoreOf(
          domain,
          a.map((one) => lying(one, tilt)),
          b,
        )
        expect(Math.abs(lain - as)).toBeLessThanOrEqual(byLying)
        const more = await scoreOf(
          domain,
          a.map((one, i) => noisy(one, own + i, 20e-9)),
          b,
        )
        expect(Math.abs(more - as)).toBeLessThanOrEqual(byNoise)
      }),
      options,
    )
  }, 180_000)
})
