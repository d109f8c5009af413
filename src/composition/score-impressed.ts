import { arealBand } from '../nodes/areal-band.ts'
import { arealSignature } from '../nodes/areal-signature.ts'
import { arealScore, attribution2d, cmr2d } from '../nodes/cmr-2d.ts'
import { decode } from '../nodes/decode.ts'
import {
  arealBandParams,
  arealCongruence,
  breechFace,
  breechFacePicture,
  breechFaceTrace,
  cmr2dParams,
} from './impressed.ts'
import { codeOf } from './recipe.ts'
import { type Marks, onlyScan, type Scored } from './scored.ts'
import type { Service } from './service.ts'

/** Scores two breech faces by the regions that agree on one rotation and shift. */
export async function scoreImpressed({ graph }: Service, { a, b, config }: Marks): Promise<Scored> {
  const scans = [onlyScan('a breech face', 'mark_a', a), onlyScan('a breech face', 'mark_b', b)] as const
  const [markA, markB] = await Promise.all([
    breechFace(graph, config, scans[0].surface),
    breechFace(graph, config, scans[1].surface),
  ])
  const marks = [markA, markB]
  const congruence = await arealCongruence(graph, config, markA.signature, markB.signature)
  const score = await graph.evaluate(arealScore, {}, { congruence })
  const { regions: _regions, score: _score, ...agreement } = await graph.value(congruence)
  const { lambda_s, lambda_c, ...band } = arealBandParams(config)
  return {
    score,
    scoreKind: 'cmr-2d',
    referenceId: 'impressed',
    attribution: await graph.evaluate(attribution2d, {}, { congruence }),
    previews: { a: await breechFacePicture(graph, markA), b: await breechFacePicture(graph, markB) },
    steps: [
      {
        step: 'decode',
        code: codeOf(decode),
        inputs: scans.map(({ handle }) => handle),
        output: marks.map(({ surface }) => surface.handle),
      },
      {
        step: 'preprocess',
        code: codeOf(arealBand),
        params: { lambda_s, lambda_c, ...band },
        inputs: marks.map(({ surface }) => surface.handle),
        output: marks.map(({ bandpassed }) => bandpassed.handle),
      },
      {
        step: 'areal-signature',
        code: codeOf(arealSignature),
        params: { clip: config.impressed_clip },
        inputs: marks.map(({ bandpassed }) => bandpassed.handle),
        output: marks.map(({ signature }) => signature.handle),
      },
      {
        step: 'compare',
        code: codeOf(cmr2d, arealScore),
        params: cmr2dParams(config),
        inputs: marks.map(({ signature }) => signature.handle),
        output: [congruence.handle, score.handle],
      },
    ],
    provenance: agreement,
    blocks: {
      trace: async () => ({
        a: await graph.value(await breechFaceTrace(graph, markA)),
        b: await graph.value(await breechFaceTrace(graph, markB)),
      }),
    },
  }
}
