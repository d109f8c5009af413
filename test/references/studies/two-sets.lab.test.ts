import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Upload, uploadOfBytes } from '../../../src/compare/request/upload.ts'
import { runStudy } from '../../../src/jobs/study-run.ts'
import { UNWATCHED } from '../../../src/marks/mark-type.ts'
import { countOfPairs, pairsOfMarks } from '../../../src/marks/population.ts'
import { parseManifest } from '../../../src/references/manifest.ts'
import { resultsText } from '../../../src/references/studies/results.ts'
import { createStudy, studyDetail } from '../../../src/references/studies/study.ts'
import { referenceOfStudy } from '../../../src/references/studies/study-reference.ts'
import { scansUploaded } from '../../../src/references/studies/study-scans.ts'
import type { StudyRow } from '../../../src/store/records/studies.ts'
import { verifyReference } from '../../../src/verify/verify-reference.ts'
import { bullet } from '../../helpers/scans.ts'
import { type TestService, testService } from '../../helpers/service.ts'
import { strokes } from '../../helpers/studies.ts'

let one: TestService
beforeAll(async () => {
  one = await testService()
})
afterAll(() => one.close())

async function done(domain: string, manifest: readonly string[], uploads: readonly Upload[]) {
  const { service } = one
  const scans = await service.graph.within((session) =>
    scansUploaded(service, session, domain, parseManifest(manifest.join('\n')).rows, uploads),
  )
  const { study } = await createStudy(service, { name: domain, domain, scans, created: '2025-01-01' })
  return runStudy(service, study.id, UNWATCHED)
}

async function csvOf(study: StudyRow, kind?: string): Promise<string[]> {
  let text = ''
  for await (const piece of await resultsText(one.service.graph, study, 'csv', kind)) text += piece
  return text.trim().split('\n')
}

test('the pairs of two sets are those of the first marks with the others, row by row', () => {
  expect(pairsOfMarks(5, 2)).toEqual([...[2, 3, 4].map((j) => [0, j]), ...[2, 3, 4].map((j) => [1, j])])
  expect([countOfPairs(5, 2), countOfPairs(5)]).toEqual([6, 10])
})

describe('toolmarks of two sets', () => {
  const marks = strokes(5, 4)
  const uploads = marks.map(({ scan, bytes }) => uploadOfBytes(scan, bytes))
  const setOf = (mark: string): string => (/-[12]$/.test(mark) ? 'A' : 'b')
  const line = ({ source, mark, scan }: (typeof marks)[number], set: string): string =>
    `s,${source},${mark},${scan}${set}`
  let all: StudyRow
  let sets: StudyRow
  beforeAll(async () => {
    // a pair is scored the same way round: the last digits of a score depend on it
    const ordered = ['A', 'b'].flatMap((set) => marks.filter(({ mark }) => setOf(mark) === set))
    all = await done(
      'toolmark',
      ['study,source,mark,scan', ...ordered.map((mark) => line(mark, ''))],
      uploads,
    )
    sets = await done(
      'toolmark',
      ['study,source,mark,scan,set', ...marks.map((mark) => line(mark, `,${setOf(mark.mark)}`))],
      uploads,
    )
  })

  test('have the scores of the same pairs among all pairs, and no others', async () => {
    expect(sets).toMatchObject({ state: 'done', pairsTotal: 100, pairsDone: 100 })
    expect(sets.id).not.toBe(all.id)
    const [header, ...rows] = await csvOf(sets)
    const [headerOfAll, ...rowsOfAll] = await csvOf(all)
    expect(header).toBe(headerOfAll)
    const score = new Map<string, string>()
    for (const row of rowsOfAll) {
      const [a, b, , , label, value] = row.split(',')
      score.set(`${a} ${b}`, `${label} ${value}`)
    }
    const pairs = rows.map((row) => row.split(','))
    expect(pairs).toHaveLength(100)
    for (const [a, b, , , label, value] of pairs) {
      expect([setOf(a!), setOf(b!)]).toEqual(['A', 'b'])
      expect(`${label} ${value}`).toBe(score.get(`${a} ${b}`))
    }
    expect(new Set(pairs.map(([a, b]) => `${a} ${b}`)).size).toBe(100)
  })

  test('say in which set each scan is, and only there', async () => {
    const { scans } = await studyDetail(one.service, sets)
    expect(new Set(scans.map(({ mark, set }) => `${mark.at(-1)}${set}`))).toEqual(
      new Set(['1a', '2a', '3b', '4b']),
    )
    expect((await studyDetail(one.service, all)).scans[0]).not.toHaveProperty('set')
  })

  test('become a reference, which is scored again from its scans', async () => {
    const { record } = await referenceOfStudy(one.service, sets, {
      id: 'two-sets',
      name: 'Two sets',
      population: 'The laboratory says so.',
    })
    expect(record.diagnostics).toMatchObject({ n_km: 20, n_knm: 80 })
    const checks = await verifyReference(one.service, 'two-sets', undefined, UNWATCHED)
    expect(checks.at(-1)).toEqual({ what: 'scores', status: 'equal', note: '100 recomputed' })
  })
})

test('lands of bullets of two sets keep the numbers of their barrel', async () => {
  const bullets = [11, 12, 13, 14].map((seed) => bullet(seed, { barrel: 1, lands: 3 }))
  const uploads = bullets.flatMap((lands, i) => lands.map((data, k) => uploadOfBytes(`b${i}-${k}.x3p`, data)))
  const rows = (sets: readonly string[]): string[] => [
    `study,source,mark,land,scan${sets.length > 0 ? ',set' : ''}`,
    ...bullets.flatMap((lands, i) =>
      lands.map((_, k) => `s,one,b${i},${k + 1},b${i}-${k}.x3p${sets[i] ? `,${sets[i]}` : ''}`),
    ),
  ]
  const label = (row: string): [string, string] => {
    const [a, b, , , same] = row.split(',')
    return [`${a} ${b}`, same!]
  }
  const all = new Map((await csvOf(await done('striated', rows([]), uploads), 'ccf')).map(label))
  const study = await done('striated', rows(['a', 'a', 'b', 'b']), uploads)
  expect(study).toMatchObject({ state: 'done', pairsTotal: 4 })
  const lands = (await csvOf(study, 'ccf')).map(label)
  expect(lands).toHaveLength(1 + 36)
  for (const [pair, same] of lands) expect(`${pair} ${same}`).toBe(`${pair} ${all.get(pair)}`)
})

test.each([
  ['a row without a set', ['e1,m1,x,a', 'e2,m2,y,'], 'line 3 of the manifest: set must be a or b'],
  ['another word', ['e1,m1,x,a', 'e2,m2,y,train'], 'line 3 of the manifest: set must be a or b'],
  ['only one set', ['e1,m1,x,a', 'e2,m2,y,A'], 'every mark is in set a; a study of two sets needs'],
])('a manifest with %s is refused', (_, rows, message) => {
  const manifest = ['study,source,mark,scan,set', ...rows.map((row) => `s,${row}`)].join('\n')
  expect(() => parseManifest(manifest)).toThrow(message)
})

test('a mark in both sets is refused', () => {
  const manifest = 'study,source,mark,land,scan,set\ns,e,m,1,x,a\ns,e,m,2,y,b\ns,e,n,1,z,b\n'
  expect(() => parseManifest(manifest)).toThrow('mark m is in both sets; a mark belongs to one')
})
