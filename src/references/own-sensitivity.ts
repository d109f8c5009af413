import type { Handle } from '../address/canonical.ts'
import { jsonKind } from '../kinds/kind.ts'
import type { ScoredVariant } from './sensitivity.ts'

/** A variant with the reference whose marks were scored under it. */
export interface OwnVariant
  extends Pick<
    ScoredVariant,
    'id' | 'hyperparameter' | 'changes' | 'scorer_config_hash' | 'cllr_source_disjoint'
  > {
  /** Handle of that reference; null where there is none. */
  readonly scored: Handle | null
  /** Why there is none. */
  readonly reason: string | null
}

/**
 * A reference of this installation scored under every variant of its scorer config. It has the pairs of every variant, and not
 * fits as the documents of bundled references: any sources can be left out, and questions about several known marks answered.
 */
export interface OwnSensitivity {
  /** Id and handle of the reference whose marks were scored. */
  readonly id: string
  readonly reference: Handle
  readonly engine_version: string
  readonly nodes: Readonly<Record<string, number>>
  readonly folds: { readonly seed: number; readonly count: number }
  readonly variants: readonly OwnVariant[]
}

export const ownSensitivityKind = jsonKind<OwnSensitivity>('reference.variants')
