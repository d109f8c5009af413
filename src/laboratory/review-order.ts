import { z } from 'zod'
import { canonicalJson, type Json, sha256 } from '../address/canonical.ts'
import { type EventRow, eventRecord } from '../kinds/laboratory/event.ts'
import {
  REVIEW_STEPS,
  type ReviewEvent,
  type ReviewFault,
  type ReviewSettings,
  type ReviewStep,
} from '../kinds/laboratory/review.ts'
import type { Wire } from '../kinds/wire.ts'
import type { Service } from '../service/service.ts'
import { type EventFilter, hasOwnHash, type NewEvent } from '../store/records/events.ts'
import type { ReviewRow } from '../store/records/reviews.ts'

/** The order of a review, as the record of acts has it: own settings, then the score, then the other's. */

const PAGE = 1000

/** What is committed of settings. */
export const settingsHash = (settings: ReviewSettings): string =>
  sha256(canonicalJson(settings as unknown as Json))

/** A step of a review for the record of acts. */
export const stepTaken = (
  { id }: Pick<ReviewRow, 'id'>,
  principal: string,
  step: Exclude<ReviewStep, 'asked'>,
  details: NewEvent['details'] = {},
): NewEvent => ({
  principal,
  act: step === 'signed' ? 'signed' : 'reviewed',
  kind: 'review',
  subject: id,
  details: { step, ...details },
})

function stepOf({ act, kind, details }: EventRow): ReviewStep | undefined {
  if (kind !== 'review') return undefined
  return act === 'made' ? 'asked' : REVIEW_STEPS.find((step) => step === details['step'])
}

/** All acts on one thing, oldest first. */
async function actsOn(
  { store: { events } }: Pick<Service, 'store'>,
  filter: EventFilter,
): Promise<EventRow[]> {
  const found: EventRow[] = []
  for (let before: number | undefined; ; ) {
    const page = await events.newest(filter, PAGE, before)
    found.push(...page)
    if (page.length < PAGE) return found.reverse()
    before = page.at(-1)!.sequence
  }
}

export interface ReviewOrder {
  /** Oldest first. */
  readonly steps: readonly ReviewEvent[]
  /** Why the review is not blind; none while nothing speaks against it. */
  readonly faults: readonly ReviewFault[]
}

/** The rows of the record of acts that a review rests on, oldest first. */
export const reviewActs = z.strictObject({
  review: z.array(eventRecord).describe('Its steps.'),
  first: z.array(eventRecord).describe('What the reviewer did with the first report.'),
  second: z.array(eventRecord).describe('What the reviewer did with the second report.'),
})
export type ReviewActs = Wire<typeof reviewActs>

/** The rows of the record of acts that a review rests on. */
export async function actsOfReview(
  service: Pick<Service, 'store'>,
  { id, report, reviewer, body: { second } }: ReviewRow,
): Promise<ReviewActs> {
  const ofReviewer = (subject: string) => actsOn(service, { subject, principal: reviewer })
  return {
    review: (await actsOn(service, { subject: id })).filter((one) => stepOf(one) !== undefined),
    first: await ofReviewer(report),
    second: second === null ? [] : await ofReviewer(second),
  }
}

/** The steps of a review, and what speaks against its being blind. Nothing but the record of acts is believed. */
export const reviewOrder = async (service: Pick<Service, 'store'>, row: ReviewRow): Promise<ReviewOrder> =>
  orderOfActs(await actsOfReview(service, row), { ...row, settings: row.body.settings })

/** The same from the rows themselves. */
export function orderOfActs(
  { review: acts, first: onFirst, second: onSecond }: ReviewActs,
  row: Pick<ReviewRow, 'principal' | 'reviewer' | 'state'> & { readonly settings: ReviewSettings | null },
): ReviewOrder {
  const steps = acts.map((one): ReviewEvent => {
    const { sequence, hash, principal, at } = one
    return { step: stepOf(one)!, sequence, hash, principal, at }
  })
  const last = Number.POSITIVE_INFINITY
  const at = (step: ReviewStep): number => steps.find((one) => one.step === step)?.sequence ?? last
  const committed = acts.find((one) => stepOf(one) === 'committed')
  const wanted = row.settings && settingsHash(row.settings)
  const isPeek = (one: EventRow): boolean => stepOf(one) === 'peeked'
  const read =
    acts.some((one) => isPeek(one) && one.details['by'] !== 'comparison') ||
    onFirst.some(
      ({ act, sequence }) => sequence < at('committed') || (act !== 'made' && sequence < at('compared')),
    )
  const before =
    acts.some((one) => isPeek(one) && one.details['by'] === 'comparison') ||
    onSecond.some(({ sequence }) => sequence < at('committed'))
  const found: Readonly<Record<ReviewFault, boolean>> = {
    result_read: read,
    compared_before: before,
    order: !isInOrder(row, steps),
    settings_changed: wanted !== (committed?.details['settings'] ?? null),
    record_changed: !acts.every(hasOwnHash),
  }
  return { steps, faults: (Object.keys(found) as ReviewFault[]).filter((fault) => found[fault]) }
}

/** Whether the steps up to the state of a review are there once, in their order, each by the one who had to take it. */
function isInOrder(
  { principal, reviewer, state }: Pick<ReviewRow, 'principal' | 'reviewer' | 'state'>,
  steps: readonly ReviewEvent[],
): boolean {
  const due = [
    ['asked', principal],
    ...(state === 'open' ? [] : [['committed', reviewer]]),
    ...(state === 'open' || state === 'committed'
      ? []
      : [
          ['compared', reviewer],
          ['shown', reviewer],
        ]),
  ]
  const taken = steps.filter(({ step }) => step !== 'peeked' && step !== 'signed')
  return (
    taken.length === due.length &&
    taken.every((one, i) => one.step === due[i]![0] && one.principal === due[i]![1])
  )
}
