import { MarkgraphError } from '../errors.ts'
import { arealScore, attribution2d } from '../nodes/cmr-2d.ts'
import { decode } from '../nodes/decode.ts'
import {
  arealCongruence,
  breechFace,
  breechFacePicture,
  breechFaceTrace,
  impressedStages,
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
  for (const [i, { signature }] of marks.entries()) {
    if ((await graph.value(signature)).valid > 0) continue
    throw new MarkgraphError('not-scorable', `${i === 0 ? 'mark_a' : 'mark_b'} shows no relief to compare`)
  }
  const congruence = await arealCongruence(graph, config, markA.signature, markB.signature)
  const score = await graph.evaluate(arealScore, {}, { congruence })
  const { n_cells_a, n_cells_b } = await graph.value(congruence)
  if (Math.min(n_cells_a, n_cells_b) === 0) {
    throw new MarkgraphError('not-scorable', 'a mark is smaller than one region to compare')
  }
  const { regions: _regions, score: _score, ...agreement } = await graph.value(congruence)
  const stages = impressedStages(config)
  return {
    score,
    scoreKind: 'cmr-2d',
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
        code: codeOf(...stages.band.nodes),
        params: stages.band.params,
        inputs: marks.map(({ surface }) => surface.handle),
        output: marks.map(({ bandpassed }) => bandpassed.handle),
      },
      {
        step: 'areal-signature',
        code: codeOf(...stages.signature.nodes),
        params: stages.signature.params,
        inputs: marks.map(({ bandpassed }) => bandpassed.handle),
        output: marks.map(({ signature }) => signature.handle),
      },
      {
        step: 'compare',
        code: codeOf(...stages.congruence.nodes, arealScore),
        params: stages.congruence.params,
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
