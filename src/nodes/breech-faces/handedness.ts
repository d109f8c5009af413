import { z } from 'zod'
import { type ArealCongruence, arealCongruenceKind } from '../../kinds/agreement.ts'
import { grid } from '../../kinds/kind.ts'
import { defineNode, listOf } from '../../kinds/node.ts'
import { makeCheck, scopeChecksKind } from '../../kinds/scope.ts'
import { arealSignatureKind, MAP_SIDE } from '../../kinds/signature.ts'
import { onSquare, withoutSquare } from '../../numerics/areal/areal-map.ts'
import { rowsBackwards } from '../../numerics/areal/rows-backwards.ts'
import type { Fact } from '../../words/fact.ts'
import { fact } from '../../words/said.ts'

/**
 * The mirror image of the map of a breech face.
 * in      an areal signature
 * out     the same with its rows backwards, the mark in the middle again
 * note    the band is the same in both directions, so the map of a mirrored scan is this one but for where its pixels begin
 */
export const mirroredMap = defineNode({
  name: 'mirrored-map',
  version: 1,
  title: 'Mirror the map of the face',
  params: z.strictObject({}),
  inputs: { signature: arealSignatureKind },
  output: arealSignatureKind,
  run({ signature: { values, ny, nx, ...rest } }) {
    const own = withoutSquare(values.data, MAP_SIDE, ny, nx, 1)
    const image = onSquare({ values: rowsBackwards(own, ny, nx), ny, nx }, MAP_SIDE, 1)
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
 * Whether two breech faces agree only when one of them is mirrored.
 * in      their congruence as they were read; that of one with the mirror image of the other, where it was searched
 * params  domain; what only faces of one source reach, see `agreementOf`
 * out     one check, `handedness`: `refuse` where the mirror image agrees as faces of one source do, and the faces as they were
 *         read do not. `value` is the agreement of the mirror image, 0 where none was searched.
 */
export const handednessCheck = defineNode({
  name: 'handedness-check',
  version: 1,
  title: 'Check for mirror images',
  params: agreement.extend({ domain: z.string() }),
  configKeys: { fewest: 'impressed_fewest_cells' },
  inputs: { congruence: arealCongruenceKind, mirrored: listOf(arealCongruenceKind) },
  output: scopeChecksKind,
  run({ congruence, mirrored: [image] }, { domain, ...limits }) {
    const value = image ? agreementOf(image, limits) : 0
    const passed = value < 1 || agreementOf(congruence, limits) >= 1
    const of = { value, threshold: 1 }
    const check = passed
      ? makeCheck('handedness', 'ok', of, fact(image ? 'not_mirrored' : 'agree_as_read'))
      : makeCheck('handedness', 'refuse', of, onlyMirrored(congruence, image!))
    return { domain, checks: [check] }
  },
})

const onlyMirrored = (read: ArealCongruence, image: ArealCongruence): Fact => {
  const regions = ({ n_congruent = 0, n_comparable = 0 }: ArealCongruence) =>
    ({ congruent: n_congruent, comparable: n_comparable }) as const
  return fact('agree_only_mirrored', { mirrored: regions(image), as_read: regions(read) })
}
