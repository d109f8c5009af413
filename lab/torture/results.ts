import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Part = 'kills' | 'faults' | 'fuzz' | 'chaos' | 'soak'

/** What one run of a part came to. Counts of runs with other seeds can be added. */
export interface Row {
  readonly part: Part
  readonly seed: number
  /** Kills, faults, inputs, or minutes. */
  readonly amount: number
  /** Day on which it ran. */
  readonly date: string
  /** The version that was tried: a commit, with `+` when files were changed since. */
  readonly version: string
  readonly counts: Readonly<Record<string, unknown>>
}

/** All runs, one a line; `npm run torture -- report` writes lab/measured/reliability.md from it. */
export const RESULTS = fileURLToPath(new URL('results.jsonl', import.meta.url))

const ROOT = fileURLToPath(new URL('..', import.meta.url))

function version(): string {
  try {
    const git = (...args: string[]): string =>
      execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    const changed = git('status', '--porcelain', '--', 'src', 'package-lock.json') === '' ? '' : '+'
    return `${git('rev-parse', '--short=10', 'HEAD')}${changed}`
  } catch {
    return 'unknown'
  }
}

/** Appends a run to the results. */
export function keep(
  part: Part,
  seed: number,
  amount: number,
  counts: Row['counts'],
  file: string = RESULTS,
): void {
  const date = new Date().toISOString().slice(0, 10)
  const row: Row = { part, seed, amount, date, version: version(), counts }
  appendFileSync(file, `${JSON.stringify(row)}\n`)
}

/** The runs so far. A line that was cut off, because its process was ended, is left out. */
export function kept(file: string = RESULTS): Row[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Row]
      } catch {
        return []
      }
    })
}
