import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { grid } from '../../src/kinds/kind.ts'
import { type Surface, surfaceKind } from '../../src/kinds/marks/surface.ts'
import { scoreBullets } from '../../src/marks/bullets/score.ts'
import {
  AS_IN_FILE,
  AS_SCANNED,
  type Mark,
  type MarkReading,
  type Reading,
} from '../../src/marks/mark-type.ts'
import { markAsRead } from '../../src/marks/read.ts'
import { decode } from '../../src/nodes/scan/decode.ts'
import { random } from '../../src/numerics/elementary/random.ts'
import { simulateBullet } from '../../src/simulate/bullet.ts'
import { AS_WRITTEN } from '../../src/x3p/read.ts'
import { CONFIG, inThread } from '../helpers/in-thread.ts'
import { hasShared, sharedPath, titleFor } from '../helpers/shared.ts'

const NO_READING: Reading = { likelihoodRatio: () => Promise.reject(new Error('not asked for')) }

interface Given {
  readonly surfaces: readonly Surface[]
  readonly read?: Partial<MarkReading>
  readonly places?: readonly number[]
}

/** Scores two marks from their surfaces; also the checks of the pair and the attributed regions. */
async function scored(a: Given, b: Given, config = CONFIG) {
  const session = inThread().session()
  const mark = ({ surfaces, read, places }: Given): Promise<Mark> =>
    markAsRead(session, {
      scans: surfaces.map((surface) => {
        const ref = session.put(surfaceKind, surface)
        const notes = { checksum_of_description: true, mask: false }
        return { surface: ref, handle: ref.handle, sha256: '', filename: 'a.x3p', reading: AS_IN_FILE, notes }
      }),
      places: places ?? surfaces.map((_, i) => i + 1),
      read: { ...AS_SCANNED, ...read },
    })
  const [markA, markB] = [await mark(a), await mark(b)]
  const nPlaces = Math.max(...markA.places, ...markB.places)
  const found = await scoreBullets(session, { a: markA, b: markB, nPlaces, config }, NO_READING)
  const { score } = await session.value(found.score)
  const ofPair = await Promise.all((found.pair ?? []).map((ref) => session.value(ref)))
  const checks = ofPair.flatMap((one) => one.checks)
  return { ...found, score, checks, regions: await session.value(found.attribution) }
}

const turned = ({ heights, dx, dy }: Surface): Surface => ({
  heights: grid(heights.data.toReversed(), ...(heights.shape as [number, number])),
  dx,
  dy,
})

const cast = ({ heights, dx, dy }: Surface): Surface => {
  const [ny, nx] = heights.shape as [number, number]
  const mirrored = heights.data.map((_, i) => -heights.data[i - (i % nx) + nx - 1 - (i % nx)]!)
  return { heights: grid(mirrored, ny, nx), dx, dy }
}

const simulated = (barrelSeed: number, bulletSeed: number): Surface[] =>
  simulateBullet({ barrelSeed, bulletSeed, lands: 6, pitch: 2e-6, width: 1.9e-3, height: 0.2e-3 }).map(
    ({ heights, ny, nx, dx, dy }) => ({ heights: grid(heights, ny, nx), dx, dy }),
  )

const upsideDown = (lands: readonly Surface[]): Surface[] => lands.map(turned).reverse()

