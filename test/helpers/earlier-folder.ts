import { join } from 'node:path'
import Database from 'better-sqlite3'

export const EARLIER_MIGRATION = 1_795_250_000_000 // when the first migration of 0.1.0 was made, about

/** A data folder as a version before 1.0.0 left it, as far as the next start looks at it. */
export function earlierFolder(folder: string): void {
  const db = new Database(join(folder, 'markgraph.sqlite'))
  db.pragma('journal_mode = WAL')
  db.exec(`
    create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric);
    insert into __drizzle_migrations (hash, created_at) values ('old', ${EARLIER_MIGRATION}), ('old', ${EARLIER_MIGRATION + 1});
    create table artifacts (handle text primary key not null);
    insert into artifacts values ('sha256:old');`)
  db.close()
}
