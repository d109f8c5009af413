/** The command line, as processes. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Ended } from './commands-in-turn.ts'

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const MAIN = path('../../src/cli/main.ts')
const IN_TURN = path('./commands-in-turn.ts')

export type { Ended } from './commands-in-turn.ts'

function ended(args: readonly string[], env: Record<string, string>, input = ''): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, MARKGRAPH_THREADS: '1', ...env }, maxBuffer: 2 ** 28 }
    const { stdin } = execFile(process.execPath, args, options, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err })
    })
    stdin!.end(input)
  })
}

/** Runs a command; `env` beside the variables of this process. */
export const markgraph = (args: readonly string[], env: Record<string, string>): Promise<Ended> =>
  ended([MAIN, ...args], env)

/** Runs commands one after another in one process, for those that end soon: to start one takes longer. */
export async function markgraphInTurn(
  lines: readonly (readonly string[])[],
  env: Record<string, string>,
): Promise<Ended[]> {
  const all = await ended([IN_TURN], env, JSON.stringify(lines))
  if (all.code !== 0) throw new Error(`exit code ${all.code}: ${all.err}`)
  return JSON.parse(all.out)
}
