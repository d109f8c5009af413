import { canonicalJson, type Handle, type Json } from '../address/canonical.ts'
import type { RunKey } from '../address/run.ts'
import { STAGES, type Stage } from '../kinds/node.ts'
import type { Step } from '../kinds/recipe.ts'
import type { RunRow } from '../store/store.ts'
import type { Derivation, Ref } from './ref.ts'

type Named = Pick<RunRow, 'node' | 'version'>

/** How a recipe names code: `form-removal@1`. */
export const codeOf = ({ node, version }: Named): string => `${node}@${version}`

interface Visited {
  readonly run: RunRow
  readonly stage: Stage
}

/** Every run behind the roots, once, after its inputs: depth first, inputs in the order that their node declares. */
function walk(roots: readonly Ref<unknown>[]): Visited[] {
  const seen = new Set<Derivation>()
  const runs = new Map<RunKey, Visited>()
  const visit = ({ from }: Ref<unknown>): void => {
    if (!from || seen.has(from)) return
    seen.add(from)
    for (const input of from.inputs) visit(input)
    const { run, stage } = from
    if (!stage) throw new TypeError(`${run.node} belongs to no stage, so no result may rest on it`)
    // two paths may reach the same run: both are walked, and the run is listed once
    if (!runs.has(run.runKey)) runs.set(run.runKey, { run, stage })
  }
  for (const root of roots) visit(root)
  return [...runs.values()]
}

/** The handles of all inputs of a run, in the order of its record. */
export const inputsOf = ({ inputs }: Pick<RunRow, 'inputs'>): Handle[] =>
  Object.values(inputs).flat() as Handle[]

/** The steps from the scans and the reference to the roots: all computations, grouped by stage. */
export function stepsOf(roots: readonly Ref<unknown>[]): Step[] {
  const visited = walk(roots)
  const rooted = new Set(roots.map(({ handle }) => handle))
  return STAGES.flatMap((stage) => {
    const own = visited.filter((one) => one.stage === stage).map(({ run }) => run)
    if (own.length === 0) return []
    const made = new Set<Handle>()
    const given = new Set<Handle>()
    for (const run of own) {
      // a run may reproduce one of its inputs bit for bit; that input still comes from outside
      for (const handle of inputsOf(run)) if (!made.has(handle)) given.add(handle)
      made.add(run.output)
    }
    const others = visited.filter((one) => one.stage !== stage).flatMap(({ run }) => inputsOf(run))
    const used = new Set([...rooted, ...others])
    const params = shared(own)
    return [
      {
        step: stage,
        code: [...new Set(own.map(codeOf))].join(' + '),
        ...(Object.keys(params).length > 0 && { params }),
        inputs: [...given],
        output: [...made].filter((handle) => used.has(handle)),
        runs: own.map(({ node, version, params, inputs, output }) => ({
          node,
          version,
          params,
          inputs,
          output,
        })),
      },
    ]
  })
}

/** Parameters that have the same value in all runs that use them. */
function shared(runs: readonly RunRow[]): { [key: string]: Json } {
  const values = new Map<string, { value: Json; text: string; differs: boolean }>()
  for (const { params } of runs) {
    for (const [name, value] of Object.entries(params)) {
      const text = canonicalJson(value)
      const known = values.get(name)
      if (!known) values.set(name, { value, text, differs: false })
      else if (known.text !== text) known.differs = true
    }
  }
  return Object.fromEntries(
    [...values].flatMap(([name, { value, differs }]) => (differs ? [] : [[name, value]])),
  )
}
