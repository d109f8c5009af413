import { arrayKind, jsonKind } from './kind.ts'

/** The one number that a comparison is calibrated by, and what kind of score it is: null when nobody said. */
export const scoreKind = jsonKind<{ readonly score: number; readonly score_kind: string | null }>('score')

/** Scores of one mark against many, (n), in their order. */
export const scoresKind = arrayKind<'values', Record<never, never>>('scores', 'values')

export type ScoreKind = string
