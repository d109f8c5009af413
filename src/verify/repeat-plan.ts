import { type Handle, scanHandle } from '../address/canonical.ts'
import type { Resolution } from '../compare/checks/scope.ts'
import { fileReading, type RecordedMark, recordedSides } from '../compare/request/reading.ts'
import { type Side, sidesOf } from '../compare/request/sides.ts'
import { formatStated } from '../compare/request/stated-fields.ts'
import { MarkgraphError } from '../errors.ts'
import { codeOf } from '../graph/recipe.ts'
import type { Stated } from '../kinds/marks/test-fires.ts'
import type { RecipeBody, RecipeInputs, RecipeRun } from '../kinds/recipe.ts'
import { edgesText } from '../marks/land-texts.ts'
import type { FileReading, MarkType } from '../marks/mark-type.ts'
import type { MarkTypes } from '../marks/types.ts'

type Fields = { readonly [name: string]: string }

/** The requests that repeat a comparison through the API, and what each must answer. */
export interface RepeatPlan {
  readonly scans: readonly {
    /** `mark_a.1`: the first scan of mark A. */
    readonly name: string
    /** The field of its file: `mark_a`, `mark_b`, `known_1`. */
    readonly side: string
    readonly sha256: string
    readonly handle: Handle
    /** Null for a scan of a known mark that does not count. */
    readonly surface: Handle | null
  }[]
  /** How the files are read: text fields of every upload. */
  readonly reading: Fields
  /** Requests to `/v1/steps/…` whose answer has a handle. */
  readonly steps: readonly {
    readonly name: string
    readonly route: string
    readonly fields: Fields
    readonly output: Handle
  }[]
  readonly calibrate: readonly {
    readonly fields: Fields
    readonly log10_lr: number
    readonly log10_lr_ci: readonly number[]
  }[]
  /** Text fields of the comparison, beside the files of its marks. */
  readonly compare: Fields
  readonly recipe_steps: readonly {
    readonly step: string
    readonly runs: readonly { readonly code: string; readonly output: Handle }[]
  }[]
  readonly recipe: Handle
  readonly report: Handle | null
}

/** What the plan is made of: a recipe with its handle, and the report that cites it, where one is asked for. */
export interface Repeated {
  readonly recipe: RecipeBody
  readonly handle: Handle
  /** Of several known marks: the scores of every two of them that count. */
  readonly among?: readonly number[] | undefined
  readonly report?:
    | {
        readonly handle: Handle
        readonly resolution: Resolution | undefined
        /** What the request says of several known marks. */
        readonly stated: Stated | undefined
      }
    | undefined
}

/**
 * The plan of a comparison. Stages that have a route of their own are requested one by one, then the whole comparison.
 * errors  `bad-value`: its files were read in more than one way, which no single request can ask for
 */
export function repeatPlan({ recipe, handle, among, report }: Repeated, types: MarkTypes): RepeatPlan {
  const type = types.of(recipe.domain)
  const runs = recipe.steps.flatMap((step) => step.runs)
  const sides = sidesOf(recordedSides(recipe.inputs))
  const reading = readingOf(sides)
  const scans = sides.flatMap((side) => scansOf(side, runs, reading))
  return {
    scans: scans.map(({ i: _, mark: __, ...scan }) => scan),
    reading: { units: reading.units, mask: reading.mask },
    steps: [...signatureSteps(runs, scans, reading, type), ...pairSteps(recipe.inputs, runs, scans, type)],
    calibrate: [calibrateStep(recipe, among)],
    compare: {
      ...compareFields(recipe, sides),
      resolution: report?.resolution ?? 'reference', // scope takes no part in a recipe: the rule that refuses least
      ...(report?.stated && formatStated(report.stated)),
    },
    recipe_steps: recipe.steps.map((step) => ({
      step: step.step,
      runs: step.runs.map((run) => ({ code: codeOf(run), output: run.output })),
    })),
    recipe: handle,
    report: report?.handle ?? null,
  }
}

type RecordedSide = Side<RecordedMark>

/** How all files of a comparison were read. */
function readingOf(sides: readonly RecordedSide[]): FileReading {
  const [first, ...others] = sides.flatMap(({ mark: { scans, read } }) =>
    scans.map((_, i) => fileReading(read, i)),
  )
  if (others.every(({ units, mask }) => units === first!.units && mask === first!.mask)) return first!
  throw new MarkgraphError(
    'bad-value',
    'the files of this comparison were read in more than one way, so no script of one request repeats it',
  )
}

type PlannedScan = RepeatPlan['scans'][number] & { readonly i: number; readonly mark: RecordedMark }

