import type { Handle, Json } from '../address/canonical.ts'
import type { InputHandles, RunKey } from '../address/run.ts'
import type { Encoded } from '../kinds/kind.ts'

/** One computation by the name of its node, its inputs by their handles: ready to be done anywhere. */
export interface Task {
  readonly runKey: RunKey
  readonly node: string
  readonly version: number
  readonly params: Json
  readonly inputs: InputHandles
}

/** Where an executor on this machine reads the inputs of a task. */
export interface Source {
  encoded(handle: Handle): Promise<Encoded>
}

/** A result and the time its computation took, waiting not counted. */
export interface Executed {
  readonly output: Encoded
  readonly seconds: number
}

/** Where computations are done. */
export interface Executor {
  /** How many tasks it can keep going: asking for more at once only fills the memory. */
  readonly width: number
  execute(task: Task, source: Source): Promise<Executed>
  /** The same place, for work that lets everything else go first. */
  background(): Executor
  close(): Promise<void>
}
