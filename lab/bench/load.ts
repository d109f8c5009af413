import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { columns } from '../../src/cli/table.ts'
import { simulateBullet } from '../../src/simulate/bullet.ts'
import { MIB } from '../../src/words/amounts.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { MAIN } from '../main-file.ts'

/**
 * Sends 200 uploads at once, 24 of them hostile, to a server of its own. Reports whether all answers are right, how much
 * memory it took, and how long the event loop was delayed.
 *   npm run bench -- load
 */
const UPLOADS = 200
const HOSTILE = 24

const surfaces = simulateBullet({
  barrelSeed: 1,
  bulletSeed: 1,
  lands: 4,
  pitch: 1.5e-6,
  width: 1.8e-3,
  height: 0.6e-3,
})

/** Scans that all differ: one land, each time lifted by another number of nanometres. */
function scan(i: number): Uint8Array {
  const surface = surfaces[i % surfaces.length]!
  return writeX3p({ ...surface, heights: surface.heights.map((height) => height + i * 1e-9) })
}

const good = scan(0)
const flipped = good.slice()
for (let i = good.length >> 1; i < (good.length >> 1) + 64; i++) flipped[i]! ^= 0xff
const hostile: readonly (readonly [name: string, bytes: Uint8Array, statuses: readonly number[]])[] = [
  ['no ZIP', new TextEncoder().encode('not a scan'), [415]],
  ['half a scan', good.slice(0, good.length >> 1), [400]],
  ['changed bytes', flipped, [400]],
  ['a bomb of 600 MiB', bomb(600), [413]],
  ['a file over the limit', new Uint8Array(65 * MIB), [413]],
  ['an empty file', new Uint8Array(0), [415]],
]

function bomb(mebibytes: number): Uint8Array {
  return zipSync({ 'main.xml': new Uint8Array(mebibytes * MIB) })
}

async function started(data: string): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const env = {
    ...process.env,
    PORT: '0',
    MARKGRAPH_DATA: data,
    MARKGRAPH_RATE_LIMIT: '100000',
    MARKGRAPH_LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, [MAIN, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  for await (const chunk of child.stdout) {
    text += chunk
    const url = /serves (http:\S+)/.exec(text)?.[1]
    if (!url) continue
    const stop = async (): Promise<void> => {
      const over = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await over
    }
    return { url, pid: child.pid!, stop }
  }
  throw new Error(`the server did not start: ${text}`)
}

const metric = async (url: string, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
}

const highWater = async (pid: number): Promise<number> =>
  Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

const data = await mkdtemp(join(tmpdir(), 'markgraph-load-'))
const scans = Array.from({ length: UPLOADS - HOSTILE }, (_, i) => scan(i + 1))
const server = await started(data)
try {
  await new Promise((resolve) => setTimeout(resolve, 5000)) // the references are prepared first
  const atRest = await highWater(server.pid)
  await metric(server.url, 'markgraph_queue') // starts a new window of the event loop's delays
  const send = async (bytes: Uint8Array, name: string): Promise<[number, string]> => {
    const form = new FormData()
    form.append('scan', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
    const response = await fetch(`${server.url}/v1/artifacts`, { method: 'POST', body: form })
    return [response.status, await response.text()]
  }
  const start = performance.now()
  const every = Math.floor(UPLOADS / HOSTILE)
  let wrong = 0
  let honest = 0
  await Promise.all(
    Array.from({ length: UPLOADS }, async (_, i) => {
      const isHostile = i % every === 0 && i / every < HOSTILE
      if (isHostile) {
        const [name, bytes, statuses] = hostile[(i / every) % hostile.length]!
        const [status, body] = await send(bytes, `${name}.x3p`)
        if (statuses.includes(status) && typeof JSON.parse(body).detail === 'string') return
        wrong += 1
        process.stderr.write(`${name}: ${status} ${body.slice(0, 200)}\n`)
        return
      }
      const bytes = scans[honest++]!
      const [status, body] = await send(bytes, 'land.x3p')
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      if (status === 200 && JSON.parse(body).meta.source_sha256 === sha256) return
      wrong += 1
      process.stderr.write(`a good scan: ${status} ${body.slice(0, 200)}\n`)
    }),
  )
  const seconds = (performance.now() - start) / 1000
  const delay = 'nodejs_eventloop_lag_p99_seconds'
  const p99 = (await metric(server.url, delay)) * 1000
  const rows = [
    ['uploads, hostile among them', `${UPLOADS}, ${HOSTILE}`],
    ['bytes of one good scan', `${(good.length / MIB).toFixed(1)} MiB`],
    ['wrong answers', `${wrong}`],
    ['time', `${seconds.toFixed(1)} s`],
    ['memory at rest, highest', `${atRest.toFixed(0)} MiB, ${(await highWater(server.pid)).toFixed(0)} MiB`],
    ['event loop p99, sampled every 10 ms', `${p99.toFixed(1)} ms`],
  ]
  process.stdout.write(`${columns(['what', 'measured'], rows)}\n`)
  if (wrong > 0) process.exitCode = 1
} finally {
  await server.stop()
  await rm(data, { recursive: true, force: true })
}
