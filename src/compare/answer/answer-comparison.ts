import { LRUCache } from 'lru-cache'
import type { Session } from '../../graph/session.ts'
import type { Service } from '../../service/service.ts'
import type { Store } from '../../store/store.ts'
import { compare } from '../compare.ts'
import { loadComparison, type MarkRequest, type PreparedComparison } from '../request/comparison.ts'
import { ingest } from '../request/ingest.ts'
import { sidesOf } from '../request/sides.ts'
import type { Upload } from '../request/upload.ts'
import { type Answer, type Asking, answerTo, type Kept, keep, keptOf } from './answer.ts'

const MEMORY_CHARACTERS = 8 * 2 ** 20 // of answers as JSON

/** Answers that this process has given, by everything that was asked. */
type GivenAnswers = LRUCache<string, { readonly answer: Answer; readonly kept: Kept }>

/** An answer is as good as the store that keeps what it stands on. */
const givenAnswers = new WeakMap<Store, GivenAnswers>()

/** The answers of this process that stand on the store of a service. */
export function answersOf({ store }: Pick<Service, 'store'>): GivenAnswers {
  const known = givenAnswers.get(store)
  if (known) return known
  const answers: GivenAnswers = new LRUCache({
    maxSize: MEMORY_CHARACTERS,
    sizeCalculation: ({ answer }) => JSON.stringify(answer).length,
  })
  givenAnswers.set(store, answers)
  return answers
}

/**
 * Compares as prepared and answers. An answer that this process has given and stored before is given again, as everything
 * it stands on has the same handles for good. Its files are taken in again, so that a lost scan is stored again.
 */
export async function answerComparison(
  service: Service,
  prepared: PreparedComparison,
  asking: Asking,
): Promise<Answer> {
  const { graph } = service
  const answers = answersOf(service)
  const uploads = sidesOf(prepared.asked).flatMap(({ mark }) => mark.scans.filter(isUpload))
  const key = keyOf(prepared, asking)
  const given = answers.get(key)
  if (given) {
    await graph.within(async (session) => {
      await ingest(service, session, uploads)
      await keep(service, session, given.kept, asking.principal)
    })
    return given.answer
  }
  const fresh = await graph.within((session) => answerAfresh(service, session, prepared, asking))
  if (isForGood(fresh.answer)) answers.set(key, fresh) // only now: everything is on disk
  return fresh.answer
}

/** Whether the same request has the same answer for good: a reference may be scored under other settings later. */
const isForGood = (answer: Answer): boolean =>
  !('sensitivity' in answer && answer.sensitivity?.available === false)

/** Compares as prepared and answers, whatever this process has answered before. */
export async function answerAfresh(
  service: Service,
  session: Session,
  prepared: PreparedComparison,
  asking: Asking,
): Promise<{ answer: Answer; kept: Kept }> {
  const compared = await compare(service, session, await loadComparison(service, session, prepared))
  const answer = await answerTo(service, session, compared, asking)
  return { answer, kept: keptOf(compared, answer) }
}

const isUpload = (scan: MarkRequest['scans'][number]): scan is Upload => typeof scan !== 'string'

/** Everything that an answer depends on. The config is the deployed one with what is asked. */
function keyOf(
  { asked, type, reference, places, nPlaces, resolution }: PreparedComparison,
  { include, warnings, previews }: Asking,
): string {
  const mark = ({ scans, read }: MarkRequest) => [
    scans.map((one) => (isUpload(one) ? [one.sha256, one.reading, one.filename] : one)),
    read,
  ]
  return JSON.stringify([
    type.domain,
    asked.scorerConfig,
    reference.ref.handle,
    resolution,
    nPlaces,
    places,
    sidesOf(asked).map((one) => mark(one.mark)),
    asked.stated,
    [...include].sort(),
    warnings,
    previews,
  ])
}
