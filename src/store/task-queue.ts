import type { Json } from '../address/canonical.ts'

/** Work that another process may do. */
interface Message {
  /** Work of one key waits or is done once at a time. */
  readonly key: string
  /** Whose work it is. A worker alternates between those who have some. */
  readonly client: string
  readonly body: Json
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
  take(places: number, work: (taken: Taken) => Promise<Json>): Promise<{ stop(): Promise<void> }>
}
