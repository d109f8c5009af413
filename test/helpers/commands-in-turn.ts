/**
 * Run as a process: reads command lines (lists of words, as JSON, one on each line) from standard input, runs one after another,
 * and writes a line on what each came to. To start a process takes most commands longer than their work.
 */
import { createInterface } from 'node:readline'

export interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

class Exit extends Error {}

type Write = typeof process.stdout.write

/** Keeps what is written in place of writing it. */
const keeping = (keep: (text: string) => void): Write =>
  ((piece: string | Uint8Array, ...rest: unknown[]) => {
    keep(typeof piece === 'string' ? piece : Buffer.from(piece).toString())
    const done = rest.at(-1)
    if (typeof done === 'function') done()
    return true
  }) as Write

const { argv, exit } = process
const [write, writeError] = [process.stdout.write, process.stderr.write]
let n = 0
for await (const line of createInterface({ input: process.stdin })) {
  const written = { out: '', err: '' }
  process.argv = [...argv.slice(0, 2), ...(JSON.parse(line) as string[])]
  process.exitCode = 0
  process.exit = (code) => {
    process.exitCode = code ?? process.exitCode
    throw new Exit()
  }
  process.stdout.write = keeping((text) => {
    written.out += text
  })
  process.stderr.write = keeping((text) => {
    written.err += text
  })
  try {
    await import(`../../src/cli/program.ts?${n++}`)
  } catch (error) {
    if (!(error instanceof Exit)) throw error
  } finally {
    Object.assign(process, { exit })
    Object.assign(process.stdout, { write })
    Object.assign(process.stderr, { write: writeError })
  }
  const ended: Ended = { code: Number(process.exitCode), ...written }
  process.stdout.write(`${JSON.stringify(ended)}\n`)
}
process.exitCode = 0
