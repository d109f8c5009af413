import type { Json } from '../address/canonical.ts'

/** What a worker is asked. */
export interface Question {
  /** Whose work it is. A worker alternates between those who have some. */
  readonly client: string
  readonly body: Json
}

/** Work that another process may do. */
interface Message extends Question {
  /** Work of one key waits or is done once at a time. */
  readonly key: string
}

/** Work that goes on until it is stopped. */
export interface Taking {
  stop(): Promise<void>
}

/** A message that a worker has taken. */
export interface Taken {
  readonly body: Json
  /** Aborts when the worker stops: what is not done is handed back. */
  readonly until: AbortSignal
}

/** Pieces of work that this process has claimed. */
interface Claimed {
  /** Those that another process is at. */
  readonly taken: ReadonlySet<string>
  /** Frees the others. */
  release(): void
}

/** Questions to a worker of one's choice, for what each of them keeps in its memory. */
export interface Questions {
  /** The seats of the workers that answer questions: numbers from 0, which each keeps as long as it runs. */
  seats(): Promise<readonly number[]>
  /**
   * What the worker in a seat answers; undefined when it fails, ends before, or cannot be asked.
   * errors  the reason of `until` when that aborts first
   */
  ask(seat: number, question: Question, until?: AbortSignal): Promise<Json | undefined>
  /** Takes the first free seat, and answers questions, `places` at a time, until `stop`. */
  answer(places: number, work: (taken: Taken) => Promise<Json>): Promise<Taking>
}

/**
 * Messages between servers and workers. They are hints: a message that is lost, or worked on twice, costs time and changes nothing
 * else, because the rows of the store alone say what was computed.
 */
export interface TaskQueue {
  /** How many messages all workers together work on at a time; 0 when there is no worker. */
  places(): Promise<number>
  /** Sends a message; undefined when one of this key is there already, or when nothing can be sent now. */
  send(message: Message): Promise<string | undefined>
  /** Those of the messages that nobody will work on any more, with what their worker said of them, if it did. */
  over(ids: readonly string[]): Promise<ReadonlyMap<string, Json | undefined>>
  /** Takes back those that no worker has begun. */
  withdraw(ids: readonly string[]): Promise<void>
  /**
   * Takes those pieces of work, by their keys, that no other process is at. They are free again when they are let go, or this
   * process ends. While there is no connection, everybody gets everything.
   */
  claim(keys: readonly string[]): Promise<Claimed>
  /**
   * Takes messages, `places` at a time, until `stop`. `work` gives what is to be said of its message. When it fails, the message is
   * taken again later, a few times.
   */
  take(places: number, work: (taken: Taken) => Promise<Json>): Promise<Taking>
}
