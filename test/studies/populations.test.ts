import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { compare } from '../../src/composition/compare.ts'
import { ingest } from '../../src/composition/ingest.ts'
import { scoreImpressed } from '../../src/composition/score-impressed.ts'
import { DEPLOYED } from '../../src/composition/scorer-config.ts'
import type { Domain } from '../../src/nodes/domain.ts'
import { parseManifest } from '../../src/references/manifest.ts'
import { simulateBreechFace } from '../../src/simulate/breech-face.ts'
import { populationOf } from '../../src/studies/results.ts'
import { runStudy } from '../../src/studies/run.ts'
import { scansUploaded } from '../../src/studies/scans.ts'
import { createStudy } from '../../src/studies/study.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { bullet } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'
import { silent } from '../helpers/studies.ts'

let one: TestService
beforeAll(async () => {
  one = await testService()
})
afterAll(() => one.close())

const upload = (filename: string, data: Uint8Array) => ({
  ...{ filename, sha256: sha256(data), size: data.length },
  read: async () => data,
})
type Upload = ReturnType<typeof upload>

async function done(domain: Domain, rows: readonly string[], uploads: readonly Upload[]) {
  const { service } = one
  const manifest = parseManifest(['study,source,mark,land,scan', ...rows].join('\n'))
  const scans = await scansUploaded(service, domain, manifest, uploads)
  const { study } = await createStudy(service, { name: domain, domain, scans, created: '2025-01-01' })
  return runStudy(service, study.id, silent)
}

test('bullets are scored as comparisons score them, and so are their lands', async () => {
  const { service } = one
  const bullets = [
    { source: 'one', scans: bullet(11, { barrel: 1 }) },
    { source: 'one', scans: bullet(12, { barrel: 1 }) },
    { source: 'two', scans: bullet(21, { barrel: 2 }) },
  ].map(({ source, scans }, i) => ({
    source,
    uploads: scans.map((data, k) => upload(`b${i}-${k + 1}.x3p`, data)),
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
  const whole = await service.graph.value(populationOf(service, study))
  const lands = await service.graph.value(populationOf(service, study, 'ccf'))
  expect(whole.marks.map(({ mark }) => mark)).toEqual(['b2', 'b1', 'b0'])
  expect(lands.marks.map(({ mark }) => mark).slice(0, 2)).toEqual(['b2-land1', 'b2-land2'])
  expect([whole.pairs.shape, lands.pairs.shape]).toEqual([
    [3, 3],
    [12, 3],
  ])
  const [b2, b1] = [2, 1].map(async (i) => ({
    scans: await ingest(service, bullets[i]!.uploads),
    lands: [1, 2],
  }))
  const about = {
    domain: 'striated',
    nLands: 2,
    config: DEPLOYED,
    include: new Set(['features'] as const),
  } as const
  const report = await compare(service, { ...about, a: await b2!, b: await b1! })
  if (!('features' in report) || !report.features) throw new Error('not calibrated')
  expect(whole.pairs.get(0, 2)).toBe(report.score)
  const { land_ccf_matrix } = report.features
  expect([0, 1, 2, 3].map((k) => lands.pairs.get(k, 2))).toEqual(land_ccf_matrix.flat())
})

test('breech faces are scored as comparisons score them', async () => {
  const { service } = one
  const faces = [1, 1, 2].map((slide, i) =>
    upload(
      `f${i}.x3p`,
      writeX3p(simulateBreechFace({ slideSeed: slide, cartridgeSeed: 50 + i, pitch: 6.25e-6 })),
    ),
  )
  const rows = faces.map(({ filename }, i) => `s,slide${i < 2 ? 1 : 2},f${i},,${filename}`)
  const study = await done('impressed', rows, faces)
  expect(study.reason).toBe(null)
  const { pairs } = await service.graph.value(populationOf(service, study))
  const scans = await ingest(service, faces)
  for (const [k, [i, j]] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ].entries()) {
    const marks = { a: { scans: [scans[i!]!], lands: [1] }, b: { scans: [scans[j!]!], lands: [1] } }
    const { score } = await scoreImpressed(service, { ...marks, nLands: 1, config: DEPLOYED })
    expect(pairs.get(k, 2)).toBe((await service.graph.value(score)).score)
  }
  expect(pairs.get(0, 2)).toBeGreaterThan(pairs.get(1, 2))
})

test('too many scores are refused before a scan is decoded', async () => {
  const rows = Array.from({ length: 1500 }, (_, i) => `s,e${i},m${i},1,x.x3p`)
  await expect(done('toolmark', rows, [])).rejects.toThrow(
    'at most 1000000 scores, but 1500 marks have 1124250',
  )
  const many = Array.from({ length: 20_001 }, (_, i) => `s,e,m${i},1,x`)
  await expect(done('toolmark', many, [])).rejects.toThrow('at most 20000')
  await expect(done('toolmark', many.slice(1), [])).rejects.toThrow('at most 1000000 scores')
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
