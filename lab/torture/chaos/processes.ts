import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { MAIN } from '../../main-file.ts'

/** A server or worker that is started again whenever it has been killed. */
export interface Member {
  /** Where it serves at this time; undefined while it starts, and for a worker. */
  url(): string | undefined
  /** Resolves when it has begun its work for the first time. */
  readonly begun: Promise<void>
  /** Kills it at once and starts another one. */
  kill(): void
  end(): Promise<void>
  /** What the processes wrote on standard error. */
  errors(): string
}

export function member(command: 'serve' | 'worker', env: Readonly<Record<string, string>>): Member {
  const begun = Promise.withResolvers<void>()
  let child: ChildProcess
  let url: string | undefined
  let errors = ''
  let ended = false
  function start(): void {
    const own = spawn(process.execPath, [MAIN, command], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', MARKGRAPH_LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = own
    own.stdout.on('data', (chunk) => {
      url = /serves (http:\S+)/.exec(String(chunk))?.[1] ?? url
      begun.resolve()
    })
    own.stderr.on('data', (chunk) => {
      errors = (errors + chunk).slice(-20_000)
    })
    own.once('close', () => {
      if (own === child) url = undefined
      if (!ended) setTimeout(start, 100) // as a supervisor does, also after an end of its own
    })
  }
  start()
  return {
    url: () => url,
    begun: begun.promise,
    kill() {
      url = undefined
      child.kill('SIGKILL')
    },
    async end() {
      ended = true
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
    },
    errors: () => errors,
  }
}