function scansOf(
  { name: side, mark }: RecordedSide,
  runs: readonly RecipeRun[],
  { units, mask }: FileReading,
): PlannedScan[] {
  return mark.scans.map((sha256, i) => {
    const handle = scanHandle(sha256)
    const decode = runs.find(
      ({ node, params, inputs: { scan } }) =>
        node === 'decode' &&
        scan === handle &&
        params['units'] === units &&
        params['mask'] === (mask === 'file' ? 'file' : 'none'),
    )
    return { name: `${side}.${i + 1}`, side, i, mark, sha256, handle, surface: decode?.output ?? null }
  })
}

const routeOf = ({ name }: { readonly name: string }): string => `/v1/steps/${name}`

/** The signature of each scan, where a route gives it: that of a raw scan in another region than the found one has none. */
function signatureSteps(
  runs: readonly RecipeRun[],
  scans: readonly PlannedScan[],
  { mask }: FileReading,
  { editor, steps }: MarkType,
): RepeatPlan['steps'] {
  if (editor === 'region' && mask !== 'auto') return []
  const offered = new Map(steps?.surface?.map((step) => [step.node.name, step]))
  return scans.flatMap(({ name, i, mark, surface }) => {
    const run = surface && runBehind(runs, surface, (node) => offered.has(node))
    if (!run) return []
    const { edges, replica, mirrored } = mark.read
    const fields: Fields = {
      surface,
      ...(edges?.[i] && { edges: edgesText(edges[i]) }),
      ...(replica && { replica: 'true' }),
      ...(mirrored && { mirrored: 'true' }),
    }
    return [{ name: `signature ${name}`, route: routeOf(offered.get(run.node)!), fields, output: run.output }]
  })
}

/** The first run on a surface whose node is one of these. */
function runBehind(
  runs: readonly RecipeRun[],
  surface: Handle,
  isOne: (node: string, output: Handle) => boolean,
): RecipeRun | undefined {
  const made = new Set<Handle>([surface])
  for (const run of runs) {
    const of = Object.values(run.inputs).flat() as Handle[]
    if (!of.some((handle) => made.has(handle))) continue
    if (isOne(run.node, run.output)) return run
    made.add(run.output)
  }
  return undefined
}

/** The comparison of every two marks that were scored. */
function pairSteps(
  { n_lands, known }: RecipeInputs,
  runs: readonly RecipeRun[],
  scans: readonly PlannedScan[],
  { steps }: MarkType,
): RepeatPlan['steps'] {
  const sideOf = (signature: Handle): PlannedScan =>
    scans.find(({ surface }) => surface && runBehind(runs, surface, (_, output) => output === signature))!
  return runs.flatMap(({ node, inputs, output }) => {
    const step = steps?.pair?.find((one) => one.node.name === node)
    if (!step) return []
    const [a, b] = [inputs['a'], inputs['b']].map((one) => [one].flat() as Handle[]) as [Handle[], Handle[]]
    const [one, other] = [sideOf(a[0]!), sideOf(b[0]!)]
    const places = [one.mark.read.lands?.join(','), other.mark.read.lands?.join(',')]
    const fields = {
      a: a.join(','),
      b: b.join(','),
      ...(step.part &&
        places[0] &&
        places[1] && { lands_a: places[0], lands_b: places[1], n_lands: `${n_lands}` }),
    }
    const name = known ? `${step.name} ${one.side} ${other.side}` : step.name
    return [{ name, route: routeOf(step), fields, output }]
  })
}

function calibrateStep(
  { result, reference }: RecipeBody,
  among: Repeated['among'],
): RepeatPlan['calibrate'][number] {
  const { id, scorer_config_hash, left_out } = reference
  return {
    fields: {
      score: `${result.score}`,
      reference: id,
      scorer_config_hash,
      ...(left_out.length > 0 && { left_out: left_out.join(',') }),
      ...(among && { known_scores_among: among.join(',') }),
    },
    log10_lr: result.log10_lr,
    log10_lr_ci: result.log10_lr_ci,
  }
}

function compareFields(
  { domain, inputs: { n_lands }, reference, scorer_config }: RecipeBody,
  sides: readonly RecordedSide[],
): Fields {
  const ofSide = ({ name, mark }: RecordedSide): Fields => {
    const { lands, edges, replica, mirrored } = mark.read
    return {
      ...(lands && { [`${name}_lands`]: lands.join(',') }),
      ...(edges && { [`${name}_edges`]: edges.map((one) => (one ? edgesText(one) : '')).join(',') }),
      ...(replica && { [`${name}_replica`]: 'true' }),
      ...(mirrored && { [`${name}_mirrored`]: 'true' }),
    }
  }
  return {
    domain,
    include: 'recipe',
    reference: reference.id,
    scorer_config: JSON.stringify(scorer_config),
    ...(n_lands && { n_lands: `${n_lands}` }),
    ...Object.assign({}, ...sides.map(ofSide)),
  }
}
