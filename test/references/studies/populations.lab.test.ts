import { afterAll, beforeAll, expect, test } from 'vitest'
import { compare } from '../../../src/compare/compare.ts'
import { loadComparison, prepareComparison } from '../../../src/compare/request/comparison.ts'
import { type Upload, uploadOfBytes } from '../../../src/compare/request/upload.ts'
import { runStudy } from '../../../src/jobs/study-run.ts'
import { UNWATCHED } from '../../../src/marks/mark-type.ts'
import { parseManifest } from '../../../src/references/manifest.ts'
import { storedPopulation } from '../../../src/references/studies/results.ts'
import { createStudy } from '../../../src/references/studies/study.ts'
import { scansUploaded } from '../../../src/references/studies/study-scans.ts'
import type { StudyRow } from '../../../src/store/records/studies.ts'
import { bullet } from '../../helpers/scans.ts'
import { type BundledService, testBundled } from '../../helpers/service.ts'
import { faceScan } from '../../helpers/simulated.ts'

let one: BundledService
beforeAll(async () => {
  one = await testBundled()
})
afterAll(() => one.close())

async function done(domain: string, rows: readonly string[], uploads: readonly Upload[]) {
  const { service } = one
  const manifest = parseManifest(['study,source,mark,land,scan', ...rows].join('\n'))
  const scans = await service.graph.within((session) =>
    scansUploaded(service, session, domain, manifest.rows, uploads),
  )
  const { study } = await createStudy(service, { name: domain, domain, scans, created: '2025-01-01' })
  return runStudy(service, study.id, UNWATCHED)
}

const found = (study: StudyRow, kind?: string) =>
  one.service.graph.within(async (session) => session.value(await storedPopulation(session, study, kind)))

/** The score of a comparison, and its features where it has them. */
const compared = (domain: string, a: readonly Upload[], b: readonly Upload[]) =>
  one.service.graph.within(async (session) => {
    const prepared = await prepareComparison(one.service, { domain, a: { scans: a }, b: { scans: b } })
    const request = await loadComparison(one.service, session, prepared)
    const { scored } = await compare(one.service, session, request)
    const { score } = await session.value(scored!.score)
    return { score, features: await scored!.blocks.features?.() }
  })

test('bullets are scored as comparisons score them, and so are their lands', async () => {
  const bullets = [
    { source: 'one', scans: bullet(11, { barrel: 1 }) },
    { source: 'one', scans: bullet(12, { barrel: 1 }) },
    { source: 'two', scans: bullet(21, { barrel: 2 }) },
  ].map(({ source, scans }, i) => ({
    source,
    uploads: scans.map((data, k) => uploadOfBytes(`b${i}-${k + 1}.x3p`, data)),
  }))
  const rows = bullets.flatMap(({ source, uploads }, i) =>
    uploads.map(({ filename }, k) => `s,${source},b${i},${k + 1},${filename}`),
  )
  const study = await done(
    'striated',
    rows.toReversed(), // the order of the rows is not that of the lands
    bullets.flatMap(({ uploads }) => uploads),
  )
  expect(study).toMatchObject({ state: 'done', pairsTotal: 3, pairsDone: 3 })
  const [whole, lands] = [await found(study), await found(study, 'ccf')]
  expect(whole.marks.map(({ mark }) => mark)).toEqual(['b2', 'b1', 'b0'])
  expect(lands.marks.map(({ mark }) => mark).slice(0, 2)).toEqual(['b2-land1', 'b2-land2'])
  expect([whole.pairs.shape, lands.pairs.shape]).toEqual([
    [3, 3],
    [12, 3],
  ])
  const { score, features } = await compared('striated', bullets[2]!.uploads, bullets[1]!.uploads)
  expect(whole.pairs.get(0, 2)).toBe(score)
  expect([0, 1, 2, 3].map((k) => lands.pairs.get(k, 2))).toEqual(features!.land_ccf_matrix.flat())
})

test('breech faces are scored as comparisons score them', async () => {
  const faces = [1, 1, 2].map((slide, i) =>
    uploadOfBytes(`f${i}.x3p`, faceScan({ slideSeed: slide, cartridgeSeed: 50 + i, pitch: 3.125e-6 })),
  )
  const rows = faces.map(({ filename }, i) => `s,slide${i < 2 ? 1 : 2},f${i},,${filename}`)
  const study = await done('impressed', rows, faces)
  expect(study.reason).toBe(null)
  const { pairs } = await found(study)
  for (const [k, [i, j]] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ].entries()) {
    const { score } = await compared('impressed', [faces[i!]!], [faces[j!]!])
    expect(pairs.get(k, 2)).toBe(score)
  }
  expect(pairs.get(0, 2)).toBeGreaterThan(pairs.get(1, 2))
})

test('too many scores are refused before a scan is decoded', async () => {
  const rows = Array.from({ length: 1500 }, (_, i) => `s,e${i},m${i},1,x.x3p`)
  await expect(done('impressed', rows, [])).rejects.toThrow(
    'at most 1000000 scores, but 1500 marks have 1124250',
  )
  const many = Array.from({ length: 20_001 }, (_, i) => `s,e,m${i},1,x`)
  await expect(done('toolmark', many, [])).rejects.toThrow('lists more than 20000 scans')
  await expect(done('impressed', many.slice(1), [])).rejects.toThrow('at most 1000000 scores')
})

test.each([
  ['a header of a million columns', Array.from({ length: 1_000_000 }, (_, i) => i.toString(36)).join(',')],
  ['a quote that is never closed', `scan\n"${'s,e,m,x\n'.repeat(100_000)}`],
])('%s is refused at once', (_, rest) => {
  const start = performance.now()
  expect(() => parseManifest(`study,source,mark,${rest}\n`)).toThrow(
    'cannot read the manifest: Max Record Size',
  )
  expect(performance.now() - start).toBeLessThan(1000)
})
