import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { runStudy } from '../../src/jobs/study-run.ts'
import { UNWATCHED } from '../../src/marks/mark-type.ts'
import { referenceOfStudy } from '../../src/references/studies/study-reference.ts'
import { verifyReference } from '../../src/verify/verify-reference.ts'
import { contents, type TestService, temporaryFolder, testService } from '../helpers/service.ts'
import { created, strokes, writeStudy } from '../helpers/studies.ts'

const MARKS = strokes(5, 3).map((mark) => ({ ...mark, hash: sha256(mark.bytes) }))

/** A reference of a study, in a service that keeps scans or only their hashes. */
async function withReference(keepScans: boolean) {
  const one = await testService({ MARKGRAPH_KEEP_SCANS: String(keepScans) })
  const folder = await temporaryFolder()
  await writeStudy(folder, MARKS)
  const study = await runStudy(one.service, await created(one.service, folder, MARKS), UNWATCHED)
  await referenceOfStudy(one.service, study, {
    id: 'edges',
    name: 'Five edges',
    population: 'The laboratory says so.',
  })
  const scores = async () => (await verifyReference(one.service, 'edges', undefined, UNWATCHED)).at(-1)
  const close = async (): Promise<void> => {
    await one.close()
    await rm(folder, { recursive: true })
  }
  return { one, scores, close }
}

describe('the reference of a study', () => {
  let one: TestService
  let scores: () => Promise<unknown>
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ one, scores, close } = await withReference(true))
  })
  afterAll(() => close())

  test('is scored again from the scans that were kept, and nothing of that is kept', async () => {
    const before = await contents(one.data)
    expect(await scores()).toEqual({ what: 'scores', status: 'equal', note: '105 recomputed' })
    expect(await contents(one.data)).toEqual(before)
  })

  test('with a damaged scan is not equal, and the scan is named', async () => {
    const { hash, mark, bytes } = MARKS[4]!
    const database = new Database(join(one.data, 'markgraph.sqlite'))
    const damage = database.prepare('update blobs set inline = ? where sha256 = ? and inline is not null')
    expect(damage.run(Buffer.from(bytes.with(1000, bytes[1000]! ^ 1)), hash).changes).toBe(1)
    database.close()
    // found once, and known from then on
    for (const _ of [1, 2]) {
      expect(await scores()).toEqual({
        what: 'scores',
        status: 'not equal',
        note: expect.stringMatching(new RegExp(`of mark ${mark}: its stored file is damaged.*${hash}`)),
      })
    }
  })
})

test('whose scans were not kept is not checked, and told how it could be', async () => {
  const { scores, close } = await withReference(false)
  expect(await scores()).toEqual({
    what: 'scores',
    status: 'not recomputable',
    note: expect.stringMatching(/of mark \S+: its file was not kept; give --manifest and --scans$/),
  })
  await close()
})
