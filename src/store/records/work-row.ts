/** Work that lives in a row until it has ended: one process at a time runs it, whichever that is. */
export interface WorkRow {
  readonly id: string
  /** Whose it is. */
  readonly principal: string
  /** `queued`: it waits for a runner; `running`: it has one. In every other state nobody is to run it. */
  readonly state: string
  /** How often a process has begun it, where that is counted. */
  readonly attempts?: number
  /** The process that runs it, by the name it gave itself when it started. */
  readonly runner: string | null
  /** When the runner last reported, milliseconds since 1970. */
  readonly beat: number | null
}

/** What a row must still be to be changed. */
export type WorkSeen = Partial<Pick<WorkRow, 'state' | 'runner' | 'beat'>>

/** The rows of one kind of work. Every call is one transaction, which is on disk when the call returns. */
export interface WorkTable<Row extends WorkRow> {
  get(id: string): Promise<Row | undefined>
  /** What waits or runs, in order of creation. */
  unfinished(): Promise<Row[]>
  /** Changes a row if it is still as seen; false when another process was faster. */
  change(id: string, changes: Partial<Row>, seen: WorkSeen): Promise<boolean>
}

/** A runner that is silent for this long has ended. The clocks of machines that share a store must differ by less. */
export const SILENT_MS = 10_000

/** Whether a runner is at work. It reports this every second. */
export const isAtWork = ({ state, runner, beat }: WorkRow, now = Date.now()): boolean =>
  state === 'running' && runner !== null && beat !== null && Math.abs(now - beat) < SILENT_MS
