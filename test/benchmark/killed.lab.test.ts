/** A server that is killed in the middle of a submission. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { contents, temporaryFolder } from '../helpers/service.ts'
import { allOnes, bodyOf, csvOf, frozenSplit } from '../helpers/submissions.ts'

const SERVER = fileURLToPath(new URL('../helpers/benchmark-server.ts', import.meta.url))
const CSV = csvOf(frozenSplit('bullets-v1').pairs, allOnes)

async function served(data: string): Promise<{ child: ChildProcess; url: string }> {
  const env = { ...process.env, MARKGRAPH_DATA: data, MARKGRAPH_LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout!, 'data')
  return { child, url: String(line).trim() }
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGKILL')
  await gone
}

const submit = (url: string): Promise<Response> =>
  fetch(`${url}/benchmark/splits/bullets-v1/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(CSV)),
  })

test('killed between the CSV and its row: the submission counts for nothing, and sent again it counts once', async () => {
  const data = await temporaryFolder()
  const first = await served(data)
  // Whoever holds the database lets the CSV be written and not its row: so the server dies exactly between the two.
  const db = new Database(join(data, 'markgraph.sqlite'))
  db.exec('begin immediate')
  const sent = submit(first.url).then(
    () => 'answered',
    () => 'broken off',
  )
  const hash = sha256(new TextEncoder().encode(CSV))
  const blob = join(data, 'blobs', hash.slice(0, 2), hash)
  await expect.poll(() => readFile(blob, 'utf8').catch(() => ''), { interval: 5, timeout: 30_000 }).toBe(CSV)
  await killed(first.child)
  expect(await sent).toBe('broken off')
  db.exec('rollback')
  expect((await contents(data))['submissions']).toBe(0)
  db.close()

  const second = await served(data)
  const entriesOf = async (): Promise<unknown[]> =>
    (
      (await (await fetch(`${second.url}/benchmark/splits/bullets-v1/leaderboard`)).json()) as {
        entries: unknown[]
      }
    ).entries
  expect(await entriesOf()).toHaveLength(1) // our own
  expect((await contents(data))['tmp_files']).toBe(0)
  for (const _ of [1, 2]) expect((await submit(second.url)).status).toBe(201)
  expect(await entriesOf()).toHaveLength(2)
  await killed(second.child)

  const third = await served(data)
  const detail = await (await fetch(`${third.url}/benchmark/splits/bullets-v1`)).json()
  expect(detail).toMatchObject({ n_submissions: 1 })
  await killed(third.child)
  expect(await contents(data)).toMatchObject({ submissions: 1 })
  expect(await readFile(blob, 'utf8')).toBe(CSV)
  await rm(data, { recursive: true })
})
