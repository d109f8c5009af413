import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { type Random, random } from '../../../src/numerics/elementary/random.ts'
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts'
import { IN_TWO_WRITES, itemOf } from './items.ts'

const WRITER = fileURLToPath(new URL('writer.ts', import.meta.url))
const CODE = fileURLToPath(new URL('../../../node_modules/.cache/markgraph', import.meta.url))
const KILLS_A_FOLDER = 12
const LONGEST_MS = 400 // of writing, before the kill
const OPENING = 0.2 // share of kills that come before the store is open
const OPENING_MS = 60 // from the moment at which a process begins to open its store

/** What kills of processes came to. */
export interface KillCounts {
  kills: number
  /** Kills before the process said that its store was open. */
  opening: number
  /** Writes that were told to be done, by kind. */
  told: Record<string, number>
  /** Looks at one of them after a kill. */
  checks: number
  lost: number
  wrong: number
  /** What was lost or wrong, in words. */
  faults: string[]
}

export const noKills = (): KillCounts => ({
  kills: 0,
  opening: 0,
  told: {},
  checks: 0,
  lost: 0,
  wrong: 0,
  faults: [],
})

/** Starts a writer and kills it at a random moment; the numbers it said were stored. */
async function killed(
  folder: string,
  { seed, from }: { readonly seed: number; readonly from: number },
  rng: Random,
  counts: KillCounts,
): Promise<number[]> {
  const child = spawn(process.execPath, [WRITER, folder, String(seed), String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: CODE }, // a process starts in two thirds of the time
  })
  let text = ''
  const came = { ready: Promise.withResolvers<void>(), open: Promise.withResolvers<void>() }
  child.stdout.on('data', (chunk) => {
    text += chunk
    if (text.includes('ready')) came.ready.resolve()
    if (text.includes('open')) came.open.resolve()
  })
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const isOpening = rng.uniform() < OPENING
  await Promise.race([isOpening ? came.ready.promise : came.open.promise, closed])
  await sleep(rng.uniform() * (isOpening ? OPENING_MS : LONGEST_MS))
  if (child.exitCode !== null) throw new Error(`the writer ended by itself with ${child.exitCode}`)
  child.kill('SIGKILL')
  await closed
  counts.kills += 1
  if (!text.includes('open')) counts.opening += 1
  return text.split('\n').slice(2, -1).map(Number)
}

/** Looks at everything in a folder after a kill. */
async function check(
  folder: string,
  seed: number,
  done: ReadonlySet<number>,
  upTo: number,
  counts: KillCounts,
) {
  const fault = (kind: 'lost' | 'wrong', what: string): void => {
    counts[kind] += 1
    if (counts.faults.length < 50) counts.faults.push(`${kind}: seed ${seed}: ${what}`)
  }
  const reports: string[] = []
  const store = await openStore(folder, (message) => reports.push(message))
  try {
    for (let n = 0; n < upTo; n++) {
      const item = itemOf(seed, n)
      const found = await item.find(store)
      const told = done.has(n)
      if (told) counts.checks += 1
      if (told && (found === 'absent' || found === 'part')) fault('lost', `${item.kind} ${n} is ${found}`)
      const mayBePart = !told && IN_TWO_WRITES.has(item.kind)
      if (found === 'other' || (found === 'part' && !told && !mayBePart))
        fault('wrong', `${item.kind} ${n} is ${found}`)
    }
    for (const report of reports) fault('wrong', `the store reports ${report}`)
    const left = (await readdir(join(folder, 'tmp'))).filter(
      (name) => name !== basename(store.temporaryFolder),
    )
    if (left.length > 0) fault('wrong', `unfinished files are left: ${left}`)
  } finally {
    await store.close()
  }
  const db = new Database(join(folder, 'markgraph.sqlite'))
  const sound = db.pragma('integrity_check', { simple: true })
  db.close()
  if (sound !== 'ok') fault('wrong', `the database is not sound: ${sound}`)
}

/** Kills processes that write to a store, `count` times, over some folders. */
export async function killStores(seed: number, count: number, counts: KillCounts): Promise<void> {
  const parent = await mkdtemp(join(tmpdir(), 'markgraph-kills-'))
  try {
    for (let f = 0, left = count; left > 0; f++) {
      const rng = random(seed * 10_000 + f)
      const own = seed * 10_000 + f
      const folder = join(parent, String(f))
      await mkdir(folder)
      const done = new Set<number>()
      let next = 0
      for (let k = 0; k < KILLS_A_FOLDER && left > 0; k++, left--) {
        const numbers = await killed(folder, { seed: own, from: next }, rng, counts)
        for (const n of numbers) {
          done.add(n)
          const { kind } = itemOf(own, n)
          counts.told[kind] = (counts.told[kind] ?? 0) + 1
        }
        const upTo = Math.max(next, ...numbers.map((n) => n + 1)) + 8 // those that were under way, too
        await check(folder, own, done, upTo, counts)
        next = upTo
      }
      await rm(folder, { recursive: true })
    }
  } finally {
    await rm(parent, { recursive: true, force: true })
  }
}
