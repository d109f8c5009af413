/** Breech faces that were mirrored on one side, or on both. */
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { grid } from '../../src/kinds/kind.ts'
import type { Surface } from '../../src/kinds/marks/surface.ts'
import { scoreBreechFaces } from '../../src/marks/breech-faces/score.ts'
import { AS_SCANNED, type MarkReading } from '../../src/marks/mark-type.ts'
import { markAsRead } from '../../src/marks/read.ts'
import { decode } from '../../src/nodes/scan/decode.ts'
import { rowsBackwards } from '../../src/numerics/areal/rows-backwards.ts'
import { simulateBreechFace } from '../../src/simulate/breech-face.ts'
import { AS_WRITTEN } from '../../src/x3p/read.ts'
import { CONFIG, inThread } from '../helpers/in-thread.ts'
import { markOf, scanOf } from '../helpers/marks.ts'
import { hasShared, sharedPath, titleFor } from '../helpers/shared.ts'

const graph = inThread()
const session = graph.session()
afterAll(() => session.close())

async function scored(a: Surface, b: Surface, read: Partial<MarkReading> = {}) {
  const markA = markOf(scanOf(session, a))
  const markB = { ...markOf(scanOf(session, b)), read: { ...AS_SCANNED, ...read } }
  const marks = { a: await markAsRead(session, markA), b: await markAsRead(session, markB) }
  const found = await scoreBreechFaces(session, { ...marks, nPlaces: 1, config: CONFIG })
  const checks = await Promise.all(found.pair!.map(async (ref) => (await session.value(ref)).checks))
  const handedness = checks.flat().find(({ name }) => name === 'handedness')!
  return { score: (await session.value(found.score)).score, handedness }
}

const mirrored = ({ heights, dx, dy }: Surface): Surface => {
  const [ny, nx] = heights.shape as [number, number]
  return { heights: grid(rowsBackwards(heights.data, ny, nx), ny, nx), dx, dy }
}

const face = (slideSeed: number, cartridgeSeed: number): Surface => {
  const { heights, ny, nx, dx, dy } = simulateBreechFace({ slideSeed, cartridgeSeed, pitch: 6.25e-6 })
  return { heights: grid(heights, ny, nx), dx, dy }
}

describe('simulated breech faces', () => {
  const [a, b, other] = [face(1, 11), face(1, 12), face(2, 21)]

  test('of one slide agree, and nothing is searched', async () => {
    const { handedness } = await scored(a, b)
    expect(handedness.severity).toBe('ok')
    expect(graph.counts().get('mirrored-map')).toBeUndefined()
  })

  test('of one slide, one of them mirrored, are refused; read as a mirror image they score as they did', async () => {
    const usual = await scored(a, b)
    const wrongly = await scored(a, mirrored(b))
    expect(wrongly.handedness.severity).toBe('refuse')
    expect(wrongly.handedness.value).toBeGreaterThan(3)
    expect(wrongly.score).toBeLessThan(usual.score / 2)
    const rightly = await scored(a, mirrored(b), { mirrored: true })
    expect(rightly).toEqual(usual)
    const swapped = await scored(mirrored(b), a)
    expect(swapped.handedness).toEqual(wrongly.handedness)
  })

  test('that are both mirrored are as good as they were', async () => {
    const usual = await scored(a, b)
    const both = await scored(mirrored(a), mirrored(b))
    expect(both.handedness.severity).toBe('ok')
    expect(Math.abs(both.score - usual.score)).toBeLessThan(0.1 * usual.score)
  })

  test('of two slides are not refused, in either handedness', async () => {
    for (const one of [other, mirrored(other)]) {
      const { handedness } = await scored(a, one)
      expect(handedness.severity).toBe('ok')
      expect(handedness.value).toBeLessThan(handedness.threshold)
    }
  })
})

const FADUL = 'scans/cartridges/fadul'
const BALDWIN = 'scans/cartridges/baldwin'

describe.skipIf(!hasShared(FADUL) || !hasShared(BALDWIN))(titleFor('real breech faces', BALDWIN), () => {
  const read = (name: string): Surface =>
    decode.run({ scan: readFileSync(sharedPath(`scans/cartridges/${name}.x3p`)) }, AS_WRITTEN)

  test('of one slide are refused when one is mirrored', async () => {
    const [a, b] = [read('fadul/fadul-1-1'), read('fadul/fadul-1-2')]
    expect((await scored(a, b)).handedness.severity).toBe('ok')
    expect((await scored(a, mirrored(b))).handedness.severity).toBe('refuse')
  }, 60_000)

  test('of one pistol, one from an instrument that mirrors, are refused until it is said', async () => {
    const [a, b] = [read('baldwin/K014vA2'), read('baldwin/K004fA3')]
    expect((await scored(a, b)).handedness.severity).toBe('refuse')
    expect((await scored(a, b, { mirrored: true })).handedness.severity).toBe('ok')
  }, 60_000)
})
