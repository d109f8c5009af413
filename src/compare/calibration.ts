import { MarkgraphError } from '../errors.ts'
import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import type { Calibration, CalibrationBlock, Interval, LikelihoodRatio } from '../kinds/calibration.ts'
import { scoreKind } from '../kinds/marks/score.ts'
import type { QuestionCalibration } from '../kinds/marks/test-fires.ts'
import { nodesOf } from '../kinds/node.ts'
import type { Marks, Reading } from '../marks/mark-type.ts'
import { bootstrapCalibration, fitCalibration } from '../nodes/calibration/calibration.ts'
import { calibrate, uncertainty } from '../nodes/calibration/likelihood-ratio.ts'
import { referenceMembers, referenceRecord } from '../nodes/calibration/reference.ts'
import { referenceFaults } from '../nodes/calibration/reference-faults.ts'
import { bootstrapQuestions, fitQuestions } from '../nodes/test-fires/calibration.ts'
import { exp } from '../numerics/elementary/exponential.ts'
import { anchoredLogDensities, anchorOf } from '../numerics/test-fires/anchored.ts'
import type { ReferenceEntry, ReferenceLibrary } from '../references/library.ts'
import type { OnReference } from '../references/prepared.ts'
import type { Service } from '../service/service.ts'
import { leftOutFor } from './checks/left-out.ts'
import { sidesOf } from './request/sides.ts'

export const BOOTSTRAP = {
  replicates: 1000,
  seed: 20250101, // arbitrary but fixed: every run must draw the same clusters
}

type ScoreRef = Ref<ReturnType<typeof scoreKind.decode>>

/** The bounded LR of a score on a reference, without the pairs of some of its sources. */
export async function likelihoodRatio(
  session: Session,
  score: ScoreRef,
  { ref: reference }: ReferenceEntry,
  leftOut: readonly string[] = [],
) {
  const calibration = await session.evaluate(fitCalibration, { left_out: [...leftOut] }, { reference })
  const lr = await session.evaluate(calibrate, { lr_bound: 'auto' }, { score, calibration })
  return { calibration, lr }
}

/** The bounded LR of a score on a reference, with its interval. */
export async function evidence(
  session: Session,
  score: ScoreRef,
  reference: ReferenceEntry,
  leftOut: readonly string[] = [],
) {
  const { calibration, lr } = await likelihoodRatio(session, score, reference, leftOut)
  const params = { ...BOOTSTRAP, left_out: [...leftOut] }
  const bootstrap = await session.evaluate(bootstrapCalibration, params, { reference: reference.ref })
  const inputs = { likelihood_ratio: lr, calibration, bootstrap }
  return { calibration, lr, interval: await session.evaluate(uncertainty, {}, inputs) }
}

/** The likelihood ratio of a score, its interval, and what the reference says that both come from. */
export interface Evidence {
  readonly calibration: Ref<Omit<Calibration, 'slope' | 'intercept' | 'method'>>
  readonly lr: Ref<LikelihoodRatio>
  readonly interval: Ref<Interval>
}

export type PairEvidence = Awaited<ReturnType<typeof evidence>>

/** Where a mark type finds the references that it reads its own scores on. */
export interface ReferencesById {
  readonly references: Pick<ReferenceLibrary, 'get'>
}

/** Lets a mark type read its own scores on a reference. */
export const readingOf = (
  { references }: ReferencesById,
  session: Session,
  marks: Pick<Marks, 'a' | 'b'>,
): Reading => ({
  async likelihoodRatio(score, referenceId) {
    const reference = await references.get(referenceId)
    const { sources } = await leftOutFor(session, reference, sidesOf({ a: marks.a, b: marks.b }))
    const { lr } = await likelihoodRatio(session, session.put(scoreKind, score), reference, sources)
    return { ratio: await session.value(lr), reference: reference.record.name }
  },
})

const EVERY_SOURCE = { left_out: [] }
const REFITS = { ...BOOTSTRAP, ...EVERY_SOURCE }
const [FAULTS_NODE, FIT_NODE, REFITS_NODE, QUESTIONS_NODE, QUESTION_REFITS_NODE] = nodesOf(
  referenceFaults,
  fitCalibration,
  bootstrapCalibration,
  fitQuestions,
  bootstrapQuestions,
)

