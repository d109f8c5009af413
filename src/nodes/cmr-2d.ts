import { z } from 'zod'
import { MarkgraphError } from '../errors.ts'
import { cmr2d as congruence, type Match2d } from '../kernels/cmr-2d.ts'
import { arealCongruenceKind, attributionKind, type Region } from '../kinds/agreement.ts'
import { defineNode } from '../kinds/node.ts'
import { scoreKind } from '../kinds/score.ts'
import { arealSignatureKind, MAP_SIDE } from '../kinds/signature.ts'
import { mapOf } from './areal-signature.ts'

const share = z.number().min(0).max(1)
const length = z.number().positive() // metres

/**
 * Congruent matching regions of two breech faces.
 * in      a, b: areal signatures on one pitch
 * params  lengths in metres, angles in degrees; see `RegistrationOptions` and `CellOptions`
 * out     the score is the smaller count of congruent cells of both directions; 0 when a map is empty
 * errors  `bad-value` when the pitches differ
 * source  method.md stage 8; Song (2013)
 */
export const cmr2d = defineNode({
  name: 'cmr-2d',
  version: 2,
  stage: 'compare',
  params: z.strictObject({
    rotation_max: z.number().min(0).max(180),
    rotation_step: z.number().min(1).max(30),
    shift_max: length,
    min_overlap: share,
    candidates: z.number().int().min(1).max(10),
    candidate_shift: length,
    candidate_rotation: z.number().min(0).max(180),
    cell: length,
    cell_valid: share,
    cell_overlap: share,
    search: length,
    tolerance: length,
    home: length,
    corr: z.number().min(-1).max(1),
    z: z.number().min(0),
    relative_corr: share,
  }),
  inputs: { a: arealSignatureKind, b: arealSignatureKind },
  output: arealCongruenceKind,
  run({ a, b }, params) {
    if (Math.abs(a.dx / b.dx - 1) > 1e-9) {
      throw new MarkgraphError(
        'bad-value',
        `areal signatures must be on one pitch, but one has ${a.dx * 1e6} µm and the other ${b.dx * 1e6} µm`,
      )
    }
    const pixels = (metres: number): number => Math.round(metres / a.dx)
    const cell = pixels(params.cell)
    const found = congruence(
      mapOf(a),
      mapOf(b),
      {
        rotationMax: params.rotation_max,
        rotationStep: params.rotation_step,
        shiftMax: pixels(params.shift_max),
        minOverlap: params.min_overlap,
        candidates: params.candidates,
        apartShift: pixels(params.candidate_shift),
        apartRotation: params.candidate_rotation,
      },
      {
        cell,
        cellValid: params.cell_valid,
        cellOverlap: params.cell_overlap,
        search: pixels(params.search),
        tolerance: pixels(params.tolerance),
        home: pixels(params.home),
        corr: params.corr,
        z: params.z,
        relativeCorr: params.relative_corr,
      },
    )
    const topA = Math.floor((MAP_SIDE - a.ny) / 2)
    const leftA = Math.floor((MAP_SIDE - a.nx) / 2)
    const topB = Math.floor((MAP_SIDE - b.ny) / 2)
    const leftB = Math.floor((MAP_SIDE - b.nx) / 2)
    return {
      score: found.score,
      rotation_deg: found.degrees,
      shift_y: found.dy,
      shift_x: found.dx,
      n_cells_a: found.cellsA,
      n_cells_b: found.cellsB,
      n_congruent_a: found.congruentA.length,
      n_congruent_b: found.congruentB.length,
      cell,
      regions: found.congruentA.map(({ y, x, partnerY, partnerX, corr }: Match2d) => ({
        y_a: topA + y,
        x_a: leftA + x,
        y_b: topB + partnerY,
        x_b: leftB + partnerX,
        corr,
      })),
    }
  },
})

/** Score of two breech faces: how many regions agree on one rotation and shift, both ways. */
export const arealScore = defineNode({
  name: 'areal-score',
  version: 1,
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
  params: z.strictObject({}),
  inputs: { congruence: arealCongruenceKind },
  output: attributionKind,
  run({ congruence: { regions, cell } }) {
    const on = (y: number, x: number, corr: number): Region => ({
      ...{ x, y, w: cell, h: cell, corr },
      ...{ x_frac: x / MAP_SIDE, y_frac: y / MAP_SIDE, w_frac: cell / MAP_SIDE, h_frac: cell / MAP_SIDE },
    })
    return {
      a: regions.map(({ y_a, x_a, corr }) => on(y_a, x_a, corr)),
      b: regions.map(({ y_b, x_b, corr }) => on(y_b, x_b, corr)),
    }
  },
})
