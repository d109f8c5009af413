import { expect, test } from 'vitest'
import { scanHandle } from '../../src/address/canonical.ts'
import { type Recipe, signaturesOf } from '../../web/src/screens/result/recipe/recipe-walk.ts'

const hash = (digit: string): string => digit.repeat(64)
const [Q, K1, K2] = [hash('1'), hash('2'), hash('3')] as const

const run = (node: string, inputs: object, output: string) => ({
  node,
  version: 1,
  params: {},
  inputs,
  output,
})

/** What becomes of a scan: its surface, a region that gives it back, its signature. */
const read = (sha256: string) => [
  run('decode', { scan: scanHandle(sha256) }, `surface ${sha256}`),
  run('primer-region', { surface: `surface ${sha256}` }, `surface ${sha256}`),
  run('areal-signature', { surface: `surface ${sha256}` }, `signature ${sha256}`),
]
const compared = (a: string, b: string) =>
  run('cmr-2d', { a: `signature ${a}`, b: `signature ${b}` }, `features ${a} ${b}`)

/** A recipe of a questioned mark and two known ones, the second of which agrees best. */
const RECIPE = {
  inputs: { mark_a: [Q], mark_b: [K2], known: [[K1], [K2]] },
  steps: [
    { step: 'decode', runs: [Q, K1, K2].flatMap(read) },
    { step: 'compare', runs: [compared(Q, K1), compared(K1, K2), compared(Q, K2)] },
  ],
} as unknown as Recipe

test('the signatures are those of mark A and of the known mark that agrees best, also where a region was cut before', () => {
  expect(signaturesOf(RECIPE)).toEqual({ a: [`signature ${Q}`], b: [`signature ${K2}`] })
})
