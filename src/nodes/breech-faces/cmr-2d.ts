import { z } from 'zod'
import { MarkgraphError, phrase } from '../../errors.ts'
import { numberOf } from '../../kinds/cost.ts'
import { arealCongruenceKind, attributionKind, type Region } from '../../kinds/marks/agreement.ts'
import { scoreKind } from '../../kinds/marks/score.ts'
import { type ArealSignature, arealSignatureKind, MAP_SIDE } from '../../kinds/marks/signature.ts'
import { type ConfigKeys, defineNode, keysWith } from '../../kinds/node.ts'
import { cmr2d as congruence, congruentShare, type Match2d } from '../../numerics/areal/cmr-2d.ts'
import type { CellOptions } from '../../numerics/areal/congruent-cells.ts'
import { mapOf } from './areal-signature.ts'
import { congruenceCost } from './cmr-2d-cost.ts'

const share = z.number().min(0).max(1)
const length = z.number().positive() // metres

/** What a congruent cell is; lengths in metres. */
export const cellParams = {
  cell: length,
  cell_valid: share,
  cell_overlap: share,
  search: length,
  tolerance: length,
  home: length,
  corr: z.number().min(-1).max(1),
  z: z.number().min(0),
  relative_corr: share,
}
export const cellKeys: ConfigKeys = {
  ...keysWith('impressed_', 'cell', 'cell_valid', 'cell_overlap', 'search', 'tolerance', 'home'),
  corr: 'cmr_corr',
  ...keysWith('impressed_', 'z', 'relative_corr'),
}

/** The same in pixels of this pitch. */
export function cellsInPixels(params: z.infer<z.ZodObject<typeof cellParams>>, pitch: number): CellOptions {
  const pixels = (metres: number): number => Math.round(metres / pitch)
  return {
    cell: pixels(params.cell),
    cellValid: params.cell_valid,
    cellOverlap: params.cell_overlap,
    search: pixels(params.search),
    tolerance: pixels(params.tolerance),
    home: pixels(params.home),
    corr: params.corr,
    z: params.z,
    relativeCorr: params.relative_corr,
  }
}

/**
 * Congruent matching regions of two breech faces.
 * in      a, b: areal signatures on one pitch
 * params  lengths in metres, angles in degrees; see `RegistrationOptions`, `CellOptions` and `ShareOptions`; `scale`: the
 *         number of comparable cells that the score is for
 * out     the score is scale * (k + prior_congruent) / (n + prior_cells) of the mark for which it is smaller, k its congruent
 *         and n its comparable cells
 * errors  `bad-value` when the pitches differ
 * source  docs/method.md, "How are breech faces compared?"; Song (2013)
 */
