/** Another process holds the database: what would write waits, and this process goes on meanwhile. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StudyRow } from '../../src/store/records/studies.ts'
import { type FolderStore, openStore } from '../../src/store/sqlite/sqlite-store.ts'
import { numbered } from '../helpers/commits.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'

const HANDLE = numbered(1).artifacts![0]!.handle
const STUDY: StudyRow = {
  id: 'study',
  name: 'a',
  domain: 'toolmark',
  scorerConfig: {},
  reason: null,
  state: 'created',
  pairsTotal: 1,
  pairsDone: 0,
  populations: null,
  runner: null,
  beat: null,
  created: '2025-01-01T00:00:00Z',
  principal: '',
}
const reference = { id: 'mine', handle: HANDLE, record: { id: 'mine' }, study: null, principal: '' }

let folder: string
let store: FolderStore
let other: Database.Database
beforeEach(async () => {
  folder = await temporaryFolder()
  store = await openStore(folder)
  await store.commit(numbered(1))
  await store.studies.insert(STUDY, [])
  other = new Database(join(folder, 'markgraph.sqlite'))
  other.exec('BEGIN EXCLUSIVE')
})
afterEach(async () => {
  other.close()
  await store.close()
  await rm(folder, { recursive: true })
})

describe('while the database is locked', () => {
  // The lock is given back by this thread: a write that stopped it would wait in vain.
  test.each([
    ['a commit', () => store.commit(numbered(3))],
    ['the beat of a study', () => store.studies.change('study', { beat: 1 }, {})],
    ['a new study', () => store.studies.insert({ ...STUDY, id: 'another' }, [])],
    ['a new reference', () => store.ownReferences.insert(reference)],
  ])('%s waits, and everything can be read', async (_, write) => {
    let done = false
    const written = Promise.resolve(write()).then(() => {
      done = true
    })
    for (let i = 0; i < 5; i++) {
      expect((await store.artifacts([HANDLE])).size).toBe(1)
      expect((await store.studies.all()).length).toBe(1)
      expect(await store.problems()).toEqual([])
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(done).toBe(false)
    other.exec('COMMIT')
    await written
    expect(done).toBe(true)
  })

  test('for longer, a write fails with a sentence that says why, and works afterwards', async () => {
    await expect(store.commit(numbered(5))).rejects.toMatchObject({
      code: 'write-failed',
      message: expect.stringContaining('another process has locked the database'),
      details: { retryAfterSeconds: 5 },
    })
    const key = numbered(5).runs![0]!.runKey
    expect((await store.outputs([key])).size).toBe(0)
    other.exec('COMMIT')
    await store.commit(numbered(5))
    expect((await store.outputs([key])).size).toBe(1)
  })
})