describe('a bullet and how it was scanned', () => {
  const [a, b] = [simulated(1, 1), simulated(1, 2)]

  test('upside down: the score stays, the warning and the facts say it, the regions are those of the scans', async () => {
    const given = await scored({ surfaces: a }, { surfaces: b })
    const found = await scored({ surfaces: a }, { surfaces: upsideDown(b) })
    expect(given.warnings).toEqual([])
    expect(given.facts['upside_down']).toBe(false)
    expect(Math.abs(found.score - given.score)).toBeLessThan(0.02)
    expect(found.facts['upside_down']).toBe(true)
    expect(found.warnings).toMatchObject([{ code: 'upside_down', where: 'mark_b' }])
    expect(found.facts['best_land_b']).toBe(5 - Number(given.facts['best_land_b']))
    const same = found.regions.b[0]!
    expect(Math.abs(given.regions.b[0]!.x_frac - (1 - same.x_frac - same.w_frac))).toBeLessThan(0.02)
  })

  test('of another barrel, upside down by chance: the facts say it, no warning does', async () => {
    const others = [simulated(2, 1), simulated(3, 1), simulated(4, 1)]
    const found = await Promise.all(others.map((surfaces) => scored({ surfaces: a }, { surfaces })))
    const turned = found.filter(({ facts }) => facts['upside_down'])
    expect(turned.length).toBeGreaterThan(0)
    for (const { score, warnings } of turned) {
      expect(score).toBeLessThan(0.1)
      expect(warnings).toEqual([])
    }
  })

  test('reversed order alone, and turned lands alone, are refused by the pair check', async () => {
    for (const wrong of [b.toReversed(), b.map(turned)]) {
      const { checks } = await scored({ surfaces: a }, { surfaces: wrong })
      expect(checks[0]).toMatchObject({ name: 'order', severity: 'refuse', threshold: 0.05 })
      expect(checks.slice(1).every(({ passed }) => passed)).toBe(true)
      expect(checks[0]!.value).toBeGreaterThan(0.05)
    }
    expect((await scored({ surfaces: a }, { surfaces: b })).checks.every(({ passed }) => passed)).toBe(true)
  })

  test('two lands exchanged are named and not refused, and the places of the warning give the score back', async () => {
    const given = await scored({ surfaces: a }, { surfaces: b })
    const exchanged = [b[1]!, b[0]!, ...b.slice(2)]
    const { score, warnings, checks } = await scored({ surfaces: a }, { surfaces: exchanged })
    expect(score).toBeLessThan(given.score - 0.05)
    expect(checks.every(({ passed }) => passed)).toBe(true)
    expect(warnings).toMatchObject([{ code: 'order_exchanged', where: 'pair' }])
    const { message } = warnings![0]!
    expect(message).toContain('lands 1 and 2 of mark_b exchanged')
    const places = (side: string): number[] =>
      new RegExp(`${side}_lands=([\\d,]+)`).exec(message)![1]!.split(',').map(Number)
    const onB = await scored({ surfaces: a }, { surfaces: exchanged, places: places('mark_b') })
    const onA = await scored({ surfaces: a, places: places('mark_a') }, { surfaces: exchanged })
    expect([onB.score, onB.warnings]).toEqual([given.score, []])
    expect(onA.score).toBeCloseTo(given.score, 12)
    expect(onA.warnings).toEqual([])
  })

  test('the cast of a bullet is compared as the bullet when it is said to be one', async () => {
    const given = await scored({ surfaces: a }, { surfaces: b })
    const casts = b.map(cast)
    const read = await scored({ surfaces: a }, { surfaces: casts, read: { replica: true } })
    expect(read.score).toBe(given.score)
    expect((await scored({ surfaces: a }, { surfaces: casts })).score).toBeLessThan(given.score / 2)
  })

  test('edges count from the first sample of the scan, on a cast too', async () => {
    const edges = [[300e-6, 1500e-6], null] as const
    const from = await scored({ surfaces: a.slice(0, 2), read: { edges } }, { surfaces: b })
    const mirrored = edges.map((pair) => pair && ([1902e-6 - 2e-6 - pair[1], 1900e-6 - pair[0]] as const))
    const onCast = await scored(
      { surfaces: a.slice(0, 2).map(cast), read: { replica: true, edges: mirrored } },
      { surfaces: b },
    )
    expect(onCast.score).toBe(from.score)
    expect(from.score).not.toBe((await scored({ surfaces: a.slice(0, 2) }, { surfaces: b })).score)
  })

  test('the plain pipeline knows neither edges nor upside down', async () => {
    const plain = { ...CONFIG, striated_method: 'plain' }
    const found = await scored({ surfaces: a }, { surfaces: upsideDown(b) }, plain)
    expect(found.facts['upside_down']).toBe(false)
    expect(found.checks).toEqual([])
    const read = { edges: [[300e-6, 1500e-6] as const, null, null, null, null, null] }
    await expect(scored({ surfaces: a, read }, { surfaces: b }, plain)).rejects.toMatchObject({
      code: 'bad-value',
    })
  })
})

