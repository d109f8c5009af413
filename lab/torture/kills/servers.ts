import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, random } from '../../../src/numerics/elementary/random.ts'
import { strokes } from '../../../test/helpers/studies.ts'
import { isQuick, type Material, type Promised, request, submissionsTo } from '../promises.ts'
import { type Server, startServer } from '../server.ts'
import type { KillCounts } from './stores.ts'

const OPEN = {
  MARKGRAPH_THREADS: '1',
  MARKGRAPH_RATE_LIMIT: '1000000',
  MARKGRAPH_SUBMISSION_LIMIT: '1000000',
  MARKGRAPH_LOG_LEVEL: 'error',
}
const KILLS_A_FOLDER = 25
const LONGEST_MS = 4000 // of work, before the kill
const LOOKED_AT = 12 // of what was told before, after each start

/** Starts servers on one folder, gives them work of every kind, kills them, and looks whether their answers still hold. */
export async function killServers(seed: number, count: number, counts: KillCounts): Promise<void> {
  const submissions = submissionsTo('bullets-v1')
  for (let f = 0, left = count; left > 0; f++) {
    const rng = random(seed * 10_000 + 5000 + f)
    const data = await mkdtemp(join(tmpdir(), 'markgraph-killed-'))
    const material = { scans: strokes(6, 3), ...submissions }
    const promised: Promised[] = []
    const handles = new Map<number, string>()
    let server: Server | undefined
    try {
      for (let k = 0; k < KILLS_A_FOLDER && left > 0; k++, left--) {
        server = await startServer(data, OPEN)
        const recent = promised.slice(-LOOKED_AT)
        const older = Array.from(
          { length: promised.length > LOOKED_AT ? 4 : 0 },
          () => promised[rng.below(promised.length)]!,
        )
        await checked(server.url, [...recent, ...older].filter(isQuick), counts, `seed ${seed}, kill ${k}`)
        promised.push(...(await worked(server, rng, material, handles, counts)))
        counts.kills += 1
      }
      server = await startServer(data, OPEN) // and everything, after the last kill
      await checked(server.url, promised, counts, `seed ${seed}, at the end`)
    } finally {
      await server?.kill()
      await rm(data, { recursive: true, force: true })
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

/** Three clients work until the server is killed under them; what they were promised before. */
async function worked(
  server: Server,
  rng: Random,
  material: Material,
  handles: Map<number, string>,
  counts: KillCounts,
): Promise<Promised[]> {
  const promised: Promised[] = []
  let isOver = false
  const client = async (): Promise<void> => {
    while (!isOver) {
      try {
        const more = await request(server.url, rng, material, handles)
        if (isOver) return // the answer may have come from a server that was killed before it was counted
        promised.push(...more)
        for (const { kind } of more) counts.told[kind] = (counts.told[kind] ?? 0) + 1
      } catch (error) {
        if (isOver) return
        counts.wrong += 1
        counts.faults.push(`wrong: before a kill: ${String(error).slice(0, 300)}`)
        return
      }
    }
  }
  const clients = [client(), client(), client()]
  await sleep(100 + rng.uniform() * LONGEST_MS)
  isOver = true
  await server.kill()
  await Promise.all(clients)
  return promised
}
