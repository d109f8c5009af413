import { readingStore } from '../reading-store.ts'
import type { Report } from '../report.ts'
import type { Store, StoreLimits, Upkeep } from '../store.ts'
import { blobFiles, blobsIn } from './blobs/blob-files.ts'
import { blobTable } from './blobs/blobs.ts'
import { collectOrphans } from './blobs/orphans.ts'
import { commitQueue } from './commits.ts'
import { openFolder } from './open.ts'
import { problemsOf } from './problems.ts'
import { rowQueries } from './queries.ts'
import { evicted } from './quota/eviction.ts'
import { holdingTable } from './quota/holdings.ts'
import { useMarks } from './quota/uses.ts'
import { caseTable } from './records/cases.ts'
import { checkTable } from './records/checks.ts'
import { collectionTable } from './records/collections.ts'
import { eventTable } from './records/events.ts'
import { jobTable } from './records/jobs.ts'
import { ownReferenceTable } from './records/own-references.ts'
import { planTable } from './records/plans.ts'
import { reportQueries } from './records/reports.ts'
import { reviewTable } from './records/reviews.ts'
import { studyTable } from './records/studies.ts'
import { submissionQueries } from './records/submissions.ts'
import { writing } from './write-failure.ts'

/** A store in one data folder on this machine. */
export interface FolderStore extends Store {
  /** Folder for unfinished files of this store. It is removed when the store closes, or at the latest at the next start. */
  readonly temporaryFolder: string
}

/** A data folder with limits. */
export interface LimitedStore extends FolderStore {
  readonly upkeep: Upkeep
}

const NO_LIMITS: StoreLimits = { diskBytes: Number.POSITIVE_INFINITY, clientBytes: Number.POSITIVE_INFINITY }

/**
 * Opens the store of one data folder (`markgraph.sqlite` and `blobs/`), or creates it. The process may be killed at any
 * moment without damage: WAL with full synchronisation; blobs by temporary file, sync and rename; rows only after their blobs.
 */
export async function openStore(
  folder: string,
  report: Report = () => {},
  limits: StoreLimits = NO_LIMITS,
): Promise<LimitedStore> {
  const open = await openFolder(folder)
  const { client, db, temporary } = open
  const files = blobFiles(blobsIn(folder), temporary.path)
  const uses = useMarks(db)
  const blobs = blobTable(db, files, uses, report)
  const commits = commitQueue(open, blobs, uses, holdingTable(db, limits))
  const pragma = (name: string): number => client.pragma(name, { simple: true }) as number
  const databaseBytes = (): number => (pragma('page_count') - pragma('freelist_count')) * pragma('page_size')
  const { lastArtifact, ...rows } = rowQueries(db)
  const store: LimitedStore = {
    studies: studyTable(db),
    collections: collectionTable(db),
    cases: caseTable(db),
    plans: planTable(db),
    checks: checkTable(db),
    reviews: reviewTable(db),
    jobs: jobTable(db),
    ownReferences: ownReferenceTable(db),
    submissions: submissionQueries(db),
    reports: reportQueries(db),
    events: eventTable(db),
    temporaryFolder: temporary.path,
    ...rows,
    has: blobs.has,
    read: blobs.read,
    open: blobs.open,
    commit: commits.add,
    problems: () => problemsOf(folder, open),
    size: async () => ({
      artifacts: lastArtifact(), // rows are never deleted
      bytes: { database: databaseBytes(), blobs: blobs.fileBytes },
    }),
    lease: uses.lease,
    upkeep: {
      evict: (bytes, isCurrent) =>
        evicted(
          { db, blobs, uses, isCurrent },
          () => databaseBytes() + blobs.fileBytes - bytes, // what is still too much
        ),
      collect: (isCurrent) => collectOrphans({ folder, db, files, blobs, isCurrent }),
    },
    async close() {
      await commits.end()
      await writing(() => db.transaction(() => uses.save(Number.POSITIVE_INFINITY))).catch(() => {})
      client.close()
      await temporary.remove()
    },
  }
  return open.readOnly ? readingStore(store, open.readOnly) : store
}
