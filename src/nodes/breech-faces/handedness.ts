import { z } from 'zod'
import { grid } from '../../kinds/kind.ts'
import { type ArealCongruence, arealCongruenceKind } from '../../kinds/marks/agreement.ts'
import { arealSignatureKind, MAP_SIDE } from '../../kinds/marks/signature.ts'
import { defineNode, listOf } from '../../kinds/node.ts'
import { scopeChecksKind } from '../../kinds/scope.ts'
import { onSquare, withoutSquare } from '../../numerics/areal/areal-map.ts'
import { rowsBackwards } from '../../numerics/areal/rows-backwards.ts'
import { flipParams, handednessOf, ways } from '../scan/handedness.ts'

/**
 * The map of a breech face that is read another way.
 * in      an areal signature
 * out     the same with its rows backwards, the mark in the middle again, and with its heights upside down
 * note    the band is the same in both directions, so the map of a mirrored scan is this one but for where its pixels begin
 */
export const flippedMap = defineNode({
  name: 'flipped-map',
  version: 1,
  title: 'Read the face another way',
  params: flipParams,
  inputs: { signature: arealSignatureKind },
  output: arealSignatureKind,
  run({ signature: { values, ny, nx, ...rest } }, { mirrored, inverted }) {
    const own = withoutSquare(values.data, MAP_SIDE, ny, nx, inverted ? -1 : 1)
    const image = onSquare({ values: mirrored ? rowsBackwards(own, ny, nx) : own, ny, nx }, MAP_SIDE, 1)
    return { values: grid(image, MAP_SIDE, MAP_SIDE), ny, nx, ...rest }
  },
})

const agreement = z.strictObject({
  least: z.number().positive(),
  cells: z.number().int().min(1),
  fewest: z.number().int().min(1),
})

/**
 * How far the agreement of two breech faces reaches what only faces of one source reach, which is 1: the smaller of its score
 * over `least` and its congruent cells over `cells`. Either alone is reached by chance, the score by two cells of ten, the
 * number by a few of a hundred. 0 with fewer than `fewest` comparable cells.
 */
export const agreementOf = (
  { score, n_congruent = 0, n_comparable = 0 }: ArealCongruence,
  { least, cells, fewest }: z.infer<typeof agreement>,
): number => (n_comparable < fewest ? 0 : Math.min(score / least, n_congruent / cells))

/**
 * Whether two breech faces agree only when one of them is read another way: see `handednessOf`.
 * in      their congruence as they were read; that of one with the other read in each of `ways`
 * params  domain; what only faces of one source reach, see `agreementOf`
 */
export const faceHandedness = defineNode({
  name: 'face-handedness',
  version: 1,
  title: 'Check for mirror images and casts',
  params: agreement.extend({ domain: z.string(), ways }),
  configKeys: { fewest: 'impressed_fewest_cells' },
  inputs: { congruence: arealCongruenceKind, others: listOf(arealCongruenceKind) },
  output: scopeChecksKind,
  run({ congruence, others }, { domain, ways: tried, ...limits }) {
    return handednessOf(
      domain,
      agreementOf(congruence, limits),
      others.map((one, i) => [tried[i]!, agreementOf(one, limits)] as const),
    )
  },
})
