import { type Handle, type Json, scanHandle } from '../address/canonical.ts'
import { STAGES } from '../kinds/node.ts'
import type { OfMarks, RecipeRun } from '../kinds/recipe.ts'
import { byMark } from '../report/mark-names.ts'
import { type Difference, firstDifference, sameJson } from './difference.ts'

/** A computation behind a report, and its step. */
export type SteppedRun = Pick<RecipeRun, 'node' | 'version' | 'params' | 'inputs' | 'output'> & {
  readonly step: string
}

/** The runs behind a report in any order, and the names of its scans by their handles: `A 1`. */
export interface Computation<R extends SteppedRun> {
  readonly runs: readonly R[]
  readonly scans: ReadonlyMap<string, string>
}

/** Runs of two reports that stand in the same place; undefined where only one report has that place. */
export interface RunPair<R extends SteppedRun> {
  readonly a: R | undefined
  readonly b: R | undefined
}

interface Compared {
  readonly provenance: { readonly input_hashes: OfMarks }
  readonly known?: { readonly best: number } | undefined
}

/** The names of the scans of a comparison by their handles. A file that was given twice has its first name. */
export function scanNames(answer: Compared): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  for (const { name, of } of byMark(answer, answer.provenance.input_hashes)) {
    for (const [i, sha256] of of.entries()) {
      const handle = scanHandle(sha256)
      if (!places.has(handle)) places.set(handle, `${name} ${i + 1}`)
    }
  }
  return places
}

/**
 * The runs behind a report for which no recipe names them: they were found by what they gave. Several runs may have given the
 * same artifact, as under a setting that changes nothing; where another report has that artifact too, its run is taken, so that
 * no difference is told where nothing came out differently.
 */
export function sharedRuns<R extends { readonly output: string }>(
  report: string,
  own: readonly R[],
  other: readonly R[],
  inputsOf: (run: R) => readonly string[],
): R[] {
  const byOutput = new Map([...own, ...other].map((run) => [run.output, run])) // of the other, where it has one
  const found = new Set<R>()
  const reached = new Set([report])
  for (const handle of reached) {
    const run = byOutput.get(handle)
    if (!run) continue
    found.add(run)
    for (const input of inputsOf(run)) reached.add(input)
  }
  return [...found]
}

/** A run, how far it lies from what came from outside, and the places of the scans behind it in the order of the request. */
interface PlacedRun<R> {
  readonly run: R
  readonly stage: number
  readonly depth: number
  readonly scans: readonly number[]
}

const stageOf = ({ step }: SteppedRun): number => {
  const at = (STAGES as readonly string[]).indexOf(step)
  return at < 0 ? STAGES.length : at // what a report shows besides its ratio comes last
}

/** The handles of all inputs of a run. */
export const inputHandles = (run: Pick<SteppedRun, 'inputs'>): Handle[] =>
  Object.values(run.inputs).flat() as Handle[]

/** The runs in the order of the stages; within a stage, each after those that it depends on, then by the scans behind it. */
function inOrder<R extends SteppedRun>({ runs, scans }: Computation<R>): PlacedRun<R>[] {
  const byOutput = new Map(runs.toReversed().map((run) => [run.output as string, run]))
  const numbers = new Map([...scans.keys()].map((handle, i) => [handle, i]))
  const known = new Map<R, Omit<PlacedRun<R>, 'run' | 'stage'>>()
  const place = (run: R, path: readonly R[]): Omit<PlacedRun<R>, 'run' | 'stage'> => {
    const found = known.get(run)
    if (found) return found
    let depth = 0
    const behind = new Set<number>()
    for (const handle of inputHandles(run)) {
      const number = numbers.get(handle)
      if (number !== undefined) behind.add(number)
      const before = byOutput.get(handle)
      if (!before || before === run || path.includes(before)) continue // the mirror image of a mirror image
      const under = place(before, [...path, run])
      depth = Math.max(depth, under.depth + 1)
      for (const one of under.scans) behind.add(one)
    }
    const made = { depth, scans: [...behind].sort((one, two) => one - two) }
    known.set(run, made)
    return made
  }
  return runs
    .map((run) => ({ run, stage: stageOf(run), ...place(run, []) }))
    .sort((one, two) => one.stage - two.stage || one.depth - two.depth || byPlaces(one.scans, two.scans))
}

