import type { Handle, Json } from '../address/canonical.ts'
import { codeOf } from '../graph/recipe.ts'
import { type ArtifactDifference, artifactDifference, firstDifference, sameJson } from './difference.ts'
import {
  type Cause,
  causeOf,
  inputHandles,
  pairRuns,
  type RunPair,
  scanNames,
  sharedRuns,
} from './run-pairs.ts'
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

/** The first step where two reports part, and what differs there. */
export async function reportDifference(ofA: Dossier, ofB: Dossier): Promise<ReportDifference> {
  const a = ofA.recipe ? ofA : sharingRuns(ofA, ofB)
  const b = ofB.recipe ? ofB : sharingRuns(ofB, a)
  const pairs = pairRuns(computationOf(a), computationOf(b))
  const first = (await firstParting(a, b, pairs)) ?? null
  const steps = [...new Set([...a.runs, ...b.runs].map(({ step }) => step))].map((step) => ({
    step,
    a: a.runs.filter((run) => run.step === step).length,
    b: b.runs.filter((run) => run.step === step).length,
    same: pairs.filter((pair) => pair.a?.step === step && pair.b && sameJson(pair.a, pair.b)).length,
  }))
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

/** A report without a recipe, with the runs of another one where both have what they gave. */
const sharingRuns = (own: Dossier, { runs, artifacts }: Dossier): Dossier => ({
  ...own,
  runs: sharedRuns(own.report.handle, own.runs, runs, inputHandles),
  artifacts: new Map([...artifacts, ...own.artifacts]),
})

const computationOf = ({ runs, report }: Dossier) => ({ runs, scans: scanNames(report.body) })

async function firstParting(
  a: Dossier,
  b: Dossier,
  pairs: readonly RunPair<RecordedRun>[],
): Promise<Parting | undefined> {
  const made = new Set([...a.runs, ...b.runs].map(({ output }) => output))
  for (const { a: run, b: other } of pairs) {
    if (!run) return only(other!, null, codeOf(other!))
    if (!other) return only(run, codeOf(run), null)
    const cause = causeOf(run, other, (handle) => made.has(handle))
    if (!cause) continue
    const outputs = await outputsOf(a, b, run, other)
    return { step: run.step, node: run.node, ...partingOf(a, b, run, other, cause), outputs }
  }
  return undefined
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

/** A cause in the words of the answer. */
function partingOf(
  a: Dossier,
  b: Dossier,
  run: RecordedRun,
  other: RecordedRun,
  cause: Cause,
): Pick<Parting, 'what' | 'name' | 'a' | 'b'> {
  switch (cause.what) {
    case 'code':
      return { what: 'code', name: null, a: codeOf(run), b: codeOf(other) }
    case 'output':
      return { what: 'output', name: null, a: run.output, b: other.output }
    case 'parameter':
      return cause
    case 'input': {
      const { name, index } = cause
      const [one, two] = [run, other].map(({ inputs }) => ([inputs[name] ?? []].flat() as Handle[])[index])
      const what = a.artifacts.get(one!)?.kind === 'reference' ? 'reference' : 'input'
      return { what, name, a: known(a, one!), b: two === undefined ? null : known(b, two) }
    }
  }
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
      : `; then ${outputs.differing} of ${outputs.of} numbers of its output differ, by at most ${Number(outputs.largest.toPrecision(2))}`
  if (what === 'run') return `${where}: only ${a === null ? 'B' : 'A'} has this run of ${shown(a ?? b)}.`
  const named = name === null ? what : `${what} ${name}`
  return `${where}: the ${named} is ${shown(a)} in A and ${shown(b)} in B${then}.`
}
