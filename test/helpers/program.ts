/** The command line as processes. */

import { execFile, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { MAIN } from '../../lab/main-file.ts'
import type { Ended } from './commands-in-turn.ts'

const IN_TURN = fileURLToPath(new URL('./commands-in-turn.ts', import.meta.url))
const STARTED_MS = 60_000

/** Starts a command. `until` waits for a text among what it wrote, `ended` with its exit code. */
export function markgraph(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, MARKGRAPH_THREADS: '1', PORT: '0', MARKGRAPH_LOG_LEVEL: 'silent', ...env },
  })
  let text = ''
  const take = (chunk: Buffer): void => {
    text += chunk
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const until = async (pattern: RegExp): Promise<string> => {
    await Promise.race([expect.poll(() => text, { timeout: STARTED_MS }).toMatch(pattern), ended])
    return pattern.exec(text)![0]
  }
  return { child, ended, until, text: () => text }
}

/** What a server writes when it listens. */
export const URL_LINE = /http:\/\/127\.0\.0\.1:\d+(?= \(the API)/

export type { Ended } from './commands-in-turn.ts'

/** Runs a command to its end, in a process of its own. */
export function ran(args: readonly string[], env: Record<string, string>): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>()
  const options = { env: { ...process.env, MARKGRAPH_THREADS: '1', ...env }, maxBuffer: 2 ** 28 }
  const child = execFile(process.execPath, [MAIN, ...args], options, (error, out, err) => {
    resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err })
  })
  child.stdin!.end()
  return promise
}

/** A process that runs commands to their end, one after another. */
export interface Commands {
  run(args: readonly string[]): Promise<Ended>
  runAll(lines: readonly (readonly string[])[]): Promise<Ended[]>
  close(): void
}

/** Opens such a process: to start one for each takes most commands longer than their work. */
export function openCommands(env: Record<string, string>): Commands {
  const child = spawn(process.execPath, [IN_TURN], {
    env: { ...process.env, MARKGRAPH_THREADS: '1', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const run = async (args: readonly string[]): Promise<Ended> => {
    child.stdin.write(`${JSON.stringify(args)}\n`)
    const { value, done } = await answers.next()
    if (done) throw new Error(`the process ended at: ${args.join(' ')}`)
    return JSON.parse(value)
  }
  return {
    run,
    async runAll(lines) {
      const ended: Ended[] = []
      for (const line of lines) ended.push(await run(line))
      return ended
    },
    close: () => void child.stdin.end(),
  }
}

/** Runs commands one after another in one process. */
export async function ranInTurn(
  lines: readonly (readonly string[])[],
  env: Record<string, string>,
): Promise<Ended[]> {
  const commands = openCommands(env)
  try {
    return await commands.runAll(lines)
  } finally {
    commands.close()
  }
}
