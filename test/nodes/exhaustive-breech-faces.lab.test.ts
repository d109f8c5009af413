import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Surface } from '../../src/kinds/marks/surface.ts'
import { cmr2d } from '../../src/nodes/breech-faces/cmr-2d.ts'
import { decode } from '../../src/nodes/scan/decode.ts'
import type { ArealMap } from '../../src/numerics/areal/cmr-2d.ts'
import { coarsePoses } from '../../src/numerics/areal/coarse-registration.ts'
import { onCanvas } from '../../src/numerics/areal/masked-grid.ts'
import { arealField } from '../helpers/areal-field.ts'
import { thirdOf } from '../helpers/cropped-surface.ts'
import { bySums, byTransforms, exhaustiveCounts, exhaustivePoses } from '../helpers/exhaustive-faces.ts'
import { FACE_PARAMS, signatureOfFace } from '../helpers/face-signature.ts'
import { csvRows, hasShared, sharedPath, titleFor } from '../helpers/shared.ts'
import { turnedSurface } from '../helpers/turned-surface.ts'

const SCANS = 'scans/cartridges'

describe('the search over the full circle misses nothing', () => {
  const N = 24
  const canvas = ({ values, ny, nx }: ArealMap) => onCanvas(values, ny, nx, N)
  const [a, b] = [canvas(arealField(1, N)), canvas(arealField(2, N))]
  const copy = canvas(arealField(1, N, { degrees: 130, dy: 3, dx: -4 }))

  it.each([
    ['the full circle', 180],
    ['part of it', 30],
  ])('%s: the poses are those of sums over every shift of every angle', (_, rotationMax) => {
    const options = { rotationMax, rotationStep: 3, minOverlap: 0.2 }
    for (const other of [b, copy]) {
      const enough = 0.6 * Math.min(a.valid, other.valid)
      const found = coarsePoses(a, other, options, enough)
      const wanted = exhaustivePoses(a, other, options, enough, bySums)
      expect(found).toHaveLength(wanted.length)
      for (const [i, { quality, degrees, dy, dx }] of wanted.entries()) {
        expect(found[i]).toMatchObject({ degrees, dy, dx })
        expect(found[i]!.quality).toBeCloseTo(quality, 9)
      }
    }
  })
  it('transforms, which compare whole faces, give the sums', () => {
    const sums = bySums(a.values, b.values, N, 19)
    byTransforms(a.values, b.values, N, 19).forEach((value, i) => {
      expect(value).toBeCloseTo(sums[i]!, 9)
    })
  })
})

describe.skipIf(!hasShared(SCANS))(titleFor('a sample of all pairs', SCANS), () => {
  const rows = hasShared(SCANS)
    ? [...csvRows('manifests/cartridges.csv'), ...csvRows('manifests/cartridges-weller.csv')]
    : []
  const surface = (i: number): Surface =>
    decode.run(
      { scan: readFileSync(sharedPath(`scans/${rows[i]!['scan']!}`)) },
      { units: 'file', mask: 'none' },
    )
  const same = (a: Surface, b: Surface): void => {
    const [one, other] = [signatureOfFace(a), signatureOfFace(b)]
    expect(cmr2d.run({ a: one, b: other }, FACE_PARAMS)).toMatchObject(
      exhaustiveCounts(one, other, FACE_PARAMS),
    )
  }

  it.each([
    [0, 1],
    [22, 25],
    [40, 5],
  ])('scans %i and %i: the counts of the exhaustive comparison', (i, j) => {
    same(surface(i), surface(j))
  })
  it.each([[2, 3, 100]])('scan %i with %i turned', (i, j, degrees) => {
    same(surface(i), turnedSurface(surface(j), degrees))
  })
  it.each([[24, 26, 'left']] as const)('scan %i with a third of %i', (i, j, part) => {
    same(surface(i), thirdOf(surface(j), part))
  })
})
