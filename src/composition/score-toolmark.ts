import { attributionCmr1d, cmr1d, toolmarkScore } from '../nodes/cmr-1d.ts'
import { decode } from '../nodes/decode.ts'
import { formRemoval } from '../nodes/form-removal.ts'
import { orientation } from '../nodes/orientation.ts'
import { robustForm } from '../nodes/robust-form.ts'
import { roughness } from '../nodes/roughness.ts'
import { straighten } from '../nodes/straighten.ts'
import { striae } from '../nodes/striae.ts'
import { collapse, toolmarkSignature } from '../nodes/toolmark-signature.ts'
import { codeOf } from './recipe.ts'
import { enoughToCompare, type Marks, onlyScan, type Scored } from './scored.ts'
import type { Service } from './service.ts'
import { striaeParams } from './striated.ts'
import {
  toolmark,
  toolmarkBand,
  toolmarkCongruence,
  toolmarkPicture,
  toolmarkSignatureParams,
  traceOfToolmark,
} from './toolmark.ts'

/** What a surface goes through until it is a profile. */
const AREAL = [robustForm, striae, straighten, collapse] as const

/** Scores two toolmarks, profiles or surfaces, by what their congruent windows tell about each other. */
export async function scoreToolmark({ graph }: Service, { a, b, config }: Marks): Promise<Scored> {
  const scans = [onlyScan('a toolmark', 'mark_a', a), onlyScan('a toolmark', 'mark_b', b)] as const
  const [markA, markB] = await Promise.all([
    toolmark(graph, config, scans[0].surface),
    toolmark(graph, config, scans[1].surface),
  ])
  const marks = [markA, markB]
  const areal = marks.some((mark) => mark.areal)
  const profiles = marks.some((mark) => !mark.areal)
  const fewest = 2 * Math.round(config.toolmark_window / config.toolmark_pitch)
  for (const [i, { signature }] of marks.entries()) {
    enoughToCompare(i === 0 ? 'mark_a' : 'mark_b', await graph.value(signature), fewest)
  }
  const pair = { a: markA.signature, b: markB.signature }
  const { congruence, params } = await toolmarkCongruence(graph, config, pair.a, pair.b)
  const score = await graph.evaluate(toolmarkScore, {}, { congruence })
  const { lag, overlap, ccf, n_windows, n_congruent } = await graph.value(congruence)
  return {
    score,
    scoreKind: 'cmr-1d',
    attribution: await graph.evaluate(attributionCmr1d, {}, { ...pair, congruence }),
    previews: { a: await toolmarkPicture(graph, markA), b: await toolmarkPicture(graph, markB) },
    steps: [
      {
        step: 'decode',
        code: codeOf(decode),
        inputs: scans.map(({ handle }) => handle),
        output: marks.map(({ surface }) => surface.handle),
      },
      {
        step: 'preprocess',
        code: codeOf(...(areal ? AREAL : []), formRemoval, roughness),
        params: { ...toolmarkBand(config), ...(areal && { striae: striaeParams(config) }) },
        inputs: marks.map(({ surface }) => surface.handle),
        output: marks.map(({ profile }) => profile.handle),
      },
      {
        step: 'signature',
        code: codeOf(...(profiles ? [orientation] : []), toolmarkSignature),
        params: toolmarkSignatureParams(config),
        inputs: marks.map(({ profile }) => profile.handle),
        output: marks.map(({ signature }) => signature.handle),
      },
      {
        step: 'compare',
        code: codeOf(cmr1d, toolmarkScore),
        params,
        inputs: marks.map(({ signature }) => signature.handle),
        output: [congruence.handle, score.handle],
      },
    ],
    provenance: { lag, overlap, ccf, n_windows, n_congruent },
    blocks: {
      trace: async () => ({
        a: await graph.value(await traceOfToolmark(graph, markA)),
        b: await graph.value(await traceOfToolmark(graph, markB)),
      }),
    },
  }
}
