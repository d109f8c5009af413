import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { random } from '../../../src/numerics/elementary/random.ts'
import { bullet } from '../../../test/helpers/scans.ts'
import { strokes } from '../../../test/helpers/studies.ts'
import { isQuick, type Promised, request, submissionsTo } from '../promises.ts'
import { startServer } from '../server.ts'
import { LIVE, live } from './live.ts'
import { type FaultCounts, noFaults, type Round } from './round.ts'
import { openShim } from './shim.ts'
import { damagedDatabase, flippedBlob, flippedDatabase } from './stored.ts'

interface Fault {
  readonly name: string
  run(round: Round, counts: FaultCounts): Promise<void>
}

/** Every fault, in the order in which a round has them. */
export const FAULTS: readonly Fault[] = [
  ...LIVE.map((fault): Fault => ({ name: fault.name, run: (round, counts) => live(round, fault, counts) })),
  { name: 'a bit of a stored scan turns around', run: flippedBlob },
  { name: 'a bit of the database turns around', run: flippedDatabase },
  { name: 'the beginning of the database is gone', run: damagedDatabase },
]

const OPEN = {
  MARKGRAPH_THREADS: '1',
  MARKGRAPH_RATE_LIMIT: '1000000',
  MARKGRAPH_SUBMISSION_LIMIT: '1000000',
  MARKGRAPH_LOG_LEVEL: 'error',
}
const SPLIT = 'cartridge-v2' // a submission to it is a file of its own
const FIRST = 5 // requests before the first fault

interface FaultsFound {
  readonly byFault: Record<string, FaultCounts>
  readonly faults: string[]
}

/** Puts `count` faults under servers, round after round; those named by `only`, or all in turn. */
export async function faultsUnder(seed: number, count: number, only = FAULTS): Promise<FaultsFound> {
  const found: FaultsFound = { byFault: {}, faults: [] }
  for (let done = 0; done < count; ) {
    const some = only.slice(0, count - done)
    await aRound(seed * 1000 + done, some, found)
    done += some.length
  }
  return found
}

async function aRound(seed: number, some: readonly Fault[], { byFault, faults }: FaultsFound): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'markgraph-faults-'))
  const data = join(folder, 'data')
  const shim = openShim(folder, seed)
  const rng = random(seed)
  const promised: Promised[] = []
  let counts = noFaults()
  const env = { ...OPEN, ...shim.env(data) }
  const round: Round = {
    data,
    env,
    shim,
    rng,
    promised,
    handles: new Map(),
    large: bullet(seed, { lands: 1, pitch: 4e-6 })[0]!,
    material: { scans: strokes(4, 3), ...submissionsTo(SPLIT) },
    server: await startServer(data, env),
    recent(n) {
      const quick = promised.filter(isQuick)
      return [...quick.slice(-n), ...(quick.length > n ? [quick[rng.below(quick.length)]!] : [])]
    },
    async checked(all, when, own) {
      for (const one of all) {
        own.checks += 1
        const fault = await one
          .fault(round.server.url)
          .catch((error: unknown) => `no answer: ${String(error)}`)
        if (fault === undefined) continue
        own.lost += 1
        faults.push(`lost: seed ${seed}: ${when}: ${one.kind}: ${fault}`)
      }
    },
    wrong(what) {
      counts.wrong += 1
      faults.push(`wrong: seed ${seed}: ${what}`)
    },
  }
  try {
    for (let i = 0; i < FIRST; i++) {
      promised.push(
        ...(await request(round.server.url, rng, round.material, round.handles, [
          'upload',
          'comparison',
          'submission',
        ])),
      )
    }
    for (const fault of some) {
      counts = byFault[fault.name] ??= noFaults()
      counts.runs += 1
      await fault.run(round, counts)
    }
    // and everything once more, in a new process
    await round.server.kill()
    round.server = await startServer(data, env)
    await round.checked(promised, 'at the end', counts)
  } finally {
    shim.set({})
    await round.server.kill()
    shim.close()
    await rm(folder, { recursive: true, force: true })
  }
}
