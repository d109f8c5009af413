/** The command line as processes. */
import { execFile, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url))
const STARTED_MS = 60_000

/** Starts a command. `until` waits for a text among what it wrote, `ended` with its exit code. */
export function markgraph(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, PORT: '0', MARKGRAPH_LOG_LEVEL: 'silent', ...env },
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

/** What a command has written when it has ended, and its exit code. */
export interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command to its end. */
export function ran(args: readonly string[], env: Record<string, string>): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>()
  execFile(process.execPath, [MAIN, ...args], { env: { ...process.env, ...env } }, (error, out, err) => {
    resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err })
  })
  return promise
}
