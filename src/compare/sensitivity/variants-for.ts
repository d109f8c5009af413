import { MarkgraphError } from '../../errors.ts'
import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import type { LikelihoodRatio } from '../../kinds/calibration.ts'
import { type Reference, referenceKind } from '../../kinds/reference.ts'
import type { VariantAnswer } from '../../kinds/sensitivity.ts'
import type { Scored } from '../../marks/mark-type.ts'
import { referenceRecord } from '../../nodes/calibration/reference.ts'
import type { QuestionModel } from '../../nodes/test-fires/calibration.ts'
import { withinBounds } from '../../numerics/statistics/bound.ts'
import { lineLog10Lr } from '../../numerics/statistics/logistic.ts'
import { type Fit, fitWithout } from '../../references/fits-without.ts'
import type { ReferenceEntry } from '../../references/library.ts'
import type { OwnVariant } from '../../references/own-sensitivity.ts'
import type { ScoredVariant, SensitivityDocument } from '../../references/sensitivity.ts'
import type { Service } from '../../service/service.ts'
import { likelihoodRatio } from '../calibration.ts'
import type { Compared } from '../compared.ts'
import { isQuestion, type LoadedComparison } from '../request/request.ts'
import { questionsFit } from '../test-fires/evidence.ts'
import { type NoVariants, ownSensitivity } from './own-sensitivity.ts'

type Ratio = Pick<LikelihoodRatio, 'score' | 'log10_lr' | 'lr_bounds_log10' | 'lr_bound_hit'>

/** What a reference says about scores under a variant, without the sources that the comparison leaves out. */
export interface OnVariant {
  /** The reference as it is under the variant: its scans have other measures there. */
  readonly reference: ReferenceEntry
  /** Undefined where the other pairs support no LR. */
  pairRatio(score: Scored['score']): Promise<Ratio | undefined>
  questionModel(): Promise<QuestionModel | undefined>
}

/** A variant of the scorer config, and its reference or why it says nothing. */
export interface ReferenceVariant {
  readonly about: Pick<
    VariantAnswer,
    'id' | 'hyperparameter' | 'changes' | 'scorer_config_hash' | 'cllr_source_disjoint'
  >
  readonly on: OnVariant | { readonly reason: string }
}

/** The variants that the reference of a comparison was scored under, or why there are none. */
export async function variantsFor(
  service: Service,
  session: Session,
  { request, recipe }: Compared & Required<Pick<Compared, 'recipe'>>,
  leftOut: readonly string[],
): Promise<readonly ReferenceVariant[] | NoVariants> {
  const { reference } = request
  const { id } = reference.record
  const document = service.references.sensitivity(id)
  if (document?.reference === reference.ref.handle) {
    const stale = staleNode(document, recipe.steps)
    return stale ? { reason: stale } : shippedVariants(session, document, request, leftOut)
  }
  const own = await ownSensitivity(service, session, reference)
  if ('reason' in own) return own
  const variants = await Promise.all(own.variants.map((one) => ownVariant(session, reference, one, leftOut)))
  return isQuestion(request) ? variants.map(withoutPairCllr) : variants
}

/** The Cllr of a variant is that of two marks, which says nothing of questions. */
const withoutPairCllr = (variant: ReferenceVariant): ReferenceVariant => ({
  ...variant,
  about: { ...variant.about, cllr_source_disjoint: null },
})

const aboutOf = ({
  id,
  hyperparameter,
  changes,
  scorer_config_hash,
  cllr_source_disjoint,
}: ReferenceVariant['about']) => ({ id, hyperparameter, changes, scorer_config_hash, cllr_source_disjoint })

/** Why the variants of a document cannot calibrate these runs: a node has another version now. */
function staleNode(
  { nodes, id }: SensitivityDocument,
  steps: NonNullable<Compared['recipe']>['steps'],
): string | undefined {
  const runs = steps
    .filter(({ step }) => step !== 'calibrate' && step !== 'uncertainty')
    .flatMap((step) => step.runs)
  const other = runs.find(({ node, version }) => nodes[node] !== version)
  return (
    other &&
    `the variants of reference ${id} were scored by version ${nodes[other.node] ?? 'none'} of ${other.node}, not by version ${other.version}; they have to be scored again`
  )
}

