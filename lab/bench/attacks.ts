/**
 * How a polite client fares while another one attacks the service.
 *   npm run bench -- attacks [words in the names of the attacks]
 * For each attack it starts a server with default settings, attacks it from 127.0.0.1 for 6 seconds, and meanwhile asks from
 * 127.0.0.2 for its health, for comparisons that need a thread, and for a document. All traffic stays on the loopback network.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { columns } from '../../src/cli/table.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import type { Attack } from './attacks/attack.ts'
import { ATTACKS } from './attacks/attacks.ts'
import { reported } from './attacks/connections.ts'
import { type Answered, type Client, clientAt, every, fields, uploaded } from './attacks/polite.ts'
import { median, ms, quantile, told } from './service/measure.ts'
import { type BenchServer, startedServer } from './service/server.ts'

const ATTACKER = fileURLToPath(new URL('./attacks/attacker.ts', import.meta.url))
const SECONDS = 6
const HEALTH_MS = 50
const DOCUMENT_MS = 1000 // after which it asks for a document
const COMPARE_MS = 700 // within the rate limit

/** Compares two marks of its own. Each time the last stage is new, so it needs a thread. */
async function comparing(client: Client): Promise<(i: number) => Promise<Answered>> {
  const mark = (markSeed: number) =>
    uploaded(client, writeX3p(simulateToolmark({ edgeSeed: 1, markSeed, pitch: 3.5e-6, asProfile: true })))
  const [a, b] = [await mark(1), await mark(2)]
  return (i) =>
    client.send(
      'POST',
      '/v1/compare',
      fields({
        domain: 'toolmark',
        mark_a_handles: a,
        mark_b_handles: b,
        scorer_config: JSON.stringify({ cmr_1d_corr: 0.5 + i * 1e-6 }),
      }),
    )
}

async function gauge(client: Client, name: string): Promise<string> {
  const { text } = await client.send('GET', '/metrics')
  return new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? ''
}

/** The share of the time that a process spends on processors, in a second. */
async function share(server: BenchServer): Promise<number> {
  const before = await server.processor()
  await sleep(1000)
  return ((await server.processor()) - before) / 1000
}

async function measured(attack: Attack): Promise<string[]> {
  const server = await startedServer(
    { MARKGRAPH_RATE_LIMIT: '120', MARKGRAPH_LOG_LEVEL: 'silent' },
    attack.descriptors,
  )
  const client = clientAt(server.url, '127.0.0.2')
  const attacker = fork(ATTACKER, [attack.name, server.url])
  try {
    const compare = await comparing(client)
    await compare(-1)
    const document = `/v1/reports/${await reported(client)}/report.pdf`
    const [prepared] = await Promise.race([once(attacker, 'message'), once(attacker, 'exit')])
    if (prepared !== 'prepared') throw new Error(`the attacker ended with ${prepared}`)
    attacker.send('begin')
    const over = AbortSignal.timeout(SECONDS * 1000)
    const [health, compared, printed] = await Promise.all([
      every(HEALTH_MS, over, () => client.send('GET', '/health')),
      every(COMPARE_MS, over, compare),
      sleep(DOCUMENT_MS).then(() => every(SECONDS * 1000, over, () => client.send('GET', document))),
    ])
    const ended = once(attacker, 'exit')
    attacker.send('stop')
    await ended
    const asked = [...health, ...compared, ...printed]
    const wrong = asked.filter(({ status }) => status !== 200)
    for (const { status, text } of wrong.slice(0, 2)) told([attack.name, `${status}`, text.slice(0, 160)])
    await sleep(1000)
    const times = (all: readonly Answered[]): string[] => {
      const values = all.map((one) => one.ms)
      return [ms(median(values)), ms(quantile(values, 0.99))]
    }
    const slowestOf = (all: readonly Answered[]): string =>
      ms(all.reduce((most, one) => Math.max(most, one.ms), 0))
    const highest = await server.highest()
    const [queue, processors] = [await gauge(client, 'markgraph_queue'), await share(server)]
    return [
      attack.name,
      ...times(health),
      slowestOf(health),
      slowestOf(health.slice(1000 / HEALTH_MS)),
      ...times(compared),
      ms(median(printed.map((one) => one.ms))),
      `${wrong.length} of ${asked.length}`,
      `${highest.toFixed(0)} MiB`,
      queue,
      processors.toFixed(2),
      `${await server.descriptors()}`,
      `${await server.unfinished()}`,
    ]
  } finally {
    client.close()
    attacker.kill()
    await server.stop()
  }
}

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const chosen = ATTACKS.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
)
const rows: string[][] = []
for (const attack of chosen) {
  const row = await measured(attack).catch((error) => [attack.name, String(error).slice(0, 200)])
  told(row)
  rows.push(row)
}
const header = [
  'attack',
  'health',
  'p99',
  'slowest',
  'after 1 s',
  'compare',
  'p99',
  'document',
  'not 200',
  'highest memory',
  'queue after',
  'processors after',
  'descriptors after',
  'unfinished files after',
]
process.stdout.write(`${columns(header, rows)}\n`)
