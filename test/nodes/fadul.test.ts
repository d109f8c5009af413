import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { arealBandParams, cmr2dParams } from '../../src/composition/impressed.ts'
import { DEPLOYED } from '../../src/composition/scorer-config.ts'
import { random } from '../../src/kernels/random.ts'
import { arealBand } from '../../src/nodes/areal-band.ts'
import { arealSignature } from '../../src/nodes/areal-signature.ts'
import { cmr2d } from '../../src/nodes/cmr-2d.ts'
import { decode } from '../../src/nodes/decode.ts'
import { formRemoval } from '../../src/nodes/form-removal.ts'
import { plainArealSignature, plainCmr2d } from '../../src/nodes/plain-areal.ts'
import { roughness } from '../../src/nodes/roughness.ts'
import { csvRows, hasShared, sharedPath, titleFor } from '../helpers/shared.ts'
import figures from './fadul-figures.json' with { type: 'json' }

const SCANS = 'scans/cartridges/fadul'
const PAIRS = 'expected/fadul-pairs.csv'
const LIMITS = { max_decompressed_bytes: 2 ** 27, max_compression_ratio: 1000 }

const surfaceOf = (scan: string) =>
  decode.run({ scan: readFileSync(sharedPath(`scans/cartridges/${scan}`)) }, LIMITS)

/** Each scan's signature, made once. */
function remembered<V>(make: (scan: string) => V): (scan: string) => V {
  const known = new Map<string, V>()
  return (scan) => known.get(scan) ?? known.set(scan, make(scan)).get(scan)!
}

describe.skipIf(!hasShared(SCANS))(titleFor('Fadul breech faces', SCANS), () => {
  it('plain: meets the published counts of 10 same-slide and 30 other pairs within 2 cells, and keeps them apart', () => {
    const signature = remembered((scan) => {
      const surface = formRemoval.run({ surface: surfaceOf(scan) }, {})
      const band = roughness.run({ surface }, { lambda_s: 4e-6, lambda_c: 150e-6 })
      return plainArealSignature.run({ surface: band }, {})
    })
    const rows = csvRows(PAIRS)
    const same = rows.filter((row) => row['same_source'] === '1')
    const others = rows.filter((row) => row['same_source'] === '0')
    const { below } = random(1)
    const drawn = Array.from({ length: 30 }, () => others.splice(below(others.length), 1)[0]!)
    const options = { corr: DEPLOYED.cmr_corr, tolerance: DEPLOYED.cmr_tol }
    const score = (row: Record<string, string>): number => {
      const [a, b] = [signature(row['scan_a']!), signature(row['scan_b']!)]
      const found = plainCmr2d.run({ a, b }, options).score
      expect(
        Math.abs(found - Number(row['cmr_2d'])),
        `${row['scan_a']} and ${row['scan_b']}`,
      ).toBeLessThanOrEqual(2)
      return found
    }
    expect(same).toHaveLength(10)
    expect(Math.min(...same.map(score))).toBeGreaterThan(Math.max(...drawn.map(score)))
  }, 180_000)

  it('deployed: meets the reference scores of all 190 pairs within 1, AUC 1, at least 20 cells between the classes', () => {
    const signature = remembered((scan) => {
      const surface = arealBand.run(
        { surface: surfaceOf(`fadul/fadul-${scan}.x3p`) },
        arealBandParams(DEPLOYED),
      )
      return arealSignature.run({ surface }, { clip: DEPLOYED.impressed_clip })
    })
    const slide = (scan: string): string => scan.split('-')[0]!
    const same: number[] = []
    const different: number[] = []
    figures.scores.forEach((row, i) => {
      row.forEach((expected, k) => {
        const [one, other] = [figures.scans[i]!, figures.scans[i + 1 + k]!]
        const { score } = cmr2d.run({ a: signature(one), b: signature(other) }, cmr2dParams(DEPLOYED))
        expect(Math.abs(score - expected), `${one} and ${other}`).toBeLessThanOrEqual(1)
        ;(slide(one) === slide(other) ? same : different).push(score)
      })
    })
    expect([same.length, different.length]).toEqual([10, 180])
    // Classes that do not overlap have an AUC of exactly 1.
    expect(Math.min(...same) - Math.max(...different)).toBeGreaterThanOrEqual(20)
  }, 180_000)
})
