import { least } from 'd3-array'
import { phrase } from '../errors.ts'
import type { Service } from '../service/service.ts'
import { contactWith } from '../store/contact.ts'
import { isAtWork, SILENT_MS, type WorkRow } from '../store/records/work-row.ts'
import { AGAIN_MS, claim, finish, IDLE, MAX_ATTEMPTS, type Run, Stopped, type WorkKind } from './work.ts'

const LOOK_MS = 2000 // between two looks for work that others have left

/** Runs one kind of work: the oldest of the owner who has the fewest running. */
export interface Runner<Row extends WorkRow> {
  /** Looks for work here, and lets others look when it has not begun. Call it when there is some. */
  offer(id: string): Promise<void>
  /** Takes up what waits, and what others have left: now and from time to time. */
  resume(): Promise<void>
  /** Cancels work that is still as seen. Its run ends, wherever that is. False when it has changed. `changes`: of its row. */
  cancel(seen: Row, changes: Partial<Row>): Promise<boolean>
  /** How far work is that runs here. */
  progress(id: string): Partial<Row> | undefined
  /** Stops; work under way waits for the next start, or for another process. */
  stop(): Promise<void>
}

/** Work that this process has begun, or is about to claim. */
interface Running<Row> {
  readonly owner: string
  readonly stop: AbortController
  run?: Run<Row>
  ended: Promise<void>
}

export function openRunner<Row extends WorkRow>(
  { runner, store: { news } }: Pick<Service, 'runner' | 'store'>,
  kind: WorkKind<Row>,
  report: (error: unknown, id: string) => void,
): Runner<Row> {
  const { table, topic, places } = kind
  const running = new Map<string, Running<Row>>()
  const failing = new Map<string, number>() // when work is tried again that could not go on
  const contact = contactWith(SILENT_MS)
  let looking: Promise<void> | undefined
  let isWanted = false
  let timer: NodeJS.Timeout | undefined
  let off: (() => void) | undefined
  let isStopped = false

  function look(): Promise<void> {
    isWanted = true
    looking ??= looks().finally(() => {
      looking = undefined
    })
    return looking
  }
  async function looks(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false
      try {
        await beginAll(await table.unfinished())
      } catch (error) {
        report(error, '')
      }
    }
  }
  function beginAll(rows: readonly Row[]): void {
    const canJudge = contact()
    const isLeft = (row: Row): boolean => kind.isAlone || (canJudge && !isAtWork(row))
    const waits = (row: Row): boolean => row.state === 'queued' || (row.state === 'running' && isLeft(row))
    const canBegin = ({ id }: Row): boolean => !running.has(id) && (failing.get(id) ?? 0) <= performance.now()
    const open = new Set(rows.filter((row) => waits(row) && canBegin(row)))
    for (let next = nextOf(open); next && !isStopped; next = nextOf(open)) {
      open.delete(next)
      begin(next)
    }
  }
  function nextOf(open: ReadonlySet<Row>): Row | undefined {
    if (running.size >= places.all) return undefined
    const own = Map.groupBy(running.values(), ({ owner }) => owner)
    const count = (row: Row): number => own.get(kind.ownerOf(row))?.length ?? 0
    return least(
      [...open].filter((row) => count(row) < places.each),
      count,
    )
  }
  function begin(seen: Row): void {
    const { id } = seen
    const own: Running<Row> = {
      owner: kind.ownerOf(seen),
      stop: new AbortController(),
      ended: Promise.resolve(),
    }
    running.set(id, own)
    failing.delete(id)
    own.ended = runOne(seen, own)
      .catch((error) => {
        waitLonger(id)
        report(error, id)
      })
      .finally(() => {
        running.delete(id)
        news?.tell(topic, id)
        void look()
      })
  }
  async function runOne(seen: Row, own: Running<Row>): Promise<void> {
    const { id, attempts } = seen
    if (attempts !== undefined && attempts >= MAX_ATTEMPTS) {
      const reason = phrase(
        'the service ended {attempts} times while it did this job, so it is not tried again',
        { attempts },
      )
      await table.change(id, { ...kind.failed(reason), ...IDLE, state: 'failed' }, seen)
      return
    }
    const mine = await claim(kind, runner, seen)
    if (!mine) return // another process was faster
    own.run = kind.begin(mine, own.stop.signal)
    const state = await finish(kind, mine, own.run, own.stop, (error) => report(error, id))
    if (state === 'queued') waitLonger(id)
  }
  function waitLonger(id: string): void {
    failing.set(id, performance.now() + AGAIN_MS)
  }
  /** Another process has changed some work, or has new work. */
  async function heard(id: string | undefined): Promise<void> {
    const own = id === undefined ? undefined : running.get(id)
    if (!own) return look()
    const row = await table.get(id!)
    if (own.run && row?.runner !== runner) own.stop.abort(new Stopped('taken'))
  }

  return {
    async offer(id) {
      if (isStopped) return
      failing.delete(id)
      await look()
      if (!running.has(id)) news?.tell(topic, id) // somebody may have a free place
    },
    async resume() {
      off ??= news?.on(topic, (id) => void heard(id).catch((error) => report(error, id ?? '')))
      timer ??= setInterval(() => void look(), LOOK_MS)
      await look()
    },
    async cancel(seen, changes) {
      const { id, state, runner: last } = seen
      const own = running.get(id)
      const over = { ...own?.run?.progress(true), ...changes, ...IDLE, state: 'cancelled' }
      if (!(await table.change(id, over, { state, runner: last }))) return false
      own?.stop.abort(new Stopped('cancelled'))
      news?.tell(topic, id)
      return true
    },
    progress: (id) => running.get(id)?.run?.progress(false),
    async stop() {
      isStopped = true
      off?.()
      clearInterval(timer)
      for (const { stop } of running.values()) stop.abort(new Stopped('stopping'))
      await looking
      await Promise.all([...running.values()].map(({ ended }) => ended))
    },
  }
}
