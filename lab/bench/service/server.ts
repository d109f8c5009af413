import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAIN } from '../../main-file.ts'

const TICK_MS = 10 // of Linux's process times
const REST_MS = 100 // of the processor in two seconds, and less is rest

/** A server in its own process, on a data folder of its own. */
export interface BenchServer {
  readonly url: string
  /** Resident memory of the process now, MiB. */
  resident(): Promise<number>
  /** The highest resident memory so far, MiB. */
  highest(): Promise<number>
  /** Milliseconds that the process has spent on processors. */
  processor(): Promise<number>
  /** The same of its main thread alone. */
  mainThread(): Promise<number>
  /** Descriptors that it has open. */
  descriptors(): Promise<number>
  /** Unfinished files in its data folder. */
  unfinished(): Promise<number>
  /** Stops the server and removes its folder. */
  stop(): Promise<void>
}

/**
 * Starts a server with no rate limit that is felt, and waits until its references are prepared and its threads are warm.
 * `descriptors`: how many it may open. Default: as many as this process.
 */
export async function startedServer(
  env: Record<string, string> = {},
  descriptors?: number,
): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'markgraph-bench-'))
  const limited = descriptors === undefined ? '' : `ulimit -n ${descriptors} && `
  const child = spawn('sh', ['-c', `${limited}exec "$@"`, 'sh', process.execPath, MAIN, 'serve'], {
    env: {
      ...process.env,
      PORT: '0',
      MARKGRAPH_DATA: folder,
      MARKGRAPH_RATE_LIMIT: '1000000',
      MARKGRAPH_LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
      const found = /serves (http:\S+)/.exec(text)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`the server did not start: ${text}`)))
  })
  const status = async (name: string): Promise<number> => {
    const text = await readFile(`/proc/${child.pid}/status`, 'utf8')
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)![1]) / 1024
  }
  const processor = () => spent(`/proc/${child.pid}/stat`)
  await rested(processor)
  return {
    url,
    resident: () => status('VmRSS'),
    highest: () => status('VmHWM'),
    processor,
    mainThread: () => spent(`/proc/${child.pid}/task/${child.pid}/stat`),
    descriptors: async () => (await readdir(`/proc/${child.pid}/fd`)).length,
    unfinished: async () =>
      (await readdir(join(folder, 'tmp'), { recursive: true, withFileTypes: true })).filter((one) =>
        one.isFile(),
      ).length,
    async stop() {
      const isAlive = child.exitCode === null && child.signalCode === null
      if (isAlive && child.kill()) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Milliseconds on processors, from the `stat` of a process or thread. */
async function spent(path: string): Promise<number> {
  const fields = (await readFile(path, 'utf8')).split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Waits until a process rests for two seconds: after a start, servers prepare references, and both they and workers warm threads up. */
export async function rested(processor: () => Promise<number>): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; ; ) {
    const now = await processor()
    if (now - before < REST_MS) return
    before = now
    await new Promise((resolve) => setTimeout(resolve, 2000))
  }
}
