import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ingest } from '../../src/compare/request/ingest.ts'
import { AS_SCANNED } from '../../src/marks/mark-type.ts'
import { quarterTurn } from '../../src/numerics/profiles/striae-axis.ts'
import { simulateBullet } from '../../src/simulate/bullet.ts'
import type { SimulatedSurface } from '../../src/simulate/surface.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { type TestComposition, testComposition } from '../helpers/composition.ts'
import { CONFIG } from '../helpers/in-thread.ts'

let at: TestComposition
beforeAll(async () => {
  at = await testComposition()
})
afterAll(() => at.close())

const uploadOf = (bytes: Uint8Array) => ({
  filename: 'mark.x3p',
  sha256: createHash('sha256').update(bytes).digest('hex'),
  size: bytes.length,
  read: async () => bytes,
})

/** Only single lands are read on a reference of their own, and only when somebody asks for that block. */
const reading = { likelihoodRatio: () => Promise.reject(new Error('nobody asked')) }

/** Score and attribution of two marks, one or more scans each. */
const scored = (domain: string, a: readonly SimulatedSurface[], b: readonly SimulatedSurface[]) =>
  at.service.graph.within(async (session) => {
    const markOf = async (surfaces: readonly SimulatedSurface[]) => {
      const uploads = surfaces.map((surface) => uploadOf(writeX3p(surface)))
      const scans = await ingest(at.service, session, uploads)
      return { scans, places: scans.map((_, i) => i + 1), read: AS_SCANNED }
    }
    const marks = { a: await markOf(a), b: await markOf(b), nPlaces: a.length, config: CONFIG }
    const { score, attribution } = await at.service.marks.of(domain).score(session, marks, reading)
    return { score: (await session.value(score)).score, attribution: await session.value(attribution) }
  })

// no sensor noise: it belongs to the points of a scan, so that another pitch would be another scan, not the same surface
const PITCHES = [1e-6, 1.5625e-6]
const edge = (edgeSeed: number, markSeed: number, pitch = 2e-6, asProfile = false) =>
  simulateToolmark({ edgeSeed, markSeed, pitch, noise: 0, height: 0.3e-3, asProfile })
const lands = (barrelSeed: number, bulletSeed: number, pitch = 2e-6) =>
  simulateBullet({
    barrelSeed,
    bulletSeed,
    pitch,
    noise: 0,
    lands: 3,
    width: 1.6e-3,
    height: 0.3e-3,
  })

describe('the same surface on another pitch scores within 2 percent', () => {
  test.each([1, 2, 3])('toolmark of edge %s, as a profile and as a surface', async (seed) => {
    for (const asProfile of [true, false]) {
      const partner = [edge(seed, 2, 2e-6, asProfile)]
      const { score } = await scored('toolmark', [edge(seed, 1, 2e-6, asProfile)], partner)
      expect(score).toBeGreaterThan(0.2)
      for (const pitch of PITCHES) {
        const other = await scored('toolmark', [edge(seed, 1, pitch, asProfile)], partner)
        expect(Math.abs(other.score / score - 1)).toBeLessThanOrEqual(0.02)
      }
    }
  })

  test.each([1, 2])(
    'bullet of barrel %s',
    async (seed) => {
      const partner = lands(seed, 2)
      const { score } = await scored('striated', lands(seed, 1), partner)
      expect(score).toBeGreaterThan(0.2)
      for (const pitch of PITCHES) {
        const other = await scored('striated', lands(seed, 1, pitch), partner)
        expect(Math.abs(other.score / score - 1)).toBeLessThanOrEqual(0.02)
      }
    },
    60_000,
  )
})

/** A quarter turn against the clock. */
function turned({ heights, ny, nx, dx, dy }: SimulatedSurface): SimulatedSurface {
  const half = quarterTurn(quarterTurn(heights, ny, nx), nx, ny)
  const once = Float64Array.from(quarterTurn(half, ny, nx))
  return { heights: once, ny: nx, nx: ny, dx: dy, dy: dx, featureType: 'SUR' }
}

/** The scan without its first columns. */
function without(columns: number, { heights, ny, nx, dx, dy }: SimulatedSurface): SimulatedSurface {
  const left = nx - columns
  const rest = Float64Array.from({ length: ny * left }, (_, i) => {
    return heights[Math.floor(i / left) * nx + columns + (i % left)]!
  })
  return { heights: rest, ny, nx: left, dx, dy, featureType: 'SUR' }
}

describe('a moved copy of a mark is a match, with its regions in the right place', () => {
  const cases = [
    ['toolmark', edge(1, 1), 10e-6],
    ['striated', lands(1, 1)[0]!, 2e-6],
  ] as const
  test.each(cases)('%s, shifted by 0.2 mm', async (domain, mark, pitch) => {
    const { a, b } = (await scored(domain, [mark], [without(100, mark)])).attribution
    expect(a.length).toBeGreaterThan(3)
    const offset = Math.round(0.2e-3 / pitch)
    for (const [i, region] of a.entries()) {
      expect(Math.abs(region.x - b[i]!.x - offset)).toBeLessThanOrEqual(1)
    }
  })

  test.each(cases)('%s, turned by a quarter', async (domain, mark) => {
    const { score, attribution } = await scored(domain, [mark], [turned(mark)])
    const { score: own } = await scored(domain, [mark], [mark])
    expect(score).toBeGreaterThan(0.9 * own)
    expect(attribution.a.length).toBeGreaterThan(3)
    for (const [i, region] of attribution.a.entries()) {
      expect(Math.abs(region.x - attribution.b[i]!.x)).toBeLessThanOrEqual(1)
    }
  })
})