/**
 * Variants of a bundled reference: their fits are shipped, also without every one and every two of its sources; those of
 * questions without every one.
 */
function shippedVariants(
  session: Session,
  document: SensitivityDocument,
  request: LoadedComparison,
  leftOut: readonly string[],
): readonly ReferenceVariant[] | NoVariants {
  const { reference: entry } = request
  const { id } = entry.record
  const shipped = document.variants.map((one) => ({
    pair: fitOf(document, one, leftOut),
    question: questionFitOf(document, one, leftOut),
  }))
  const fits = shipped.map((one) => (isQuestion(request) ? one.question : one.pair))
  if (leftOut.length > 0 && fits.every((fit) => fit === undefined)) {
    const sources = `${leftOut.length} sources of reference ${id} (${leftOut.join(', ')})`
    return {
      reason: `scans of ${sources} are compared, and its variants have no fits without all of these`,
    }
  }
  const variants = document.variants.map((one, i): ReferenceVariant => {
    const { conditions, measured_pitch } = one
    const { pair, question } = shipped[i]!
    const reference = { ...entry, record: { ...entry.record, conditions, measured_pitch } }
    return {
      about: aboutOf(one),
      on: fits[i]
        ? {
            reference,
            pairRatio: async (ref) => pair && ratioOn(pair, (await session.value(ref)).score),
            questionModel: async () => question,
          }
        : { reason: 'no fit is shipped for it without the sources of this comparison' },
    }
  })
  return isQuestion(request) ? variants.map(withoutPairCllr) : variants
}

/** The fit of a variant without these sources; undefined where none is shipped. */
function fitOf(
  { sources }: SensitivityDocument,
  { fit, without }: ScoredVariant,
  leftOut: readonly string[],
): Fit | undefined {
  if (leftOut.length === 0) return fit ?? undefined
  const places = leftOut.map((source) => sources.indexOf(source)).sort((a, b) => a - b)
  const [low, high] = [places[0]!, places.at(-1)!]
  return places.length > 2 ? undefined : fitWithout(without, sources.length, low, high)
}

/** What a variant says about several known marks without these sources; undefined where nothing is shipped. */
function questionFitOf(
  { sources }: SensitivityDocument,
  { questions }: ScoredVariant,
  leftOut: readonly string[],
): QuestionModel | undefined {
  if (leftOut.length > 1) return undefined
  const [source] = leftOut
  const fit = source === undefined ? questions.fit : questions.without[sources.indexOf(source)]
  return fit ?? undefined
}

function ratioOn([slope, intercept, lower, upper]: Fit, score: number): Ratio {
  const free = lineLog10Lr({ slope, intercept }, score)
  const log10_lr = withinBounds(free, { lower, upper })
  return { score, log10_lr, lr_bounds_log10: [lower, upper], lr_bound_hit: log10_lr !== free }
}

/** A variant of a reference of this installation: its pairs are here, so it is fitted without whichever sources. */
async function ownVariant(
  session: Session,
  entry: ReferenceEntry,
  variant: OwnVariant,
  leftOut: readonly string[],
): Promise<ReferenceVariant> {
  const { scored, reason } = variant
  const about = aboutOf(variant)
  if (scored === null) return { about, on: { reason: reason! } }
  const ref: Ref<Reference> = { handle: scored, kind: referenceKind }
  const record = await session.value(await session.evaluate(referenceRecord, {}, { reference: ref }))
  const reference = { ...entry, ref, record }
  const pairRatio: OnVariant['pairRatio'] = (score) =>
    unlessTooFew(async () => session.value((await likelihoodRatio(session, score, reference, leftOut)).lr))
  const questionModel = () =>
    unlessTooFew(async () => session.value(await questionsFit(session, ref, leftOut)))
  return { about, on: { reference, pairRatio, questionModel } }
}

/** What is fitted to the pairs of a reference; undefined where they support no LR. */
async function unlessTooFew<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof MarkgraphError && error.code === 'bad-value') return undefined
    throw error
  }
}
