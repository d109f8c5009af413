/** The committed splits: what they say of themselves follows from their marks and folds, and no source leaks. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import canonicalize from 'canonicalize'
import { describe, expect, test } from 'vitest'
import { SPLIT_NAMES } from '../../src/benchmark/definitions.ts'
import { foldsOf, frozenPairs, type Pairs } from '../../src/benchmark/pairs.ts'
import { FROZEN, readSplit, readSplits, type Split, splitText } from '../../src/benchmark/split.ts'
import { temporaryFolder } from '../helpers/service.ts'
import { frozenSplit } from '../helpers/submissions.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Why folds are not source-disjoint; undefined when they are. */
function leak({ folds, marks }: Pick<Split, 'folds' | 'marks'>, { a, b, tested }: Pairs): string | undefined {
  for (const [f, heldOut] of folds.entries()) {
    for (let i = 0; i < a.length; i++) {
      const of = [a[i]!, b[i]!].map((mark) => marks[mark]!.source)
      const isTested = ((tested[i]! >> f) & 1) === 1
      const out = of.filter((source) => heldOut.includes(source)).length
      if (isTested && out < 2)
        return `fold ${f} tests pair ${i}, and ${2 - out} of its marks stand on both sides`
      if (!isTested && out === 2) return `fold ${f} holds out both sources of pair ${i} and does not test it`
    }
  }
  return undefined
}

test('there are the three splits of the specification, and the two enlarged ones', () => {
  expect([...readSplits().keys()].sort()).toEqual([...SPLIT_NAMES].sort())
  expect([...SPLIT_NAMES].sort()).toEqual([
    'bullets-v1',
    'cartridge-v1',
    'cartridge-v2',
    'toolmark-v1',
    'toolmark-v2',
  ])
  expect(readdirSync(FROZEN).sort()).toEqual(
    SPLIT_NAMES.flatMap((name) => [`${name}.baseline.json`, `${name}.json`]).sort(),
  )
})

const SPLITS = SPLIT_NAMES.map(frozenSplit)
const named = (name: string) => SPLITS.find(({ split }) => split.name === name)!

describe.each(SPLITS)('$split.name', ({ split, pairs, folds }) => {
  const { marks, sources } = split

  test('pair ids are hashes of mark hashes, and the split hash commits to pairs, labels and folds', () => {
    const hashes = marks.map(({ scans }) =>
      scans.length === 1 ? scans[0]! : sha256(scans.toSorted().join('\n')),
    )
    const rows: [string, number, number[]][] = []
    marks.forEach((one, i) => {
      for (let j = i + 1; j < marks.length; j++) {
        const other = marks[j]!
        if (one.group !== undefined && one.group === other.group) continue
        if (one.set !== other.set) continue
        const isTested = (sources: number[]) => sources.includes(one.source) && sources.includes(other.source)
        const testedBy = [...split.folds.keys()].filter((f) => isTested(split.folds[f]!))
        rows.push([
          sha256([hashes[i], hashes[j]].sort().join('\n')),
          Number(one.source === other.source),
          testedBy,
        ])
      }
    })
    rows.sort(([x], [y]) => (x < y ? -1 : 1))
    // as texts: to compare 170,000 entries one by one takes longer than all else here
    expect(pairs.ids.join('\n') === rows.map(([id]) => id).join('\n')).toBe(true)
    expect(new Set(pairs.ids).size).toBe(split.n_pairs)
    expect(pairs.labels.join() === rows.map(([, label]) => label).join()).toBe(true)
    const testedBy = Array.from(pairs.tested, foldsOf)
    expect(testedBy.join(';') === rows.map(([, , folds]) => folds).join(';')).toBe(true)
    const text = canonicalize({ pairs: rows, protocol_version: 1, split: split.name })!
    expect(sha256(text)).toBe(split.split_hash)
  })

  test('counts are those of its rows', () => {
    expect(split.n_pairs).toBe(pairs.ids.length)
    expect(split.n_km).toBe(pairs.labels.reduce((sum, label) => sum + label, 0))
    expect(split.n_sources).toBe(sources.length)
    expect(new Set(marks.map(({ source }) => source)).size).toBe(sources.length)
    expect(new Set(sources).size).toBe(sources.length)
    expect(new Set(marks.map(({ mark }) => mark)).size).toBe(marks.length)
    expect([split.n_folds, split.folds.length]).toEqual([10, 10])
  })

  test('each fold holds out 40 % of the sources, tests pairs of those alone, and both classes', () => {
    expect(leak(split, pairs)).toBeUndefined()
    for (const [f, heldOut] of split.folds.entries()) {
      expect(new Set(heldOut).size).toBe(Math.round(0.4 * sources.length))
      expect(Math.max(...heldOut)).toBeLessThan(sources.length)
      const labels = new Set([...folds[f]!].map((i) => pairs.labels[i]))
      expect(labels).toEqual(new Set([0, 1]))
    }
  })

  test('a source that leaks, a label that is turned, and a pair that is gone do not go unseen', () => {
    const tested = pairs.tested.slice()
    const some = tested.indexOf(0)
    tested[some] = 1
    expect(leak(split, { ...pairs, tested })).toMatch(/^fold 0 tests pair/)
    const source = (marks[0]!.source + 1) % sources.length
    const other = split.folds.map((fold, f) =>
      f === 3 ? fold.with(0, (fold.at(-1)! + 1) % sources.length) : fold,
    )
    for (const changed of [
      { ...split, marks: marks.with(0, { ...marks[0]!, source }) },
      { ...split, marks: marks.slice(1) },
      { ...split, folds: other },
      { ...split, name: 'another' },
    ])
      expect(() => frozenPairs(changed)).toThrow(/hash to [0-9a-f]{64}, but its split_hash is/)
  })

  test('is committed as it is written', () => {
    expect(readFileSync(join(FROZEN, `${split.name}.json`), 'utf8')).toBe(splitText(split))
  })
})

