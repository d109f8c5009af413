import { z } from 'zod'
import { grid } from '../../kinds/kind.ts'
import { scoresKind } from '../../kinds/marks/score.ts'
import { arealSignatureKind, MAP_SIDE } from '../../kinds/marks/signature.ts'
import { sketchKind } from '../../kinds/marks/sketch.ts'
import { defineNode, listOf } from '../../kinds/node.ts'
import { faceAgreements } from '../../numerics/sketches/face-agreements.ts'
import { FINE, faceRings, faceViews, waveIntegers } from '../../numerics/sketches/face-rings.ts'

/**
 * A breech face along rings about its middle, by which it is laid on another one before they are scored.
 * in      areal signature of the face
 * out     the waves around 36 rings, in 16-bit integers: see `faceRings`; none of a face without relief
 */
export const faceRingsNode = defineNode({
  name: 'face-rings',
  version: 2,
  title: 'Rings of the breech face',
  params: z.strictObject({}),
  inputs: { signature: arealSignatureKind },
  output: sketchKind,
  run: ({ signature: { values, dx } }) => ({
    values: waveIntegers(faceRings(values.data, MAP_SIDE, FINE)),
    dx: FINE.pitch * dx,
  }),
})

const OPERATIONS = 200_000 // of a pair: all turns at 113 shifts

/**
 * How well a breech face agrees with each of many where it lies best on it.
 * in      a: areal signature of the face; b: the rings of the others
 * out     (n) correlations of the heights: see `faceAgreements`
 */
export const faceRegistrations = defineNode({
  name: 'face-registrations',
  version: 2,
  title: 'Lay the breech faces on one another',
  params: z.strictObject({}),
  inputs: { a: arealSignatureKind, b: listOf(sketchKind) },
  output: scoresKind,
  cost: ({ b }) => {
    const bytes = b.reduce((sum, one) => sum + one.bytes, 0)
    return { bytes: 2 * bytes + 16_777_216, operations: OPERATIONS * (b.length + 400) }
  },
  run({ a, b }) {
    const views = faceViews(a.values.data, MAP_SIDE, FINE)
    const { asRead } = faceAgreements(
      FINE,
      views,
      b.map(({ values }) => values),
    )
    return { values: grid(asRead, asRead.length) }
  },
})
