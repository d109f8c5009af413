import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgresStore } from '../../src/store/postgres/postgres-store.ts'
import { blobFiles } from '../../src/store/sqlite/blobs/blob-files.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'
import { EARLIER_MIGRATION } from '../helpers/earlier-folder.ts'
import { type TestPostgres, testPostgres } from '../helpers/engines.ts'

let server: TestPostgres
let folder: string
beforeAll(async () => {
  server = await testPostgres()
  folder = await temporaryFolder()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

test('a database of a version before 1.0.0 is refused with what reads it, and left as it is', async () => {
  const address = await server.database()
  const client = new Client(address)
  await client.connect()
  try {
    await client.query(`
      create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('old', ${EARLIER_MIGRATION});
      create table artifacts (handle text primary key)`)
    const tables = async () => {
      const { rows } = await client.query(
        `select schemaname, tablename from pg_tables where schemaname in ('public', 'drizzle')`,
      )
      return rows.map(({ schemaname, tablename }) => `${schemaname}.${tablename}`).sort()
    }
    const open = openPostgresStore(address, blobFiles(join(folder, 'blobs'), join(folder, 'tmp')))
    await expect(open).rejects.toMatchObject({
      code: 'bad-setting',
      message: expect.stringMatching(
        /^the database \S+ on \S+ was made by .*release 0\.2\.0 reads it.*reference export/,
      ),
    })
    expect(await tables()).toEqual(['drizzle.__drizzle_migrations', 'public.artifacts'])
    const { rows } = await client.query('select count(*)::int as n from drizzle.__drizzle_migrations')
    expect(rows[0].n).toBe(1)
  } finally {
    await client.end()
  }
})
