import { expect, test } from 'vitest'
import { MarkgraphError } from '../../src/errors.ts'
import { readingStore } from '../../src/store/reading-store.ts'
import { contents } from '../helpers/data-folder.ts'
import { storeOfEachTest } from '../helpers/store-of-test.ts'

const at = storeOfEachTest()
const READS =
  /^(get|all|named|numbered|scans|at|ofMarks|ofDossier|ofStudy|size|blocks|runs|awaiting|unfinished|ready|find)$/

test('a store that is only read refuses every write of every table, and reads it as before', async () => {
  const refusal = new MarkgraphError('write-failed', 'the folder cannot be written now')
  const reading = readingStore(at.store, refusal)
  const before = await contents(at.folder)
  const { studies, collections, cases, plans, checks, reviews, jobs, ownReferences } = reading
  const tables = { studies, collections, cases, plans, checks, reviews, jobs, ownReferences }
  for (const [table, methods] of Object.entries(tables)) {
    for (const [name, write] of Object.entries(methods as object)) {
      if (READS.test(name)) continue
      await expect(Promise.resolve().then(write as () => Promise<unknown>), `${table}.${name}`).rejects.toBe(
        refusal,
      )
    }
    if ('all' in methods) expect(await methods.all(), table).toEqual([])
  }
  expect(await contents(at.folder)).toEqual(before)
})
