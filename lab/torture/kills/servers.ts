import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, random } from '../../../src/numerics/elementary/random.ts'
import { restoreBackup } from '../../../src/store/sqlite/backup.ts'
import { strokes, WIDE } from '../../../test/helpers/studies.ts'
import { isQuick, type Material, type Promised, request, submissionsTo } from '../promises.ts'
import { type Server, startServer } from '../server.ts'
import { type Backup, beside } from './beside.ts'
import { collectionRequest } from './collections.ts'
import { makeCheck, office } from './office.ts'
import type { KillCounts } from './stores.ts'

const OPEN = {
  MARKGRAPH_THREADS: '1',
  MARKGRAPH_RATE_LIMIT: '1000000',
  MARKGRAPH_SUBMISSION_LIMIT: '1000000',
  MARKGRAPH_LOG_LEVEL: 'error',
}
const KILLS_A_FOLDER = 25
const LONGEST_MS = 3000 // of work, before the kill
/** Shares of requests that are about cases, references, plans and checks, and about collections and searches in them. */
const WORK = { usual: { office: 0.3, collections: 0.25 }, searches: { office: 0, collections: 1 } } as const
const LOOKED_AT = 12 // of what was told before, after each start

/** One folder and what was promised of it. */
interface Round {
  readonly folder: string
  readonly rng: Random
  readonly material: Material
  readonly promised: Promised[]
  readonly handles: Map<number, string>
  readonly counts: KillCounts
  backup: Backup | undefined
  readonly work: keyof typeof WORK
}

/** Starts servers on one folder, gives them work of every kind, kills them, and looks whether their answers still hold. */
export async function killServers(
  seed: number,
  count: number,
  counts: KillCounts,
  work: keyof typeof WORK = 'usual',
): Promise<void> {
  const submissions = submissionsTo('bullets-v1')
  for (let f = 0, left = count; left > 0; f++) {
    const round: Round = {
      folder: await mkdtemp(join(tmpdir(), 'markgraph-killed-')),
      rng: random(seed * 10_000 + 5000 + f),
      material: { scans: strokes(6, 3, WIDE), ...submissions },
      promised: [],
      handles: new Map(),
      counts,
      backup: undefined,
      work,
    }
    const { folder, promised, rng } = round
    const [data, copies] = [join(folder, 'data'), join(folder, 'copies')]
    let server: Server | undefined
    try {
      await mkdir(copies)
      for (let k = 0; k < KILLS_A_FOLDER && left > 0; k++, left--) {
        server = await startServer(data, OPEN)
        const recent = promised.slice(-LOOKED_AT)
        const older = Array.from(
          { length: promised.length > LOOKED_AT ? 4 : 0 },
          () => promised[rng.below(promised.length)]!,
        )
        await checked(server.url, [...recent, ...older].filter(isQuick), counts, `seed ${seed}, kill ${k}`)
        if (k === 0) {
          // so that further checks and searches are answered before a kill
          const { scans } = round.material
          const first = [
            ...(await makeCheck(server.url, rng, scans, round.handles)),
            ...(await collectionRequest(server.url, rng, scans, ['made'])),
            ...(await collectionRequest(server.url, rng, scans, ['searched'])),
          ]
          promised.push(...first)
          for (const { kind } of first) counts.told[kind] = (counts.told[kind] ?? 0) + 1
        }
        await worked(server, round, data, copies)
        counts.kills += 1
      }
      server = await startServer(data, OPEN) // and everything, after the last kill
      await checked(server.url, promised, counts, `seed ${seed}, at the end`)
      await server.kill()
      if (round.backup) {
        const again = join(folder, 'restored')
        await restoreBackup(round.backup.folder, again)
        server = await startServer(again, OPEN)
        const quick = round.backup.promised.filter(isQuick)
        await checked(server.url, quick, counts, `seed ${seed}, in the backup`)
      }
    } finally {
      await server?.kill()
      await rm(folder, { recursive: true, force: true })
    }
  }
}

async function checked(
  url: string,
  all: readonly Promised[],
  counts: KillCounts,
  when: string,
): Promise<void> {
  for (const one of all) {
    counts.checks += 1
    const fault = await one.fault(url)
    if (fault === undefined) continue
    counts.lost += 1
    counts.faults.push(`lost: ${when}: ${one.kind}: ${fault}`)
  }
}

/** Three clients, and commands beside them, work until the server is killed under them. */
async function worked(server: Server, round: Round, data: string, copies: string): Promise<void> {
  const { rng, material, handles, counts, promised } = round
  const { office: ofOffice, collections } = WORK[round.work]
  let isOver = false
  const told = (kind: string): void => {
    counts.told[kind] = (counts.told[kind] ?? 0) + 1
  }
  const keep = (more: readonly Promised[]): void => {
    promised.push(...more)
    for (const { kind } of more) told(kind)
  }
  const wrong = (what: string): void => {
    counts.wrong += 1
    counts.faults.push(`wrong: before a kill: ${what.slice(0, 300)}`)
  }
  const client = async (): Promise<void> => {
    while (!isOver) {
      try {
        const share = rng.uniform()
        const more =
          share < ofOffice
            ? await office(server.url, rng, material.scans, handles)
            : share < ofOffice + collections
              ? await collectionRequest(server.url, rng, material.scans)
              : await request(server.url, rng, material, handles)
        if (isOver) return // the answer may have come from a server that was killed before it was counted
        keep(more)
      } catch (error) {
        if (!isOver) wrong(String(error))
        return
      }
    }
  }
  let endNow = (): void => {}
  const commands = async (): Promise<void> => {
    while (!isOver) {
      const command = beside(data, copies, rng, promised)
      endNow = command.kill
      const { name, promised: more, backup, fault } = await command.ended
      keep(more)
      if (backup) {
        if (round.backup) await rm(round.backup.folder, { recursive: true })
        round.backup = backup
        told('backups')
      } else if (name === 'gc' && fault === undefined) told('evictions by command')
      if (fault !== undefined && !isOver) wrong(fault)
    }
  }
  const all = [client(), client(), client(), commands()]
  await sleep(100 + rng.uniform() * LONGEST_MS)
  isOver = true
  if (rng.below(2) === 0) endNow() // the others end after their server
  await server.kill()
  await Promise.all(all)
}
