import { expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import type { SubmissionRow } from '../../src/store/records/submissions.ts'
import { contents } from '../helpers/data-folder.ts'
import { storeOfEachTest } from '../helpers/store-of-test.ts'

const SPLIT_HASH = '1'.repeat(64)
const at = storeOfEachTest()

const csvOf = (seed: number): Uint8Array => new Uint8Array(100_000).fill(seed)
const row = (more: Partial<SubmissionRow> = {}): SubmissionRow => ({
  split: 'a-v1',
  splitHash: SPLIT_HASH,
  submitter: 'A',
  method: 'm',
  url: null,
  csvSha256: sha256(csvOf(1)),
  metrics: { cllr: 0.25, folds: [{ auc: 1 }] },
  createdAt: '2025-01-01T00:00:00.000Z',
  ...more,
})
const kept = (one: SubmissionRow, csv = csvOf(1)): Promise<void> =>
  at.store.commit({ blobs: [{ sha256: one.csvSha256, data: csv }], submissions: [one] })

test('a submission and its CSV come back as they were, also after a restart', async () => {
  await kept(row({ url: 'https://lab.example' }))
  await at.reopened()
  expect(await at.store.submissions.of(SPLIT_HASH)).toEqual([row({ url: 'https://lab.example' })])
  expect(await at.store.read(row().csvSha256)).toEqual(csvOf(1))
})

test('those of a split come in the order they came; another split has its own', async () => {
  for (const method of ['z', 'a', 'm']) await kept(row({ method }))
  await kept(row({ splitHash: '2'.repeat(64) }))
  expect((await at.store.submissions.of(SPLIT_HASH)).map(({ method }) => method)).toEqual(['z', 'a', 'm'])
  expect(await at.store.submissions.of('2'.repeat(64))).toHaveLength(1)
  expect(await at.store.submissions.of('3'.repeat(64))).toEqual([])
})

test('one of the same split, submitter, method and CSV is there once, as it first came', async () => {
  const later = row({ createdAt: '2026-01-01T00:00:00.000Z', url: 'https://elsewhere.example' })
  await Promise.all([kept(row()), kept(later), kept(row())])
  await kept(later)
  expect(await at.store.submissions.of(SPLIT_HASH)).toEqual([row()])
  const others = [row({ submitter: 'B' }), row({ method: 'n' }), row({ csvSha256: sha256(csvOf(2)) })]
  for (const one of others) await kept(one, one.csvSha256 === row().csvSha256 ? csvOf(1) : csvOf(2))
  expect(await at.store.submissions.of(SPLIT_HASH)).toHaveLength(4)
  expect(await contents(at.folder)).toMatchObject({ submissions: 4, blobs: 2, blob_files: 2, tmp_files: 0 })
})

test('is found by its key alone', async () => {
  await kept(row())
  expect(await at.store.submissions.find(row())).toEqual(row())
  for (const other of [
    { splitHash: '2'.repeat(64) },
    { submitter: 'B' },
    { method: 'n' },
    { csvSha256: '0'.repeat(64) },
  ])
    expect(await at.store.submissions.find(row(other))).toBeUndefined()
})

test('text from outside is a value, never a statement', async () => {
  const submitter = `x'); drop table submissions; --`
  await kept(row({ submitter }))
  expect(await at.store.submissions.of(SPLIT_HASH)).toEqual([row({ submitter })])
})
