import type { Scan } from './ingest.ts'
import type { Service } from './service.ts'
import { textureOf } from './striated.ts'

const STRIATED_FROM = 0.6 // coherence

/** The mark type a scan looks like: directional striae or isotropic texture. A suggestion, for the user to confirm. */
export async function detectMarkType({ graph }: Service, { surface }: Pick<Scan, 'surface'>) {
  const { coherence } = await graph.value(await textureOf(graph, surface))
  await graph.flush()
  return {
    domain: coherence >= STRIATED_FROM ? ('striated' as const) : ('impressed' as const),
    coherence,
  }
}
