/** The command line as processes. */

import { execFile, spawn } from 'node:child_process'
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

function ended(args: readonly string[], env: Record<string, string>, input = ''): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>()
  const options = { env: { ...process.env, MARKGRAPH_THREADS: '1', ...env }, maxBuffer: 2 ** 28 }
  const { stdin } = execFile(process.execPath, args, options, (error, out, err) => {
    resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err })
  })
  stdin!.end(input)
  return promise
}

/** Runs a command to its end. */
export const ran = (args: readonly string[], env: Record<string, string>): Promise<Ended> =>
  ended([MAIN, ...args], env)

/** Runs commands one after another in one process, for those that end soon: to start one takes longer. */
export async function ranInTurn(
  lines: readonly (readonly string[])[],
  env: Record<string, string>,
): Promise<Ended[]> {
  const all = await ended([IN_TURN], env, JSON.stringify(lines))
  if (all.code !== 0) throw new Error(`exit code ${all.code}: ${all.err}`)
  return JSON.parse(all.out)
}
