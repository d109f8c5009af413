import type { Handle, Json } from '../../address/canonical.ts'
import { runKey } from '../../address/run.ts'
import { inputsOf } from '../../graph/recipe.ts'
import type { RecipeBody } from '../../kinds/recipe.ts'
import type { ArtifactStore, RunRow } from '../../store/store.ts'
import { fitsRelease } from '../releases.ts'
import { REST, type RecordedRun } from './dossier.ts'

/** A run to choose from: how well it is known to be behind the report. */
type Candidate = Pick<RunRow, 'runKey' | 'node' | 'version' | 'params' | 'inputs' | 'output'>

/** What a report's runs are chosen by. */
export interface Sought {
  readonly report: Handle
  readonly recipe: RecipeBody | null
  /** Handles of the scans that were compared: no other scan is behind the report. */
  readonly scans: ReadonlySet<Handle>
  readonly engineVersion: string
  /** The step of a node's runs where no recipe names them. */
  stepOf(node: string): string
}

/**
 * Every run behind a report, each after those that it depends on. A recipe names its runs. The others are looked for in the store,
 * from the report upwards. Several runs may once have given the same artifact: then one is taken that starts from the compared
 * scans alone, first one whose inputs the recipe names, then one of the release that the report names, then the one with the
 * fewest runs between it and the recipe, then one that names no other reference than the recipe, then the first by its key. So
 * what else was compared in the data folder does not change what is told of a report.
 */
export async function lineageOf(
  store: Pick<ArtifactStore, 'producers' | 'artifacts'>,
  { report, recipe, scans, engineVersion, stepOf }: Sought,
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
    (fitsRelease(engineVersion, [one]) ? 0 : 1)
  const namesOther = ({ params }: Candidate): number =>
    Number(recipe !== null && referencesIn(params).some((id) => id !== recipe.reference.id))
  const chosen = new Map<Handle, Candidate | 'given'>(ofRecipe)

  const far = new Map<Handle, number>()
  /** How many runs lie between an artifact and the recipe; infinite where it is made of itself. */
  async function runsTo(handle: Handle, path: readonly Handle[]): Promise<number> {
    if (inRecipe.has(handle)) return 0
    if (path.includes(handle)) return Number.POSITIVE_INFINITY
    const known = far.get(handle)
    if (known !== undefined) return known
    const rows = (await store.producers([handle])).get(handle) ?? []
    let least = rows.length === 0 ? 0 : Number.POSITIVE_INFINITY
    for (const row of rows) least = Math.min(least, await runsOf(row, [...path, handle]))
    far.set(handle, least)
    return least
  }
  async function runsOf(run: Candidate, path: readonly Handle[]): Promise<number> {
    let all = 1
    for (const input of inputsOf(run)) all += await runsTo(input, path)
    return all
  }

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
    for (const row of await ranked(rows, path)) {
      let known = true
      for (const input of inputsOf(row)) known = known && (await madeBy(input, path)) !== undefined
      if (known) return row
    }
    return undefined
  }
  async function ranked(rows: readonly RunRow[], path: readonly Handle[]): Promise<readonly RunRow[]> {
    if (rows.length === 1) return rows
    const all: { row: RunRow; at: readonly number[] }[] = []
    for (const row of rows) all.push({ row, at: [rank(row), await runsOf(row, path), namesOther(row)] })
    return all
      .sort((a, b) => compared(a.at, b.at) || (a.row.runKey < b.row.runKey ? -1 : 1))
      .map(({ row }) => row)
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

/** The first difference of two lists of numbers; equal infinite ones do not differ. */
const compared = (a: readonly number[], b: readonly number[]): number =>
  a.map((one, i) => (one === b[i] ? 0 : one - b[i]!)).find((difference) => difference !== 0) ?? 0

/** The ids of references that parameters name. */
const referencesIn = (params: Json): string[] =>
  typeof params !== 'object' || params === null
    ? []
    : Object.entries(params).flatMap(([name, value]) =>
        name === 'reference' && typeof value === 'string' ? [value] : referencesIn(value),
      )
