/** Types of scoring.mjs, which is plain JavaScript because the kit contains it unchanged. */
export interface Figures {
  cllr: number
  cllr_min: number
  auc: number
  calibration_loss: number
}

export interface Metrics extends Figures {
  cllr_std: number
  cllr_min_std: number
  auc_std: number
  calibration_loss_std: number
  pooled: Figures & { ece: number; ece_prior: number }
  folds: Figures[]
}

export function log2(x: number): number
export function metricsOf(lrs: Float64Array, labels: Uint8Array, folds: readonly Uint32Array[]): Metrics
