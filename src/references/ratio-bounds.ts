import { MarkgraphError } from '../errors.ts'
import type { Graph } from '../graph/graph.ts'
import { fitCalibration } from '../nodes/calibration/calibration.ts'
import type { ReferenceEntry } from './library.ts'

/** The least and the greatest log10 ratio of two marks on a reference; null where its pairs support no ratio. */
export async function ratioBounds(
  { graph }: { readonly graph: Graph },
  { ref }: Pick<ReferenceEntry, 'ref'>,
): Promise<[number, number] | null> {
  try {
    const { lr_bounds_log10 } = await graph.within(async (session) =>
      session.value(await session.evaluate(fitCalibration, { left_out: [] }, { reference: ref })),
    )
    return [...lr_bounds_log10]
  } catch (error) {
    if (error instanceof MarkgraphError && error.code === 'bad-value') return null
    throw error
  }
}
