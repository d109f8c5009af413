import type { Calibration } from '../../kinds/calibration.ts'
import { auc, eer, histogram, tippett } from '../../numerics/statistics/metrics.ts'

/** How well scores (n) tell two classes apart, and the curves that show it: of the scores, and of their log10 LRs (n). */
export function referenceCurves(
  scores: Float64Array,
  log10Lr: Float64Array,
  labels: Uint8Array,
): Pick<Calibration, 'auc' | 'eer' | 'km_knm_hist' | 'tippett'> {
  const hist = histogram(scores, labels)
  const curves = tippett(log10Lr, labels)
  return {
    auc: auc(scores, labels),
    eer: eer(scores, labels),
    km_knm_hist: {
      edges: [...hist.edges],
      km_counts: [...hist.kmCounts],
      knm_counts: [...hist.knmCounts],
    },
    tippett: { log10_lr: [...curves.log10Lr], km_ge: [...curves.kmGe], knm_ge: [...curves.knmGe] },
  }
}