test.each([
  ['cartridge-v2', { fadul: 20, weller: 54 }],
  ['toolmark-v2', { tmarks: 578, cutters: 140 }],
] as const)('%s pairs the marks of each of its sets, and of no two', (name, sizes) => {
  const { split, pairs } = named(name)
  const sets = split.marks.map(({ set }) => set)
  expect(
    Object.fromEntries(Object.keys(sizes).map((set) => [set, sets.filter((s) => s === set).length])),
  ).toEqual(sizes)
  const between = pairs.ids.filter((_, i) => sets[pairs.a[i]!] !== sets[pairs.b[i]!])
  expect(between).toEqual([])
  expect(pairs.ids).toHaveLength(Object.values(sizes).reduce((sum, n) => sum + (n * (n - 1)) / 2, 0))
  const setsOf = Map.groupBy(split.marks, ({ source }) => source)
  for (const marks of setsOf.values()) expect(new Set(marks.map(({ set }) => set)).size).toBe(1)
})

test('the enlarged splits have the marks of the first ones, unchanged', () => {
  for (const [first, enlarged] of [
    ['cartridge-v1', 'cartridge-v2'],
    ['toolmark-v1', 'toolmark-v2'],
  ] as const) {
    const scansOf = ({ marks, sources }: Split) =>
      new Map(marks.map(({ mark, source, scans }) => [mark, [sources[source], ...scans]]))
    const [before, after] = [first, enlarged].map((name) => scansOf(named(name).split))
    for (const [mark, row] of before!) expect(after!.get(mark), mark).toEqual(row)
  }
})

test('marks of equal data are in no split twice: a pair id would stand for two pairs', () => {
  const { split } = named('cartridge-v1')
  const marks = [...split.marks, { ...split.marks[0]!, mark: 'copy' }]
  expect(() => frozenPairs({ ...split, marks })).toThrow(/one pair id stands for two pairs/)
})

test('a broken split says which field of which file is wrong', async () => {
  const folder = await temporaryFolder()
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'x-v1.json')
  const { split } = named('cartridge-v1')
  await writeFile(path, JSON.stringify({ ...split, split_hash: 'abc' }))
  expect(() => readSplit(path)).toThrow(`split ${path}: split_hash: must be 64 hex digits`)
  await rm(folder, { recursive: true })
})
