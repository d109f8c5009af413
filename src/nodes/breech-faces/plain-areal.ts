import { z } from 'zod'
import { grid } from '../../kinds/kind.ts'
import { arealCongruenceKind } from '../../kinds/marks/agreement.ts'
import { arealSignatureKind } from '../../kinds/marks/signature.ts'
import { bandpassedKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { placeOnPartner, plainCongruence } from '../../numerics/areal/plain-cmr-2d.ts'
import { PLAIN_SIDE, plainArealMap, plainStep } from '../../numerics/areal/plain-map.ts'

/**
 * The plain areal signature of a breech face.
 * in      the mark in its band, (ny, nx) metres, NaN = not measured
 * out     every n-th sample from the first on, n such that the pitch is nearest to 12.5 µm; the extent of the mark is
 *         the whole 256 x 256 map
 * source  docs/method.md, "How are breech faces compared?"
 */
export const plainArealSignature = defineNode({
  name: 'plain-areal-signature',
  version: 2,
  title: 'Map of the face',
  stage: 'areal-signature',
  params: z.strictObject({}),
  inputs: { surface: bandpassedKind },
  output: arealSignatureKind,
  run({ surface: { heights, dx, dy } }) {
    const [ny, nx] = heights.shape as [number, number]
    const values = plainArealMap(heights.data, ny, nx, dy, dx)
    return {
      values: grid(values, PLAIN_SIDE, PLAIN_SIDE),
      dx: dx * plainStep(dx),
      dy: dy * plainStep(dy),
      valid: values.reduce((count, value) => (value === 0 ? count : count + 1), 0),
      ny: PLAIN_SIDE,
      nx: PLAIN_SIDE,
    }
  },
})

/**
 * Congruent matching regions of two breech faces by the textbook definition.
 * in      a, b: plain areal signatures
 * params  corr: smallest correlation of a cell's vote; tolerance: rows, columns (pixels) and degrees
 * out     the score is the largest number of votes that agree with one vote; the pose is the turn and shift of that
 *         vote. Only a is divided into cells, so the counts of b are those of a.
 * source  docs/method.md, "How are breech faces compared?"
 */
export const plainCmr2d = defineNode({
  name: 'plain-cmr-2d',
  version: 2,
  title: 'Compare the maps',
  stage: 'compare',
  params: z.strictObject({
    corr: z.number().min(-1).max(1),
    tolerance: z.tuple([z.number().min(0), z.number().min(0), z.number().min(0)]),
  }),
  configKeys: { corr: 'cmr_corr', tolerance: 'cmr_tol' },
  inputs: { a: arealSignatureKind, b: arealSignatureKind },
  output: arealCongruenceKind,
  run({ a, b }, options) {
    const { votes, centre, cells, cell } = plainCongruence(a.values.data, b.values.data, options)
    return {
      score: votes.length,
      // The pose lays b on a, the other way round than the votes turn and move.
      rotation_deg: centre ? 0 - centre.degrees : 0,
      shift_y: centre ? 0 - centre.dy : 0,
      shift_x: centre ? 0 - centre.dx : 0,
      n_cells_a: cells,
      n_cells_b: cells,
      n_congruent_a: votes.length,
      n_congruent_b: votes.length,
      cell,
      regions: votes.map((vote) => {
        const { y, x } = placeOnPartner(vote, cell)
        return { y_a: vote.y, x_a: vote.x, y_b: y, x_b: x, corr: vote.corr }
      }),
    }
  },
})
