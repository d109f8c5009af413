import type { Calibration, LikelihoodRatio } from '../kinds/calibration.ts'
import type { Ref } from '../kinds/node.ts'
import type { Reference } from '../kinds/reference.ts'
import type { scoreKind } from '../kinds/score.ts'
import { bootstrapCalibration, fitCalibration } from '../nodes/calibration.ts'
import { calibrate, uncertainty } from '../nodes/likelihood-ratio.ts'
import type { ReferenceEntry } from '../references/library.ts'
import type { Service } from './service.ts'

const BOOTSTRAP = {
  replicates: 1000,
  seed: 20250101, // any fixed number: every run must draw the same clusters
}

type ScoreRef = Ref<ReturnType<typeof scoreKind.decode>>

/** A score against a reference: the bounded LR and, unless `ci` is false, its interval. */
export async function calibrated({ graph }: Service, score: ScoreRef, reference: ReferenceEntry, ci = true) {
  const calibration = await graph.evaluate(fitCalibration, {}, { reference: reference.ref })
  const lr = await graph.evaluate(calibrate, { lr_bound: 'auto' }, { score, calibration })
  const interval = ci ? await intervalOf(graph, lr, calibration, reference.ref) : undefined
  const ratio = await graph.value(lr)
  const range = interval && (await graph.value(interval))
  return {
    refs: { lr, calibration, interval },
    ratio,
    range,
    curves: await graph.value(calibration),
    direction: ratio.direction,
    verbal: range?.verbal ?? ratio.verbal,
  }
}

async function intervalOf(
  graph: Service['graph'],
  likelihood_ratio: Ref<LikelihoodRatio>,
  calibration: Ref<Calibration>,
  reference: Ref<Reference>,
) {
  const bootstrap = await graph.evaluate(bootstrapCalibration, BOOTSTRAP, { reference })
  return graph.evaluate(uncertainty, {}, { likelihood_ratio, calibration, bootstrap })
}

/** Fits every reference and its refits, so that the first comparison does not wait for them; kept in the store. */
export async function prepareReferences({ graph, references }: Service): Promise<void> {
  for (const { ref: reference } of references.all()) {
    await graph.evaluate(fitCalibration, {}, { reference })
    await graph.evaluate(bootstrapCalibration, BOOTSTRAP, { reference })
  }
  await graph.flush()
}

export type Calibrated = Awaited<ReturnType<typeof calibrated>>

/** The `calibration` block: the reference's curves with this comparison's score located on them. */
export function calibrationBlock(reference: ReferenceEntry, { curves, ratio }: Calibrated) {
  const { n_km, n_knm, auc, eer, lr_bound_log10, km_knm_hist, tippett } = curves
  return {
    reference_name: reference.record.name,
    ...{ n_km, n_knm, auc, eer, lr_bound_log10 },
    score_marker: ratio.score,
    this_log10_lr: ratio.log10_lr,
    km_knm_hist,
    tippett,
  }
}
