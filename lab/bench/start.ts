import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { namedLands, writeScans } from '../../src/cli/commands/simulate.ts'
import { columns } from '../../src/cli/table.ts'
import { medianInPlace } from '../../src/numerics/elementary/median.ts'
import { simulateBullet } from '../../src/simulate/bullet.ts'
import { MAIN } from '../main-file.ts'

/**
 * What a person waits for when something starts, each time in a new process: the help, a comparison of two bullets on a new
 * data folder and once more, and the first comparisons of a server. The bullets are simulated, of six lands of 341 x 976
 * points. Prints medians.
 *   npm run bench -- start [times]
 */
const times = Number(process.argv[2] ?? 5)
const REST_MS = 8000 // a server has warmed up by then
const PITCH = 1.5625e-6

const folder = await mkdtemp(join(tmpdir(), 'markgraph-start-'))
const bullet = (seed: number): Promise<string[]> => {
  const size = { pitch: PITCH, width: 976 * PITCH, height: 341 * PITCH }
  const lands = simulateBullet({ barrelSeed: 1 + (seed >> 1), bulletSeed: seed, ...size })
  return writeScans(folder, namedLands(`bullet-${seed}`, lands))
}

/** Environment of a process on a data folder. */
const on = (data: string) => ({
  ...process.env,
  PORT: '0',
  MARKGRAPH_DATA: join(folder, data),
  MARKGRAPH_LOG_LEVEL: 'error',
})

/** Seconds of a command from its start to its end. */
async function command(data: string, ...args: string[]): Promise<number> {
  const start = performance.now()
  await promisify(execFile)(process.execPath, [MAIN, ...args], { env: on(data) })
  return (performance.now() - start) / 1000
}

/** Seconds until a new server answers, and those of its first comparisons, no two of which share a mark. */
async function server(
  data: string,
  pairs: readonly (readonly string[][])[],
  restMs: number,
): Promise<number[]> {
  const start = performance.now()
  const child = spawn(process.execPath, [MAIN, 'serve'], {
    env: on(data),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    const url = await new Promise<string>((resolve) => {
      child.stdout.on('data', (text) => {
        const found = /serves (http:\S+)/.exec(String(text))?.[1]
        if (found) resolve(found)
      })
    })
    const seconds = [(performance.now() - start) / 1000]
    await new Promise((resolve) => setTimeout(resolve, restMs))
    for (const [a, b] of pairs) seconds.push(await compared(url, a!, b!))
    return seconds
  } finally {
    child.kill()
    await ended
  }
}

async function compared(url: string, a: readonly string[], b: readonly string[]): Promise<number> {
  const form = new FormData()
  form.append('domain', 'striated')
  for (const path of a) form.append('mark_a', new Blob([await readFile(path)]), basename(path))
  for (const path of b) form.append('mark_b', new Blob([await readFile(path)]), basename(path))
  const start = performance.now()
  const response = await fetch(`${url}/v1/compare`, { method: 'POST', body: form })
  const answer = (await response.json()) as { detail?: string }
  if (!response.ok) throw new Error(`the server answered ${response.status}: ${answer.detail}`)
  return (performance.now() - start) / 1000
}

const NAMES = [
  'markgraph --help',
  'compare, new data folder',
  'compare, the same again',
  'serve, until it answers',
  'at once: first comparison',
  'second',
  'third',
  'after 8 s: first comparison',
  'second',
  'third',
]

try {
  const bullets = await Promise.all(Array.from({ length: 6 }, (_, seed) => bullet(seed)))
  const pairs = [0, 2, 4].map((i) => [bullets[i]!, bullets[i + 1]!])
  const [a, b] = pairs[0]!
  const comparing = ['compare', '--domain', 'striated', '--a', ...a!, '--b', ...b!]
  const rows: number[][] = NAMES.map(() => [])
  for (let time = 0; time < times; time++) {
    const all = [
      await command(`help-${time}`, '--help'),
      await command(`compare-${time}`, ...comparing),
      await command(`compare-${time}`, ...comparing),
      ...(await server(`serve-${time}`, pairs, 0)),
      ...(await server(`rest-${time}`, pairs, REST_MS)).slice(1),
    ]
    for (const [i, one] of all.entries()) rows[i]!.push(one)
    process.stderr.write(`${time + 1} of ${times}: ${all.map((one) => one.toFixed(2)).join(' ')}\n`)
  }
  const found = rows.map((row, i) => [NAMES[i]!, medianInPlace(Float64Array.from(row)).toFixed(2)])
  process.stdout.write(`${columns(['what', 'seconds'], found)}\n`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
