import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import type { Ref } from '../../src/graph/ref.ts'
import { type Surface, scanKind, surfaceKind } from '../../src/kinds/marks/surface.ts'
import { arealCongruence, type BreechFace, breechFace } from '../../src/marks/breech-faces/face.ts'
import { cellsCheck } from '../../src/nodes/breech-faces/cells-check.ts'
import { decode } from '../../src/nodes/scan/decode.ts'
import { cropped, THIRDS, thirdOf } from '../helpers/cropped-surface.ts'
import { CONFIG, inThread } from '../helpers/in-thread.ts'
import { csvRows, hasShared, sharedPath, titleFor } from '../helpers/shared.ts'
import { turnedSurface } from '../helpers/turned-surface.ts'

const SCANS = 'scans/cartridges'
const ANGLES = [40, 80, 90, 120, 160, 200, 240, 280, 320]
/** Whole marks: known matches score at least 32, non-matches at most 10 (lab/measured/method.md). */
const BETWEEN = 16

const session = inThread().session()
afterAll(() => session.close())

const rows = hasShared(SCANS)
  ? [...csvRows('manifests/cartridges.csv'), ...csvRows('manifests/cartridges-weller.csv')]
  : []
const slides = [...new Set(rows.map((row) => row['source']!))]
/** The n-th scan of a slide. */
const scanOf = (slide: string, n: number): string =>
  rows.filter((row) => row['source'] === slide)[n]!['scan']!

async function surface(name: string): Promise<Surface> {
  const scan = session.put(scanKind, readFileSync(sharedPath(`scans/${name}`)))
  return session.value(
    (await session.evaluate(decode, { units: 'file', mask: 'none' }, { scan })) as Ref<Surface>,
  )
}
const face = async (of: Surface) => breechFace(session, CONFIG, session.put(surfaceKind, of), 'auto')

/** The score, or undefined when the marks have too little in common. */
async function compared(a: BreechFace, b: BreechFace): Promise<number | undefined> {
  const congruence = await arealCongruence(session, CONFIG, a.signature, b.signature)
  const checks = await session.value(
    await session.evaluate(cellsCheck, { domain: 'impressed', fewest: 9 }, { congruence }),
  )
  const { score, n_congruent, n_comparable, regions } = await session.value(congruence)
  expect(regions).toHaveLength(n_congruent!)
  expect(score).toBeCloseTo((50 * (n_congruent! + 2.5)) / (n_comparable! + 10), 9)
  expect(checks.checks).toMatchObject([
    { name: 'conditions', passed: n_comparable! >= 9, value: n_comparable, threshold: 9 },
  ])
  return checks.checks[0]!.passed ? score : undefined
}

describe.skipIf(!hasShared(SCANS))(titleFor('parts of breech faces, and turned ones', SCANS), () => {
  it('12 known matches keep their score when turned, and cropped by 20 %', async () => {
    for (const [i, slide] of slides.slice(0, 12).entries()) {
      const [one, other] = [await surface(scanOf(slide, 0)), await surface(scanOf(slide, 1))]
      const [ny, nx] = other.heights.shape as [number, number]
      const turned = turnedSurface(other, ANGLES[i % ANGLES.length]!)
      const mark = await face(one)
      const whole = (await compared(mark, await face(other)))!
      expect(await compared(mark, await face(turned)), slide).toBeGreaterThan(0.85 * whole)
      const part = await face(cropped(other, 0, Math.round(0.8 * ny), 0, nx))
      expect(await compared(mark, part), slide).toBeGreaterThan(0.75 * whole)
    }
  }, 120_000)

  it('a face against itself turned by 90 degrees agrees nearly everywhere', async () => {
    const one = await surface(scanOf(slides[0]!, 0))
    expect(await compared(await face(one), await face(turnedSurface(one, 90)))).toBeGreaterThan(38)
  })

  it('thirds: at least 80 % of both classes are answered, all on the right side', async () => {
    const answers = { same: [] as (number | undefined)[], different: [] as (number | undefined)[] }
    for (const [i, slide] of slides.entries()) {
      const third = await face(thirdOf(await surface(scanOf(slide, 0)), THIRDS[i % 5]!))
      const match = await face(await surface(scanOf(slide, 1)))
      const nonMatch = await face(await surface(scanOf(slides[(i + 3) % slides.length]!, 1)))
      answers.same.push(await compared(third, match))
      answers.different.push(await compared(third, nonMatch))
    }
    for (const [kind, scores] of Object.entries(answers)) {
      const answered = scores.filter((score) => score !== undefined)
      // Over all thirds of both sets it is 95 % (lab/measured/method.md); some of Fadul's narrow faces have under nine cells.
      expect(answered.length / scores.length, kind).toBeGreaterThanOrEqual(0.8)
      for (const score of answered) {
        if (kind === 'same') expect(score).toBeGreaterThan(BETWEEN)
        else expect(score).toBeLessThan(BETWEEN)
      }
    }
  }, 120_000)
})
