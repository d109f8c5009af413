import { arrayKind, jsonKind } from './kind.ts'

/**
 * The number that is calibrated, and its kind of score: null when the kind is not known. `weight`, from 0 to 1, is the
 * share of the log LR that marks this small support; 1 when absent.
 */
export const scoreKind = jsonKind<{
  readonly score: number
  readonly score_kind: string | null
  readonly weight?: number
}>('score')

/** Scores of one mark against many, (n), in their order. */
export const scoresKind = arrayKind<'values', Record<never, never>>('scores', 'values')

export type ScoreKind = string
