import type { AnyColumn, SQL } from 'drizzle-orm'
import { canonicalJson, type Handle, type Json } from '../../address/canonical.ts'
import { reportMade, submissionMade } from '../records/acts.ts'
import type { NewEvent } from '../records/events.ts'
import {
  inputsOf,
  intactOutputs,
  intactRuns,
  refuseWithout,
  type StoredRun,
  storedRun,
} from '../records/stored-run.ts'
import { intactScans } from '../records/stored-scan.ts'
import type { ArtifactRow, ArtifactStore, Commit, Store } from '../store.ts'
import type { Database, Db } from './database.ts'
import { asc, eq, sql } from './drizzle.ts'
import { record } from './events.ts'
import { artifacts, blobs, recipes, reports, runs, scans, submissions } from './schema.ts'

export type BlobRow = typeof blobs.$inferInsert
type Lookups = Pick<ArtifactStore, 'outputs' | 'producers' | 'artifacts'> & Pick<Store, 'scans' | 'recipe'>

/** What a run is, besides its key. */
const RUN_COLUMNS = [
  'node',
  'version',
  'params',
  'inputs',
  'output',
  'engineVersion',
  'seconds',
  'checksum',
] as const
/** `runChecksum` of a row that is there. */
const CHECKSUM = sql`left(encode(sha256(convert_to(${runs.runKey} || ' ' || ${runs.output}, 'UTF8')), 'hex'), 16)`
const ROWS = 2_000 // of one statement; PostgreSQL takes 65,535 parameters
const NUL = '\u0000' // PostgreSQL has no such text, so nothing has such a key

interface Prepared<R> {
  execute(values: { keys: string[] }): Promise<R[]>
}

/** That a column has one of the keys: one parameter, however many they are. */
const among = (column: AnyColumn): SQL => sql`${column} = any(${sql.placeholder('keys')}::text[])`

/**
 * A read of rows by key whose statement is built once: to build it takes longer than to send it. On the
 * server it has no name, so that it is planned anew each time: the plan for an empty table is a bad one for a full table.
 */
export function byKey<R>(
  { ask }: Database,
  statement: (db: Db, isAmong: typeof among) => { prepare(name: string): Prepared<R> },
): (keys: readonly string[]) => Promise<R[]> {
  let prepared: Prepared<R> | undefined
  return (keys) =>
    ask((db) => {
      prepared ??= statement(db, among).prepare('')
      return prepared.execute({ keys: keys.filter((key) => !key.includes(NUL)) })
    })
}

/** Reads of rows by key. */
export function lookups(database: Database): Lookups {
  const { ask } = database
  const outputs = byKey(database, (db, isAmong) =>
    db
      .select({ runKey: runs.runKey, output: runs.output, checksum: runs.checksum })
      .from(runs)
      .where(isAmong(runs.runKey)),
  )
  const producers = byKey(database, (db, isAmong) =>
    db.select().from(runs).where(isAmong(runs.output)).orderBy(asc(runs.position)),
  )
  const artifactRows = byKey(database, (db, isAmong) =>
    db.select().from(artifacts).where(isAmong(artifacts.handle)),
  )
  const scanRows = byKey(database, (db, isAmong) => db.select().from(scans).where(isAmong(scans.handle)))
  return {
    async outputs(keys) {
      return intactOutputs(await outputs(keys))
    },
    async producers(handles) {
      return Map.groupBy(intactRuns(await producers(handles)), ({ output }) => output)
    },
    async artifacts(handles) {
      const rows = await artifactRows(handles)
      return new Map(
        rows.map((row) => [row.handle as Handle, { ...row, meta: JSON.parse(row.meta) } as ArtifactRow]),
      )
    },
    async scans(handles) {
      return intactScans(await scanRows(handles))
    },
    async recipe(handle): Promise<Json | undefined> {
      const [row] = await ask((db) => db.select().from(recipes).where(eq(recipes.handle, handle)))
      return row && JSON.parse(row.body)
    },
  }
}

/**
 * Inserts all rows of some commits, all or none: in one statement, or when they are too many for one, in one transaction. Rows
 * whose key exists do not change.
 */
