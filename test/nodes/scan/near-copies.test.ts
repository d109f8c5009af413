/**
 * Changed copies of simulated scans, and simulated marks that are measured twice: both through the nodes of a comparison.
 */
import { describe, expect, it } from 'vitest'
import {
  blockMeans,
  type Edit,
  everySample,
  interpolatedTo,
  noise,
  shifted,
  smoothed,
  tilted,
} from '../../../lab/trials/edits.ts'
import { grid } from '../../../src/kinds/kind.ts'
import { surfaceKind } from '../../../src/kinds/marks/surface.ts'
import { nearCopies } from '../../../src/nodes/scan/near-copies.ts'
import { simulateBreechFace } from '../../../src/simulate/breech-face.ts'
import { simulateBullet } from '../../../src/simulate/bullet.ts'
import { simulateToolmark } from '../../../src/simulate/toolmark.ts'
import type { X3pContent } from '../../../src/x3p/write.ts'
import { CONFIG, inThread, MARKS } from '../../helpers/in-thread.ts'

const session = inThread().session()

/** How far two scans differ; Infinity where they agree at no shift. */
async function difference(domain: string, a: X3pContent, b: X3pContent): Promise<number> {
  const { rule, section } = MARKS.of(domain).copies!
  const [ofA, ofB] = await Promise.all(
    [a, b].map(({ heights, ny, nx, dx, dy }) =>
      section(session, CONFIG, session.put(surfaceKind, { heights: grid(heights, ny, nx), dx, dy })),
    ),
  )
  const found = await session.value(await session.evaluate(nearCopies, rule, { a: [ofA!], b: [ofB!] }))
  const nearest = found.nearest?.difference ?? Number.POSITIVE_INFINITY
  expect(found.copies).toEqual(nearest <= rule.limit ? [found.nearest] : [])
  return nearest
}
const limitOf = (domain: string): number => MARKS.of(domain).copies!.rule.limit

const CHANGES: Readonly<Record<string, readonly Edit[]>> = {
  'noise of 1 pm': [noise(1e-12)],
  'noise of 50 nm': [noise(50e-9)],
  'a shift of 3 samples': [shifted(3)],
  'half a sample': [interpolatedTo(1)],
  'smoothing over 2 samples': [smoothed(2)],
  'every second sample': [everySample(2)],
  'means of 2 samples': [blockMeans(2)],
  'all of it': [shifted(3), smoothed(2), everySample(2), noise(50e-9)],
}

const SCANS = {
  striated: simulateBullet({ barrelSeed: 3, bulletSeed: 4, lands: 1 })[0]!,
  impressed: simulateBreechFace({ slideSeed: 3, cartridgeSeed: 4, pitch: 4e-6 }),
  toolmark: simulateToolmark({ edgeSeed: 3, markSeed: 4, asProfile: true }),
} as const

describe.each(Object.entries(SCANS))('a changed copy, %s', (domain, scan) => {
  it.each(Object.entries(CHANGES))('is found after %s', async (_, edits) => {
    const copy = edits.reduce((one, edit) => edit(one), scan as X3pContent)
    expect(await difference(domain, scan, copy)).toBeLessThanOrEqual(limitOf(domain))
    expect(await difference(domain, copy, scan)).toBeLessThanOrEqual(limitOf(domain))
  })
})

describe('another scan is no copy', () => {
  const again = [shifted(2), interpolatedTo(1), tilted(2e-3), noise(30e-9, 7)] as const
  const measured = (scan: X3pContent, edits: readonly Edit[]) => edits.reduce((one, edit) => edit(one), scan)

  it('when a breech face is measured again, a little turned', async () => {
    const mark = { slideSeed: 3, cartridgeSeed: 4, pitch: 4e-6, noise: 0, shift: [0, 0] } as const
    const first = measured(simulateBreechFace({ ...mark, rotationDeg: 0 }), [noise(30e-9, 6)])
    const second = measured(simulateBreechFace({ ...mark, rotationDeg: 1 }), again)
    expect(await difference('impressed', first, second)).toBeGreaterThan(2 * limitOf('impressed'))
  })

  it('when a toolmark is measured again, also on another pitch', async () => {
    const mark = { edgeSeed: 3, markSeed: 4, asProfile: true, noise: 0 } as const
    const first = measured(simulateToolmark(mark), [noise(30e-9, 6)])
    for (const pitch of [2e-6, 2.2e-6]) {
      const second = measured(simulateToolmark({ ...mark, pitch }), again)
      expect(await difference('toolmark', first, second)).toBeGreaterThan(2 * limitOf('toolmark'))
    }
  })

  it('when it shows another mark of the same source', async () => {
    const pairs = [
      ['striated', SCANS.striated, simulateBullet({ barrelSeed: 3, bulletSeed: 5 })[0]!],
      ['impressed', SCANS.impressed, simulateBreechFace({ slideSeed: 3, cartridgeSeed: 5, pitch: 4e-6 })],
      ['toolmark', SCANS.toolmark, simulateToolmark({ edgeSeed: 3, markSeed: 5, asProfile: true })],
    ] as const
    for (const [domain, a, b] of pairs)
      expect(await difference(domain, a, b)).toBeGreaterThan(3 * limitOf(domain))
  })
})

it('names the scans of b that are copies, each with its nearest scan of a', async () => {
  const { rule, section } = MARKS.of('striated').copies!
  const lands = simulateBullet({ barrelSeed: 8, bulletSeed: 9, lands: 3 })
  const others = simulateBullet({ barrelSeed: 8, bulletSeed: 10, lands: 3 })
  const sections = (scans: readonly X3pContent[]) =>
    Promise.all(
      scans.map(({ heights, ny, nx, dx, dy }) =>
        section(session, CONFIG, session.put(surfaceKind, { heights: grid(heights, ny, nx), dx, dy })),
      ),
    )
  const inputs = {
    a: await sections(lands),
    b: await sections([others[0]!, noise(1e-9)(lands[2]!), others[1]!]),
  }
  const found = await session.value(await session.evaluate(nearCopies, rule, inputs))
  expect(found.copies.map(({ a, b }) => [a, b])).toEqual([[2, 1]])
})
