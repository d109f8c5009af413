import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rootMeanSquare } from '../../../src/numerics/areal/measured.ts'
import { bandRms } from '../../../src/numerics/filters/band-rms.ts'
import { minusForm } from '../../../src/numerics/filters/form-removal.ts'
import { robustQuadratic } from '../../../src/numerics/filters/robust-form.ts'
import { roughnessBand } from '../../../src/numerics/filters/roughness-band.ts'
import { readX3p } from '../../../src/x3p/read.ts'
import { hasShared, sharedPath, titleFor } from '../../helpers/shared.ts'

const BAND = { lambda_s: 4e-6, lambda_c: 250e-6 }

function both(heights: Float64Array, ny: number, nx: number, pitch: { dx: number; dy: number }) {
  const { coefficients } = robustQuadratic(heights, ny, nx)
  const band = roughnessBand(minusForm(heights, ny, nx, coefficients), ny, nx, pitch, BAND)
  return { found: bandRms(heights, ny, nx, pitch, BAND, coefficients), exact: rootMeanSquare(band) }
}

test('of a small surface it is that of the exact band to 1 %', () => {
  const heights = Float64Array.from({ length: 40 * 50 }, (_, i) => 1e-7 * Math.sin(i / 3) + 1e-6 * (i % 50))
  heights[7] = Number.NaN
  const { found, exact } = both(heights, 40, 50, { dx: 2e-6, dy: 2e-6 })
  expect(Math.abs(found / exact - 1)).toBeLessThan(0.03)
})

describe.skipIf(!hasShared('scans'))(titleFor('the rms of real scans', 'scans'), () => {
  test.each([
    'bullets/houston/barrela-bullet11-land1.x3p',
    'bullets/hamby44/barrel1-bullet2-land1.x3p',
    'bullets/hamby252/barrel1-bullet1-land5.x3p', // its striae run along the rows
    'cartridges/fadul/fadul-7-2.x3p',
    'cartridges/weller/TW02-02.x3p',
  ])('of %s is that of the exact band to 3 %%', (path) => {
    const { heights, ny, nx, dx, dy } = readX3p(readFileSync(sharedPath(`scans/${path}`)))
    const { found, exact } = both(heights, ny, nx, { dx, dy })
    expect(Math.abs(found / exact - 1)).toBeLessThan(0.03)
  })
})
