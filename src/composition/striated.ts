import type { Graph } from '../graph/graph.ts'
import type { Ref } from '../graph/node.ts'
import { coherence } from '../nodes/coherence.ts'
import type { Surface } from '../nodes/decode.ts'
import { formRemoval } from '../nodes/form-removal.ts'
import { orient } from '../nodes/orient.ts'
import { orientation } from '../nodes/orientation.ts'
import { landPreview } from '../nodes/preview.ts'
import { roughness } from '../nodes/roughness.ts'
import { signature } from '../nodes/signature.ts'
import { trace } from '../nodes/trace.ts'
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

/** The whole striated pipeline of one land, from its surface to its signature. */
export async function land(graph: Graph, config: Readonly<ScorerConfig>, surface: Ref<Surface>) {
  const { lambda_s, lambda_c, signature_crop: crop, signature_pitch: pitch } = config
  const { bandpassed } = await preprocess(graph, surface, { lambda_s, lambda_c })
  const direction = await graph.evaluate(orientation, {}, { surface: bandpassed })
  const oriented = await graph.evaluate(orient, {}, { surface: bandpassed, orientation: direction })
  const profile = await graph.evaluate(
    signature,
    { crop, pitch },
    { surface: oriented, orientation: direction },
  )
  return { surface, bandpassed, oriented, signature: profile }
}

export type Land = Awaited<ReturnType<typeof land>>

export const landTrace = (graph: Graph, { surface, bandpassed, oriented, signature }: Land) =>
  graph.evaluate(trace, {}, { surface, bandpassed, oriented, signature })

export const landPicture = (graph: Graph, { oriented, signature }: Land) =>
  graph.evaluate(landPreview, {}, { oriented, signature })
