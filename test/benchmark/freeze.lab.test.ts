import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { definitionOf } from '../../src/benchmark/definitions.ts'
import { freeze, type LabelledMark, labelledMarks, labelledSets } from '../../src/benchmark/freeze.ts'
import { frozenPairs } from '../../src/benchmark/pairs.ts'
import { FROZEN, splitText } from '../../src/benchmark/split.ts'
import { UNWATCHED } from '../../src/marks/mark-type.ts'
import { parseManifest, readManifest } from '../../src/references/manifest.ts'
import { openService } from '../../src/service/service.ts'
import { sharedThreads } from '../helpers/composition.ts'
import { temporaryFolder, testSettings } from '../helpers/service.ts'
import { hasShared, sharedPath, titleFor } from '../helpers/shared.ts'
import { manifestOf, strokes, writeStudy } from '../helpers/studies.ts'

const definition = definitionOf('toolmark-v1')
/** A service without references on a data folder. */
const openedIn = (folder: string) => {
  const chosen = testSettings(folder)
  return openService(chosen, { references: null, executor: sharedThreads(chosen.threads) })
}
const hashOf = (text: string): string => sha256(new TextEncoder().encode(text))

/** `sources` sources of `marks` marks each, one scan a mark. */
const made = (sources: number, marks: number): LabelledMark[] =>
  Array.from({ length: sources * marks }, (_, i) => ({
    mark: `m${i}`,
    source: `s${i % sources}`,
    scans: [hashOf(`scan ${i}`)],
  }))

describe('freezing', () => {
  test('gives the same bytes again, whatever the order of the pairs, and holds its own hash', () => {
    const one = freeze(definition, made(10, 3), ['made-up'], '2025-01-01')
    expect(splitText(freeze(definition, made(10, 3), ['made-up'], '2025-01-01'))).toBe(splitText(one))
    expect(one).toMatchObject({ n_pairs: 435, n_km: 30, n_sources: 10, n_folds: 10 })
    expect(frozenPairs(one).ids).toHaveLength(435)
    const later = freeze(definition, made(10, 3), ['made-up'], '2026-01-01')
    expect(later.split_hash).toBe(one.split_hash) // of pairs, labels and folds, and not of the day
  })

  test('leaves out marks of equal data, all of them, and says so', () => {
    const marks = made(10, 3)
    const split = freeze(
      definition,
      marks.with(7, { ...marks[7]!, scans: marks[2]!.scans }),
      ['made-up'],
      '2025-01-01',
    )
    expect(split.marks.map(({ mark }) => mark)).not.toContain('m2')
    expect(split.marks.map(({ mark }) => mark)).not.toContain('m7')
    expect(split.provenance.left_out).toEqual([
      { mark: 'm2', source: 's2', reason: 'the same data as m7 of s7: which label is right is not known' },
      { mark: 'm7', source: 's7', reason: 'the same data as m2 of s2: which label is right is not known' },
    ])
  })

  test('a mark of several scans has the hash of their sorted hashes; parts of one mark make no pair', () => {
    const [a, b] = [hashOf('one'), hashOf('two')].sort()
    const several = made(5, 3).map((mark, i) => ({ ...mark, group: `g${i >> 1}` }))
    const split = freeze(
      definition,
      several.with(0, { ...several[0]!, scans: [b!, a!] }),
      ['made-up'],
      '2025-01-01',
    )
    expect(split.n_pairs).toBe((15 * 14) / 2 - 7)
    const first = [hashOf(`${a}\n${b}`), hashOf('scan 2')].sort().join('\n')
    expect(frozenPairs(split).ids).toContain(hashOf(first))
  })

  test('marks of different sets make no pair, and every fold still tests both classes', () => {
    const marks = made(10, 3).map((mark) => ({
      ...mark,
      set: Number(mark.source.slice(1)) < 6 ? 'one' : 'other',
    }))
    const split = freeze(definition, marks, ['made-up'], '2025-01-01')
    expect(split).toMatchObject({ n_pairs: (18 * 17) / 2 + (12 * 11) / 2, n_km: 30 })
    const { a, b, labels, tested } = frozenPairs(split)
    for (let i = 0; i < a.length; i++) expect(split.marks[a[i]!]!.set).toBe(split.marks[b[i]!]!.set)
    for (let f = 0; f < 10; f++) {
      expect(new Set(labels.filter((_, i) => (tested[i]! >> f) & 1))).toEqual(new Set([0, 1]))
    }
    expect(split.split_hash).not.toBe(freeze(definition, made(10, 3), ['made-up'], '2025-01-01').split_hash)
  })

  test('from two manifests: each mark has the study of its manifest as its set', async () => {
    const folder = await temporaryFolder()
    const marks = strokes(5, 2)
    await writeStudy(folder, marks)
    const service = await openedIn(join(folder, 'data'))
    const { rows } = parseManifest(manifestOf(marks))
    const others = rows.slice(4).map((row) => ({ ...row, study: 'other' }))
    const sets = [rows.slice(0, 4), others]
    const labelled = await labelledSets(service, definition, sets, folder, UNWATCHED)
    expect(labelled.map(({ mark, set }) => [mark, set])).toEqual([
      ...rows.slice(0, 4).map(({ mark, study }) => [mark, study]),
      ...others.map(({ mark }) => [mark, 'other']),
    ])
    const one = await labelledSets(service, definition, [rows], folder, UNWATCHED)
    expect(one.every((mark) => !('set' in mark))).toBe(true)
    await service.close()
    await rm(folder, { recursive: true })
  })

  test('too few sources for folds with both classes are refused', () => {
    expect(() => freeze(definition, made(3, 4), ['made-up'], '2025-01-01')).toThrow(
      '3 sources cannot be split so that folds have both classes',
    )
  })

  test('from a manifest and its scans: each mark by the SHA-256 of its file', async () => {
    const folder = await temporaryFolder()
    const marks = strokes(5, 2)
    await writeStudy(folder, marks)
    const service = await openedIn(join(folder, 'data'))
    const { rows } = parseManifest(manifestOf(marks))
    const labelled = await labelledMarks(service, definition, rows, folder, UNWATCHED)
    expect(labelled).toEqual(
      marks.map(({ mark, source, bytes }) => ({ mark, source, scans: [sha256(bytes)] })),
    )
    await service.close()
    await rm(folder, { recursive: true })
  })
})

describe.skipIf(!hasShared('scans'))(titleFor('the committed splits, from their scans', 'scans'), () => {
  // bullets-v1 scores 52 lands to find which land is which; its command stands in docs/benchmark.md
  test.each([
    ['cartridge-v1', ['cartridges']],
    ['cartridge-v2', ['cartridges', 'cartridges-weller']],
    ['toolmark-v1', ['toolmarks']],
    ['toolmark-v2', ['toolmarks', 'cutters']],
  ])('%s comes out byte for byte from %j', async (name, manifests) => {
    const folder = await temporaryFolder()
    const service = await openedIn(folder)
    const sets = await Promise.all(
      manifests.map(async (one) => (await readManifest(sharedPath(`manifests/${one}.csv`))).rows),
    )
    const marks = await labelledSets(service, definitionOf(name), sets, sharedPath('scans'), UNWATCHED)
    const committed = await readFile(join(FROZEN, `${name}.json`), 'utf8')
    const { created_at } = JSON.parse(committed)
    const studies = sets.flat().map(({ study }) => study)
    expect(splitText(freeze(definitionOf(name), marks, studies, created_at))).toBe(committed)
    await service.close()
    await rm(folder, { recursive: true })
  })
})
