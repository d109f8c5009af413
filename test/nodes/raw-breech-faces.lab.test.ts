import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import type { Ref } from '../../src/graph/ref.ts'
import { grid } from '../../src/kinds/kind.ts'
import { type Surface, scanKind, surfaceKind } from '../../src/kinds/marks/surface.ts'
import { arealCongruence, breechFace } from '../../src/marks/breech-faces/face.ts'
import { decode } from '../../src/nodes/scan/decode.ts'
import { CONFIG, inThread } from '../helpers/in-thread.ts'
import { rawPrimer } from '../helpers/raw-primer.ts'
import { hasShared, sharedPath, titleFor } from '../helpers/shared.ts'
import { turnedSurface } from '../helpers/turned-surface.ts'

const SCANS = 'scans/cartridges'
const ANGLES = [0, 40, 80, 120, 160, 200, 240, 280, 320]

const session = inThread().session()
afterAll(() => session.close())

const scan = (name: string, units: 'file' | 'um'): Promise<Ref<Surface>> =>
  session.evaluate(
    decode,
    { units, mask: 'none' },
    { scan: session.put(scanKind, readFileSync(sharedPath(`${SCANS}/${name}.x3p`))) },
  )
const face = (surface: Ref<Surface>) => breechFace(session, CONFIG, surface, 'auto')
type Face = Awaited<ReturnType<typeof face>>
const score = async (a: Face, b: Face) =>
  (await session.value(await arealCongruence(session, CONFIG, a.signature, b.signature))).score

describe('the region of a raw scan', () => {
  it('is the face of the primer; a level scan is taken as it is', async () => {
    const { heights, n } = rawPrimer({ pitch: 10e-6, turn: 20, groove: true })
    const raw = session.put(surfaceKind, { heights: grid(heights, n, n), dx: 10e-6, dy: 10e-6 })
    const { surface } = await face(raw)
    const kept = (await session.value(surface)).heights.data.filter((value) => !Number.isNaN(value)).length
    expect(kept * 1e-10).toBeGreaterThan(3e-6) // of a ring of 4.1 mm²
    expect(kept * 1e-10).toBeLessThan(4.5e-6)
    expect((await face(surface)).surface.handle).toBe(surface.handle)
  })
  it('is the whole scan when it is not asked for', async () => {
    const { heights, n } = rawPrimer({ pitch: 10e-6, turn: 20, groove: true })
    const raw = session.put(surfaceKind, { heights: grid(heights, n, n), dx: 10e-6, dy: 10e-6 })
    expect((await breechFace(session, CONFIG, raw, 'none')).surface.handle).toBe(raw.handle)
  })
})

describe.skipIf(!hasShared(SCANS))(titleFor('raw Cadre scans', SCANS), () => {
  it('the known match scores above every non-match at every angle', async () => {
    const one = await face(await scan('cadre/kmPair_raw_K013sA1', 'um'))
    const raw = await session.value(await scan('cadre/kmPair_raw_K013sA2', 'um'))
    const partners = await Promise.all(
      ANGLES.map((angle) => face(session.put(surfaceKind, angle === 0 ? raw : turnedSurface(raw, angle)))),
    )
    const same = await Promise.all(partners.map((partner) => score(one, partner)))
    const others = await Promise.all([
      face(await scan('cadre/knmPair_K227iG3', 'um')),
      ...['fadul/fadul-1-1', 'fadul/fadul-6-2', 'weller/TW02-03', 'weller/TW05-08'].map(async (name) =>
        face(await scan(name, 'file')),
      ),
    ])
    const different = await Promise.all(
      others.flatMap((other) => [one, partners[0]!, partners[4]!].map((raw) => score(raw, other))),
    )
    expect(Math.min(...same)).toBeGreaterThan(1.5 * Math.max(...different))
  }, 120_000)

  it('scans that are masked and level are taken as they are', async () => {
    for (const [name, units] of [
      ['cadre/kmPair_K013sA1', 'um'],
      ['cadre/knmPair_K227iG3', 'um'],
      ['fadul/fadul-3-1', 'file'],
      ['weller/TW01-04', 'file'],
    ] as const) {
      const surface = await scan(name, units)
      expect((await face(surface)).surface.handle).toBe(surface.handle)
    }
  })
})
