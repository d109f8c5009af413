import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Rows of a table: what was measured, and figures. */
export type Rows = string[][]

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((x, y) => x - y)[Math.min(values.length - 1, Math.floor(values.length * share))]!
export const median = (values: readonly number[]): number => quantile(values, 0.5)
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`
export const mib = (value: number): string => `${value.toFixed(0)} MiB`

/** Milliseconds of work by the clock, and of the process on its processors. */
export async function timed(work: () => unknown): Promise<{ wall: number; cpu: number }> {
  const [start, before] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(before)
  return { wall: performance.now() - start, cpu: (user + system) / 1000 }
}

/** Tells how far a long measurement is. */
export const told = (row: readonly string[]): void =>
  void process.stderr.write(`  ${row.filter(Boolean).join('  ')}\n`)

/** Runs work with a temporary folder. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'markgraph-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