export const cmr2d = defineNode({
  name: 'cmr-2d',
  version: 3,
  title: 'Compare the maps',
  stage: 'compare',
  params: z.strictObject({
    rotation_max: z.number().min(0).max(180),
    rotation_step: z.number().min(1).max(30),
    min_overlap: share,
    candidates: z.number().int().min(1).max(100),
    finalists: z.number().int().min(1).max(20),
    candidate_shift: length,
    candidate_rotation: z.number().min(0).max(180),
    ...cellParams,
    scale: z.number().positive(),
    prior_congruent: z.number().positive(),
    prior_cells: z.number().positive(),
    fewest: z.number().int().min(1),
  }),
  configKeys: {
    ...keysWith('impressed_', 'rotation_max', 'rotation_step', 'min_overlap', 'candidates', 'finalists'),
    ...keysWith('impressed_', 'candidate_shift', 'candidate_rotation'),
    ...cellKeys,
    ...keysWith('impressed_', 'scale', 'prior_congruent', 'prior_cells'),
    fewest: 'impressed_fewest_cells',
  },
  inputs: { a: arealSignatureKind, b: arealSignatureKind },
  output: arealCongruenceKind,
  cost({ a, b }, params) {
    const pitch = numberOf(a, 'dx')
    const pixels = (metres: number): number => Math.round(metres / pitch)
    const sizes = [a, b].map((one) => ({ ny: numberOf(one, 'ny'), nx: numberOf(one, 'nx') }))
    return congruenceCost(sizes, {
      turns: params.rotation_max / params.rotation_step,
      candidates: params.candidates,
      finalists: params.finalists,
      cell: pixels(params.cell),
      search: pixels(params.search),
      tolerance: pixels(params.tolerance),
      home: pixels(params.home),
    })
  },
  run({ a, b }, params) {
    if (Math.abs(a.dx / b.dx - 1) > 1e-9) {
      throw new MarkgraphError(
        'bad-value',
        phrase('areal signatures must be on one pitch, but one has {one} µm and the other {other} µm', {
          one: a.dx * 1e6,
          other: b.dx * 1e6,
        }),
      )
    }
    const pixels = (metres: number): number => Math.round(metres / a.dx)
    const cells = cellsInPixels(params, a.dx)
    const { cell } = cells
    const share = {
      prior: { congruent: params.prior_congruent, cells: params.prior_cells },
      fewest: params.fewest,
    }
    const found = congruence(
      mapOf(a),
      mapOf(b),
      {
        rotationMax: params.rotation_max,
        rotationStep: params.rotation_step,
        minOverlap: params.min_overlap,
        candidates: params.candidates,
        finalists: params.finalists,
        apartShift: pixels(params.candidate_shift),
        apartRotation: params.candidate_rotation,
      },
      cells,
      share,
    )
    const deciding = found[found.deciding]
    const onA = onMap(a)
    const onB = onMap(b)
    return {
      score: params.scale * congruentShare(deciding.congruent.length, deciding.comparable, share),
      rotation_deg: found.degrees,
      shift_y: found.dy,
      shift_x: found.dx,
      n_cells_a: found.a.cells,
      n_cells_b: found.b.cells,
      n_congruent_a: found.a.congruent.length,
      n_congruent_b: found.b.congruent.length,
      n_congruent: deciding.congruent.length,
      n_comparable: deciding.comparable,
      cell,
      regions: deciding.congruent.map(({ y, x, partnerY, partnerX, corr }: Match2d) => {
        const [placeA, placeB] =
          found.deciding === 'a' ? [onA(y, x), onB(partnerY, partnerX)] : [onA(partnerY, partnerX), onB(y, x)]
        return { y_a: placeA.y, x_a: placeA.x, y_b: placeB.y, x_b: placeB.x, corr }
      }),
    }
  },
})

/** From places on a mark to places on the 256 x 256 map in which it is centred. */
const onMap =
  ({ ny, nx }: ArealSignature) =>
  (y: number, x: number) => ({
    y: Math.floor((MAP_SIDE - ny) / 2) + y,
    x: Math.floor((MAP_SIDE - nx) / 2) + x,
  })

/** Score of two breech faces: regions that agree on one rotation and shift, both ways, for a fixed number of comparable ones. */
export const arealScore = defineNode({
  name: 'areal-score',
  version: 1,
  title: 'Score',
  stage: 'compare',
  params: z.strictObject({}),
  inputs: { congruence: arealCongruenceKind },
  output: scoreKind,
  run: ({ congruence: { score } }) => ({ score, score_kind: 'cmr-2d' as const }),
})

/** The congruent cells as parts of both maps, in pixels and as fractions of the whole 256 x 256 map. */
export const attribution2d = defineNode({
  name: 'attribution-2d',
  version: 1,
  title: 'Regions that agree',
  params: z.strictObject({}),
  inputs: { congruence: arealCongruenceKind },
  output: attributionKind,
  run({ congruence: { regions, cell } }) {
    const on = (y: number, x: number, corr: number): Region => ({
      x,
      y,
      w: cell,
      h: cell,
      corr,
      x_frac: x / MAP_SIDE,
      y_frac: y / MAP_SIDE,
      w_frac: cell / MAP_SIDE,
      h_frac: cell / MAP_SIDE,
    })
    return {
      a: regions.map(({ y_a, x_a, corr }) => on(y_a, x_a, corr)),
      b: regions.map(({ y_b, x_b, corr }) => on(y_b, x_b, corr)),
    }
  },
})
