import type { Graph } from '../graph/graph.ts'
import type { Features } from '../kinds/agreement.ts'
import type { Ref } from '../kinds/node.ts'
import { scoreKind } from '../kinds/score.ts'
import { align } from '../nodes/align.ts'
import { attribution1d } from '../nodes/attribution.ts'
import { decode } from '../nodes/decode.ts'
import { features as bulletFeatures } from '../nodes/features.ts'
import { formRemoval } from '../nodes/form-removal.ts'
import { roughness } from '../nodes/roughness.ts'
import { bulletScore, landScore } from '../nodes/score.ts'
import { calibrated } from './calibration.ts'
import { mapLimited } from './limit.ts'
import { correlationParams, featureParams, type Places } from './places.ts'
import { codeOf, type Step } from './recipe.ts'
import { enoughToCompare, type Marks, type PerLand, type Scored } from './scored.ts'
import type { ScorerConfig } from './scorer-config.ts'
import type { Service } from './service.ts'
import { type Land, land, landPicture, landTrace, signatureMethod } from './striated.ts'

export const FEWEST_SAMPLES = 100 // of a land's signature: 200 µm at its pitch
const SINGLE_LAND = 'striated_single'
const PER_LAND_NOTE =
  'Evidence of each land pair of the winning diagonal, for diagnosis: the lands of a bullet are not independent, so these do not multiply to the reported likelihood ratio.'

/** Scores two bullets by their lands, or two single lands by their correlation. */
export async function scoreStriated(service: Service, marks: Marks): Promise<Scored> {
  const { graph } = service
  const { a, b, config } = marks
  const scans = [...a.scans, ...b.scans]
  const lands = await mapLimited(scans, graph.executor.threads + 1, ({ surface }) =>
    land(graph, config, surface),
  )
  for (const [i, one] of lands.entries()) {
    const where = i < a.scans.length ? `scan ${i + 1} of mark_a` : `scan ${i - a.scans.length + 1} of mark_b`
    enoughToCompare(where, await graph.value(one.signature), FEWEST_SAMPLES)
  }
  const landsA = lands.slice(0, a.scans.length)
  const landsB = lands.slice(a.scans.length)
  const single = landsA.length === 1 && landsB.length === 1
  const compared = single
    ? await singleLands(service, config, landsA[0]!, landsB[0]!)
    : await bullets(service, marks, landsA, landsB)
  const bestA = landsA[compared.best[0]]!
  const bestB = landsB[compared.best[1]]!
  const { cmr_1d_corr, cmr_1d_lag, lambda_s, lambda_c } = config
  const plain = config.striated_method === 'plain'
  return {
    score: compared.score,
    scoreKind: single ? 'ccf' : 'bullet-contrast',
    attribution: await graph.evaluate(
      attribution1d,
      { cmr_1d_corr, cmr_1d_lag },
      { a: bestA.signature, b: bestB.signature },
    ),
    previews: { a: await landPicture(graph, bestA), b: await landPicture(graph, bestB) },
    steps: [
      {
        step: 'decode',
        code: codeOf(decode),
        inputs: scans.map(({ handle }) => handle),
        output: lands.map(({ surface }) => surface.handle),
      },
      {
        step: 'preprocess',
        code: codeOf(formRemoval, roughness),
        params: { lambda_s, lambda_c },
        inputs: lands.map(({ surface }) => surface.handle),
        output: lands.map(({ bandpassed }) => bandpassed.handle),
      },
      {
        step: 'signature',
        ...signatureMethod(config),
        inputs: lands.map(({ surface, bandpassed }) => (plain ? bandpassed : surface).handle),
        output: lands.map((one) => one.signature.handle),
      },
      compared.step,
    ],
    provenance: {
      n_lands_a: landsA.length,
      n_lands_b: landsB.length,
      best_land_a: compared.best[0],
      best_land_b: compared.best[1],
      best_land_ccf: compared.bestCcf,
    },
    blocks: {
      ...compared.blocks,
      trace: async () => ({
        a: await graph.value(await landTrace(graph, bestA)),
        b: await graph.value(await landTrace(graph, bestB)),
      }),
    },
  }
}

interface Compared {
  readonly score: Scored['score']
  readonly step: Step
  /** Row and column of the best-matching lands, from 0. */
  readonly best: readonly [number, number]
  readonly bestCcf: number
  readonly blocks: Scored['blocks']
}

async function singleLands(
  { graph }: Service,
  config: Readonly<ScorerConfig>,
  a: Land,
  b: Land,
): Promise<Compared> {
  const params = correlationParams(config)
  const alignment = await graph.evaluate(align, params, { a: a.signature, b: b.signature })
  const score = await graph.evaluate(landScore, {}, { alignment })
  const { ccf } = await graph.value(alignment)
  return {
    score,
    step: {
      step: 'compare',
      code: codeOf(align, landScore),
      params,
      inputs: [a.signature.handle, b.signature.handle],
      output: [alignment.handle, score.handle],
    },
    best: [0, 0],
    bestCcf: ccf,
    blocks: {},
  }
}

async function bullets(
  service: Service,
  marks: Marks,
  a: readonly Land[],
  b: readonly Land[],
): Promise<Compared> {
  const { graph } = service
  const places = { a: marks.a.lands, b: marks.b.lands, nLands: marks.nLands }
  const { features, score, params } = await bulletPair(graph, marks.config, places, a, b)
  const found = await graph.value(features)
  const { best_land_a: i, best_land_b: j } = found
  return {
    score,
    step: {
      step: 'compare',
      code: codeOf(bulletFeatures, bulletScore),
      params,
      inputs: [...a, ...b].map(({ signature: { handle } }) => handle),
      output: [features.handle, score.handle],
    },
    best: [i, j],
    bestCcf: found.land_ccf_matrix[i]![j]!,
    blocks: {
      features: async () => found,
      perLand: () => perLand(service, features),
    },
  }
}

/** Features and score of two bullets from the signatures of their lands. */
export async function bulletPair(
  graph: Graph,
  config: Readonly<ScorerConfig>,
  places: Places,
  a: readonly Land[],
  b: readonly Land[],
) {
  const signatures = { a: a.map((one) => one.signature), b: b.map((one) => one.signature) }
  const params = featureParams(config, places)
  const features = await graph.evaluate(bulletFeatures, params, signatures)
  const score = await graph.evaluate(bulletScore, {}, { features })
  return { features, score, params }
}

async function perLand(service: Service, features: Ref<Features>): Promise<PerLand> {
  const { graph, references } = service
  const reference = references.get(SINGLE_LAND)
  const { offset, diagonal, land_ccf_matrix, land_lag_matrix } = await graph.value(features)
  const lands = await Promise.all(
    diagonal.map(async ([i, j]) => {
      const ccf = land_ccf_matrix[i]![j]!
      const score = graph.put(scoreKind, { score: ccf, score_kind: 'ccf' })
      const { ratio } = await calibrated(service, score, reference, false)
      const { likelihood_ratio: land_lr, log10_lr: land_log10_lr } = ratio
      return { a: i, b: j, ccf, lag: land_lag_matrix[i]![j]!, land_lr, land_log10_lr }
    }),
  )
  return { offset, lands, single_land_reference: reference.record.name, note: PER_LAND_NOTE }
}
