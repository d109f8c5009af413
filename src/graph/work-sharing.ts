import { setTimeout as sleep } from 'node:timers/promises'
import { type Json, sha256 } from '../address/canonical.ts'
import type { Demand } from '../executor/executor.ts'
import { FairOrder, type Turn } from '../executor/fair-order.ts'
import type { TaskQueue } from '../store/task-queue.ts'

/** A piece of background work that another machine can do as well. */
interface WorkItem {
  readonly key: string
  /** Pieces of one name take about as long. */
  readonly name: string
  readonly body: Json
}

/** Divides background work between this machine and the workers. */
export interface WorkSharing {
  /** How many messages of pieces the workers do at a time. */
  places(): Promise<number>
  /**
   * Does a piece `here` when this machine has a free place for it. If workers are faster, the result is undefined once they have
   * done with it: whether they did it, the store says. `here` must not share anything itself: it has a place that others wait for.
   * No other process does the piece before the result of `here` is `written`.
   * errors  those of `here`; the reason of `wanted.until` when that aborts first
   */
  share<T>(
    piece: WorkItem,
    wanted: Demand,
    here: () => Promise<T>,
    written: () => Promise<void>,
  ): Promise<T | undefined>
}

interface Offer {
  readonly piece: WorkItem
  clients(): Iterable<string>
  begin(end: () => void): void
  elsewhere(): void
}

interface Sent {
  readonly turns: readonly Turn<Offer>[]
  readonly open: Set<Offer>
}

const SECONDS = 2 // of one message: long beside what it costs to send, short for who waits for a worker
const FIRST_SECONDS = 0.25 // guessed of a piece before one was done
const MAX_PIECES = 500 // of one message
const AHEAD = 2 // messages sent for each place of a worker: one waits while one is done
const LOOK_MS = 200
const TAKEN_MS = 20_000 // after which a piece that another process is at is done here too

/**
 * Shares work over a queue. Pieces wait here in the fair order of the clients. This machine takes the next one whenever one of its
 * `local` places is free, and messages for the workers are made of the others, so many that none waits for the next.
 * What no worker has begun when this machine has nothing left is taken back.
 */
