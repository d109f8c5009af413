import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import type { Ref } from '../../src/graph/ref.ts'
import { scanKind } from '../../src/kinds/marks/surface.ts'
import { arealCongruence, type BreechFace, breechFace } from '../../src/marks/breech-faces/face.ts'
import type { ScorerConfig } from '../../src/marks/scorer-config.ts'
import { decode } from '../../src/nodes/scan/decode.ts'
import { random } from '../../src/numerics/elementary/random.ts'
import { AS_WRITTEN } from '../../src/x3p/read.ts'
import { CONFIG, inThread, MARKS } from '../helpers/in-thread.ts'
import { csvRows, hasShared, sharedPath, titleFor } from '../helpers/shared.ts'
import figures from './fadul-figures.json' with { type: 'json' }

const SCANS = 'scans/cartridges/fadul'
const PAIRS = 'expected/fadul-pairs.csv'
const PLAIN = MARKS.configs.overridden('{"impressed_method": "plain"}', 'impressed')

const session = inThread().session()
afterAll(() => session.close())

/** The signature of a scan below `cartridges`, made once. */
async function signatureOf(config: ScorerConfig, scan: string): Promise<BreechFace['signature']> {
  const bytes = readFileSync(sharedPath(`scans/cartridges/${scan}`))
  const surface = await session.evaluate(decode, AS_WRITTEN, { scan: session.put(scanKind, bytes) })
  return (await breechFace(session, config, surface, 'auto')).signature
}

const scoreOf = async (config: ScorerConfig, a: BreechFace['signature'], b: BreechFace['signature']) =>
  (await session.value((await arealCongruence(session, config, a, b)) as Ref<{ score: number }>)).score

describe.skipIf(!hasShared(SCANS))(titleFor('Fadul breech faces', SCANS), () => {
  it('plain: meets the published counts of 10 same-slide and 15 other pairs within 2 cells, and keeps them apart', async () => {
    const rows = csvRows(PAIRS)
    const same = rows.filter((row) => row['same_source'] === '1')
    const others = rows.filter((row) => row['same_source'] === '0')
    const { below } = random(1)
    const drawn = Array.from({ length: 15 }, () => others.splice(below(others.length), 1)[0]!)
    const score = async (row: Record<string, string>): Promise<number> => {
      const [a, b] = [await signatureOf(PLAIN, row['scan_a']!), await signatureOf(PLAIN, row['scan_b']!)]
      const found = await scoreOf(PLAIN, a, b)
      expect(
        Math.abs(found - Number(row['cmr_2d'])),
        `${row['scan_a']} and ${row['scan_b']}`,
      ).toBeLessThanOrEqual(2)
      return found
    }
    expect(same).toHaveLength(10)
    const lowest = Math.min(...(await Promise.all(same.map(score))))
    expect(lowest).toBeGreaterThan(Math.max(...(await Promise.all(drawn.map(score)))))
  }, 600_000)

  it('deployed: meets the reference scores of 10 same-slide and 32 other pairs, AUC 1, at least 20 between the classes', async () => {
    const signatures = await Promise.all(
      figures.scans.map((scan) => signatureOf(CONFIG, `fadul/fadul-${scan}.x3p`)),
    )
    const slide = (scan: string): string => scan.split('-')[0]!
    const same: number[] = []
    const different: number[] = []
    for (const [i, row] of figures.scores.entries()) {
      for (const [k, expected] of row.entries()) {
        const other = i + 1 + k
        if (slide(figures.scans[i]!) !== slide(figures.scans[other]!) && (i + k) % 5 > 0) continue
        const score = await scoreOf(CONFIG, signatures[i]!, signatures[other]!)
        const names = [figures.scans[i]!, figures.scans[other]!] as const
        expect(score, names.join(' and ')).toBeCloseTo(expected, 3)
        ;(slide(names[0]) === slide(names[1]) ? same : different).push(score)
      }
    }
    expect([same.length, different.length]).toEqual([10, 32])
    // Classes that do not overlap have an AUC of exactly 1.
    expect(Math.min(...same) - Math.max(...different)).toBeGreaterThanOrEqual(20)
  }, 180_000)
})
