import { type Handle, handleOfJson, type Json } from '../address/canonical.ts'
import type { AnyNode } from '../kinds/node.ts'

/** One stage of a recipe: what was done, with which parameters, from which artifacts to which. */
export interface Step {
  readonly step: string
  /** The implementing nodes with their versions, in order. */
  readonly code: string
  readonly params?: { readonly [key: string]: Json }
  readonly inputs: readonly Handle[]
  readonly output: readonly Handle[]
}

/** The methods section of a comparison as JSON, without its own handle. */
export interface RecipeBody {
  readonly engine_version: string
  readonly domain: string
  readonly scorer_config_hash: string
  readonly inputs: { readonly mark_a: readonly string[]; readonly mark_b: readonly string[] }
  readonly reference: {
    readonly name: string
    readonly scorer_config_hash: string
    readonly diagnostics: { n_km: number; n_knm: number; auc: number; cllr_min: number }
  }
  readonly result: { readonly likelihood_ratio: number; readonly log10_lr: number; readonly verbal: string }
  readonly steps: readonly Step[]
}

export type Recipe = RecipeBody & { readonly handle: Handle }

type Named = Pick<AnyNode, 'name' | 'version'>

/** How a recipe names code: `form-removal@1 + roughness@1`. */
export const codeOf = (...nodes: readonly Named[]): string =>
  nodes.map(({ name, version }) => `${name}@${version}`).join(' + ')

/** The recipe with its handle: SHA-256 of the RFC 8785 canonical JSON of everything else in it. */
export const withHandle = (body: RecipeBody): Recipe => ({
  handle: handleOfJson(body as unknown as Json),
  ...body,
})