function byPlaces(one: readonly number[], two: readonly number[]): number {
  for (let i = 0; i < Math.min(one.length, two.length); i++) {
    if (one[i] !== two[i]) return one[i]! - two[i]!
  }
  return one.length - two.length
}

/**
 * The runs of two reports in pairs, in the order of the stages. Runs of one node belong together when the same places of the
 * request are behind them (scan 2 of mark A, say), whatever file is in that place. Where a report chose other places, as for
 * the two lands that agree best, the runs that are left belong together in their order.
 */
export function pairRuns<R extends SteppedRun>(a: Computation<R>, b: Computation<R>): RunPair<R>[] {
  const [ofA, ofB] = [inOrder(a), inOrder(b)]
  const names = (scans: Computation<R>['scans']) => [...scans.values()]
  const [namesA, namesB] = [names(a.scans), names(b.scans)]
  const keyed = (runs: readonly PlacedRun<R>[], places: readonly string[]) =>
    Map.groupBy(runs, ({ run, scans }) => `${run.node} ${scans.map((i) => places[i]).join()}`)
  const [keysA, keysB] = [keyed(ofA, namesA), keyed(ofB, namesB)]
  const partners = new Map<PlacedRun<R>, PlacedRun<R>>()
  const match = (ones: readonly PlacedRun<R>[], others: readonly PlacedRun<R>[]): void => {
    for (const [i, one] of ones.slice(0, others.length).entries()) partners.set(one, others[i]!)
  }
  for (const [key, ones] of keysA) match(ones, keysB.get(key) ?? [])
  const taken = new Set(partners.values())
  const left = Map.groupBy(
    ofB.filter((one) => !taken.has(one)),
    ({ run }) => run.node,
  )
  const leftOfA = Map.groupBy(
    ofA.filter((one) => !partners.has(one)),
    ({ run }) => run.node,
  )
  for (const [node, ones] of leftOfA) match(ones, left.get(node) ?? [])
  const paired = new Set(partners.values())
  return [
    ...ofA.map((one) => ({ at: one, pair: { a: one.run, b: partners.get(one)?.run } })),
    ...ofB.filter((one) => !paired.has(one)).map((one) => ({ at: one, pair: { a: undefined, b: one.run } })),
  ]
    .sort((one, two) => one.at.stage - two.at.stage || one.at.depth - two.at.depth)
    .map(({ pair }) => pair)
}

/** Why two runs of one place differ by themselves. `input`: an artifact from outside; `index` is its place in that input. */
export type Cause =
  | { readonly what: 'code' }
  | { readonly what: 'input'; readonly name: string; readonly index: number }
  | { readonly what: 'parameter'; readonly name: string; readonly a: Json; readonly b: Json }
  | { readonly what: 'output' }

/** Why two runs of one place differ, unless it follows from runs before them. `isMade`: whether a run made an artifact. */
export function causeOf(
  a: SteppedRun,
  b: SteppedRun,
  isMade: (handle: Handle) => boolean,
): Cause | undefined {
  if (a.version !== b.version) return { what: 'code' }
  for (const name of Object.keys(a.inputs)) {
    const [one, two] = [a.inputs[name]!, b.inputs[name] ?? []].map((input) => [input].flat() as Handle[])
    const index = one!.findIndex((handle, k) => handle !== two![k] && !isMade(handle))
    if (index >= 0) return { what: 'input', name, index }
  }
  const param: Difference | undefined = firstDifference(a.params, b.params)
  if (param) {
    return { what: 'parameter', name: param.path.slice(1), a: param.recorded, b: param.recomputed }
  }
  return sameJson(a.inputs, b.inputs) && a.output !== b.output ? { what: 'output' } : undefined
}
