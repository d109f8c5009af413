import type { Handle, Json } from '../address/canonical.ts'
import type { InputHandles, RunKey } from '../address/run.ts'
import type { Encoded } from '../kinds/kind.ts'

/** One computation, ready to be done anywhere: its node by name, its inputs by handle. */
export interface Task {
  readonly runKey: RunKey
  readonly node: string
  readonly version: number
  readonly params: Json
  readonly inputs: InputHandles
}

/** The source from which an executor on this machine reads the inputs of a task. */
export interface Source {
  encoded(handle: Handle): Promise<Encoded>
}

/** Who wants a result, and for how long. */
export interface Demand {
  /** Aborts when nobody wants it any more. */
  readonly until?: AbortSignal | undefined
  /** The clients who want it. More may join them while it waits. */
  clients(): Iterable<string>
}

/** The demand of the service itself: no client's, and never withdrawn. */
export const SYSTEM: Demand = { clients: () => [''] }

/** A result and the seconds of its computation, without waiting time. */
export interface Executed {
  readonly output: Encoded
  readonly seconds: number
}

/** Runs computations. */
export interface Executor {
  /** How many tasks it can run at a time. More requests at once only fill the memory. */
  readonly width: number
  /**
   * Computes a task. Clients share the threads. If `wanted.until` aborts, the task leaves the queue, or its computation is ended,
   * and it fails with the reason. Nothing of it goes on then.
   */
  execute(task: Task, source: Source, wanted?: Demand): Promise<Executed>
  /** The same executor for work of the lowest priority. */
  background(): Executor
  close(): Promise<void>
}
