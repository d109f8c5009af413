import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { seam } from '../../src/numerics/areal/seam.ts'
import { AS_WRITTEN, readX3p } from '../../src/x3p/read.ts'
import { hasShared, sharedPath, titleFor } from '../helpers/shared.ts'

const SCANS = 'scans/cartridges'
const SETS = ['cartridges', 'cartridges-weller', 'cartridges-baldwin'] // region `raw` aside: a gun's parts have edges

describe.skipIf(!hasShared(SCANS))(titleFor('seams of real breech faces', SCANS), () => {
  test.each(SETS)('no face of %s looks composed', { timeout: 300_000 }, (set) => {
    const rows: Record<string, string>[] = parse(readFileSync(sharedPath(`manifests/${set}.csv`)), {
      columns: true,
    })
    const found = rows.map(({ scan, units }) => {
      const file = readFileSync(sharedPath(`scans/${scan}`))
      const { heights, ny, nx } = readX3p(file, {
        ...AS_WRITTEN,
        units: units === 'um' ? 'um' : 'file',
        mask: 'none',
      })
      return seam(heights, ny, nx).ratio
    })
    expect(found.length).toBeGreaterThan(10)
    expect(Math.max(...found)).toBeLessThan(3) // the warning begins at 3.5
  })
})
