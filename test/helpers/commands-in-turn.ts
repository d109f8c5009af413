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
  process.stdout.write = (text) => {
    written.out += text
    return true
  }
  process.stderr.write = (text) => {
    written.err += text
    return true
  }
  await import(`../../src/cli/program.ts?${i}`).catch((error) => {
    if (!(error instanceof Exit)) throw error
  })
  ended.push({ code: Number(process.exitCode), ...written })
}
Object.assign(process, { exit, exitCode: 0 })
Object.assign(process.stdout, { write })
Object.assign(process.stderr, { write: writeError })
process.stdout.write(JSON.stringify(ended))
