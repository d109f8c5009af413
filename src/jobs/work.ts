import { setTimeout as sleep } from 'node:timers/promises'
import { MarkgraphError, type Phrase } from '../errors.ts'
import type { WorkRow, WorkTable } from '../store/records/work-row.ts'

export const BEAT_MS = 1000 // between two reports of a runner
export const AGAIN_MS = 2000 // between two attempts to go on, or to store how work ended
export const MAX_ATTEMPTS = 3 // work that ends its process each time is not begun a fourth time, where attempts are counted

const ENDED: ReadonlySet<string> = new Set(['done', 'failed', 'cancelled'])

/** Whether work has ended; a study that failed or was cancelled can be run again. */
export const hasEnded = ({ state }: Pick<WorkRow, 'state'>): boolean => ENDED.has(state)

/** Why a run was stopped: by a user, until the next start, or because another process has the work. */
export class Stopped extends Error {
  readonly why: 'cancelled' | 'stopping' | 'taken'
  constructor(why: Stopped['why']) {
    super(`the job is ${why}`)
    this.why = why
  }
}

/** Work under way. */
export interface Run<Row> {
  /** What its row is to say besides that it is done. */
  readonly result: Promise<Partial<Row>>
  /** How far it is, as its row has it. `isOver`: nothing more will be begun. */
  progress(isOver: boolean): Partial<Row>
}

/** A kind of work that lives in rows: how it is done, and how its rows say what became of it. */
export interface WorkKind<Row extends WorkRow> {
  readonly topic: string // of the news between processes
  readonly table: WorkTable<Row>
  /** Whether only this process runs such work, so that whatever another one has begun was left behind. */
  readonly isAlone: boolean
  /** How many run at a time, of all owners and of each. */
  readonly places: { readonly all: number; readonly each: number }
  ownerOf(row: Row): string
  /** Begins it; the signal aborts with a `Stopped`. */
  begin(row: Row, signal: AbortSignal): Run<Row>
  /** Why it waits again, or null: it does not wait. */
  waiting(reason: string | null): Partial<Row>
  failed(reason: Phrase): Partial<Row>
  /** The reason in the row of an error that is a mistake of the program. */
  unexpected(error: unknown): Phrase
}

export const IDLE = { runner: null, beat: null }

/** Takes work for a process if it is still as seen; its row. */
export async function claim<Row extends WorkRow>(
  { table, waiting }: WorkKind<Row>,
  runner: string,
  seen: Row,
): Promise<Row | undefined> {
  const { attempts } = seen
  const changes = {
    ...waiting(null),
    ...(attempts !== undefined && { attempts: attempts + 1 }),
    state: 'running',
    runner,
    beat: Date.now(),
  }
  return (await table.change(seen.id, changes, seen)) ? { ...seen, ...changes } : undefined
}

/**
 * Does claimed work to its end, with a beat every second, and stores how it ended. When the store goes away, it waits for its next
 * run. Another process may take or cancel it meanwhile.
 * in      `report`: of failures to store the end, which is then tried again until `stop` aborts. Without it, they are errors
 * out     the state of its row, unless it was taken or cancelled
 * errors  unexpected ones of the work, after the row says that it failed
 */
export async function finish<Row extends WorkRow>(
  kind: WorkKind<Row>,
  claimed: Row,
  run: Run<Row>,
  stop: AbortController,
  report?: (error: unknown) => void,
): Promise<string | undefined> {
  const { table } = kind
  const { id, runner } = claimed
  const mine = { state: 'running', runner }
  const sayAlive = async (): Promise<void> => {
    const still = await table.change(id, { ...run.progress(false), beat: Date.now() }, mine)
    if (!still) stop.abort(new Stopped('taken')) // or cancelled, by another process
  }
  // an error, such as a full disk, loses only this beat; the next one follows
  const beat = setInterval(() => void sayAlive().catch(() => {}), BEAT_MS)
  const store = async (changes: Partial<Row>): Promise<void> => {
    for (;;) {
      try {
        return void (await table.change(id, { ...changes, ...IDLE }, mine))
      } catch (error) {
        if (!report || stop.signal.aborted) throw error // who looks next takes it up as it is stored
        report(error)
        await sleep(AGAIN_MS, undefined, { signal: stop.signal }).catch(() => {})
      }
    }
  }
  try {
    const result = await run.result
    await store({ ...run.progress(true), ...result, state: 'done' })
    return 'done'
  } catch (error) {
    const end = endAfter(kind, claimed, run, error, stop.signal)
    if (end) await store(end)
    if (end?.state === 'failed' && !(error instanceof MarkgraphError)) throw error
    return end?.state
  } finally {
    clearInterval(beat)
  }
}

/** What a row is to say after an error; undefined when that is no longer for this process to say. */
function endAfter<Row extends WorkRow>(
  { waiting, failed, unexpected }: WorkKind<Row>,
  { attempts }: Row,
  run: Run<Row>,
  error: unknown,
  { reason: stopped }: AbortSignal,
): Partial<Row> | undefined {
  if (stopped instanceof Stopped) {
    if (stopped.why !== 'stopping') return undefined
    const before = attempts === undefined ? {} : { attempts: attempts - 1 }
    return { ...run.progress(false), ...before, state: 'queued' }
  }
  if (!(error instanceof MarkgraphError)) {
    return { ...run.progress(true), ...failed(unexpected(error)), state: 'failed' }
  }
  const { code, message, phrase } = error
  if (code === 'store-unavailable' && (attempts === undefined || attempts < MAX_ATTEMPTS)) {
    return { ...run.progress(false), ...waiting(message), state: 'queued' }
  }
  return { ...run.progress(true), ...failed(phrase), state: 'failed' }
}
