import { nodesOf } from '../../kinds/node.ts'
import {
  attributionCmr1d,
  cmr1d,
  cmr1dBlock,
  toolmarkChance,
  toolmarkScore,
} from '../../nodes/bullets/cmr-1d.ts'
import { toolmarkMeasures } from '../../nodes/scan/mark-measures.ts'
import { collapse, toolmarkSignature } from '../../nodes/toolmarks/toolmark-signature.ts'
import type { MarkType } from '../mark-type.ts'
import { TOOLMARK_COPIES } from '../near-copies.ts'
import { ONE_SCAN } from '../population.ts'
import { toolmarkConfig, toolmarksOf } from './config.ts'
import { measures } from './measures.ts'
import { toolmarkNeeds } from './memory-estimate.ts'
import { toolmarkRanges } from './ranges.ts'
import { scoreToolmarks } from './score.ts'
import { toolmarkScoresWith } from './search.ts'
import { simulatedToolmarks } from './simulated.ts'
import { toolmarkSketching } from './sketch.ts'
import { toolmarkTable } from './study.ts'

const { deployed } = toolmarkConfig

/** Striated toolmarks, as profiles or surfaces. */
export const toolmarks: MarkType = {
  domain: 'toolmark',
  words: {
    title: 'Toolmarks',
    choice: 'Striated toolmark',
    scans: 'One surface or profile of each mark',
    mark: 'a toolmark',
    marks: 'striated toolmarks',
    questioned: 'questioned toolmark',
    testMark: 'test mark',
    testMarks: 'test marks',
    source: 'tool',
    propositions: 'one_tool_edge',
  },
  fired: false,
  striated: true,
  simulated: simulatedToolmarks,
  config: toolmarkConfig,
  ranges: toolmarkRanges,
  scores: [
    {
      kind: 'cmr-1d',
      reference: 'toolmark',
      referenceName:
        'Marks of 56 screwdriver edges and 13 edges of cutting tools (tmaRks; Patteet and Champod 2024)',
    },
  ],
  scoreKindOf: () => 'cmr-1d',
  mostPoints: 16_777_216,
  needs: toolmarkNeeds,
  places: false,
  measures,
  copies: TOOLMARK_COPIES,
  sketching: toolmarkSketching,
  measured: {
    pitch: deployed.toolmark_pitch,
    lambda_s: deployed.toolmark_lambda_s,
    lambda_c: deployed.toolmark_lambda_c,
  },
  score: scoreToolmarks,
  scoresWith: toolmarkScoresWith,
  study: { ...ONE_SCAN, most: 200_000_000, tables: toolmarkTable }, // all pairs of 20,000 marks
  shown: { layout: 'striae', pair: true, regionPitch: (config) => toolmarksOf(config).toolmark_pitch },
  nodes: nodesOf(
    toolmarkMeasures,
    collapse,
    toolmarkSignature,
    cmr1d,
    toolmarkChance,
    cmr1dBlock,
    toolmarkScore,
    attributionCmr1d,
  ),
}
