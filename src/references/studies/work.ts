import type { Json } from '../../address/canonical.ts'
import { MarkgraphError } from '../../errors.ts'
import type { Task } from '../../executor/executor.ts'
import { mapLimited } from '../../graph/map-limited.ts'
import { freeAgain } from '../../graph/work-sharing.ts'
import { type MarkType, type Scoring, UNWATCHED } from '../../marks/mark-type.ts'
import { scorePopulations } from '../../marks/population.ts'
import type { Service } from '../../service/service.ts'
import type { Taken } from '../../store/task-queue.ts'
import { pairingOf } from '../pairing.ts'
import { studyOf } from './study.ts'

/** What is computed of one mark of a study alone, and of all its scans: the stages before a pair. */
interface MarkOfStudy {
  readonly study: string
  readonly mark: number
}

interface OnePiece {
  readonly key: string
  readonly name: string
  readonly body: Task | MarkOfStudy
}

/** The pieces of a message to a worker. */
interface Pieces {
  readonly pieces: readonly OnePiece[]
}

const CLAIMED = 64 // of a message, at a time: a database has room for some hundred locks of each process
const TASKS = 16 // of those, under way
const MARKS = 2
const MARK = 'mark'

/** A mark without a partner has no pairs: what is left of its study is what its scans alone give. */
const alone = (type: MarkType, scoring: Scoring, mark: Scoring['marks'][number]): Promise<unknown> =>
  scorePopulations(type, { ...scoring, marks: [mark], against: undefined, watch: UNWATCHED })

/**
 * Has what the scans of a study alone give computed by this machine and the workers, mark by mark: most of it is not stored, so
 * that one machine must do all stages of a mark. Without workers it does nothing. Who asks for a mark afterwards finds its
 * results, and gets the errors.
 */
export async function aheadOf(
  { workSharing }: Service,
  type: MarkType,
  study: string,
  scoring: Scoring,
): Promise<void> {
  if (!workSharing || (await workSharing.places()) === 0) return
  const { session, watch } = scoring
  const here = { ...scoring, session: session.backgroundHere() }
  const bar = watch.stage('marks', scoring.marks.length)
  await session.mapMany(scoring.marks, async (mark, i) => {
    watch.signal?.throwIfAborted()
    const body: MarkOfStudy = { study, mark: i }
    const piece = { key: `${study} ${i}`, name: `${MARK} ${type.domain}`, body: body as unknown as Json }
    await workSharing
      .share(
        piece,
        session.wanted,
        () => alone(type, here, mark),
        () => session.flush(),
      )
      .catch((error: unknown) => {
        if (!(error instanceof MarkgraphError)) throw error
      })
    bar.step()
  })
  bar.done()
}

/**
 * Does the pieces of a message, and gives the seconds that it took. Results are in the store when it resolves. A piece that
 * fails is left to whoever sent it.
 * errors  those of the store; the reason of `until` when that aborts first
 */
export async function workOn(service: Service, { body, until }: Taken): Promise<Json> {
  const start = performance.now()
  const { pieces } = body as unknown as Pieces
  const later: OnePiece[] = []
  for (let at = 0; at < pieces.length; at += CLAIMED) {
    later.push(...(await doneUnlessTaken(service, pieces.slice(at, at + CLAIMED), until)))
  }
  // what another process was at is there when it is free, unless that process has ended
  await done(service, later, until, ({ key }) => freeAgain(service.store.queue!, key, until))
  return { seconds: (performance.now() - start) / 1000 }
}

/** Does those pieces that no other process is at; the others. */
async function doneUnlessTaken(
  service: Service,
  pieces: readonly OnePiece[],
  until: AbortSignal,
): Promise<OnePiece[]> {
  const { taken, release } = await service.store.queue!.claim(pieces.map(({ key }) => key))
  try {
    const free = pieces.filter(({ key }) => !taken.has(key))
    await done(service, free, until)
    return pieces.filter(({ key }) => taken.has(key))
  } finally {
    release() // their rows are written
  }
}

/** Does pieces, each after `before`. */
async function done(
  service: Service,
  pieces: readonly OnePiece[],
  until: AbortSignal,
  before: (piece: OnePiece) => Promise<void> = async () => {},
): Promise<void> {
  if (pieces.length === 0) return
  await service.graph.until(until).within(async (own) => {
    const session = own.background()
    session.save()
    const scorings = new Map<string, ReturnType<typeof scoringOf>>()
    // tasks read little, so that several can wait for the store while one is computed; a mark reads its scans
    const atOnce = pieces.every(({ body }) => 'runKey' in body) ? TASKS : MARKS
    await mapLimited(pieces, atOnce, async (piece) => {
      until.throwIfAborted()
      await before(piece)
      try {
        if ('runKey' in piece.body) return await session.repeat(piece.body)
        const { study, mark } = piece.body
        const scoring = scorings.get(study) ?? scoringOf(service, study, session)
        scorings.set(study, scoring)
        const { type, ...found } = await scoring
        await alone(type, found, found.marks[mark]!)
      } catch (error) {
        until.throwIfAborted()
        if (error instanceof MarkgraphError && error.code === 'store-unavailable') throw error
      }
    })
  })
}

async function scoringOf(
  service: Service,
  id: string,
  session: Scoring['session'],
): Promise<Scoring & { type: MarkType }> {
  const { domain, scorerConfig } = await studyOf(service, id)
  const config = service.marks.configs.parsed(scorerConfig, domain)
  const type = service.marks.of(domain)
  return { type, session, config, ...pairingOf(await service.store.studies.scans(id)), watch: UNWATCHED }
}
