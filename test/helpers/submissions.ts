/** Submissions to the committed splits. */
import { join } from 'node:path'
import { frozenPairs, type Pairs, testedPairs } from '../../src/benchmark/pairs.ts'
import { FROZEN, readSplit, type Split } from '../../src/benchmark/split.ts'
import { random } from '../../src/numerics/elementary/random.ts'

interface Frozen {
  readonly split: Split
  readonly pairs: Pairs
  readonly folds: Uint32Array[]
}

const known = new Map<string, Frozen>()

/** A committed split with its pairs, derived once for all files of this process. */
export function frozenSplit(name: string): Frozen {
  const frozen = known.get(name) ?? readFrozen(name)
  known.set(name, frozen)
  return frozen
}

function readFrozen(name: string): Frozen {
  const split = readSplit(join(FROZEN, `${name}.json`))
  const pairs = frozenPairs(split)
  return { split, pairs, folds: testedPairs(pairs, split.n_folds) }
}

/** One LR a pair, from its place and label. */
export type LrOf = (i: number, label: number) => number | string

export const csvOf = ({ ids, labels }: Pairs, lrOf: LrOf): string =>
  `pair_id,lr\n${ids.map((id, i) => `${id},${lrOf(i, labels[i]!)}\n`).join('')}`

export const allOnes: LrOf = () => 1
export const perfect: LrOf = (_, label) => (label === 1 ? 1e300 : 1e-300)

/** log10 LRs from a standard normal distribution, whatever the label. */
export function randomLr(seed: number): LrOf {
  const { normal } = random(seed)
  return () => 10 ** normal()
}

export interface Body {
  submitter: string
  method: string
  url?: string | null
  csv: string
}

export const bodyOf = (csv: string, more: Partial<Body> = {}): Body => ({
  submitter: 'A laboratory',
  method: 'a method',
  csv,
  ...more,
})
