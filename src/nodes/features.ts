import { z } from 'zod'
import { MarkgraphError } from '../errors.ts'
import { bulletFeatures } from '../kernels/bullet-features.ts'
import { rowsOf } from '../kernels/preview.ts'
import { featuresKind } from '../kinds/agreement.ts'
import type { Grid } from '../kinds/kind.ts'
import { defineNode, listOf } from '../kinds/node.ts'
import { signatureKind } from '../kinds/signature.ts'
import { alignAll, minOverlap, onePitch } from './align.ts'

/** Places of the lands on a bullet, from 1; a land that was not scanned is left out. */
const lands = z.array(z.number().int().min(1)).nonempty()

/**
 * Land-by-land CCF matrix of two bullets and the structure features of it.
 * in      a, b: one signature for each land, on one pitch
 * params  lands_a, lands_b: the place of each land on its bullet, from 1; n_lands: places on a bullet;
 *         min_overlap: as `align` has it
 * errors  `bad-value` when places and signatures do not match, or pitches differ
 * source  method.md stage 7
 */
export const features = defineNode({
  name: 'features',
  version: 2,
  stage: 'compare',
  params: z.strictObject({
    lands_a: lands,
    lands_b: lands,
    n_lands: z.number().int().min(1).max(64),
    min_overlap: minOverlap,
  }),
  inputs: { a: listOf(signatureKind), b: listOf(signatureKind) },
  output: featuresKind,
  run({ a, b }, { lands_a, lands_b, n_lands, min_overlap }) {
    onePitch([...a, ...b])
    checkPlaces('a', lands_a, a.length, n_lands)
    checkPlaces('b', lands_b, b.length, n_lands)
    const found = alignAll(valuesOf(a), valuesOf(b), min_overlap)
    const ccf = Float64Array.from(found, (pair) => pair.ccf)
    const lag = Float64Array.from(found, (pair) => pair.lag)
    const slot = (land: number): number => land - 1
    const structure = bulletFeatures(ccf, lag, lands_a.map(slot), lands_b.map(slot), n_lands)
    const best = structure.diagonal[structure.diag_ccf.indexOf(Math.max(...structure.diag_ccf))]!
    return {
      ...structure,
      land_ccf_matrix: rowsOf(ccf, a.length, b.length),
      land_lag_matrix: rowsOf(lag, a.length, b.length),
      best_land_a: best[0],
      best_land_b: best[1],
    }
  },
})

const valuesOf = (signatures: readonly { readonly values: Grid }[]): Float64Array[] =>
  signatures.map(({ values }) => values.data)

function checkPlaces(side: string, places: readonly number[], count: number, slots: number): void {
  if (places.length !== count || new Set(places).size !== count || Math.max(...places) > slots) {
    throw new MarkgraphError(
      'bad-value',
      `${side} has ${count} lands and the places ${places.join(', ')}; give each land a place of its own from 1 to ${slots}`,
    )
  }
}
