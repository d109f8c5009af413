import type { Handle, Json } from '../address/canonical.ts'
import { codeOf } from '../graph/recipe.ts'
import { type ArtifactDifference, artifactDifference, firstDifference, sameJson } from './difference.ts'
import { type Dossier, type RecordedRun, short } from './sources/dossier.ts'

/** What two artifacts differ in, of report A and of report B. */
export type Beside =
  | { readonly path: string; readonly a: Json; readonly b: Json }
  | {
      readonly index: number
      readonly a: number | null
      readonly b: number | null
      readonly differing: number
      readonly of: number
      readonly largest: number
    }

/** The first run at which two reports part. */
interface Parting {
  readonly step: string
  readonly node: string
  /** `run`: only one of the reports has it. `output`: the same run gave something else. */
  readonly what: 'input' | 'reference' | 'parameter' | 'code' | 'run' | 'output'
  /** The name of the input or parameter, or null. */
  readonly name: string | null
  readonly a: Json
  readonly b: Json
  /** What the outputs of that run differ in; null where they are equal or not both here. */
  readonly outputs: Beside | null
}

/** Two reports beside each other. */
export interface ReportDifference {
  readonly equal: boolean
  /** The answer in one plain sentence. */
  readonly sentence: string
  readonly a: Handle
  readonly b: Handle
  readonly first: Parting | null
  /** Of each step: its runs in A and in B, and how many of them are the same. */
  readonly steps: readonly {
    readonly step: string
    readonly a: number
    readonly b: number
    readonly same: number
  }[]
  /** Where the reports themselves differ first. */
  readonly report: { readonly path: string; readonly a: Json; readonly b: Json } | null
}

/** The runs in the order in which the report leads to them, whatever the order in which they are listed. */
function fromReport({ runs, report }: Dossier): RecordedRun[] {
  const byOutput = new Map(runs.toReversed().map((run) => [run.output, run]))
  const found = new Set<RecordedRun>()
  const entered = new Set<RecordedRun>()
  const visit = (run: RecordedRun | undefined): void => {
    if (!run || entered.has(run)) return
    entered.add(run)
    for (const name of Object.keys(run.inputs).sort()) {
      for (const handle of [run.inputs[name]!].flat() as Handle[]) visit(byOutput.get(handle))
    }
    found.add(run)
  }
  visit(byOutput.get(report.handle))
  for (const run of runs) visit(run)
  return [...found]
}

/** The k-th run of a node in one report belongs to the k-th run of that node in the other. */
function numbered(dossier: Dossier): Map<string, RecordedRun> {
  const counts = new Map<string, number>()
  return new Map(
    fromReport(dossier).map((run) => {
      const k = counts.get(run.node) ?? 0
      counts.set(run.node, k + 1)
      return [`${run.node} ${k}`, run]
    }),
  )
}

/** The first step where two reports part, and what differs there. */
export async function reportDifference(a: Dossier, b: Dossier): Promise<ReportDifference> {
  const [ofA, ofB] = [numbered(a), numbered(b)]
  const first = (await firstParting(a, b, ofA, ofB)) ?? null
  const steps = [...new Set([...a.runs, ...b.runs].map(({ step }) => step))].map((step) => {
    const own = [...ofA].filter(([, run]) => run.step === step)
    return {
      step,
      a: own.length,
      b: [...ofB.values()].filter((run) => run.step === step).length,
      same: own.filter(([name, run]) => ofB.has(name) && sameJson(run, ofB.get(name))).length,
    }
  })
  const equal = a.report.handle === b.report.handle
  const found = firstDifference(a.report.body as unknown as Json, b.report.body as unknown as Json)
  const report = found ? { path: found.path, a: found.recorded, b: found.recomputed } : null
  const sentence = equal
    ? 'Both are the same report.'
    : first
      ? sentenceOf(first)
      : `The runs are the same, but the reports differ at ${report?.path || 'their root'}.`
  return { equal, sentence, a: a.report.handle, b: b.report.handle, first, steps, report }
}

