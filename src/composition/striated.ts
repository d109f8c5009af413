import type { Graph } from '../graph/graph.ts'
import type { Ref } from '../kinds/node.ts'
import type { signatureKind } from '../kinds/signature.ts'
import type { bandpassedKind, Surface } from '../kinds/surface.ts'
import { coherence } from '../nodes/coherence.ts'
import { formRemoval } from '../nodes/form-removal.ts'
import { landSignature } from '../nodes/land-signature.ts'
import { orient, orientedHeights } from '../nodes/orient.ts'
import { orientation } from '../nodes/orientation.ts'
import { straightenedPreview } from '../nodes/preview.ts'
import { robustForm } from '../nodes/robust-form.ts'
import { roughness } from '../nodes/roughness.ts'
import { signature } from '../nodes/signature.ts'
import { straighten } from '../nodes/straighten.ts'
import { striae } from '../nodes/striae.ts'
import { trace } from '../nodes/trace.ts'
import { codeOf } from './recipe.ts'
import type { ScorerConfig } from './scorer-config.ts'

/** Form removal and roughness band of a scan. */
export async function preprocess(
  graph: Graph,
  surface: Ref<Surface>,
  band: { lambda_s: number; lambda_c: number },
) {
  const formRemoved = await graph.evaluate(formRemoval, {}, { surface })
  const bandpassed = await graph.evaluate(roughness, band, { surface: formRemoved })
  return { surface, formRemoved, bandpassed }
}

/** Coherence of a scan's texture, on its form-removed heights. */
export async function textureOf(graph: Graph, surface: Ref<Surface>) {
  const formRemoved = await graph.evaluate(formRemoval, {}, { surface })
  return graph.evaluate(coherence, {}, { surface: formRemoved })
}

type Config = Readonly<ScorerConfig>

/** The textbook pipeline of a land: direction of its spectrum, rotation, mean profile of the middle. */
async function landByMoments(graph: Graph, config: Config, bandpassed: Bandpassed): Promise<LandStages> {
  const { signature_crop: crop, signature_pitch: pitch } = config
  const direction = await graph.evaluate(orientation, {}, { surface: bandpassed })
  const oriented = await graph.evaluate(orient, {}, { surface: bandpassed, orientation: direction })
  const straightened = await graph.evaluate(orientedHeights, {}, { oriented })
  const inputs = { surface: oriented, orientation: direction }
  return { straightened, signature: await graph.evaluate(signature, { crop, pitch }, inputs) }
}

/** A land straightened by its striae and cut at its groove edges. */
async function landByGrooves(graph: Graph, config: Config, surface: Ref<Surface>): Promise<LandStages> {
  const form = await graph.evaluate(robustForm, {}, { surface })
  const direction = await graph.evaluate(striae, striaeParams(config), { surface: form })
  const straightened = await graph.evaluate(straighten, {}, { surface: form, orientation: direction })
  const inputs = { surface: straightened, orientation: direction }
  return { straightened, signature: await graph.evaluate(landSignature, landParams(config), inputs) }
}

type Bandpassed = Ref<ReturnType<typeof bandpassedKind.decode>>

interface LandStages {
  readonly straightened: Ref<Surface>
  readonly signature: Ref<ReturnType<typeof signatureKind.decode>>
}

export const striaeParams = (config: Config) => ({
  lambda_s: config.land_angle_lambda_s,
  lambda_c: config.land_angle_lambda_c,
  clip: config.land_clip,
})

const landParams = (config: Config) => ({
  lambda_s: config.lambda_s,
  lambda_c: config.lambda_c,
  clip: config.land_clip,
  groove_deviations: config.groove_deviations,
  groove_floor: config.groove_floor,
  groove_run: config.groove_run,
  pitch: config.signature_pitch,
})

/** How the config's method reads a land, for recipes: the nodes and parameters from roughness band to signature. */
export const signatureMethod = (config: Config) =>
  config.striated_method === 'plain'
    ? {
        code: codeOf(orientation, orient, signature),
        params: { crop: config.signature_crop, pitch: config.signature_pitch },
      }
    : {
        code: codeOf(robustForm, striae, straighten, landSignature),
        params: { striae: striaeParams(config), ...landParams(config) },
      }

/** The whole striated pipeline of one land, from its surface to its signature. */
export async function land(graph: Graph, config: Config, surface: Ref<Surface>) {
  const { lambda_s, lambda_c } = config
  const { bandpassed } = await preprocess(graph, surface, { lambda_s, lambda_c })
  const stages =
    config.striated_method === 'plain'
      ? await landByMoments(graph, config, bandpassed)
      : await landByGrooves(graph, config, surface)
  return { surface, bandpassed, ...stages }
}

export type Land = Awaited<ReturnType<typeof land>>

export const landTrace = (graph: Graph, { surface, bandpassed, straightened, signature }: Land) =>
  graph.evaluate(trace, {}, { surface, bandpassed, straightened, signature })

export const landPicture = (graph: Graph, { straightened, signature }: Land) =>
  graph.evaluate(straightenedPreview, {}, { straightened, signature })
