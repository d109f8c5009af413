import { appendFileSync, readFileSync, statfsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { random } from '../../../src/numerics/elementary/random.ts'
import { type Answered, clientAt, fields } from '../../bench/attacks/polite.ts'
import type { Asked } from '../main.ts'
import { keep } from '../results.ts'
import { startServer } from '../server.ts'
import { type Material, materialOf } from './material.ts'
import { anyKind, type Having } from './mix.ts'
import { type Sample, summary } from './summary.ts'

const MINUTES = 2
const CLIENTS = 24 // each with an address of its own, so that the default rate limit does not keep the server idle
const SAMPLE_MS = 10_000
const HEALTH_MS = 200
const COMPARE_MS = 1000 // within the rate limit of one client
const MIN_FREE = 3 * 2 ** 30 // bytes of disk, below which a soak ends

const memoryOf = (pid: number): { residentMb: number; highestMb: number } => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const field = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1024
  return { residentMb: field('VmRSS'), highestMb: field('VmHWM') }
}

const diskOf = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/**
 * Keeps a server with default settings busy for some minutes with requests of every kind, and asks meanwhile, as a polite client
 * with an address of its own, for its health and for comparisons that were never computed. Every sample is written as it is
 * taken. All traffic stays on the loopback network.
 */
export async function run({ seed, minutes = MINUTES, results }: Asked): Promise<boolean> {
  const file = join(dirname(results), `soak-${seed}.jsonl`)
  const data = await mkdtemp(join(tmpdir(), 'markgraph-soak-'))
  const server = await startServer(data)
  const over = new AbortController()
  const end = (): void => over.abort()
  process.once('SIGINT', end).once('SIGTERM', end)
  let timer: NodeJS.Timeout | undefined
  const samples: Sample[] = []
  let isAlive = true
  try {
    const first = clientAt(server.url, '127.0.0.2')
    const material = await materialOf(first, seed)
    timer = setTimeout(end, minutes * 60_000)
    const start = performance.now()
    const statuses: Record<string, number> = {}
    const unexplained: string[] = []
    let answers = 0
    const count = (kind: string, { status, text }: Answered): void => {
      answers += 1
      statuses[status] = (statuses[status] ?? 0) + 1
      // a full queue says 503 and a full disk 507, with a reason; anything else is a fault of the service
      const isHonest =
        status < 500 || ((status === 503 || status === 507) && /"detail":"[^"]{10,}/.test(text))
      if (!isHonest && unexplained.length < 50) unexplained.push(`${kind}: ${status} ${text.slice(0, 300)}`)
    }
    const known: Having['known'] = { artifacts: [], recipes: [], reports: [], jobs: [], studies: [] }
    const clients = Array.from({ length: CLIENTS }, (_, i) =>
      busy(server.url, `127.0.1.${i + 1}`, seed * 1000 + i, material, known, over.signal, count),
    )
    const polite = { health: [] as number[], compare: [] as number[], refused: 0 }
    const asking = [
      asks(
        over.signal,
        HEALTH_MS,
        () => first.send('GET', '/health'),
        polite.health,
        () => polite.refused++,
      ),
      asks(over.signal, COMPARE_MS, cheap(first, material, seed), polite.compare, () => polite.refused++),
    ]
    while (!over.signal.aborted) {
      await sleep(SAMPLE_MS, undefined, { signal: over.signal }).catch(() => {})
      try {
        const sample = {
          seconds: Math.round((performance.now() - start) / 1000),
          ...memoryOf(server.pid),
          answers,
        }
        samples.push(sample)
        appendFileSync(file, `${JSON.stringify(sample)}\n`)
      } catch {
        isAlive = false
        end()
      }
      if (diskOf(data) < MIN_FREE) end()
    }
    await Promise.all([...clients, ...asking])
    first.close()
    const counts = {
      ...summary(samples, polite.health, polite.compare),
      answers,
      statuses,
      refusedPolite: polite.refused,
      isAlive,
      unexplained,
    }
    keep('soak', seed, Math.round((samples.at(-1)?.seconds ?? 0) / 60), counts, results)
    process.stdout.write(`soak: seed ${seed}: ${JSON.stringify(counts, null, 1)}\n`)
    if (!isAlive) process.stdout.write(`the server ended: ${server.errors().slice(-2000)}\n`)
    return isAlive && unexplained.length === 0
  } finally {
    clearTimeout(timer)
    over.abort()
    await server.stop()
    await rm(data, { recursive: true, force: true })
  }
}

/** A client that sends one request after another. Refused for its rate, it waits a little. */
async function busy(
  url: string,
  address: string,
  seed: number,
  material: Material,
  known: Having['known'],
  over: AbortSignal,
  count: (kind: string, answer: Answered) => void,
): Promise<void> {
  const client = clientAt(url, address)
  const having: Having = { url, address, client, rng: random(seed), material, known }
  while (!over.aborted) {
    const kind = anyKind(having.rng)
    try {
      const answer = await kind.send(having)
      if (answer) count(kind.name, answer)
      if (answer && [429, 503].includes(answer.status))
        await sleep(200, undefined, { signal: over }).catch(() => {})
    } catch (error) {
      if (over.aborted) break
      count(kind.name, { status: 0, text: String(error), ms: 0 })
      await sleep(200, undefined, { signal: over }).catch(() => {})
    }
  }
  client.close()
}

/** Two marks that are there, under a config that nobody has asked for: work of a thread, but little. */
function cheap(
  client: ReturnType<typeof clientAt>,
  { marks }: Material,
  seed: number,
): () => Promise<Answered> {
  let asked = seed * 1_000_000
  return () =>
    client.send(
      'POST',
      '/v1/compare',
      fields({
        domain: 'toolmark',
        mark_a_handles: marks.toolmark[0]!,
        mark_b_handles: marks.toolmark[1]!,
        scorer_config: JSON.stringify({ cmr_1d_corr: 0.5 + asked++ * 1e-12 }),
      }),
    )
}

/** Asks again and again, one answer after another, and keeps how long each good one took. */
async function asks(
  over: AbortSignal,
  everyMs: number,
  ask: () => Promise<Answered>,
  times: number[],
  refused: () => void,
): Promise<void> {
  while (!over.aborted) {
    const start = performance.now()
    const answer = await ask().catch(() => undefined)
    if (over.aborted) return
    if (answer?.status === 200) times.push(performance.now() - start)
    else refused()
    await sleep(Math.max(0, everyMs - (performance.now() - start)), undefined, { signal: over }).catch(
      () => {},
    )
  }
}
