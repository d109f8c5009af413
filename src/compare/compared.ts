import type { Json } from '../address/canonical.ts'
import type { Ref } from '../graph/ref.ts'
import type { Recipe, RecipeInputs } from '../kinds/recipe.ts'
import type { AnyReport, Warning } from '../kinds/report.ts'
import type { Mark, Scored } from '../marks/mark-type.ts'
import type { Evidence } from './calibration.ts'
import type { Resolution } from './checks/scope.ts'
import { inputsOf, type Labels } from './recipe.ts'
import type { LoadedComparison } from './request/request.ts'

/** A finished comparison: its report, which is an artifact, and what the report was made from. */
export interface Compared {
  /** Of several known marks, `b` is the one that agrees best. */
  readonly request: LoadedComparison
  readonly report: Ref<AnyReport>
  readonly scored?: Scored
  readonly evidence?: Evidence
  readonly recipe?: Recipe
}

/** The parameters of a run are part of its key, so they hold no words. */
export const factsOf = (warnings: readonly Warning[]) =>
  warnings.map(({ code, values, where }) => ({ code, values, where }))

/** What every report says about its comparison. */
export const aboutOf = ({ type, a, b, known }: LoadedComparison, { apiVersion, engineVersion }: Labels) => {
  const hashes = ({ scans }: Mark) => scans.map(({ sha256 }) => sha256)
  return {
    domain: type.domain,
    api_version: apiVersion,
    engine_version: engineVersion,
    input_hashes: {
      mark_a: hashes(a),
      mark_b: hashes(b),
      ...(known && { known: known.map(hashes) }),
    },
  }
}

/** The positions of scans on their marks, how they were read where it is not as usual, and whose limit of the pitch applied. */
export function scopeRequest(
  request: LoadedComparison,
): Omit<RecipeInputs, 'mark_a' | 'mark_b' | 'known'> & { resolution: Resolution } {
  const { mark_a: _a, mark_b: _b, known: _known, ...rest } = inputsOf(request)
  return { ...rest, resolution: request.resolution }
}

/** What a refusal says of its request, so that it can be derived again from its scans. */
export const refusalFacts = (request: LoadedComparison) => ({
  facts: {
    ...scopeRequest(request),
    ...(request.stated && { stated: request.stated }),
  } as unknown as { readonly [key: string]: Json },
  scorer_config: { ...request.config },
})