async function firstParting(
  a: Dossier,
  b: Dossier,
  ofA: ReadonlyMap<string, RecordedRun>,
  ofB: ReadonlyMap<string, RecordedRun>,
): Promise<Parting | undefined> {
  for (const [name, run] of ofA) {
    const other = ofB.get(name)
    if (!other) return only(run, codeOf(run), null)
    const found = partingOf(a, b, run, other)
    if (found) return { ...found, outputs: await outputsOf(a, b, run, other) }
  }
  const extra = [...ofB].find(([name]) => !ofA.has(name))?.[1]
  return extra && only(extra, null, codeOf(extra))
}

const only = ({ step, node }: RecordedRun, a: Json, b: Json): Parting => ({
  step,
  node,
  what: 'run',
  name: null,
  a,
  b,
  outputs: null,
})

/** What two runs of one place differ in, unless it follows from runs before them. */
function partingOf(
  a: Dossier,
  b: Dossier,
  run: RecordedRun,
  other: RecordedRun,
): Omit<Parting, 'outputs'> | undefined {
  const at = { step: run.step, node: run.node }
  if (run.version !== other.version) {
    return { ...at, what: 'code', name: null, a: codeOf(run), b: codeOf(other) }
  }
  const made = new Set([...a.runs, ...b.runs].map(({ output }) => output))
  for (const name of Object.keys(run.inputs)) {
    const [one, two] = [run.inputs[name]!, other.inputs[name] ?? []].map(
      (input) => [input].flat() as Handle[],
    )
    const i = one!.findIndex((handle, k) => handle !== two![k] && !made.has(handle))
    if (i < 0) continue
    const kind = a.artifacts.get(one![i]!)?.kind
    const what = kind === 'reference' ? 'reference' : 'input'
    return { ...at, what, name, a: known(a, one![i]!), b: two![i] === undefined ? null : known(b, two![i]!) }
  }
  const param = firstDifference(run.params, other.params)
  if (param)
    return { ...at, what: 'parameter', name: param.path.slice(1), a: param.recorded, b: param.recomputed }
  const alone = sameJson(run.inputs, other.inputs) && run.output !== other.output
  return alone ? { ...at, what: 'output', name: null, a: run.output, b: other.output } : undefined
}

/** A scan is known by the SHA-256 of its file. */
const known = ({ artifacts }: Dossier, handle: Handle): string => {
  const row = artifacts.get(handle)
  return row?.kind === 'scan' ? row.dataSha256 : handle
}

async function outputsOf(
  a: Dossier,
  b: Dossier,
  run: RecordedRun,
  other: RecordedRun,
): Promise<Beside | null> {
  if (run.output === other.output) return null
  const [one, two] = [await a.read(run.output), await b.read(other.output)]
  if (typeof one === 'string' || typeof two === 'string') return null
  const found = artifactDifference(one, two)
  return found ? beside(found) : null
}

function beside(found: ArtifactDifference): Beside {
  if ('path' in found) return { path: found.path, a: found.recorded, b: found.recomputed }
  const { recorded, recomputed, ...rest } = found
  return { ...rest, a: recorded, b: recomputed }
}

function sentenceOf({ step, node, what, name, a, b, outputs }: Parting): string {
  const shown = (value: Json): string => {
    const found = typeof value === 'string' ? value : JSON.stringify(value)
    return found.startsWith('sha256:') || /^[0-9a-f]{64}$/.test(found)
      ? `${short(found)}…`
      : found.slice(0, 80)
  }
  const where = `They part at step ${step} (${node})`
  const then = !outputs
    ? ''
    : 'path' in outputs
      ? `; then ${outputs.path || 'the output'} is ${shown(outputs.a)} and ${shown(outputs.b)}`
      : `; then ${outputs.differing} of ${outputs.of} numbers of its output differ, by at most ${outputs.largest}`
  if (what === 'run') return `${where}: only ${a === null ? 'B' : 'A'} has this run of ${shown(a ?? b)}.`
  const named = name === null ? what : `${what} ${name}`
  return `${where}: the ${named} is ${shown(a)} in A and ${shown(b)} in B${then}.`
}