describe('a land that cannot be used is named', () => {
  const [a, b] = [simulated(1, 1), simulated(1, 2)]

  test('with how to leave it out', async () => {
    const flat: Surface = { ...b[1]!, heights: grid(new Float64Array(300 * 951), 300, 951) }
    const surfaces = b.map((one, i) => (i === 1 ? flat : one))
    await expect(scored({ surfaces: a }, { surfaces })).rejects.toMatchObject({
      code: 'not-scorable',
      message:
        'scan 2 of mark_b (land 2): it shows no relief to compare; to compare without this scan of mark_b, leave it out and give mark_b_lands=1,3,4,5,6 and n_lands=6',
    })
  })

  test('when its edges are too near to each other', async () => {
    const read = { edges: [[300e-6, 450e-6] as const] }
    await expect(scored({ surfaces: [a[0]!], read }, { surfaces: [b[0]!] })).rejects.toMatchObject({
      code: 'not-scorable',
      message: 'scan 1 of mark_a (land 1): it shows 150 µm of striae, but at least 200 µm are needed',
    })
  })

  test('when its edges lie beside the scan, or not every scan has some', async () => {
    const beside = scored({ surfaces: [a[0]!], read: { edges: [[300e-6, 2450e-6]] } }, { surfaces: [b[0]!] })
    await expect(beside).rejects.toMatchObject({
      code: 'bad-value',
      message: expect.stringMatching(/^scan 1 of mark_a \(land 1\): the edges 300 and 2450 µm/),
    })
    const one = scored({ surfaces: a, read: { edges: [null] } }, { surfaces: b })
    await expect(one).rejects.toMatchObject({
      code: 'bad-value',
      message: expect.stringMatching('mark_a_edges'),
    })
  })
})

describe.skipIf(!hasShared('scans'))(titleFor('real bullets in every way', 'scans'), () => {
  const bullet = (name: string): Surface[] =>
    [1, 2, 3, 4, 5, 6].map((land) =>
      decode.run({ scan: readFileSync(sharedPath(`scans/bullets/${name}-land${land}.x3p`)) }, AS_WRITTEN),
    )

  test('hamby44 bullets 1 and 2 upside down: contrast and warning', { timeout: 60_000 }, async () => {
    const [a, b] = [bullet('hamby44/barrel1-bullet1'), bullet('hamby44/barrel1-bullet2')]
    const { score, warnings } = await scored({ surfaces: a }, { surfaces: upsideDown(b) })
    expect(score).toBeGreaterThan(0.55)
    expect(warnings).toMatchObject([{ code: 'upside_down' }])
  })

  const part = (left: number, { heights, dx, dy }: Surface): Surface => {
    const [ny, nx] = heights.shape as [number, number]
    const from = Math.round(left * nx)
    const rows = Array.from({ length: ny }, (_, y) => heights.data.subarray(y * nx + from, (y + 1) * nx))
    const data = new Float64Array(ny * (nx - from))
    rows.forEach((row, y) => {
      data.set(row, y * (nx - from))
    })
    return { heights: grid(data, ny, nx - from), dx, dy }
  }

  const withGaps = (surface: Surface, k: number): Surface => {
    const { uniform } = random(k + 1)
    const data = surface.heights.data.map((z) => (uniform() < 0.05 ? Number.NaN : z))
    return { ...surface, heights: grid(data, ...(surface.heights.shape as [number, number])) }
  }

  test('houston bullets of barrel A with a fifth cut off, or 5 % missing at random', {
    timeout: 120_000,
  }, async () => {
    const [a, b] = [bullet('houston/barrela-bullet11'), bullet('houston/barrela-bullet50')]
    const damaged = [b.map((one) => part(0.2, one)), b.map(withGaps)]
    for (const surfaces of damaged) {
      const { score, checks } = await scored({ surfaces: a }, { surfaces })
      expect(score).toBeGreaterThan(0.25)
      expect(checks.every(({ passed }) => passed)).toBe(true)
    }
  })
})
