import type { Graph } from '../graph/graph.ts'
import type { Ref } from '../kinds/node.ts'
import type { Surface } from '../kinds/surface.ts'
import { arealBand } from '../nodes/areal-band.ts'
import { arealPreview, arealTrace } from '../nodes/areal-pictures.ts'
import { arealSignature } from '../nodes/areal-signature.ts'
import { cmr2d } from '../nodes/cmr-2d.ts'
import { formRemoval } from '../nodes/form-removal.ts'
import { plainArealSignature, plainCmr2d } from '../nodes/plain-areal.ts'
import { roughness } from '../nodes/roughness.ts'
import type { ScorerConfig } from './scorer-config.ts'

type Config = Readonly<ScorerConfig>

export const arealBandParams = (config: Config) => ({
  lambda_s: config.impressed_lambda_s,
  lambda_c: config.impressed_lambda_c,
  pitch: config.impressed_pitch,
  fit_deviations: config.impressed_fit_deviations,
  drop_deviations: config.impressed_drop_deviations,
})

export const cmr2dParams = (config: Config) => ({
  rotation_max: config.impressed_rotation_max,
  rotation_step: config.impressed_rotation_step,
  shift_max: config.impressed_shift_max,
  min_overlap: config.impressed_min_overlap,
  candidates: config.impressed_candidates,
  candidate_shift: config.impressed_candidate_shift,
  candidate_rotation: config.impressed_candidate_rotation,
  cell: config.impressed_cell,
  cell_valid: config.impressed_cell_valid,
  cell_overlap: config.impressed_cell_overlap,
  search: config.impressed_search,
  tolerance: config.impressed_tolerance,
  home: config.impressed_home,
  corr: config.cmr_corr,
  z: config.impressed_z,
  relative_corr: config.impressed_relative_corr,
})

const plainCmr2dParams = (config: Config) => ({ corr: config.cmr_corr, tolerance: config.cmr_tol })

/** Band of the textbook areal signature: method.md stage 9. */
const PLAIN_BAND = { lambda_s: 4e-6, lambda_c: 150e-6 }

/** The nodes of each stage and their parameters, as the recipe of a comparison names them. */
export const impressedStages = (config: Config) =>
  config.impressed_method === 'plain'
    ? {
        band: { nodes: [formRemoval, roughness], params: PLAIN_BAND },
        signature: { nodes: [plainArealSignature], params: {} },
        congruence: { nodes: [plainCmr2d], params: plainCmr2dParams(config) },
      }
    : {
        band: { nodes: [arealBand], params: arealBandParams(config) },
        signature: { nodes: [arealSignature], params: { clip: config.impressed_clip } },
        congruence: { nodes: [cmr2d], params: cmr2dParams(config) },
      }

/** The whole impressed pipeline of one breech face, from its surface to its areal signature. */
export async function breechFace(graph: Graph, config: Config, surface: Ref<Surface>) {
  if (config.impressed_method === 'plain') {
    const formRemoved = await graph.evaluate(formRemoval, {}, { surface })
    const bandpassed = await graph.evaluate(roughness, PLAIN_BAND, { surface: formRemoved })
    const signature = await graph.evaluate(plainArealSignature, {}, { surface: bandpassed })
    return { surface, bandpassed, signature }
  }
  const bandpassed = await graph.evaluate(arealBand, arealBandParams(config), { surface })
  const clip = config.impressed_clip
  const signature = await graph.evaluate(arealSignature, { clip }, { surface: bandpassed })
  return { surface, bandpassed, signature }
}

export type BreechFace = Awaited<ReturnType<typeof breechFace>>

/** Where two areal signatures agree. */
export const arealCongruence = (
  graph: Graph,
  config: Config,
  a: BreechFace['signature'],
  b: BreechFace['signature'],
) =>
  config.impressed_method === 'plain'
    ? graph.evaluate(plainCmr2d, plainCmr2dParams(config), { a, b })
    : graph.evaluate(cmr2d, cmr2dParams(config), { a, b })

export const breechFacePicture = (graph: Graph, { signature }: BreechFace) =>
  graph.evaluate(arealPreview, {}, { signature })

export const breechFaceTrace = (graph: Graph, { surface, bandpassed, signature }: BreechFace) =>
  graph.evaluate(arealTrace, {}, { surface, bandpassed, signature })
