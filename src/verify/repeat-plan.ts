import { type Handle, handleOfArtifact } from '../address/canonical.ts'
import type { Resolution } from '../compare/checks/scope.ts'
import { fileReading, recordedSides } from '../compare/request/reading.ts'
import { sidesOf } from '../compare/request/sides.ts'
import { MarkgraphError } from '../errors.ts'
import { codeOf } from '../graph/recipe.ts'
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
    readonly side: Side
    readonly sha256: string
    readonly handle: Handle
    readonly surface: Handle
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

type Side = 'mark_a' | 'mark_b'
const SIDES: readonly Side[] = ['mark_a', 'mark_b']

/** What the plan is made of: a recipe with its handle, and the report that cites it, where one is asked for. */
export interface Repeated {
  readonly recipe: RecipeBody
  readonly handle: Handle
  readonly report?: { readonly handle: Handle; readonly resolution: Resolution | undefined } | undefined
}

/**
 * The plan of a comparison. Stages that have a route of their own are requested one by one, then the whole comparison.
 * errors  `bad-value`: its files were read in more than one way, which no single request can ask for
 */
export function repeatPlan({ recipe, handle, report }: Repeated, types: MarkTypes): RepeatPlan {
  if (recipe.inputs.known) {
    throw new MarkgraphError(
      'bad-value',
      'a script repeats the comparison of two marks, and this one has several known marks; verify its recipe or its bundle instead',
    )
  }
  const type = types.of(recipe.domain)
  const runs = recipe.steps.flatMap((step) => step.runs)
  const reading = readingOf(recipe.inputs)
  const scans = SIDES.flatMap((side) => scansOf(recipe.inputs, runs, side, reading))
  return {
    scans: scans.map(({ i: _, ...scan }) => scan),
    reading: { units: reading.units, mask: reading.mask },
    steps: [
      ...signatureSteps(recipe.inputs, runs, scans, reading, type),
      ...pairSteps(recipe.inputs, runs, type),
    ],
    calibrate: [calibrateStep(recipe)],
    compare: compareFields(recipe, report?.resolution),
    recipe_steps: recipe.steps.map((step) => ({
      step: step.step,
      runs: step.runs.map((run) => ({ code: codeOf(run), output: run.output })),
    })),
    recipe: handle,
    report: report?.handle ?? null,
  }
}

/** How all files of a comparison were read. */
function readingOf(inputs: RecipeInputs): FileReading {
  const [first, ...others] = sidesOf(recordedSides(inputs)).flatMap(({ mark: { scans, read } }) =>
    scans.map((_, i) => fileReading(read, i)),
  )
  if (others.every(({ units, mask }) => units === first!.units && mask === first!.mask)) return first!
  throw new MarkgraphError(
    'bad-value',
    'the files of this comparison were read in more than one way, so no script of one request repeats it',
  )
}

type PlannedScan = RepeatPlan['scans'][number] & { readonly i: number }

function scansOf(
  inputs: RecipeInputs,
  runs: readonly RecipeRun[],
  side: Side,
  { units, mask }: FileReading,
): PlannedScan[] {
  return inputs[side].map((sha256, i) => {
    const handle = handleOfArtifact('scan', {}, sha256)
    const { output } = runs.find(
      ({ node, params, inputs: { scan } }) =>
        node === 'decode' &&
        scan === handle &&
        params['units'] === units &&
        params['mask'] === (mask === 'file' ? 'file' : 'none'),
    )!
    return { name: `${side}.${i + 1}`, side, i, sha256, handle, surface: output }
  })
}

const routeOf = ({ name }: { readonly name: string }): string => `/v1/steps/${name}`

