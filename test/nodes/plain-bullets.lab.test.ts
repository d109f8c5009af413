import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { orient } from '../../src/nodes/bullets/orient.ts'
import { orientation } from '../../src/nodes/bullets/orientation.ts'
import { signature } from '../../src/nodes/bullets/signature.ts'
import { coherence } from '../../src/nodes/scan/coherence.ts'
import { decode } from '../../src/nodes/scan/decode.ts'
import { formRemoval } from '../../src/nodes/scan/form-removal.ts'
import { roughness } from '../../src/nodes/scan/roughness.ts'
import { align } from '../../src/numerics/fourier/correlate.ts'
import { bulletFeatures } from '../../src/numerics/profiles/bullet-features.ts'
import { AS_WRITTEN } from '../../src/x3p/read.ts'
import { csvRows, hasShared, sharedPath, titleFor } from '../helpers/shared.ts'

const LANDS = 'expected/bullet-lands.csv'
const PAIRS = 'expected/bullet-pairs.csv'
const BAND = { lambda_s: 4e-6, lambda_c: 250e-6 }

/** The plain pipeline of one land at its own pitch. */
function landOf(scan: string) {
  const surface = decode.run({ scan: readFileSync(sharedPath(`scans/${scan}`)) }, AS_WRITTEN)
  const formRemoved = formRemoval.run({ surface }, {})
  const bandpassed = roughness.run({ surface: formRemoved }, BAND)
  const direction = orientation.run({ surface: bandpassed }, {})
  const oriented = orient.run({ surface: bandpassed, orientation: direction }, {})
  const profile = signature.run({ surface: oriented, orientation: direction }, { crop: 0.25, pitch: null })
  return {
    surface,
    coherence: coherence.run({ surface: formRemoved }, {}).coherence,
    direction,
    profile,
  }
}

/** Root mean square of what is measured, about zero. */
function rms(values: Float64Array): number {
  const measured = values.filter((value) => !Number.isNaN(value))
  return Math.sqrt(measured.reduce((sum, value) => sum + value ** 2, 0) / measured.length)
}

describe.skipIf(!hasShared('scans'))(titleFor('plain definitions on 52 real lands', 'scans'), () => {
  const signatures = new Map<string, Float64Array>()
  const rows = hasShared('scans') ? csvRows(LANDS) : []

  test.each(rows)('$scan', (row) => {
    const land = landOf(row['scan']!)
    const [ny, nx] = land.surface.heights.shape
    const number = (key: string): number => Number(row[key])
    expect([ny, nx]).toEqual([number('ny'), number('nx')])
    expect(land.surface.dx * 1e6).toBeCloseTo(number('pitch_um'), 6)
    expect(Math.abs(land.coherence - number('coherence'))).toBeLessThan(0.002)
    expect(Math.abs(land.direction.tilt_deg - number('tilt_deg'))).toBeLessThan(0.05)
    expect(Math.abs(land.profile.length - number('signature_length'))).toBeLessThanOrEqual(2)
    const roughness = rms(land.profile.values.data) * 1e9
    expect(Math.abs(roughness / number('signature_rms_nm') - 1)).toBeLessThan(0.01)
    signatures.set(row['scan']!, land.profile.values.data)
  })

  test('all 36 pairs of bullets, missing lands as a plain list', () => {
    const bulletOf = (scan: string): string => scan.slice('bullets/'.length).replace(/-land\d\.x3p$/, '')
    const bullets = Map.groupBy(signatures, ([scan]) => bulletOf(scan))
    const pairs = csvRows(PAIRS)
    expect(pairs).toHaveLength(36)
    for (const pair of pairs) {
      const a = bullets.get(pair['bullet_a']!)!.map(([, values]) => values)
      const b = bullets.get(pair['bullet_b']!)!.map(([, values]) => values)
      const found = a.flatMap((one) => b.map((other) => align(one, other)))
      const slots = (n: number): number[] => Array.from({ length: n }, (_, i) => i % b.length)
      const features = bulletFeatures(
        Float64Array.from(found, ({ ccf }) => ccf),
        Float64Array.from(found, ({ lag }) => lag),
        slots(a.length),
        slots(b.length),
        b.length,
      )
      const name = `${pair['bullet_a']} ${pair['bullet_b']}`
      expect(features.offset, name).toBe(Number(pair['offset']))
      for (const key of [
        'diag_mean',
        'diag_min',
        'diag_contrast',
        'offset_margin',
        'lag_coherence',
      ] as const) {
        expect(Math.abs(features[key]! - Number(pair[key])), `${key} of ${name}`).toBeLessThan(0.005)
      }
    }
  })
})
