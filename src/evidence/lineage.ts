import type { Handle } from '../address/canonical.ts'
import { runKey } from '../address/run.ts'
import type { RecipeBody } from '../composition/recipe.ts'
import { fits, type Releases } from '../composition/release-table.ts'
import type { ArtifactStore, RunRow } from '../store/store.ts'
import { inputsOf, REST, type RecordedRun } from './dossier.ts'

/** A run to choose from: how well it is known to be behind the report. */
type Candidate = Pick<RunRow, 'runKey' | 'node' | 'version' | 'params' | 'inputs' | 'output'>

/** What a report's runs are chosen by. */
export interface Sought {
  readonly report: Handle
  readonly recipe: RecipeBody | null
  /** Handles of the scans that were compared: no other scan is behind the report. */
  readonly scans: ReadonlySet<Handle>
  readonly engineVersion: string
  readonly releases: Releases
  /** The step of a node's runs where no recipe names them. */
  stepOf(node: string): string
}

/**
 * Every run behind a report, each after those that it depends on. A recipe names its runs. The others are looked for in the store,
 * from the report upwards. Several runs may once have given the same artifact: then one is taken that starts from the compared
 * scans alone, first one whose inputs the recipe names, then one of the release that the report names, then the first by its key.
 */
export async function lineageOf(
  store: Pick<ArtifactStore, 'producers' | 'artifacts'>,
  { report, recipe, scans, engineVersion, releases, stepOf }: Sought,
): Promise<RecordedRun[]> {
  const steps = new Map<string, string>()
  const ofRecipe = new Map<Handle, Candidate>()
  const inRecipe = new Set<Handle>()
  const all: Candidate[] = []
  for (const { step, runs } of recipe?.steps ?? []) {
    for (const run of runs) {
      const key = runKey({ name: run.node, version: run.version }, run.params, run.inputs)
      const candidate = { ...run, runKey: key }
      steps.set(key, step)
      all.push(candidate)
      if (!ofRecipe.has(run.output)) ofRecipe.set(run.output, candidate)
      for (const handle of [run.output, ...inputsOf(run)]) inRecipe.add(handle)
    }
  }
  const rank = (one: Candidate): number =>
    (inputsOf(one).every((handle) => inRecipe.has(handle)) ? 0 : 2) +
    (fits(releases, engineVersion, [one]) ? 0 : 1)
  const chosen = new Map<Handle, Candidate | 'given'>(ofRecipe)

  /**
   * The run that made an artifact; `given` when it came from outside; undefined when only other scans lead to it, or what is made
   * of it itself: the mirror image of a mirror image is a surface again.
   */
  async function madeBy(
    handle: Handle,
    path: readonly Handle[] = [],
  ): Promise<Candidate | 'given' | undefined> {
    if (path.includes(handle)) return undefined
    const found = chosen.get(handle) ?? (await choose(handle, [...path, handle]))
    if (found) chosen.set(handle, found)
    return found
  }
  async function choose(handle: Handle, path: readonly Handle[]): Promise<Candidate | 'given' | undefined> {
    const rows = (await store.producers([handle])).get(handle) ?? []
    if (rows.length === 0) {
      const { kind } = (await store.artifacts([handle])).get(handle) ?? {}
      return kind === 'scan' && !scans.has(handle) ? undefined : 'given'
    }
    const ranked = rows.map((row) => ({ row, at: rank(row) }))
    ranked.sort((a, b) => a.at - b.at || (a.row.runKey < b.row.runKey ? -1 : 1))
    for (const { row } of ranked) {
      let known = true
      for (const input of inputsOf(row)) known = known && (await madeBy(input, path)) !== undefined
      if (known) return row
    }
    return undefined
  }
  const runs = new Map<string, RecordedRun>()
  const entered = new Set<string>()
  async function visit(run: Candidate): Promise<void> {
    if (entered.has(run.runKey)) return
    entered.add(run.runKey)
    const { node, version, params, inputs, output } = run
    // by name: the order in which a node declares its inputs is not known of an older one
    for (const name of Object.keys(inputs).sort()) {
      for (const handle of [inputs[name]!].flat() as Handle[]) {
        const before = await madeBy(handle)
        if (before && before !== 'given') await visit(before)
      }
    }
    const step = steps.get(run.runKey) ?? (recipe ? REST : stepOf(node))
    runs.set(run.runKey, { step, node, version, params, inputs, output })
  }
  for (const run of all) await visit(run)
  const last = await madeBy(report)
  if (last && last !== 'given') await visit(last)
  return [...runs.values()]
}
