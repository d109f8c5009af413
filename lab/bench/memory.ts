import { get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { columns } from '../../src/cli/table.ts'
import { largeScan, type Texture } from './service/large-scans.ts'
import { startedServer } from './service/server.ts'

/**
 * The highest resident memory of a server with the default settings, while clients ask for as much as they may, and for more:
 * comparisons of large scans, uploads of them, and slow readers of what they gave. It must stay under 1.5 GB.
 *   npm run bench -- memory
 */
const MAX_MB = 1500
const SIDES = [1500, 2600, 8000]
const DOMAINS: readonly (readonly [string, Texture])[] = [
  ['striated', 'striae'],
  ['impressed', 'grains'],
  ['toolmark', 'striae'],
]
const READERS = 8
const AT_ONCE = 4 // comparisons

const server = await startedServer()
const rows: string[][] = []
async function measured(what: string, answers: readonly string[]): Promise<void> {
  const mb = async (figure: Promise<number>): Promise<string> => `${Math.round((await figure) * 1.048576)} MB`
  rows.push([what, answers.join(' '), await mb(server.resident()), await mb(server.highest())])
  process.stdout.write(`${rows.at(-1)!.join(', ')}\n`)
}

async function post(path: string, fields: Readonly<Record<string, string | Uint8Array>>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.set(name, value)
    else body.set(name, new Blob([Uint8Array.from(value)]), `${name}.x3p`)
  }
  const response = await fetch(`${server.url}${path}`, { method: 'POST', body })
  const answer = (await response.json()) as { detail?: string; handle?: string }
  if (response.status !== 200) process.stdout.write(`  ${response.status} ${answer.detail}\n`)
  return { status: `${response.status}`, handle: answer.handle }
}

/** An answer that is not read. */
const unread = (handle: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(`${server.url}/v1/artifacts/${handle}/data`, { agent: false }, (answer) => {
      answer.pause()
      resolve(answer)
    }).on('error', reject)
  })

try {
  await measured('at rest', [])
  for (const side of SIDES) {
    for (const [domain, texture] of DOMAINS) {
      const [a, b] = [largeScan(side, 1, texture), largeScan(side, 2, texture)]
      const { status } = await post('/v1/compare', { domain, mark_a: a, mark_b: b })
      await measured(`${domain}: two scans of ${side} x ${side}`, [status])
    }
  }
  const together = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, i) => {
      const [a, b] = [largeScan(2500, 10 + i), largeScan(2500, 20 + i)]
      return post('/v1/compare', { domain: 'striated', mark_a: a, mark_b: b })
    }),
  )
  await measured(
    `${AT_ONCE} comparisons of 2500 x 2500 at once`,
    together.map(({ status }) => status),
  )
  const uploads = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, i) => post('/v1/artifacts', { scan: largeScan(4000, 30 + i) })),
  )
  await measured(
    `${AT_ONCE} uploads of 4000 x 4000 at once`,
    uploads.map(({ status }) => status),
  )
  const handles = uploads.map(({ handle }) => handle).filter((handle) => handle !== undefined)
  const readers = await Promise.all(
    Array.from({ length: handles.length > 0 ? READERS : 0 }, (_, i) => unread(handles[i % handles.length]!)),
  )
  await sleep(2000)
  await measured(
    `${READERS} slow readers of their surfaces`,
    readers.map(({ statusCode }) => `${statusCode}`),
  )
  for (const reader of readers) reader.destroy()
  await sleep(10_000)
  await measured('ten seconds later', [])
  process.stdout.write(`\n${columns(['what is asked', 'answers', 'resident', 'highest'], rows)}\n`)
  const highest = (await server.highest()) * 1.048576
  if (highest > MAX_MB) {
    process.stdout.write(`\nthe highest, ${Math.round(highest)} MB, is over ${MAX_MB} MB\n`)
    process.exitCode = 1
  }
} finally {
  await server.stop()
}
