import { MIB } from '../words/amounts.ts'

/**
 * What the clients of one process share beside its threads, memory and queue: how much there is of each in all. One client has
 * at most half of it (see `quotas`).
 */
export interface Bounds {
  /** Open connections. */
  readonly connections: number
  /** Further connections, in which only health is told; the others of their requests are refused. */
  readonly lateConnections: number
  /** Requests of one connection that wait for the answer before theirs. Not shared: each connection may have as many. */
  readonly requestsInTurn: number
  /** Requests whose body is arriving. */
  readonly bodies: number
  /** Requests of the largest size whose files are on disk. */
  readonly bodiesOnDisk: number
  /** Bytes of files in memory whose end has not arrived. */
  readonly bytesArriving: number
  /** Streams of events. */
  readonly eventStreams: number
  /** Bytes of answers that clients have not taken. */
  readonly answerBytes: number
  /**
   * Seconds without a byte taken, beside those of a comparison of which events tell, after which an answer is ended. Node.js
   * counts them a second time when something was taken in the first.
   */
  readonly untakenSeconds: number
}

export const BOUNDS: Bounds = {
  connections: 2048, // or what the descriptors allow
  lateConnections: 64,
  requestsInTurn: 16,
  bodies: 512,
  bodiesOnDisk: 16,
  bytesArriving: 32 * MIB,
  eventStreams: 512,
  answerBytes: 256 * MIB,
  untakenSeconds: 60,
}
