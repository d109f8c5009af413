import { z } from 'zod'
import { grid } from '../../kinds/kind.ts'
import { arealCongruenceKind, faceCellsKind } from '../../kinds/marks/agreement.ts'
import { type ArealSignature, arealSignatureKind, MAP_SIDE } from '../../kinds/marks/signature.ts'
import { defineNode } from '../../kinds/node.ts'
import { onSquare } from '../../numerics/areal/areal-map.ts'
import { cellsAtPose, type PosedCell } from '../../numerics/areal/cells-at-pose.ts'
import { transformedMap } from '../../numerics/areal/transformed-map.ts'
import { mapOf } from './areal-signature.ts'
import { cellKeys, cellParams, cellsInPixels } from './cmr-2d.ts'

/**
 * Every cell of two breech faces at their registration, in both directions.
 * in      their areal signatures and their congruence
 * params  those of `cmr-2d` that say what a congruent cell is
 * out     places on the 256 x 256 maps
 */
export const faceCells = defineNode({
  name: 'face-cells',
  version: 1,
  title: 'Cells of both faces',
  params: z.strictObject(cellParams),
  configKeys: cellKeys,
  inputs: { a: arealSignatureKind, b: arealSignatureKind, congruence: arealCongruenceKind },
  output: faceCellsKind,
  run({ a, b, congruence }, params) {
    const { rotation_deg: degrees, shift_y: dy, shift_x: dx } = congruence
    const options = cellsInPixels(params, a.dx)
    const counts = { a: congruence.n_congruent_a, b: congruence.n_congruent_b }
    const found = cellsAtPose(mapOf(a), mapOf(b), { degrees, dy, dx }, options, counts)
    return {
      cell: options.cell,
      a: found.a.map((cell) => onMaps(cell, cornerOf(a), cornerOf(b))),
      b: found.b.map((cell) => onMaps(cell, cornerOf(b), cornerOf(a))),
    }
  },
})

const cornerOf = ({ ny, nx }: ArealSignature) => ({
  y: Math.floor((MAP_SIDE - ny) / 2),
  x: Math.floor((MAP_SIDE - nx) / 2),
})

const onMaps = (
  { y, x, match }: PosedCell,
  own: ReturnType<typeof cornerOf>,
  other: ReturnType<typeof cornerOf>,
) => ({
  y: own.y + y,
  x: own.x + x,
  congruent: match !== undefined,
  y_other: match ? other.y + match.partnerY : null,
  x_other: match ? other.x + match.partnerX : null,
  corr: match ? match.corr : null,
})

/**
 * The map of a breech face as it is laid on that of another one.
 * in      a, b: areal signatures; congruence: how b is laid on a
 * out     b on the pixels of the map of a, of unit norm, 0 where it is not measured
 */
export const registeredMap = defineNode({
  name: 'registered-map',
  version: 1,
  title: 'Map of one face laid on the other',
  params: z.strictObject({}),
  inputs: { a: arealSignatureKind, b: arealSignatureKind, congruence: arealCongruenceKind },
  output: arealSignatureKind,
  run({ a, b, congruence: { rotation_deg: degrees, shift_y: dy, shift_x: dx } }) {
    const laid = transformedMap(mapOf(a), mapOf(b), { degrees, dy, dx }, MAP_SIDE)
    const valid = laid.reduce((count, value) => (Number.isNaN(value) ? count : count + 1), 0)
    const norm = Math.sqrt(laid.reduce((sum, value) => (Number.isNaN(value) ? sum : sum + value * value), 0))
    const values = onSquare({ values: laid, ny: MAP_SIDE, nx: MAP_SIDE }, MAP_SIDE, norm > 0 ? norm : 1)
    return { values: grid(values, MAP_SIDE, MAP_SIDE), dx: a.dx, dy: a.dy, valid, ny: MAP_SIDE, nx: MAP_SIDE }
  },
})
