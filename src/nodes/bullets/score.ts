import { z } from 'zod'
import { alignmentKind, featuresKind } from '../../kinds/marks/agreement.ts'
import { scoreKind } from '../../kinds/marks/score.ts'
import { defineNode } from '../../kinds/node.ts'

/** Score of two bullets: how far the winning diagonal stands out from the other pairs of lands. */
export const bulletScore = defineNode({
  name: 'bullet-score',
  version: 1,
  title: 'Score',
  stage: 'compare',
  params: z.strictObject({}),
  inputs: { features: featuresKind },
  output: scoreKind,
  run: ({ features }) => ({ score: features.diag_contrast, score_kind: 'bullet-contrast' as const }),
})

/** Score of two single lands: their correlation. */
export const landScore = defineNode({
  name: 'land-score',
  version: 1,
  title: 'Score',
  stage: 'compare',
  params: z.strictObject({}),
  inputs: { alignment: alignmentKind },
  output: scoreKind,
  run: ({ alignment }) => ({ score: alignment.ccf, score_kind: 'ccf' as const }),
})