/** What comparisons need of their reference when no source is left out, and what is looked at when it is read. */
export const ON_REFERENCE: readonly OnReference[] = [
  { node: FAULTS_NODE!, params: {} },
  { node: FIT_NODE!, params: EVERY_SOURCE },
  { node: REFITS_NODE!, params: REFITS },
  { node: QUESTIONS_NODE!, params: EVERY_SOURCE },
  { node: QUESTION_REFITS_NODE!, params: REFITS },
]

/** The results of `ON_REFERENCE` that comparisons need; a reference that cannot answer for several known marks has none of these. */
export async function resultsOn(
  session: Session,
  reference: ReferenceEntry['ref'],
): Promise<readonly Ref<unknown>[]> {
  const ofPairs = [
    await session.evaluate(fitCalibration, EVERY_SOURCE, { reference }),
    await session.evaluate(bootstrapCalibration, REFITS, { reference }),
  ]
  try {
    return [
      ...ofPairs,
      await session.evaluate(fitQuestions, EVERY_SOURCE, { reference }),
      await session.evaluate(bootstrapQuestions, REFITS, { reference }),
    ]
  } catch (error) {
    if (error instanceof MarkgraphError && error.code === 'bad-value') return ofPairs
    throw error
  }
}

/**
 * Reads every reference and computes what is made of it alone, unless it came with it, so that the first comparison does not
 * wait for that.
 * errors  `bad-setting`: a bundled reference is broken
 */
export const prepareReferences = ({ graph, references }: Service): Promise<void> =>
  graph.within(async (session) => {
    for (const { ref: reference } of await references.all()) {
      await resultsOn(session, reference)
      await session.evaluate(referenceMembers, {}, { reference })
      await session.evaluate(referenceRecord, {}, { reference })
    }
  })

/**
 * The `calibration` block: the curves of the reference, with the score of this comparison marked on them.
 * in      `amongKnown`: of a question the scores among its known marks, for the densities of its score
 */
export async function calibrationBlock(
  session: Session,
  { record }: ReferenceEntry,
  { calibration, lr }: Pick<Evidence, 'calibration' | 'lr'>,
  amongKnown?: readonly number[],
): Promise<CalibrationBlock> {
  const fit = await session.value(calibration)
  const { n_km, n_knm, auc, eer, km_knm_hist, tippett } = fit
  const { score, log10_lr, lr_bound_log10, lr_bounds_log10 } = await session.value(lr)
  return {
    reference_name: record.name,
    n_km,
    n_knm,
    auc,
    eer,
    lr_bound_log10,
    lr_bounds_log10,
    score_marker: score,
    this_log10_lr: log10_lr,
    km_knm_hist,
    tippett,
    ...(amongKnown && { densities: densitiesOf(fit as QuestionCalibration, amongKnown, score) }),
  }
}

const POINTS = 201
const BEYOND = 5 // deviations of chance beyond the last thing to be seen

/** Both densities of the score of a question, at evenly spaced scores that cover chance, the known marks and the score. */
function densitiesOf(
  model: QuestionCalibration,
  amongKnown: readonly number[],
  score: number,
): NonNullable<CalibrationBlock['densities']> {
  const anchor = anchorOf(model, Float64Array.from(amongKnown))
  const { agreement, excess } = anchor
  const logDensities = anchoredLogDensities(model, anchor)
  const shown = [model.mean, agreement, agreement + 2 * model.ratio * excess, score]
  const low = Math.min(...shown) - BEYOND * model.sd
  const high = Math.max(...shown) + BEYOND * model.sd
  const scores = Array.from({ length: POINTS }, (_, i) => low + ((high - low) * i) / (POINTS - 1))
  const logs = scores.map(logDensities)
  return {
    score: scores,
    different: logs.map(({ different }) => exp(different)),
    same: logs.map(({ same }) => exp(same)),
  }
}
