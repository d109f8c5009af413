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

/** A result and the seconds of its computation, without waiting time. */
export interface Executed {
  readonly output: Encoded
  readonly seconds: number
}

/** Runs computations. */
export interface Executor {
  /** How many tasks it can run at a time. More requests at once only fill the memory. */
  readonly width: number
  /** Computes a task. If `stopped` aborts before a thread is given to it, it leaves the queue and fails with the reason. */
  execute(task: Task, source: Source, stopped?: AbortSignal): Promise<Executed>
  /** The same executor for work of the lowest priority. */
  background(): Executor
  close(): Promise<void>
}
