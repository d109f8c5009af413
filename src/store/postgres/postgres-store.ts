import DataLoader from 'dataloader'
import { sha256 as hashOf } from '../../address/canonical.ts'
import { MarkgraphError, phrase } from '../../errors.ts'
import type { BlobStorage } from '../blob-storage.ts'
import { groupCommit } from '../group-commit.ts'
import { openBytes } from '../open-bytes.ts'
import type { Report } from '../report.ts'
import type { NewBlob, Read, Store } from '../store.ts'
import { caseTable } from './cases.ts'
import { checkTable } from './checks.ts'
import { collectionTable } from './collections.ts'
import { postgresCounts } from './counts.ts'
import { openDatabase } from './database.ts'
import { and, eq, sql } from './drizzle.ts'
import { eventTable } from './events.ts'
import { openLine } from './line.ts'
import { postgresMessages } from './messages.ts'
import { planTable } from './plans.ts'
import { postgresQuestions } from './questions.ts'
import { reviewTable } from './reviews.ts'
import { type BlobRow, byKey, insertRows, lookups } from './rows.ts'
import { artifacts, blobs as blobTable } from './schema.ts'
import { jobTable, ownReferenceTable, reportTable, studyTable, submissionTable } from './tables.ts'
import { postgresTaskQueue } from './task-queue.ts'

const MAX_READ = 100 // data in rows that are read at a time
const NO_BLOB = '0'.repeat(64)
const INLINE_BYTES = 32 * 1024 // smaller data are cheaper in a row than in an object with its own request

/**
 * A store with its rows in PostgreSQL and its large data in `blobs`, for any number of servers and workers. A row is inserted
 * after its data are stored, and at most once: what is in the table is the only truth about what was computed.
 * errors  `bad-setting` when the database cannot be used
 */
export async function openPostgresStore(
  address: string,
  blobs: BlobStorage,
  report: Report = () => {},
): Promise<Store> {
  const database = await openDatabase(address, report)
  const { ask } = database
  const line = openLine(address, report)
  await line.connected() // whoever asks for workers first would find none
  const messages = postgresMessages(address, line, report)
  const queue = { ...postgresTaskQueue(messages, line), ...postgresQuestions(messages, line) }

  const blobsOf = byKey<BlobRow>(database, (db, isAmong) =>
    db.select().from(blobTable).where(isAmong(blobTable.sha256)),
  )
  // all reads of one turn of the event loop are one query
  const blobRows = new DataLoader<string, BlobRow | undefined>(
    async (hashes) => {
      const rows = await blobsOf(hashes)
      const found = new Map(rows.map((row) => [row.sha256, row]))
      return hashes.map((sha256) => found.get(sha256))
    },
    { cache: false, maxBatchSize: MAX_READ },
  )
  const rowOf = (sha256: string) => blobRows.load(sha256)

  async function has(sha256: string): Promise<boolean> {
    const row = await rowOf(sha256)
    if (!row || row.damaged) return false
    return row.inline !== null || (await blobs.size(sha256)) === row.size
  }

  async function read(sha256: string): Promise<Read> {
    const row = await rowOf(sha256)
    if (!row) return 'absent'
    if (row.damaged) return 'damaged'
    const data = row.inline ? inlined(row.inline, sha256) : await blobs.read(sha256)
    return typeof data === 'string' ? settled(row, data) : data
  }

  async function open(sha256: string, seen?: (piece: Uint8Array) => void) {
    const row = await rowOf(sha256)
    if (!row) return 'absent'
    if (row.damaged) return 'damaged'
    const found = row.inline ? inlined(row.inline, sha256) : await blobs.open(sha256, seen)
    if (found === 'absent' || found === 'corrupt') return settled(row, found)
    if (!(found instanceof Uint8Array)) return found
    seen?.(found)
    return openBytes(found)
  }

  /** Records that the data of a row are gone, or are not those of their name. Whoever was faster has done the same. */
  async function settled({ sha256, size }: BlobRow, found: 'absent' | 'corrupt') {
    report(`blob ${found}`, { sha256, size })
    if (found === 'absent') {
      await ask((db) =>
        db.delete(blobTable).where(and(eq(blobTable.sha256, sha256), eq(blobTable.size, size))),
      )
      return 'absent' as const
    }
    await ask((db) =>
      db.update(blobTable).set({ damaged: true, inline: null }).where(eq(blobTable.sha256, sha256)),
    )
    await blobs.setAside(sha256)
    return 'damaged' as const
  }

  async function written({ sha256, data }: NewBlob): Promise<BlobRow | undefined> {
    const size = data.byteLength
    if (size <= INLINE_BYTES) return { sha256, size, inline: Buffer.from(data) } // a row that is there stays as it is
    if (await has(sha256)) return undefined
    await blobs.write(sha256, data)
    return { sha256, size, inline: null }
  }

  const commits = groupCommit<BlobRow>({
    async blobs(commit) {
      const rows = await Promise.all((commit.blobs ?? []).map(written))
      return rows.filter((row) => row !== undefined)
    },
    rows: (rows, all) => insertRows(database, rows.flat(), all),
    concernsAll: (error) => error instanceof MarkgraphError && error.code !== 'write-failed',
    failure: (error) =>
      error instanceof MarkgraphError
        ? error
        : new MarkgraphError('write-failed', phrase('the result could not be stored; try again'), {}, error),
  })

  return {
    ...lookups(database),
    has,
    read,
    open,
    commit: commits.add,
    jobs: jobTable(database),
    studies: studyTable(database),
    collections: collectionTable(database),
    cases: caseTable(database),
    plans: planTable(database),
    checks: checkTable(database),
    reviews: reviewTable(database),
    ownReferences: ownReferenceTable(database),
    reports: reportTable(database),
    events: eventTable(database),
    submissions: submissionTable(database),
    queue,
    counts: postgresCounts(database),
    news: {
      on: line.on,
      tell: (topic, name) => void database.told(topic, name),
    },
    async problems() {
      const tried = await Promise.allSettled([database.reach(), blobs.size(NO_BLOB)])
      const what = ['the database does not answer', 'the place of the blobs does not answer']
      return what.filter((_, i) => tried[i]!.status === 'rejected')
    },
    async size() {
      const [bytes] = await ask((db) =>
        db.select({ sum: sql<string>`coalesce(sum(${blobTable.size}), 0)` }).from(blobTable),
      )
      const [count] = await ask((db) => db.select({ rows: sql<string>`count(*)` }).from(artifacts))
      return { artifacts: Number(count!.rows), bytes: { blobs: Number(bytes!.sum) } }
    },
    async close() {
      await commits.end()
      await messages.close()
      await line.close()
      await database.close()
    },
  }
}

const inlined = (inline: Uint8Array, sha256: string): Uint8Array | 'corrupt' => {
  const data = new Uint8Array(inline)
  return hashOf(data) === sha256 ? data : 'corrupt'
}
