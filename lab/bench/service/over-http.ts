import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Asked, BULLETS, formOf, surfaceHandles } from './marks.ts'
import { median, ms, quantile, type Rows, timed, withFolder } from './measure.ts'
import { startedServer } from './server.ts'

const A_SECOND = 300 // requests
const SECONDS = 10
const WARM = 200 // requests before
const RUNS = 7
const FIELDS = [null, 'previews=false'] as const

/** One comparison that is repeated over HTTP: by handles, many times a second; by files, beside reading and hashing them. */
export async function repeatedOverHttp(scans: string): Promise<Rows> {
  const [a, b] = await Promise.all(
    [BULLETS[2], BULLETS[3]].map((lands) => Promise.all(lands.map((land) => readFile(join(scans, land))))),
  )
  const asked: Asked = { domain: 'striated', a: a!, b: b! } // the largest lands
  const server = await startedServer()
  try {
    const form = await bodyOf(formOf(asked)) // made once: what a client takes for it says nothing about the service
    const upload = () => sent(server.url, form)
    for (let run = 0; run < RUNS; run++) await upload() // until its code is compiled
    const byFiles: number[] = []
    const before = [await server.processor(), await server.mainThread()] as const
    for (let run = 0; run < RUNS; run++) byFiles.push((await timed(upload)).wall)
    const spent = ((await server.processor()) - before[0]) / RUNS
    const ofMain = ((await server.mainThread()) - before[1]) / RUNS
    const hashed = await readAndHashed([...a!, ...b!])
    const bytes = [...a!, ...b!].reduce((sum, { length }) => sum + length, 0) / 2 ** 20
    const handles = { a: await surfaceHandles(server.url, a!), b: await surfaceHandles(server.url, b!) }
    const rows: Rows = [
      [
        `by ${bytes.toFixed(0)} MiB of files`,
        `${ms(median(byFiles))}, processor of the server ${ms(spent)}, its main thread ${ms(ofMain)}`,
      ],
      ['  reading and hashing these files', `${ms(hashed.wall)}, processor ${ms(hashed.cpu)}`],
      [
        '  ratios',
        [median(byFiles) / hashed.wall, spent / hashed.cpu, ofMain / hashed.cpu]
          .map((ratio) => ratio.toFixed(1))
          .join(', '),
      ],
    ]
    for (const field of FIELDS) {
      const body = await bodyOf(
        new URLSearchParams({
          domain: 'striated',
          mark_a_handles: handles.a.join(','),
          mark_b_handles: handles.b.join(','),
          ...(field && Object.fromEntries(new URLSearchParams(field))),
        }),
      )
      const { size } = await sent(server.url, body)
      const before = await server.processor()
      const times = await atARate(() => sent(server.url, body))
      const spent = ((await server.processor()) - before) / (A_SECOND * SECONDS + WARM)
      rows.push(
        [`by handles${field ? `, ${field}` : ''}: answers of`, `${(size / 1024).toFixed(0)} KiB`],
        [`  sent, answered a second`, `${A_SECOND}, ${times.rate.toFixed(0)}`],
        ['  processor of the server for each', ms(spent)],
        ['  p50, p95, p99', [0.5, 0.95, 0.99].map((share) => ms(quantile(times.all, share))).join(', ')],
      )
    }
    return rows
  } finally {
    await server.stop()
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** A form as it is sent. */
interface Body {
  readonly type: string
  readonly bytes: Buffer
}

async function bodyOf(form: FormData | URLSearchParams): Promise<Body> {
  const response = new Response(form)
  return { type: response.headers.get('content-type')!, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** Sends a form, and reads the whole answer. */
function sent(url: string, { type, bytes }: Body): Promise<{ size: number }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': type, 'content-length': bytes.length }
    const call = request(`${url}/v1/compare`, { method: 'POST', agent, headers }, (response) => {
      let size = 0
      response.on('data', ({ length }: Buffer) => {
        size += length
      })
      response.on('end', () =>
        response.statusCode === 200 ? resolve({ size }) : reject(new Error(`status ${response.statusCode}`)),
      )
    })
    call.on('error', reject)
    call.end(bytes)
  })
}

/** Times of requests that are sent at a fixed rate, whether or not the earlier ones are answered. */
async function atARate(send: () => Promise<unknown>): Promise<{ all: number[]; rate: number }> {
  for (let i = 0; i < WARM; i++) await send()
  const all: number[] = []
  const pending: Promise<void>[] = []
  const start = performance.now()
  for (let i = 0; i < A_SECOND * SECONDS; i++) {
    const due = start + (i * 1000) / A_SECOND
    const wait = due - performance.now()
    if (wait > 1) await sleep(wait)
    pending.push(
      send().then(() => {
        all.push(performance.now() - due)
      }),
    )
  }
  await Promise.all(pending)
  return { all, rate: (1000 * all.length) / (performance.now() - start) }
}

/** Median times of reading these files from disk and hashing them, one after the other. */
function readAndHashed(files: readonly Uint8Array[]): Promise<{ wall: number; cpu: number }> {
  return withFolder(async (folder) => {
    const paths = files.map((_, i) => join(folder, String(i)))
    for (const [i, path] of paths.entries()) await writeFile(path, files[i]!)
    const times: { wall: number; cpu: number }[] = []
    for (let run = 0; run < RUNS; run++) {
      times.push(
        await timed(async () => {
          for (const path of paths) {
            const bytes = await readFile(path)
            createHash('sha256').update(bytes).digest('hex')
          }
        }),
      )
    }
    return { wall: median(times.map(({ wall }) => wall)), cpu: median(times.map(({ cpu }) => cpu)) }
  })
}
