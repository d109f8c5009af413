import type { Handle, Json } from '../address/canonical.ts'
import { recipeHandle } from '../compare/recipe.ts'
import type { RecipeBody } from '../kinds/recipe.ts'
import { ENGINE_VERSION } from '../settings/version.ts'
import { type Difference, firstDifference } from './difference.ts'
import type { Proved, Standing } from './shapes.ts'
import { reportReference, unknownWords } from './standing.ts'
import { verdictOf } from './verdict.ts'

/** A step of a recipe beside what came out this time. */
interface VerifiedStep {
  readonly step: string
  readonly code: string
  readonly equal: boolean
  /** `recomputed` is null where this time there is no such output. */
  readonly outputs: readonly {
    readonly handle: Handle
    readonly recomputed: Handle | null
    readonly equal: boolean
  }[]
}

export interface RecipeVerification {
  readonly handle: Handle
  readonly engine_version: string
  readonly recipe_engine_version: string
  /**
   * Whether the recipe that was derived again has this handle, the stored one too, no data are damaged, and the reference is
   * bundled or trusted.
   */
  readonly verified: boolean
  readonly recipe_intact: boolean
  readonly inputs_equal: boolean
  readonly result_equal: boolean
  /** The first place where the stored recipe and the derived one differ. */
  readonly difference: Difference | null
  /** Artifacts whose stored bytes are not what their hash says. */
  readonly damaged: readonly Handle[]
  /** Why it is not verified; null when it is. */
  readonly reason: string | null
  readonly steps: readonly VerifiedStep[]
  readonly proved: Proved
}

/** A recipe is computed from what is stored: it has no files. */
const provedOf = (computation: Proved['computation'], reference: Standing): Proved => ({
  computation,
  reference,
  refusal: null,
  pdf: 'absent',
  signatures: [],
  not_looked_at: [],
})

/** A stored recipe beside the one that was derived again; without one, nothing it names could be computed. */
export function recipeVerdict(
  handle: Handle,
  recorded: RecipeBody,
  intact: boolean,
  derived: RecipeBody | undefined,
  damaged: readonly Handle[],
  standing: Standing,
): RecipeVerification {
  const same = (name: 'inputs' | 'result'): boolean =>
    derived !== undefined && firstDifference(json(recorded[name]), json(derived[name])) === undefined
  const difference = derived && firstDifference(json(recorded), json(derived))
  const equal =
    intact && derived !== undefined && recipeHandle(derived) === handle && !difference && damaged.length === 0
  const computation = equal ? 'equal' : derived ? 'differs' : 'not computed'
  const proved = provedOf(computation, standing)
  const verified = verdictOf(proved) === 'verified'
  return {
    handle,
    engine_version: ENGINE_VERSION,
    recipe_engine_version: String(recorded.engine_version),
    verified,
    recipe_intact: intact,
    inputs_equal: same('inputs'),
    result_equal: same('result'),
    difference: difference ?? null,
    damaged,
    reason: verified
      ? null
      : equal
        ? unknownWords(reportReference(recorded.reference.id, recorded.reference.handle), null)
        : reasonOf(intact, derived, difference, damaged),
    steps: derived ? derived.steps.map((step) => beside(recorded, step)) : [],
    proved,
  }
}

function reasonOf(
  intact: boolean,
  derived: RecipeBody | undefined,
  difference: Difference | undefined,
  damaged: readonly Handle[],
): string {
  const changed = intact ? '' : 'the stored recipe was changed after it was made; '
  if (damaged.length > 0) return `${changed}the stored data of ${damaged.join(', ')} are damaged`
  if (!derived) return `${changed}it names scans, a reference or a scorer config that are not here`
  const at = difference
    ? `the first difference is at ${difference.path || 'its root'}`
    : 'its handle is another'
  return `${changed}${at}`
}

/** A derived step beside the recorded one of its name. */
function beside(recorded: RecipeBody, derived: RecipeBody['steps'][number]): VerifiedStep {
  const steps = Array.isArray(recorded.steps) ? recorded.steps : []
  const one = steps.find((step) => step?.step === derived.step)
  const outputs: readonly Handle[] = one && Array.isArray(one.output) ? one.output : []
  return {
    step: derived.step,
    code: derived.code,
    equal: one !== undefined && firstDifference(json(one), json(derived)) === undefined,
    outputs: outputs.map((handle, i) => {
      const again = derived.output[i] ?? null
      return { handle, recomputed: again, equal: again === handle }
    }),
  }
}

const json = (value: unknown): Json => (value === undefined ? null : (value as Json))

/** A recipe that was written beside the computation, before recipes were derived from it: served, but not verifiable. */
export const firstEdition = (handle: Handle, { engine_version }: RecipeBody): RecipeVerification => ({
  handle,
  engine_version: ENGINE_VERSION,
  recipe_engine_version: engine_version,
  verified: false,
  recipe_intact: true,
  inputs_equal: false,
  result_equal: false,
  difference: null,
  damaged: [],
  reason: `engine ${engine_version} wrote this recipe beside its computation, so it cannot be derived again; compare the scans anew`,
  steps: [],
  proved: provedOf('not computed', 'unknown'),
})
