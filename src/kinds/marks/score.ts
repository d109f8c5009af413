import { arrayKind, jsonKind } from '../kind.ts'

/** The number that is calibrated, and its kind of score: null when the kind is not known. */
export const scoreKind = jsonKind<{ readonly score: number; readonly score_kind: string | null }>('score')

/** Scores of one mark against many, (n), in their order. */
export const scoresKind = arrayKind<'values', Record<never, never>>('scores', 'values')
