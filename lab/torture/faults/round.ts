import type { Random } from '../../../src/numerics/elementary/random.ts'
import type { Material, Promised } from '../promises.ts'
import type { Server } from '../server.ts'
import type { Shim } from './shim.ts'

/** What faults of one kind came to. */
export interface FaultCounts {
  runs: number
  /** Calls that failed or took longer, files that were damaged, or locks that were held. */
  failedCalls: number
  requests: number
  /** Requests that were answered as without the fault. */
  stored: number
  /** Requests that were refused with a status that says why. */
  refused: number
  /** Processes that ended by the fault, as it was meant. */
  ended: number
  checks: number
  lost: number
  wrong: number
}

export const noFaults = (): FaultCounts => ({
  runs: 0,
  failedCalls: 0,
  requests: 0,
  stored: 0,
  refused: 0,
  ended: 0,
  checks: 0,
  lost: 0,
  wrong: 0,
})

/** One data folder with its server, and everything that was promised on it. */
export interface Round {
  readonly data: string
  readonly env: Readonly<Record<string, string>>
  readonly shim: Shim
  readonly rng: Random
  readonly material: Material
  readonly handles: Map<number, string>
  readonly promised: Promised[]
  /** A scan that is stored as a file. */
  readonly large: Uint8Array
  server: Server
  /** Some of the promises, the newest among them. */
  recent(count: number): Promised[]
  /** Looks whether promises hold. */
  checked(all: readonly Promised[], when: string, counts: FaultCounts): Promise<void>
  /** Notes what is wrong. */
  wrong(what: string): void
}
