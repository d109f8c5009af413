import { z } from 'zod'
import { MarkgraphError, phrase } from '../../errors.ts'
import { numberOf, type Row } from '../../kinds/cost.ts'
import { type Features, featuresKind } from '../../kinds/marks/agreement.ts'
import { signatureKind } from '../../kinds/marks/signature.ts'
import { defineNode, listOf } from '../../kinds/node.ts'
import { rowsOf } from '../../numerics/areal/preview.ts'
import type { Alignment } from '../../numerics/fourier/correlate.ts'
import { bulletFeatures } from '../../numerics/profiles/bullet-features.ts'
import { alignAll, comparable, onePitch, overlapKeys, overlapParams } from './align.ts'
import { correlationsCost } from './profile-cost.ts'

/** Places of the lands on a bullet, from 1; a land that was not scanned is left out. */
const lands = z.array(z.number().int().min(1)).nonempty()

/** The place of each land of a and b on its bullet, from 1; places on a bullet. */
export const places = { lands_a: lands, lands_b: lands, n_lands: z.number().int().min(1).max(64) }

/**
 * Land-by-land CCF matrix of two bullets and the structure features of it.
 * in      a, b: one signature for each land, on one pitch
 * params  lands_a, lands_b: the place of each land on its bullet, from 1; n_lands: places on a bullet;
 *         overlap: as `align` has it; both_ways: whether b is also compared upside down
 * out     the features as given; with `both_ways`, those of the better of as given and upside down (at a tie, as given).
 *         Upside down, the lands of b are met in reverse order and each signature runs backwards. Rows and columns are
 *         lands in the order they were given, lags those of b's signatures run backwards.
 * errors  `bad-value` when places and signatures do not match, or pitches differ
 * source  docs/method.md, "How are bullets compared?"
 */
export const features = defineNode({
  name: 'features',
  version: 3,
  title: 'Compare the lands',
  stage: 'compare',
  params: z.strictObject({
    ...places,
    overlap: overlapParams,
    both_ways: z.boolean(),
  }),
  configKeys: overlapKeys,
  inputs: { a: listOf(signatureKind), b: listOf(signatureKind) },
  output: featuresKind,
  cost({ a, b }, { both_ways }) {
    const lengths = (rows: readonly Row[]): number[] => rows.map((row) => numberOf(row, 'length'))
    const { bytes, operations } = correlationsCost(lengths(a), lengths(b))
    return { bytes, operations: (both_ways ? 2 : 1) * operations }
  },
  run({ a, b }, { lands_a, lands_b, n_lands, overlap, both_ways }) {
    onePitch([...a, ...b])
    checkPlaces('a', lands_a, a.length, n_lands)
    checkPlaces('b', lands_b, b.length, n_lands)
    const [onA, onB, dx] = [comparable(a, overlap), comparable(b, overlap), a[0]!.dx]
    const inOrder = { a: lands_a.map(slot), b: lands_b.map(slot), count: n_lands }
    const reversed = { ...inOrder, b: lands_b.map((land) => n_lands - land) }
    const given = alignAll(onA, onB, overlap, dx)
    const asGiven = structureOf(given, inOrder)
    if (!both_ways) return { ...asGiven, upside_down: false, arrangements: null }
    const turned = alignAll(
      onA,
      onB.map((values) => values.toReversed()),
      overlap,
      dx,
    )
    const upsideDown = structureOf(turned, reversed)
    const isUpsideDown = upsideDown.diag_contrast > asGiven.diag_contrast
    return {
      ...(isUpsideDown ? upsideDown : asGiven),
      upside_down: isUpsideDown,
      arrangements: {
        as_given: asGiven.diag_contrast,
        upside_down: upsideDown.diag_contrast,
        order_reversed: structureOf(given, reversed).diag_contrast,
        lands_turned: structureOf(turned, inOrder).diag_contrast,
      },
    }
  },
})

interface Slots {
  readonly a: readonly number[]
  readonly b: readonly number[]
  /** Slots of a bullet. */
  readonly count: number
}

function structureOf(
  found: readonly Alignment[],
  slots: Slots,
): Omit<Features, 'upside_down' | 'arrangements'> {
  const ccf = Float64Array.from(found, (pair) => pair.ccf)
  const lag = Float64Array.from(found, (pair) => pair.lag)
  const structure = bulletFeatures(ccf, lag, slots.a, slots.b, slots.count)
  const best = structure.diagonal[structure.diag_ccf.indexOf(Math.max(...structure.diag_ccf))]!
  return {
    ...structure,
    land_ccf_matrix: rowsOf(ccf, slots.a.length, slots.b.length),
    land_lag_matrix: rowsOf(lag, slots.a.length, slots.b.length),
    best_land_a: best[0],
    best_land_b: best[1],
  }
}

const slot = (land: number): number => land - 1

function checkPlaces(side: string, places: readonly number[], count: number, slots: number): void {
  if (places.length !== count || new Set(places).size !== count || Math.max(...places) > slots) {
    throw new MarkgraphError(
      'bad-value',
      phrase(
        '{side} has {count} lands and the places {places}; give each land a place of its own from 1 to {slots}',
        { side, count, places: places.join(', '), slots },
      ),
    )
  }
}
