/** The same work over every engine gives the same handles and the same tables, byte by byte. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { answerComparison } from '../../src/compare/answer/answer-comparison.ts'
import { prepareComparison } from '../../src/compare/request/comparison.ts'
import { namedMarks, OPERATOR } from '../../src/compare/request/named-marks.ts'
import type { Upload } from '../../src/compare/request/upload.ts'
import { runStudy } from '../../src/jobs/study-run.ts'
import { UNWATCHED } from '../../src/marks/mark-type.ts'
import { parseManifest } from '../../src/references/manifest.ts'
import { resultsText } from '../../src/references/studies/results.ts'
import { rowsUploaded } from '../../src/references/studies/study-scans.ts'
import { createCollection } from '../../src/search/collections.ts'
import { runSearch } from '../../src/search/search.ts'
import type { Service } from '../../src/service/service.ts'
import { testComposition } from '../helpers/composition.ts'
import { engines } from '../helpers/engines.ts'
import { bulletScans } from '../helpers/simulated.ts'
import { created, strokes, writeStudy } from '../helpers/studies.ts'

const upload = (name: string, data: Uint8Array): Upload => ({
  filename: name,
  sha256: sha256(data),
  size: data.length,
  read: async () => data,
})

const MARKS = strokes(3, 2)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markgraph-study-'))
  await writeStudy(folder, MARKS)
})
afterAll(() => rm(folder, { recursive: true }))

/** What a service answers: a comparison of bullets, and a study of toolmarks. */
async function work(service: Service) {
  const bullet = (mark: number): Upload[] =>
    bulletScans({ barrelSeed: 1, bulletSeed: mark, lands: 2, height: 0.2e-3 }).map((land, i) =>
      upload(`${mark}-${i}.x3p`, land),
    )
  const asked = { domain: 'striated', a: { scans: bullet(1) }, b: { scans: bullet(2) } }
  const prepared = await prepareComparison(service, asked)
  const answer = await answerComparison(service, prepared, { include: new Set(['recipe']), principal: '' })
  const study = await runStudy(service, await created(service, folder, MARKS), UNWATCHED)
  expect(study.state).toBe('done')
  let csv = ''
  for await (const lines of await resultsText(service.graph, study, 'csv')) csv += lines
  return { answer, csv, hits: await hitsOf(service, bullet) }
}

/** A search among a collection of two bullets, which is found by its name and grows in two steps. */
async function hitsOf(service: Service, bullet: (mark: number) => Upload[]) {
  const about = { name: 'bullets', domain: 'striated', principal: '', created: '2025-01-01' }
  const { collection } = await createCollection(service, about)
  for (const mark of [2, 3]) {
    const uploads = bullet(mark)
    const rows = uploads.map(({ filename }, i) => `s,barrel,b${mark},${i + 1},${filename}`)
    const { rows: manifest } = parseManifest(['study,source,mark,land,scan', ...rows].join('\n'))
    const scans = await service.graph.within((session) => rowsUploaded(service, session, manifest, uploads))
    expect(await service.store.collections.add(collection.id, scans, '')).toBe(2)
  }
  const among = await namedMarks(service, 'bullets', 'striated', OPERATOR)
  const asked = { domain: 'striated', mark: { scans: bullet(1) } }
  const { hits, left_out, searched: of } = await runSearch(service, asked, among, '')
  return { hits, left_out, marks: of.marks }
}

test('over every engine a comparison, a study and a search give the same handles and the same table', async () => {
  const found = new Map<string, Awaited<ReturnType<typeof work>>>()
  for (const { name, open } of engines()) {
    const opened = await open()
    const { service, close } = await testComposition({}, undefined, { store: async () => opened.store })
    found.set(name, await work(service))
    await close()
    await opened.remove()
  }
  const [first, ...others] = [...found.values()]
  expect(first!.answer).toMatchObject({ report_handle: expect.stringMatching(/^sha256:/) })
  expect(first!.csv.split('\n').length).toBeGreaterThan(15)
  expect(first!.hits.marks).toBe(2)
  expect(first!.hits.hits.map(({ report_handle }) => report_handle)).toContain(first!.answer.report_handle)
  for (const other of others) expect(other).toEqual(first)
  expect(found.size).toBe(3)
})
