import { z } from 'zod'
import { jsonKind } from '../graph/kind.ts'
import { defineNode } from '../graph/node.ts'
import { alignmentKind } from './align.ts'
import { featuresKind } from './features.ts'

export type ScoreKind = 'bullet-contrast' | 'ccf' | 'cmr-2d' | 'cmr-1d'

/** The one number that a comparison is calibrated by. */
export const scoreKind = jsonKind<{ readonly score: number; readonly score_kind: ScoreKind | null }>('score')

/** Score of two bullets: how far the winning diagonal stands out from the other pairs of lands. */
export const bulletScore = defineNode({
  name: 'bullet-score',
  version: 1,
  params: z.strictObject({}),
  inputs: { features: featuresKind },
  output: scoreKind,
  run: ({ features }) => ({ score: features.diag_contrast, score_kind: 'bullet-contrast' as const }),
})

/** Score of two single lands: their correlation. */
export const landScore = defineNode({
  name: 'land-score',
  version: 1,
  params: z.strictObject({}),
  inputs: { alignment: alignmentKind },
  output: scoreKind,
  run: ({ alignment }) => ({ score: alignment.ccf, score_kind: 'ccf' as const }),
})