/** The signature of each scan, where a route gives it: that of a raw scan in another region than the found one has none. */
function signatureSteps(
  inputs: RecipeInputs,
  runs: readonly RecipeRun[],
  scans: readonly PlannedScan[],
  { mask }: FileReading,
  { editor, steps }: MarkType,
): RepeatPlan['steps'] {
  if (editor === 'region' && mask !== 'auto') return []
  const offered = new Map(steps?.surface?.map((step) => [step.node.name, step]))
  return scans.flatMap(({ name, side, i, surface }) => {
    const run = runBehind(runs, surface, offered)
    if (!run) return []
    const edges = inputs[`${side}_edges`]?.[i]
    const fields: Fields = {
      surface,
      ...(edges && { edges: edgesText(edges) }),
      ...(inputs[`${side}_replica`] && { replica: 'true' }),
      ...(inputs[`${side}_mirrored`] && { mirrored: 'true' }),
    }
    return [{ name: `signature ${name}`, route: routeOf(offered.get(run.node)!), fields, output: run.output }]
  })
}

/** The first run on a surface whose node is one of these. */
function runBehind(
  runs: readonly RecipeRun[],
  surface: Handle,
  nodes: ReadonlyMap<string, unknown>,
): RecipeRun | undefined {
  const made = new Set<Handle>([surface])
  for (const run of runs) {
    const of = Object.values(run.inputs).flat() as Handle[]
    if (!of.some((handle) => made.has(handle))) continue
    if (nodes.has(run.node)) return run
    made.add(run.output)
  }
  return undefined
}

function pairSteps(
  inputs: RecipeInputs,
  runs: readonly RecipeRun[],
  { steps }: MarkType,
): RepeatPlan['steps'] {
  return runs.flatMap(({ node, inputs: { a, b }, output }) => {
    const step = steps?.pair?.find((one) => one.node.name === node)
    if (!step) return []
    const fields = { a: [a].flat().join(','), b: [b].flat().join(',') }
    const places = step.part ? placesFields(inputs, 'lands_') : {}
    return [{ name: step.name, route: routeOf(step), fields: { ...fields, ...places }, output }]
  })
}

function placesFields(
  { mark_a_lands, mark_b_lands, n_lands }: RecipeInputs,
  prefix: 'lands_' | 'mark_',
): Fields {
  if (!(mark_a_lands && mark_b_lands && n_lands)) return {}
  const [a, b] = prefix === 'lands_' ? ['lands_a', 'lands_b'] : ['mark_a_lands', 'mark_b_lands']
  return { [a!]: mark_a_lands.join(','), [b!]: mark_b_lands.join(','), n_lands: `${n_lands}` }
}

function calibrateStep({ result, reference }: RecipeBody): RepeatPlan['calibrate'][number] {
  const { id, scorer_config_hash, left_out } = reference
  return {
    fields: {
      score: `${result.score}`,
      reference: id,
      scorer_config_hash,
      ...(left_out.length > 0 && { left_out: left_out.join(',') }),
    },
    log10_lr: result.log10_lr,
    log10_lr_ci: result.log10_lr_ci,
  }
}

function compareFields(
  { domain, inputs, reference, scorer_config }: RecipeBody,
  resolution: Resolution | undefined,
): Fields {
  const edges = (side: Side): Fields => {
    const given = inputs[`${side}_edges`]
    return given ? { [`${side}_edges`]: given.map((one) => (one ? edgesText(one) : '')).join(',') } : {}
  }
  return {
    domain,
    include: 'recipe',
    reference: reference.id,
    scorer_config: JSON.stringify(scorer_config),
    ...placesFields(inputs, 'mark_'),
    ...edges('mark_a'),
    ...edges('mark_b'),
    ...(inputs.mark_a_replica && { mark_a_replica: 'true' }),
    ...(inputs.mark_b_replica && { mark_b_replica: 'true' }),
    ...(inputs.mark_a_mirrored && { mark_a_mirrored: 'true' }),
    ...(inputs.mark_b_mirrored && { mark_b_mirrored: 'true' }),
    resolution: resolution ?? 'reference', // scope takes no part in a recipe: the rule that refuses least
  }
}
