import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Questions } from '../task-queue.ts'
import type { Line } from './line.ts'
import { type Messages, OVER, type Queue } from './messages.ts'

const SEATS = 7_238_108 // group of locks: each worker holds one whose value is its seat
const CHOICE = 7_238_109n // lock of the process that chooses a seat
const CHOICE_MS = 100 // between two attempts to choose
const LOOK_MS = 1_000 // between two looks for an answer, and whether its worker is there; who is told looks at once

const queueOf = (seat: number): Queue => ({ name: `markgraph-seat-${seat}`, tries: 0 })

/** Questions to one worker: each has a queue of its own. */
export function postgresQuestions(messages: Messages, line: Line): Questions {
  const seats = async (): Promise<number[]> => [...new Set(await line.held(SEATS))].sort((a, b) => a - b)

  /** Takes the first free seat. One process chooses at a time, so that two have different ones. */
  async function seated(): Promise<{ seat: number; leave: () => Promise<void> }> {
    while ((await line.lock([CHOICE])).size > 0) await sleep(CHOICE_MS)
    try {
      const taken = new Set(await seats())
      let seat = 0
      while (taken.has(seat)) seat += 1
      return { seat, leave: await line.hold(SEATS, seat) }
    } finally {
      line.unlock([CHOICE])
    }
  }

  return {
    seats,
    async ask(seat, question, until) {
      until?.throwIfAborted()
      const queue = queueOf(seat)
      const id = await messages.send(queue, randomUUID(), question)
      if (id === undefined) return undefined
      let told = new AbortController()
      const off = line.on(OVER, (name) => {
        if (name === undefined || name === id) told.abort()
      })
      try {
        for (;;) {
          const over = await messages.over(queue, [id])
          if (over.has(id)) return over.get(id)
          if (!(await seats()).includes(seat)) return undefined
          const signal = until ? AbortSignal.any([until, told.signal]) : told.signal
          await sleep(LOOK_MS, undefined, { signal }).catch(() => {})
          until?.throwIfAborted()
          told = new AbortController()
        }
      } finally {
        off()
        void messages.forget(queue, [id], 'all') // answers are large
      }
    },
    async answer(places, work) {
      const { seat, leave } = await seated()
      return messages.take(queueOf(seat), places, work, leave)
    },
  }
}
