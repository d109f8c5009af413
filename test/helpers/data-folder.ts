/** Data folders of tests, and what is in them. */
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'

export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'markgraph-test-'))

/** Rows of every table, and files under `blobs/` and `tmp/`. */
export async function contents(data: string): Promise<Record<string, number>> {
  const db = new Database(join(data, 'markgraph.sqlite'), { readonly: true })
  const tables = [
    'artifacts',
    'blobs',
    'own_references',
    'recipes',
    'reports',
    'runs',
    'scans',
    'studies',
    'study_scans',
    'submissions',
  ]
  const count = (table: string): number =>
    (db.prepare(`select count(*) as n from ${table}`).get() as { n: number }).n
  const rows = Object.fromEntries(tables.map((table) => [table, count(table)]))
  db.close()
  const files = async (name: string): Promise<number> =>
    (await readdir(join(data, name), { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
      .length
  return { ...rows, blob_files: await files('blobs'), tmp_files: await files('tmp') }
}
