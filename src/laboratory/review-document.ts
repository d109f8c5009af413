import { MarkgraphError, phrase } from '../errors.ts'
import type { ReviewDocument, ReviewResult, ReviewSettings } from '../kinds/laboratory/review.ts'
import { type ReviewOrder, settingsHash } from './review-order.ts'
import { compareResults } from './review-results.ts'

/** What a review is about, beside what came of it. */
type ReviewSubject = Pick<
  ReviewDocument,
  'id' | 'domain' | 'created' | 'requester' | 'reviewer' | 'reason' | 'reference' | 'propositions' | 'scans'
>

/** The document of a review that both have signed. Error `damaged`: the acts do not show it. */
export function writeReview({
  about,
  settings,
  sentence,
  order: { steps, faults },
  first,
  second,
}: {
  readonly about: ReviewSubject
  readonly settings: ReviewSettings
  readonly sentence: string
  readonly order: ReviewOrder
  readonly first: ReviewResult
  readonly second: ReviewResult
}): ReviewDocument {
  const lastOf = (principal: string) => {
    const found = steps.findLast((one) => one.step === 'signed' && one.principal === principal)
    if (found) return found
    throw new MarkgraphError(
      'damaged',
      phrase('no act of the record shows that {principal} has signed the review', { principal }),
    )
  }
  return {
    format: 'markgraph-review-1',
    ...about,
    commitment: { sha256: settingsHash(settings), settings },
    first,
    second,
    differences: compareResults(first, second),
    sentence,
    signatures: [lastOf(about.requester), lastOf(about.reviewer)].sort((a, b) => a.sequence - b.sequence),
    order: steps,
    blind: faults.length === 0,
    faults,
  }
}
