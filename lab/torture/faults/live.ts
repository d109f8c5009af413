/** Faults under a server that runs: it answers honestly, loses nothing that it confirmed, and recovers by itself. */

import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { type Choice, isQuick, type Promised, Refused, request } from '../promises.ts'
import { startServer } from '../server.ts'
import type { FaultCounts, Round } from './round.ts'
import { CALLS, type DiskFault } from './shim.ts'

interface LiveFault {
  readonly name: string
  readonly disk?: DiskFault
  /** Holds the database against other writers for so long. */
  readonly lockedMs?: number
  /** Nothing may be refused: the fault only slows things down, or concerns nothing that is stored. */
  readonly isHarmless?: boolean
  /** The process may end by it. */
  readonly mayEnd?: boolean
}

const DAY = 86_400

export const LIVE: readonly LiveFault[] = [
  { name: 'writes fail (EIO), one in two', disk: { calls: CALLS.writes, oneIn: 2 } },
  { name: 'every write fails (ENOSPC)', disk: { calls: CALLS.writes, errno: 'ENOSPC' } },
  { name: 'syncs fail (EIO), one in two', disk: { calls: CALLS.syncs, oneIn: 2 } },
  { name: 'renames fail (EIO)', disk: { calls: CALLS.renames } },
  {
    name: 'read-only (EROFS)',
    disk: { calls: CALLS.writes + CALLS.opens + CALLS.renames + CALLS.syncs, errno: 'EROFS' },
  },
  { name: 'syncs take 0.3 s', disk: { slowSyncMs: 300 }, isHarmless: true },
  { name: 'the clock is a day ahead', disk: { clockSeconds: DAY }, isHarmless: true },
  { name: 'the clock is a year behind', disk: { clockSeconds: -365 * DAY }, isHarmless: true },
  { name: 'the database is locked for 2 s', lockedMs: 2000, isHarmless: true },
  { name: 'the database is locked for 14 s', lockedMs: 14_000 },
  { name: 'a torn write, and the process ends', disk: { calls: CALLS.torn, oneIn: 4 }, mayEnd: true },
]

const WORKS: readonly Choice[] = ['upload', 'comparison', 'submission', 'study']
const REQUESTS = 6
const LANES = 2

/** Statuses that say honestly that something could not be stored. */
const HONEST: ReadonlySet<number> = new Set([503, 507])

/** Sends requests, two at a time; what those that were answered promise. */
async function sent(round: Round, fault: LiveFault, count: number, counts: FaultCounts): Promise<Promised[]> {
  const promised: Promised[] = []
  let left = count
  const lane = async (): Promise<void> => {
    while (left-- > 0) {
      counts.requests += 1
      try {
        promised.push(...(await request(round.server.url, round.rng, round.material, round.handles, WORKS)))
        counts.stored += 1
      } catch (error) {
        if (error instanceof Refused) {
          counts.refused += 1
          const isHonest = HONEST.has(error.status) && /"detail":"[^"]{10,}/.test(error.body)
          if (!isHonest || fault.isHarmless) round.wrong(`${fault.name}: ${error.message}`)
        } else if (fault.mayEnd) return
        else round.wrong(`${fault.name}: ${String(error)} ${String((error as Error).cause ?? '')}`)
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return promised
}

/** Puts a fault under the server while it works. */
export async function live(round: Round, fault: LiveFault, counts: FaultCounts): Promise<void> {
  const { shim, promised } = round
  const before = shim.counts()
  let lock: Database.Database | undefined
  let unlock: Promise<void> | undefined
  if (fault.disk) shim.set(fault.disk)
  if (fault.lockedMs) {
    lock = new Database(join(round.data, 'markgraph.sqlite'))
    lock.exec('begin exclusive')
    unlock = sleep(fault.lockedMs).then(() => void lock?.exec('rollback').close())
  }
  const reading = round.recent(4)
  const [more] = await Promise.all([
    sent(round, fault, REQUESTS, counts),
    fault.mayEnd ? undefined : healthy(round, fault),
    fault.mayEnd ? undefined : round.checked(reading, `while ${fault.name}`, counts),
  ])
  await unlock
  shim.set({})
  const after = shim.counts()
  counts.failedCalls += after.failed - before.failed + after.slow - before.slow
  if (fault.lockedMs || fault.disk?.clockSeconds) counts.failedCalls += 1
  promised.push(...more)
  if (fault.mayEnd && after.failed > before.failed) {
    await round.server.kill()
    round.server = await startServer(round.data, round.env)
    counts.ended += 1
  }
  // the disk is well again, and so is the service, without anybody's help
  promised.push(...(await sent(round, { name: `after ${fault.name}`, isHarmless: true }, 2, counts)))
  await round.checked([...more.filter(isQuick), ...reading], `after ${fault.name}`, counts)
}

async function healthy({ server, wrong }: Round, { name }: LiveFault): Promise<void> {
  for (let i = 0; i < 4; i++) {
    const { status } = await fetch(`${server.url}/health`).catch(() => ({ status: 0 }))
    if (status !== 200) wrong(`while ${name}: /health is ${status}`)
    await sleep(100)
  }
}
