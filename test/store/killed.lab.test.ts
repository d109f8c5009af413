import { spawn } from 'node:child_process'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import { dataOf, numbered, readHash } from '../helpers/commits.ts'
import { temporaryFolder } from '../helpers/data-folder.ts'

const WRITER = fileURLToPath(new URL('../helpers/store-writer.ts', import.meta.url))

/** Starts a writer; its first line says that the store is open, every further one the last commit that is on disk. */
function writer(folder: string, from: number) {
  const child = spawn(process.execPath, [WRITER, folder, String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  const open = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      text += chunk
      resolve()
    })
  })
  const gone = new Promise<void>((resolve) => child.on('close', () => resolve()))
  return { child, open, gone, lines: () => text.split('\n').slice(0, -1) }
}

test('a process that is killed while it writes loses nothing it reported, and leaves nothing wrong', async () => {
  const folder = await temporaryFolder()
  let next = 0
  for (let round = 0; round < 6; round++) {
    const { child, open, gone, lines } = writer(folder, next)
    await open
    await sleep(30 + ((round * 67) % 150))
    child.kill('SIGKILL')
    await gone
    const done = Number(lines().at(-1)) || next - 1

    const reports: string[] = []
    const store = await openStore(folder, (message) => reports.push(message))
    const db = new Database(join(folder, 'markgraph.sqlite'), { readonly: true })
    const rows = db.prepare('select sha256, size from blobs').all() as { sha256: string; size: number }[]
    const artifacts = db.prepare('select data_sha256 from artifacts').all() as { data_sha256: string }[]
    const runs = db.prepare('select count(*) as n from runs').get() as { n: number }
    db.close()
    for (const { sha256: hash, size } of rows) {
      expect(await readHash(store, hash)).toBe(hash)
      expect((await store.read(hash)).length).toBe(size)
    }
    const kept = new Set(rows.map((row) => row.sha256))
    expect(artifacts.every(({ data_sha256 }) => kept.has(data_sha256))).toBe(true)
    const keys = Array.from({ length: done + 1 }, (_, n) => numbered(n).runs![0]!.runKey)
    const known = await store.outputs(keys)
    expect(keys.filter((key) => !known.has(key))).toEqual([])
    expect(runs.n).toBe(artifacts.length)
    expect(reports).toEqual([])
    expect(await readdir(join(folder, 'tmp'))).toEqual([basename(store.temporaryFolder)])
    await store.close()
    next = done + 1
  }
  expect(next).toBeGreaterThan(10)
  await rm(folder, { recursive: true })
})

test('unfinished files of dead processes go at the next start, those of living ones stay, whatever their names', async () => {
  const folder = await temporaryFolder()
  const dead = writer(folder, 0)
  await dead.open
  dead.child.kill('SIGKILL')
  await dead.gone
  const living = writer(folder, 0)
  await living.open
  const first = await openStore(folder)
  await writeFile(join(first.temporaryFolder, 'part'), 'x')
  const second = await openStore(folder) // in the same process, as in another container with the same process id
  const own = [first, second].map((store) => basename(store.temporaryFolder))
  const left = await readdir(join(folder, 'tmp'))
  expect(left).toHaveLength(3)
  expect(left).toEqual(expect.arrayContaining(own))
  expect(await readdir(first.temporaryFolder)).toEqual(['part'])
  await first.commit(numbered(0)) // and goes on storing
  await first.close()
  await second.close()
  living.child.kill('SIGKILL')
  await living.gone
  const last = await openStore(folder)
  expect(await readdir(join(folder, 'tmp'))).toEqual([basename(last.temporaryFolder)])
  await last.close()
  expect(await readdir(join(folder, 'locks'))).toEqual(['temporary-folders'])
  await rm(folder, { recursive: true })
})

test('a folder of an earlier version, which has no lock, goes a day after its last change', async () => {
  const folder = await temporaryFolder()
  for (const name of ['1', '4194304']) {
    await mkdir(join(folder, 'tmp', name), { recursive: true })
    await writeFile(join(folder, 'tmp', name, 'part'), 'x')
  }
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await utimes(join(folder, 'tmp', '4194304'), yesterday, yesterday)
  const store = await openStore(folder)
  expect((await readdir(join(folder, 'tmp'))).sort()).toEqual(['1', basename(store.temporaryFolder)].sort())
  await store.close()
  await rm(folder, { recursive: true })
})

test('a temporary folder that was removed from outside is made again', async () => {
  const folder = await temporaryFolder()
  const store = await openStore(folder)
  await rm(join(folder, 'tmp'), { recursive: true })
  await store.commit(numbered(0))
  expect(await readHash(store, sha256(dataOf(0)))).toBe(sha256(dataOf(0)))
  await store.close()
  await rm(folder, { recursive: true })
})

test('two processes may open a new folder at the same time and write the same things', async () => {
  const folder = await temporaryFolder()
  const writers = [0, 1, 2].map(() => writer(folder, 0))
  await Promise.all(writers.map(({ open }) => open))
  await sleep(300)
  for (const { child, gone } of writers) {
    expect(child.exitCode).toBe(null)
    child.kill('SIGKILL')
    await gone
  }
  expect(writers.every(({ lines }) => lines()[0] === 'open')).toBe(true)
  await rm(folder, { recursive: true })
})
