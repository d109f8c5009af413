import { join } from 'node:path'
import type { Store } from '../store.ts'
import { blobFiles } from './blob-files.ts'
import { blobTable, type Report } from './blobs.ts'
import { commitQueue } from './commits.ts'
import { jobTable } from './jobs.ts'
import { opened } from './open.ts'
import { ownReferenceTable } from './own-references.ts'
import { problemsOf } from './problems.ts'
import { rowQueries } from './queries.ts'
import { reportQueries } from './reports.ts'
import { studyTable } from './studies.ts'
import { submissionQueries } from './submissions.ts'

/** A store in one data folder on this machine. */
export interface FolderStore extends Store {
  /** Folder for unfinished files of this store. It is removed when the store closes, or at the latest at the next start. */
  readonly temporaryFolder: string
}

/**
 * Opens the store of one data folder (`markgraph.sqlite` and `blobs/`), or creates it. The process may be killed at any
 * moment without damage: WAL with full synchronisation; blobs by temporary file, sync and rename; rows only after their blobs.
 */
export async function openStore(folder: string, report: Report = () => {}): Promise<FolderStore> {
  const open = await opened(folder)
  const { client, db, temporary } = open
  const blobs = blobTable(db, blobFiles(join(folder, 'blobs'), temporary.path), report)
  const commits = commitQueue(open, blobs)
  const { lastArtifact, ...rows } = rowQueries(db)
  return {
    studies: studyTable(db),
    jobs: jobTable(db),
    ownReferences: ownReferenceTable(db),
    submissions: submissionQueries(db),
    reports: reportQueries(db),
    temporaryFolder: temporary.path,
    ...rows,
    has: blobs.has,
    read: blobs.read,
    open: blobs.open,
    commit: commits.add,
    problems: () => problemsOf(folder, open),
    async size() {
      const pragma = (name: string): number => client.pragma(name, { simple: true }) as number
      const pages = pragma('page_count') - pragma('freelist_count')
      return {
        artifacts: lastArtifact(), // rows are never deleted
        bytes: { database: pages * pragma('page_size'), blobs: blobs.fileBytes },
      }
    },
    async close() {
      await commits.end()
      client.close()
      await temporary.remove()
    },
  }
}