export function workSharing(queue: TaskQueue, local: number): WorkSharing {
  const order = new FairOrder<Offer>()
  const sent = new Map<string, Sent>()
  let beingSent: Sent | undefined
  const seconds = new Map<string, number>() // of a piece, by its name
  let waiting = 0
  let here = 0
  let sending = false
  let looking = false

  const secondsOf = ({ name }: WorkItem): number => seconds.get(name) ?? FIRST_SECONDS
  function learn(name: string, measured: number): void {
    const before = seconds.get(name)
    seconds.set(name, before === undefined ? measured : 0.7 * before + 0.3 * measured)
  }
  function serve(): void {
    while (here < local) {
      const turn = order.next()
      if (!turn) break
      waiting -= 1
      here += 1
      turn.work.begin(() => {
        here -= 1
        turn.end()
        serve()
      })
    }
    if (waiting > 0) void send()
  }

  async function send(): Promise<void> {
    if (sending) return
    sending = true
    try {
      for (let places = await queue.places(); waiting > 0 && sent.size < AHEAD * places; ) {
        const most = Math.min(MAX_PIECES, Math.ceil(waiting / (places + local)))
        const turns: Turn<Offer>[] = []
        for (let sum = 0; turns.length < most && sum < SECONDS; ) {
          const turn = order.next()
          if (!turn) break
          waiting -= 1
          turns.push(turn)
          sum += secondsOf(turn.work.piece)
        }
        await sendOne(turns)
        places = await queue.places()
      }
    } finally {
      sending = false
    }
    if (waiting > 0 || sent.size > 0) look()
  }
  async function sendOne(turns: readonly Turn<Offer>[]): Promise<void> {
    const pieces = turns.map(({ work }) => work.piece)
    const key = sha256(pieces.map((one) => one.key).join(' '))
    const [client = ''] = turns[0]!.work.clients()
    const body = { pieces: pieces as unknown as Json }
    const one = { turns, open: new Set(turns.map(({ work }) => work)) }
    beingSent = one
    const id = await queue.send({ key, client, body })
    beingSent = undefined
    if (id) sent.set(id, one)
    else ended(one)
  }
  function ended({ turns, open }: Sent): void {
    for (const { end } of turns) end()
    for (const offer of open) offer.elsewhere()
  }

  function look(): void {
    if (looking) return
    looking = true
    setTimeout(() => {
      void looked().finally(() => {
        looking = false
        serve()
        if (waiting > 0 || sent.size > 0) look()
      })
    }, LOOK_MS)
  }
  async function looked(): Promise<void> {
    if (sent.size === 0) return
    for (const [id, said] of await queue.over([...sent.keys()])) {
      const one = sent.get(id)!
      sent.delete(id)
      const took = (said as { seconds?: number } | null | undefined)?.seconds
      if (took !== undefined)
        for (const { work } of one.turns) learn(work.piece.name, took / one.turns.length)
      ended(one)
    }
    const unwanted = [...sent].filter(([, { open }]) => open.size === 0)
    for (const [id, one] of unwanted) {
      sent.delete(id) // whoever is at it already may end it
      ended(one)
    }
    const last = waiting === 0 && here < local ? [...sent.keys()].slice(-1) : []
    if (unwanted.length + last.length > 0) await queue.withdraw([...unwanted.map(([id]) => id), ...last])
  }

  /** Does a piece, unless another process is at it: then it waits for that process, and leaves the piece to the store. */
  async function unlessTaken<T>(
    key: string,
    until: AbortSignal | undefined,
    work: () => Promise<T>,
    written: () => Promise<void>,
  ): Promise<T | undefined> {
    const { taken, release } = await queue.claim([key])
    if (taken.has(key)) {
      await freeAgain(queue, key, until)
      return undefined
    }
    try {
      const result = await work()
      written().then(release, release) // another process would not find it before
      return result
    } catch (error) {
      release()
      throw error
    }
  }

  return {
    places: () => queue.places(),
    share<T>(
      piece: WorkItem,
      { until, clients }: Demand,
      work: () => Promise<T>,
      written: () => Promise<void>,
    ): Promise<T | undefined> {
      if (until?.aborted) return Promise.reject(until.reason)
      const { promise, resolve, reject } = Promise.withResolvers<T | undefined>()
      const leave = (): void => {
        if (order.remove(offer)) waiting -= 1
        else for (const one of [...sent.values(), beingSent]) one?.open.delete(offer)
        reject(until!.reason)
      }
      const offer: Offer = {
        piece,
        clients,
        begin(end) {
          until?.removeEventListener('abort', leave)
          const start = performance.now()
          unlessTaken(piece.key, until, work, written)
            .finally(() => {
              if (!seconds.has(piece.name)) learn(piece.name, (performance.now() - start) / 1000)
              end()
            })
            .then(resolve, reject)
        },
        elsewhere() {
          until?.removeEventListener('abort', leave)
          resolve(undefined)
        },
      }
      until?.addEventListener('abort', leave, { once: true })
      order.add(offer)
      waiting += 1
      serve()
      return promise
    },
  }
}

/** Waits until no other process is at a piece of work, but not for ever. Error: the reason of `until` when that aborts first. */
export async function freeAgain(
  queue: Pick<TaskQueue, 'claim'>,
  key: string,
  until: AbortSignal | undefined,
): Promise<void> {
  for (const end = performance.now() + TAKEN_MS; performance.now() < end; ) {
    const { taken, release } = await queue.claim([key])
    if (!taken.has(key)) return release()
    await sleep(LOOK_MS, undefined, until && { signal: until }).catch(() => until?.throwIfAborted())
  }
}
