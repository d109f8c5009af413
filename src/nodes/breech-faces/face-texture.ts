import { z } from 'zod'
import { grid } from '../../kinds/kind.ts'
import { arealCongruenceKind, selfAgreementKind } from '../../kinds/marks/agreement.ts'
import { arealSignatureKind, MAP_SIDE } from '../../kinds/marks/signature.ts'
import { defineNode } from '../../kinds/node.ts'
import { selfAgreement } from '../../numerics/areal/self-agreement.ts'
import { mapOf } from './areal-signature.ts'

const LEAST_SHIFT = 300e-6 // m: further than the relief of one place reaches
const TURNED = { leastAngle: 15, rotationStep: 5, minOverlap: 0.4 } as const // degrees; share of the mark

/** How well a breech face agrees with itself shifted by 300 µm and more, and turned by 15° and more with any shift. */
export const faceSelfAgreement = defineNode({
  name: 'face-self-agreement',
  version: 1,
  title: 'Look for repeating relief',
  params: z.strictObject({}),
  inputs: { signature: arealSignatureKind },
  output: selfAgreementKind,
  run: ({ signature }) =>
    selfAgreement(mapOf(signature), { leastShift: Math.round(LEAST_SHIFT / signature.dx), ...TURNED }),
})

/**
 * What is left of a breech face without the regions that agree with another one.
 * in      its areal signature, as mark a of the congruence
 * out     the same with those regions not measured, of unit norm
 */
export const remainingMap = defineNode({
  name: 'remaining-map',
  version: 1,
  title: 'The face without what agrees',
  params: z.strictObject({}),
  inputs: { signature: arealSignatureKind, congruence: arealCongruenceKind },
  output: arealSignatureKind,
  run({ signature, congruence: { regions, cell } }) {
    const left = Float64Array.from(signature.values.data)
    for (const { y_a, x_a } of regions) {
      for (let y = Math.max(0, y_a); y < Math.min(MAP_SIDE, y_a + cell); y++) {
        left.fill(0, y * MAP_SIDE + Math.max(0, x_a), y * MAP_SIDE + Math.min(MAP_SIDE, x_a + cell))
      }
    }
    const valid = left.reduce((count, value) => (value === 0 ? count : count + 1), 0)
    const norm = Math.sqrt(left.reduce((sum, value) => sum + value * value, 0))
    const values = norm > 0 ? left.map((value) => value / norm) : left
    return { ...signature, valid, values: grid(values, MAP_SIDE, MAP_SIDE) }
  },
})
