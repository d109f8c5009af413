/** Scans whose mark lies in a wide frame of missing points, as masks, instruments and turned scans leave it. */
import { describe, expect, test } from 'vitest'
import { grid } from '../../src/kinds/kind.ts'
import type { Surface } from '../../src/kinds/marks/surface.ts'
import { bulletsOf } from '../../src/marks/bullets/config.ts'
import { correlationParams } from '../../src/marks/bullets/places.ts'
import { paramsFrom } from '../../src/marks/scorer-config.ts'
import { align } from '../../src/nodes/bullets/align.ts'
import { landSignature } from '../../src/nodes/bullets/land-signature.ts'
import { robustForm } from '../../src/nodes/bullets/robust-form.ts'
import { straighten } from '../../src/nodes/bullets/straighten.ts'
import { striae } from '../../src/nodes/bullets/striae.ts'
import { collapse } from '../../src/nodes/toolmarks/toolmark-signature.ts'
import { simulateBullet } from '../../src/simulate/bullet.ts'
import { CONFIG } from '../helpers/in-thread.ts'
import { turnedSurface } from '../helpers/turned-surface.ts'

const OWN = bulletsOf(CONFIG)
const [scan] = simulateBullet({ barrelSeed: 3, bulletSeed: 7, lands: 1, pitch: 2e-6 })
const LAND: Surface = { heights: grid(scan!.heights, scan!.ny, scan!.nx), dx: scan!.dx, dy: scan!.dy }

/** The scan with so many missing rows above and below, and a quarter of them at either side. */
function framed({ heights, dx, dy }: Surface, rows: number): Surface {
  const [ny, nx] = heights.shape as [number, number]
  const columns = Math.round(rows / 4)
  const [height, width] = [ny + 2 * rows, nx + 2 * columns]
  const out = new Float64Array(height * width).fill(Number.NaN)
  for (let y = 0; y < ny; y++)
    out.set(heights.data.subarray(y * nx, (y + 1) * nx), (y + rows) * width + columns)
  return { heights: grid(out, height, width), dx, dy }
}

function straightened(surface: Surface) {
  const form = robustForm.run({ surface }, {})
  const orientation = striae.run({ surface, form }, paramsFrom(striae, CONFIG))
  return { surface, form, orientation }
}

function landOf(surface: Surface) {
  const { groove_deviations, groove_floor, groove_run, lambda_s, lambda_c } = OWN
  return landSignature.run(straightened(surface), {
    lambda_s,
    lambda_c,
    clip: OWN.land_relief_clip,
    pitch: OWN.signature_pitch,
    edges: null,
    groove_deviations,
    groove_floor,
    groove_run,
  })
}

describe('a land in a frame of missing points', () => {
  const plain = landOf(LAND)
  const rows = LAND.heights.shape[0]!
  test.each([
    ['as scanned', LAND, 0],
    ['turned by 5°', turnedSurface(LAND, 5), -5],
    ['turned by −5°', turnedSurface(LAND, -5), 5],
  ])('%s has the angle, the edges and the signature that it has without the frame', (_, surface, turn) => {
    const found = landOf(framed(surface, 2 * rows))
    expect(found.tilt_deg).toBeGreaterThan(plain.tilt_deg + turn - 0.3)
    expect(found.tilt_deg).toBeLessThan(plain.tilt_deg + turn + 0.3)
    expect(Math.abs(found.length - plain.length)).toBeLessThan(0.03 * plain.length)
    expect(align.run({ a: plain, b: found }, correlationParams(CONFIG)).ccf).toBeGreaterThan(0.95)
  })
})

test('the mean profile of a surface in a frame is that of the surface', () => {
  const profileOf = (surface: Surface): Float64Array => {
    const { form, orientation } = straightened(surface)
    const upright = straighten.run({ surface, form, orientation }, {})
    return collapse.run({ surface: upright, orientation }, {}).heights.data
  }
  const measured = (profile: Float64Array): number => profile.filter((z) => !Number.isNaN(z)).length
  const plain = measured(profileOf(LAND))
  expect(plain).toBeGreaterThan(500)
  const rows = LAND.heights.shape[0]!
  expect(Math.abs(measured(profileOf(framed(LAND, 2 * rows))) - plain)).toBeLessThan(0.03 * plain)
})
