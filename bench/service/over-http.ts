import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Asked, BULLETS, formOf } from './marks.ts'
import { median, ms, quantile, type Rows, timed, withFolder } from './measure.ts'
import { startedServer } from './server.ts'

const A_SECOND = 300 // requests
const SECONDS = 10
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
    const upload = async () => {
      const response = await fetch(`${server.url}/v1/compare`, { method: 'POST', body: formOf(asked) })
      const text = await response.text()
      if (response.status !== 200) throw new Error(text)
    }
    await upload()
    await upload()
    const byFiles = []
    for (let run = 0; run < RUNS; run++) byFiles.push((await timed(upload)).wall)
    const hashed = await readAndHashed([...a!, ...b!])
    const bytes = [...a!, ...b!].reduce((sum, { length }) => sum + length, 0) / 2 ** 20
    const handles = { a: await handlesOf(server.url, a!), b: await handlesOf(server.url, b!) }
    const rows: Rows = [
      [`by ${bytes.toFixed(0)} MiB of files`, `median ${ms(median(byFiles))}`],
      ['  reading and hashing these files', `median ${ms(hashed)}`],
      ['  ratio', (median(byFiles) / hashed).toFixed(1)],
    ]
    for (const field of FIELDS) {
      const body = new URLSearchParams({
        ...{ domain: 'striated', mark_a_handles: handles.a.join(','), mark_b_handles: handles.b.join(',') },
        ...(field && Object.fromEntries(new URLSearchParams(field))),
      }).toString()
      const { size } = await sent(server.url, body)
      const times = await atARate(() => sent(server.url, body))
      rows.push(
        [`by handles${field ? `, ${field}` : ''}: answers of`, `${(size / 1024).toFixed(0)} KiB`],
        [`  sent, answered a second`, `${A_SECOND}, ${times.rate.toFixed(0)}`],
        ['  p50, p95, p99', [0.5, 0.95, 0.99].map((share) => ms(quantile(times.all, share))).join(', ')],
      )
    }
    return rows
  } finally {
    await server.stop()
  }
}

/** Surface handles of scans. */
async function handlesOf(url: string, files: readonly Uint8Array[]): Promise<string[]> {
  const handles: string[] = []
  for (const bytes of files) {
    const body = new FormData()
    body.append('scan', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'land.x3p')
    const response = await fetch(`${url}/v1/artifacts`, { method: 'POST', body })
    handles.push(((await response.json()) as { handle: string }).handle)
  }
  return handles
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends a form of text fields, and reads the whole answer. */
function sent(url: string, body: string): Promise<{ size: number }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length }
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
    call.end(body)
  })
}

/** Times of requests that are sent at a fixed rate, whether or not the earlier ones are answered. */
async function atARate(send: () => Promise<unknown>): Promise<{ all: number[]; rate: number }> {
  for (let i = 0; i < 200; i++) await send() // warm code
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

/** Median time of reading these files from disk and hashing them, one after the other. */
function readAndHashed(files: readonly Uint8Array[]): Promise<number> {
  return withFolder(async (folder) => {
    const paths = files.map((_, i) => join(folder, String(i)))
    for (const [i, path] of paths.entries()) await writeFile(path, files[i]!)
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const { wall } = await timed(async () => {
        for (const path of paths)
          createHash('sha256')
            .update(await readFile(path))
            .digest('hex')
      })
      times.push(wall)
    }
    return median(times)
  })
}
