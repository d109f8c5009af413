import type { Graph } from '../graph/graph.ts'
import type { Ref } from '../kinds/node.ts'
import type { Surface } from '../kinds/surface.ts'
import { cmr1d, cmr1dBlock } from '../nodes/cmr-1d.ts'
import { orientation } from '../nodes/orientation.ts'
import { straightenedPreview } from '../nodes/preview.ts'
import { robustForm } from '../nodes/robust-form.ts'
import { straighten } from '../nodes/straighten.ts'
import { striae } from '../nodes/striae.ts'
import { collapse, toolmarkSignature } from '../nodes/toolmark-signature.ts'
import { trace } from '../nodes/trace.ts'
import { mapLimited } from './limit.ts'
import type { ScorerConfig } from './scorer-config.ts'
import { preprocess, striaeParams } from './striated.ts'

type Config = Readonly<ScorerConfig>

export const toolmarkBand = ({ toolmark_lambda_s, toolmark_lambda_c }: Config) => ({
  lambda_s: toolmark_lambda_s,
  lambda_c: toolmark_lambda_c,
})

export const toolmarkSignatureParams = (config: Config) => ({
  pitch: config.toolmark_pitch,
  amplitude_sigma: config.toolmark_amplitude_sigma,
  amplitude_floor: config.toolmark_amplitude_floor,
})

export const toolmarkSearch = (config: Config) => ({
  window: config.toolmark_window,
  min_overlap: config.toolmark_min_overlap,
  candidates: config.toolmark_candidates,
  candidate_distance: config.toolmark_candidate_distance,
})

/** The mean profile of a toolmark that is a surface. */
async function collapsed(graph: Graph, config: Config, surface: Ref<Surface>) {
  const form = await graph.evaluate(robustForm, {}, { surface })
  const direction = await graph.evaluate(striae, striaeParams(config), { surface: form })
  const straightened = await graph.evaluate(straighten, {}, { surface: form, orientation: direction })
  const profile = await graph.evaluate(collapse, {}, { surface: straightened, orientation: direction })
  return { straightened, orientation: direction, profile }
}

/** The whole pipeline of one toolmark, a profile or a surface, to its signature. */
export async function toolmark(graph: Graph, config: Config, surface: Ref<Surface>) {
  const [ny] = (await graph.value(surface)).heights.shape
  const areal = ny === 1 ? undefined : await collapsed(graph, config, surface)
  const { bandpassed: profile } = await preprocess(graph, areal?.profile ?? surface, toolmarkBand(config))
  const direction = areal?.orientation ?? (await graph.evaluate(orientation, {}, { surface: profile }))
  const signature = await graph.evaluate(toolmarkSignature, toolmarkSignatureParams(config), {
    profile,
    orientation: direction,
  })
  return {
    surface,
    straightened: areal?.straightened ?? profile,
    areal: areal !== undefined,
    profile,
    signature,
  }
}

export type Toolmark = Awaited<ReturnType<typeof toolmark>>

export const toolmarkPicture = (graph: Graph, { straightened, signature }: Toolmark) =>
  graph.evaluate(straightenedPreview, {}, { straightened, signature })

export const traceOfToolmark = (graph: Graph, { surface, straightened, profile, signature }: Toolmark) =>
  graph.evaluate(trace, {}, { surface, bandpassed: profile, straightened, signature })

/** Where two signatures agree; its params, for the recipe. */
export async function toolmarkCongruence(
  graph: Graph,
  config: Config,
  a: Toolmark['signature'],
  b: Toolmark['signature'],
) {
  const params = { ...toolmarkSearch(config), region_corr: config.toolmark_region_corr }
  return { congruence: await graph.evaluate(cmr1d, params, { a, b }), params }
}

const BLOCK = 256 // pairs of one run: short, so that what is urgent soon finds a thread and a crash loses little

/**
 * Scores of all pairs of a study. Row i holds those of mark i with marks i + 1, i + 2, …, in their order; the last row
 * is empty. One run of the graph for every 256 pairs of a row.
 */
export async function toolmarkScores(
  graph: Graph,
  config: Config,
  signatures: readonly Toolmark['signature'][],
  { onPairs, signal }: { onPairs: (pairs: number) => void; signal?: AbortSignal | undefined },
): Promise<Float64Array[]> {
  const rows = signatures.map((_, i) => new Float64Array(signatures.length - 1 - i))
  const blocks = rows.flatMap((row, i) =>
    Array.from({ length: Math.ceil(row.length / BLOCK) }, (_, k) => ({ i, from: k * BLOCK })),
  )
  await mapLimited(blocks, graph.executor.threads + 1, async ({ i, from }) => {
    signal?.throwIfAborted()
    const b = signatures.slice(i + 1 + from, i + 1 + from + BLOCK)
    const scores = await graph.evaluate(cmr1dBlock, toolmarkSearch(config), { a: signatures[i]!, b })
    const { values } = await graph.value(scores)
    rows[i]!.set(values.data, from)
    onPairs(b.length)
  })
  return rows
}
