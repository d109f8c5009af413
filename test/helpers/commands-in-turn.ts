/**
 * Run as a process: reads command lines (lists of words, as JSON) from standard input, runs one after another, and writes what
 * each came to. For commands that end before they compute: a process of its own takes each of them longer than its work.
 */
import { json } from 'node:stream/consumers'

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

const lines = (await json(process.stdin)) as string[][]
const { argv, exit } = process
const [write, writeError] = [process.stdout.write, process.stderr.write]
const ended: Ended[] = []
for (const [i, words] of lines.entries()) {
  const written = { out: '', err: '' }
  process.argv = [...argv.slice(0, 2), ...words]
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
    await import(`../../src/cli/program.ts?${i}`)
  } catch (error) {
    if (!(error instanceof Exit)) throw error
  } finally {
    Object.assign(process, { exit })
    Object.assign(process.stdout, { write })
    Object.assign(process.stderr, { write: writeError })
  }
  ended.push({ code: Number(process.exitCode), ...written })
}
process.exitCode = 0
process.stdout.write(JSON.stringify(ended))
