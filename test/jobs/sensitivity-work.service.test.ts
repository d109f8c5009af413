/** A reference under other settings, run here and now, and by runners that are stopped. */

import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobView } from '../../src/jobs/job-view.ts'
import { openJobs } from '../../src/jobs/jobs.ts'
import { runSensitivity } from '../../src/jobs/sensitivity-work.ts'
import { runStudy } from '../../src/jobs/study-run.ts'
import { UNWATCHED } from '../../src/marks/mark-type.ts'
import { variantsOfType } from '../../src/marks/type-variants.ts'
import type { ReferenceEntry } from '../../src/references/library.ts'
import { ownSensitivityKind } from '../../src/references/own-sensitivity.ts'
import { referenceOfStudy } from '../../src/references/studies/study-reference.ts'
import { openService, type Service } from '../../src/service/service.ts'
import { sharedThreads } from '../helpers/composition.ts'
import { temporaryFolder, testSettings } from '../helpers/service.ts'
import { created, strokes, writeStudy } from '../helpers/studies.ts'

const MARKS = strokes(4, 3)
let folder: string
let service: Service
let entry: ReferenceEntry

beforeAll(async () => {
  folder = await temporaryFolder()
  await writeStudy(folder, MARKS)
  service = await openService(testSettings(folder), { references: null, executor: sharedThreads(2) })
  const study = await runStudy(service, await created(service, folder, MARKS), UNWATCHED)
  entry = await referenceOfStudy(service, study, {
    id: 'four-edges',
    name: 'x',
    population: 'The lab says so.',
  })
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

const total = () => variantsOfType(service.marks, service.marks.of('toolmark')).length
const failing = (error: unknown) => {
  throw error
}

test('a server that stops leaves it queued, and whoever goes on finds the scored pairs', async () => {
  const jobs = openJobs(service, failing)
  const { id } = await jobs.sensitivity(entry, '')
  let seen: JobView
  do {
    seen = await jobs.get(id)
    await jobs.changed(id, AbortSignal.timeout(1000))
  } while (seen.stages[0]!.done < 3)
  await jobs.stop()
  expect(await service.store.jobs.get(id)).toMatchObject({ state: 'queued', attempts: 0, runner: null })

  const { computed } = service.graph.counts().get('toolmark-signature')!
  const done: string[] = []
  const watch = { ...UNWATCHED, variant: (one: { id: string }) => void done.push(one.id) }
  const row = await runSensitivity(service, entry, watch)
  expect(row).toMatchObject({ id, state: 'done', error: null, request: null })
  expect(done).toHaveLength(total())
  const after = service.graph.counts().get('toolmark-signature')!.computed - computed
  expect(after).toBeLessThanOrEqual((total() - 2) * MARKS.length)

  const document = await service.graph.within((session) =>
    session.value({ handle: row.report!, kind: ownSensitivityKind }),
  )
  expect(document).toMatchObject({ id: 'four-edges', reference: entry.ref.handle })
  expect(document.variants.map(({ id: variant }) => variant)).toEqual(done)
  expect(document.variants.every(({ scored, reason }) => scored !== null && reason === null)).toBe(true)
})

test('what is done is not done again', async () => {
  const watch = { ...UNWATCHED, variant: () => failing(new Error('it was done')) }
  expect(await runSensitivity(service, entry, watch)).toMatchObject({ state: 'done' })
})

test('a reference of another scorer config is refused before anything is scored', async () => {
  const record = { ...entry.record, scorer_config_hash: 'f'.repeat(64) }
  await expect(runSensitivity(service, { ...entry, record }, UNWATCHED)).rejects.toMatchObject({
    code: 'bad-value',
    message: expect.stringContaining('another scorer config than this version has'),
  })
})

test('a study that gives other scores than the reference has makes it fail, with the reason', async () => {
  const { ref, study } = entry
  const document = await service.graph.within((session) => session.value(ref))
  const [first, ...pairs] = document.pairs
  const changed = { ...document, id: 'changed', pairs: [[first![0], first![1], 0.123], ...pairs] as never }
  const other = await service.graph.within(async (session) => session.put(ref.kind, changed))
  const record = { ...entry.record, id: 'changed' }
  const wrong = await service.references.add(other, record, study)
  const { state, error } = await runSensitivity(service, wrong, UNWATCHED)
  expect(state).toBe('failed')
  expect(error).toContain('these scans give other scores than reference changed')
})
