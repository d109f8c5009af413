import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GoldenRuns } from './golden-runs.ts'

const FILE = fileURLToPath(new URL('runs.json', import.meta.url))

/** The committed runs: code, key and output of each. */
export function committedRuns(): GoldenRuns {
  const rows: Record<string, [string, string, string][]> = JSON.parse(readFileSync(FILE, 'utf8'))
  return Object.fromEntries(
    Object.entries(rows).map(([name, runs]) => [
      name,
      runs.map(([code, key, output]) => ({ code, key, output })),
    ]),
  )
}

/** One line for each run, so that a diff shows which moved. */
export function commitRuns(runs: GoldenRuns): void {
  const lists = Object.entries(runs).map(([name, own]) => {
    const rows = own.map(({ code, key, output }) => `  ${JSON.stringify([code, key, output])}`)
    return ` ${JSON.stringify(name)}: [\n${rows.join(',\n')}\n ]`
  })
  writeFileSync(FILE, `{\n${lists.join(',\n')}\n}\n`)
}
