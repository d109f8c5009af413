import type { Session } from '../../graph/session.ts'
import type { LikelihoodRatio } from '../../kinds/calibration.ts'
import type { ScopeReport } from '../../kinds/scope.ts'
import { blockedBy, weighChecks } from '../../nodes/report/scope-report.ts'
import { agreementCheck, ratioUnder } from '../../nodes/test-fires/calibration.ts'
import { joinSentences } from '../../words/said.ts'
import type { ReferencesById } from '../calibration.ts'
import { checkAndScore, type Judged } from '../compare.ts'
import type { LoadedComparison, LoadedQuestion } from '../request/request.ts'
import { judgeQuestion } from '../test-fires/score-question.ts'
import type { OnVariant } from './variants-for.ts'

/** What a comparison gives under a variant: its score as evidence, or why there is none. */
type UnderVariant =
  | Pick<LikelihoodRatio, 'score' | 'log10_lr' | 'lr_bounds_log10' | 'lr_bound_hit'>
  | { readonly outcome: 'refused' | 'not_available'; readonly reason: string }

const NO_FIT = {
  outcome: 'not_available',
  reason: 'its pairs support no LR without the sources of this comparison',
} as const

type Checks = Judged['pair']

/** Two marks under a variant. */
export async function pairUnder(
  service: ReferencesById,
  session: Session,
  request: LoadedComparison,
  { pairRatio }: OnVariant,
): Promise<UnderVariant> {
  const { pair, checks, refusal, scored } = await checkAndScore(service, session, request)
  if (refusal) {
    if (refusal.reasons) return refused(joinSentences(refusal.reasons))
    const { scope_a: mark_a, scope_b: mark_b } = checks
    return refused(await reasonOf(session, request, { mark_a, mark_b, pair }))
  }
  return (await pairRatio(scored.score)) ?? NO_FIT
}

/** A questioned mark against the same known marks under a variant. */
export async function questionUnder(
  service: ReferencesById,
  session: Session,
  request: LoadedQuestion,
  { questionModel }: OnVariant,
): Promise<UnderVariant> {
  const { pair, checks, refusal, scored } = await judgeQuestion(service, session, request)
  if (refusal) {
    if (refusal.reasons) return refused(joinSentences(refusal.reasons))
    const { scope_a: mark_a, scope_known } = checks
    let at = 0
    const known = request.known.map(({ scans }) => {
      at += scans.length
      return scope_known.slice(at - scans.length, at)
    })
    return refused(await reasonOf(session, request, { mark_a, known, pair }))
  }
  const model = await questionModel()
  if (!model) return NO_FIT
  const score = await session.value(scored.score)
  const agree = agreementCheck(score, model)
  return agree.passed ? ratioUnder(score, model) : refused(agree.reason)
}

const refused = (reason: string) => ({ outcome: 'refused', reason }) as const

/** The checks that stop a comparison, in sentences. */
async function reasonOf(
  session: Session,
  { type: { domain } }: LoadedComparison,
  {
    mark_a,
    mark_b = [],
    known,
    pair,
  }: { mark_a: Checks; mark_b?: Checks; known?: readonly Checks[]; pair: Checks },
): Promise<string> {
  const reports = (of: Checks): Promise<ScopeReport[]> =>
    Promise.all(of.map(async (ref) => weighChecks(domain, (await session.value(ref)).checks, 'refuse')))
  const ofPair = await Promise.all(pair.map(async (ref) => (await session.value(ref)).checks))
  const blocked = blockedBy({
    mark_a: await reports(mark_a),
    mark_b: await reports(mark_b),
    ...(known && { known: await Promise.all(known.map(reports)) }),
    pair: weighChecks(domain, ofPair.flat(), 'refuse'),
  })
  return joinSentences(blocked)
}