export async function insertRows(
  { ask, together }: Database,
  blobRows: readonly BlobRow[],
  commits: readonly Commit[],
): Promise<void> {
  const all = <K extends keyof Commit>(name: K) =>
    commits.flatMap((commit) => (commit[name] ?? []) as NonNullable<Commit[K]>[number][])
  // in the order of the keys, so that two servers never wait for each other
  const tables = [
    insert(
      sorted(blobRows, ({ sha256 }) => sha256),
      (db, rows) =>
        db
          .insert(blobs)
          .values(rows)
          .onConflictDoUpdate({
            target: blobs.sha256,
            set: { damaged: false, inline: sql`excluded.inline` },
            setWhere: eq(blobs.damaged, true),
          }),
    ),
    insert(
      sorted(all('artifacts'), ({ handle }) => handle),
      (db, rows) => {
        const values = rows.map((row) => ({ ...row, meta: canonicalJson(row.meta) }))
        return db.insert(artifacts).values(values).onConflictDoNothing()
      },
    ),
    insert(
      sorted(all('runs'), ({ runKey }) => runKey),
      (db, rows) => {
        return db
          .insert(runs)
          .values(rows.map(storedRun))
          .onConflictDoUpdate({
            target: runs.runKey,
            set: Object.fromEntries(
              RUN_COLUMNS.map((name) => [name, sql`excluded.${sql.identifier(runs[name].name)}`]),
            ),
            setWhere: sql`${runs.checksum} <> ${CHECKSUM}`, // changed by somebody else
          })
      },
    ),
    insert(
      sorted(all('scans'), ({ sha256 }) => sha256),
      (db, rows) =>
        db
          .insert(scans)
          .values(rows)
          .onConflictDoUpdate({
            target: scans.sha256,
            set: { handle: sql`excluded.handle` },
            setWhere: sql`${scans.handle} <> excluded.handle`, // changed by somebody else
          }),
    ),
    insert(
      sorted(all('recipes'), ({ handle }) => handle),
      (db, rows) => {
        const values = rows.map(({ handle, body }) => ({ handle, body: canonicalJson(body) }))
        return db.insert(recipes).values(values).onConflictDoNothing()
      },
    ),
  ]
  await refuseWithoutInputs({ ask }, all('artifacts'), all('runs').map(storedRun))
  const count = tables.reduce((sum, { length }) => sum + length, 0)
  const isRecorded = commits.some((one) => one.reports ?? one.submissions ?? one.events)
  if (count === 0 && !isRecorded) return
  const isOne = count <= ROWS
  if (isOne && !isRecorded) {
    await ask((db) => db.execute(joined(tables.flatMap(({ statements }) => statements(db)))))
    return
  }
  await together(async (tx) => {
    const statements = tables.flatMap((one) => one.statements(tx))
    if (isOne && count > 0) await tx.execute(joined(statements))
    else for (const statement of statements) await tx.execute(statement)
    if (isRecorded) await insertRecorded(tx, commits)
  })
}

/** Inserts the rows of commits that are acts, and records those that are new. */
async function insertRecorded(tx: Db, commits: readonly Commit[]): Promise<void> {
  const acts: NewEvent[] = []
  for (const commit of commits) {
    for (const row of commit.reports ?? []) {
      const { rowCount } = await tx.insert(reports).values(row).onConflictDoNothing()
      if (rowCount === 1) acts.push(reportMade(row))
    }
    for (const row of commit.submissions ?? []) {
      const values = { ...row, metrics: canonicalJson(row.metrics) }
      const { rowCount } = await tx.insert(submissions).values(values).onConflictDoNothing()
      if (rowCount === 1) acts.push(submissionMade(row, commit.principal))
    }
    acts.push(...(commit.events ?? []))
  }
  await record(tx, ...acts)
}

/** Refuses runs whose inputs are neither stored nor about to be. */
async function refuseWithoutInputs(
  { ask }: Pick<Database, 'ask'>,
  fresh: readonly ArtifactRow[],
  all: readonly StoredRun[],
): Promise<void> {
  const here = new Set<string>(fresh.map(({ handle }) => handle))
  const other = [...new Set(all.flatMap(inputsOf))].filter((handle) => !here.has(handle))
  if (other.length === 0) return
  const isOther = sql`${artifacts.handle} = any(${sql.param(other)}::text[])`
  const found = await ask((db) => db.select({ handle: artifacts.handle }).from(artifacts).where(isOther))
  const there = new Set(found.map(({ handle }) => handle))
  for (const handle of other) if (!there.has(handle)) refuseWithout(handle)
}

/** How the rows of a table are inserted, in as many statements as they need. */
const insert = <T>(rows: readonly T[], into: (db: Db, rows: T[]) => { getSQL(): SQL }) => ({
  length: rows.length,
  statements: (db: Db): SQL[] => [...parts(rows)].map((some) => into(db, some).getSQL()),
})

/** Statements as one, which does all or nothing. */
const joined = (statements: readonly SQL[]): SQL =>
  sql`with ${sql.join(
    statements.map((statement, n) => sql`${sql.identifier(`rows_${n}`)} as (${statement})`),
    sql`, `,
  )} select 1`

/** Rows in the order of their keys, each key once: one statement must not name a row twice. */
function sorted<T>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  const first = new Map<string, T>()
  for (const row of rows) if (!first.has(keyOf(row))) first.set(keyOf(row), row)
  return [...first].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

function* parts<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += ROWS) yield rows.slice(at, at + ROWS)
}
