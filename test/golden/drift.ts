import type { GoldenRun, GoldenRuns } from './golden-runs.ts'

/** How the runs of now differ from the committed ones. */
interface Drift {
  /** Nodes that give another output for the same version, parameters and inputs: their version was not raised. */
  readonly moved: readonly string[]
  /** Runs that are not among the committed ones, and committed ones that are not done any more. */
  readonly others: readonly string[]
}

export function driftOf(committed: GoldenRuns, now: GoldenRuns): Drift {
  const before = new Map(all(committed).map((run) => [run.key, run]))
  const after = new Map(all(now).map((run) => [run.key, run]))
  const moved = [...after.values()].flatMap(({ code, key, output, comparison }) => {
    const known = before.get(key)
    return known === undefined || known.output === output
      ? []
      : [`${code} of ${comparison}: ${known.output} is committed, it gives ${output}`]
  })
  const others = [
    ...[...after.values()].filter(({ key }) => !before.has(key)).map((run) => `new: ${named(run)}`),
    ...[...before.values()].filter(({ key }) => !after.has(key)).map((run) => `gone: ${named(run)}`),
  ]
  return { moved: [...new Set(moved)], others: [...new Set(others)] }
}

type Named = GoldenRun & { readonly comparison: string }

const all = (runs: GoldenRuns): Named[] =>
  Object.entries(runs).flatMap(([comparison, own]) => own.map((run) => ({ ...run, comparison })))

const named = ({ code, comparison }: Named): string => `${code} of ${comparison}`
