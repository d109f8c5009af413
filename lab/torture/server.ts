import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { MAIN } from '../main-file.ts'

const STARTS_MS = 120_000 // on a machine that does much else

/** A server as an operator starts it: a process of its own. */
export interface Server {
  readonly url: string
  readonly pid: number
  /** What it wrote on standard error. */
  errors(): string
  /** Ends it at once, as a power cut of the process does. */
  kill(): Promise<void>
  /** Asks it to stop; its exit code. */
  stop(): Promise<number | null>
}

/** The end of a process. */
const closed = (child: ChildProcess): Promise<unknown> =>
  child.exitCode === null && child.signalCode === null ? once(child, 'close') : Promise.resolve()

/**
 * Starts a server on a data folder, on any free port of the loopback address.
 * in      `env`: settings, and other variables of the process
 */
export async function startServer(data: string, env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const child = spawn(process.execPath, [MAIN, 'serve'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      MARKGRAPH_LOG_LEVEL: 'warn',
      MARKGRAPH_DATA: data,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  let said = ''
  const listens = Promise.withResolvers<string>()
  child.stderr.on('data', (chunk) => {
    errors = (errors + chunk).slice(-100_000)
  })
  child.stdout.on('data', (chunk) => {
    said = (said + chunk).slice(-100_000)
    const url = /serves (http:\S+)/.exec(said)?.[1]
    if (url) listens.resolve(url)
  })
  child.once('close', (code) => listens.reject(new Error(`the server ended with ${code}: ${errors}${said}`)))
  const late = setTimeout(() => {
    child.kill('SIGKILL')
    listens.reject(new Error(`the server did not start in ${STARTS_MS / 1000} s: ${errors}`))
  }, STARTS_MS)
  try {
    const url = await listens.promise
    return {
      url,
      pid: child.pid!,
      errors: () => `${errors}${said}`,
      async kill() {
        child.kill('SIGKILL')
        await closed(child)
      },
      async stop() {
        child.kill('SIGTERM')
        await closed(child)
        return child.exitCode
      },
    }
  } finally {
    clearTimeout(late)
  }
}

/** A form with files and texts. */
export function formOf(parts: Readonly<Record<string, string | readonly Uint8Array[]>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') form.append(name, value)
    else
      for (const [i, bytes] of value.entries())
        form.append(name, new Blob([bytes as never]), `${name}-${i + 1}.x3p`)
  }
  return form
}
