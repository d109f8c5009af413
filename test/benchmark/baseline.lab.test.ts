/** Our own submissions: they follow from the committed references, and are scored as any other. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  baselineCsv,
  baselineText,
  fittedBaseline,
  frozenScores,
  readBaseline,
} from '../../src/benchmark/baseline.ts'
import { definitionOf, SPLIT_NAMES } from '../../src/benchmark/definitions.ts'
import { metricsOf } from '../../src/benchmark/kit/scoring.mjs'
import { frozenPairs } from '../../src/benchmark/pairs.ts'
import { FROZEN } from '../../src/benchmark/split.ts'
import { readSubmission } from '../../src/benchmark/submission.ts'
import { BUNDLED, readReference } from '../../src/references/library.ts'
import { frozenSplit } from '../helpers/submissions.ts'

const referenceOf = (name: string) => readReference(join(BUNDLED, `${definitionOf(name).reference}.json`))

describe.each(SPLIT_NAMES)('%s', (name) => {
  const { split, pairs, folds } = frozenSplit(name)
  const committed = readBaseline(name)
  const reference = referenceOf(name)

  test('is of this split, and its CSV, read as any submission, gives its metrics to the last digit', () => {
    expect(committed).toMatchObject({ split: name, split_hash: split.split_hash, submitter: 'Markgraph' })
    expect(committed.scorer_config_hash).toBe(reference.scorer_config_hash)
    const csv = baselineCsv(committed, split, pairs, reference)
    const lrs = readSubmission(csv, pairs.ids, name)
    expect(metricsOf(lrs, pairs.labels, folds)).toEqual(committed.metrics)
  })

  test('has a fit for every unordered pair of sources of one data set', () => {
    const keys = new Set(committed.models.map(([low, high]) => `${low} ${high}`))
    const { a, b } = frozenPairs(split)
    const sourceOf = (mark: number): number => split.marks[mark]!.source
    const pairs = new Set(
      Array.from(a, (mark, i) => [sourceOf(mark), sourceOf(b[i]!)].sort((x, y) => x - y).join(' ')),
    )
    expect(keys).toEqual(pairs)
    expect(committed.models).toHaveLength(keys.size)
    expect(committed.models.every(([low, high]) => low <= high && high < split.n_sources)).toBe(true)
  })
})

// the 1,596 fits of toolmark-v1 take half a minute, those of toolmark-v2 no less: their command stands in docs/benchmark.md
test.each(['cartridge-v1', 'cartridge-v2', 'bullets-v1'])(
  '%s: fitting anew gives the committed file byte for byte',
  (name) => {
    const committed = readFileSync(join(FROZEN, `${name}.baseline.json`), 'utf8')
    const { created_at } = JSON.parse(committed)
    expect(baselineText(fittedBaseline(frozenSplit(name).split, referenceOf(name), created_at))).toBe(
      committed,
    )
  },
)

test('a reference that has not the score of a pair is refused, as is one of other scores', () => {
  const { split, pairs } = frozenSplit('cartridge-v1')
  const reference = referenceOf('cartridge-v1')
  const fewer = { ...reference, pairs: reference.pairs.slice(1) }
  expect(() => frozenScores(split, pairs, fewer)).toThrow(
    /^the reference impressed has no score of fadul-\S+ with fadul-\S+, a pair of cartridge-v1$/,
  )
  const other = {
    ...reference,
    pairs: reference.pairs.map((pair) => pair.with(2, -pair[2])),
  } as typeof reference
  expect(() => baselineCsv(readBaseline('cartridge-v1'), split, pairs, other)).toThrow(/does not follow from/)
})
