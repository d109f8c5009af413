import DataLoader from 'dataloader'
import { LRUCache } from 'lru-cache'
import type { Handle, Json } from '../address/canonical.ts'
import type { RunKey } from '../address/run.ts'
import { MarkgraphError, phrase } from '../errors.ts'
import type { Demand, Executed, Executor, Task } from '../executor/executor.ts'
import type { Cost } from '../kinds/cost.ts'
import { type Encoded, handleOf } from '../kinds/kind.ts'
import type { AnyNode, Inputs } from '../kinds/node.ts'
import { costOf, type InputRows } from '../kinds/node.ts'
import type { ArtifactRow, ArtifactStore, Commit, NewBlob, RunRow } from '../store/store.ts'
import { artifactUnavailable, type Unavailable } from './artifact-unavailable.ts'
import { checkCost } from './check-cost.ts'
import { deadlockGuard } from './deadlock-guard.ts'
import { type PendingWrite, pendingWrite, releaseWrite, write } from './pending-write.ts'
import { refCounts } from './ref-counts.ts'
import { raceAbort, type SingleFlight, singleFlight } from './single-flight.ts'
import type { WorkSharing } from './work-sharing.ts'

/** How often a node was computed, the total seconds of these computations, and how often its result was reused. */
export interface NodeCount {
  readonly computed: number
  readonly seconds: number
  readonly reused: number
}

export interface GraphOptions {
  readonly store: ArtifactStore
  readonly executor: Executor
  /** All nodes by name. They make missing bytes again. */
  readonly nodes: ReadonlyMap<string, AnyNode>
  readonly engineVersion: string
  /** Bytes of artifacts held in memory between stages. */
  readonly memoryBytes: number
  /** What one computation may take; without it, anything. */
  readonly most?: Cost
  /** The memory that background computations take from. Urgent ones have theirs from their request. */
  readonly memory?: { take(bytes: number, wanted: Demand): Promise<() => void> }
  /** Whether the store has every scan, so that what is read from scans need not be stored; by default not. */
  readonly scansKept?: boolean
  /** Other machines that can do a part of the background work. */
  readonly workSharing?: WorkSharing | undefined
}

/**
 * How a result is computed: before other work, or behind all urgent work. `background` work may be done by other machines,
 * `localBackground` work is done by this one.
 */
export type Lane = 'urgent' | 'background' | 'localBackground'

interface Made {
  readonly handle: Handle
  readonly encoded: Encoded
}

const LARGE = 2 ** 20 // bytes of a surface, of which a comparison of bullets makes 12: the smaller ones are worth their place

/** A result, and the part of it that is not written yet. */
interface Found {
  readonly output: Handle
  readonly pending?: PendingWrite
}

/**
 * The state that all sessions of a graph share: results that are recorded, under way or not written yet, and bytes in memory.
 * A computation whose run key is recorded is not done again. Bytes that are missing or damaged are computed again.
 */
export class Core {
  readonly store: ArtifactStore
  readonly engineVersion: string
  readonly width: number
  readonly workSharing: WorkSharing | undefined
  readonly counts = new Map<string, { computed: number; seconds: number; reused: number }>()
  readonly #nodes: ReadonlyMap<string, AnyNode>
  readonly #scansKept: boolean
  readonly #most: Cost | undefined
  readonly #memoryOfAll: GraphOptions['memory']
  readonly #executors: Readonly<Record<Lane, Executor>>
  readonly #flights: Readonly<Record<Lane, SingleFlight<Found>>>
  readonly #reads = singleFlight<Encoded>()
  /** Artifacts that are being made again, and their inputs. */
  readonly #waits = deadlockGuard<Handle>()
  readonly #memory: LRUCache<Handle, Encoded>
  /** Results that are computed but not in the store yet, by run key. */
  readonly #fresh = new Map<RunKey, Found>()
  readonly #unwritten = refCounts()
  /** Writes of artifacts that are not in the store yet. */
  readonly #pending = new Map<Handle, PendingWrite>()
  readonly #outputs: DataLoader<RunKey, Handle | undefined>
  readonly #rows: DataLoader<Handle, ArtifactRow | undefined>

  constructor({ store, executor, nodes, engineVersion, memoryBytes, ...options }: GraphOptions) {
    const { most, memory, workSharing, scansKept = false } = options
    this.store = store
    this.workSharing = workSharing
    this.#memoryOfAll = memory
    this.#scansKept = scansKept
    this.#most = most
    this.engineVersion = engineVersion
    this.width = executor.width
    this.#nodes = nodes
    const background = executor.background()
    this.#executors = { urgent: executor, background, localBackground: background }
    const urgent = singleFlight<Found>()
    const localBackground = singleFlight(urgent.underWay)
    this.#flights = {
      urgent,
      localBackground,
      background: singleFlight(urgent.underWay, localBackground.underWay),
    }
    this.#memory = new LRUCache({ maxSize: memoryBytes, sizeCalculation: ({ data }) => data.byteLength + 1 })
    // all requests in one turn of the event loop become one query to the store
    const batched = <K, V>(ask: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>) =>
      new DataLoader<K, V | undefined>(
        async (keys) => {
          const found = await ask(keys)
          return keys.map((key) => found.get(key))
        },
        { cache: false },
      )
    this.#outputs = batched((keys: readonly RunKey[]) => store.outputs(keys))
    this.#rows = batched((handles: readonly Handle[]) => store.artifacts(handles))
  }

  /**
   * The output of a task: from the store, from a computation under way, or computed now.
   * errors  those of the node; the reason of `until` when that aborts first
   */
  async output(task: Task, node: AnyNode, lane: Lane, by: Demand): Promise<Found> {
    const fresh = this.#fresh.get(task.runKey)
    if (fresh) return this.#reused(node.name, fresh)
    const start = async (wanted: Demand): Promise<Found> =>
      (await this.#recorded(task)) ?? this.#computed(task, node, lane, wanted)
    const { flight, joined, stopped } = this.#flights[lane].join(task.runKey, start, by)
    const drop = ({ pending }: Found): void => {
      if (pending) releaseWrite(pending)
    }
    const found = await raceAbort(by.until, flight, stopped, drop)
    return joined ? this.#reused(node.name, found) : found
  }

  /** Prepares the write of an artifact, which can be read here until it is written. With `remember`, it stays in memory then. */
  prepareWrite(commit: Commit, artifact: Made, remember: boolean): PendingWrite {
    return this.#prepare(commit, artifact, (written) => {
      if (written && remember) this.#remember(artifact.handle, artifact.encoded)
    })
  }

  #prepare(commit: Commit, { handle, encoded }: Made, settled: (written: boolean) => void): PendingWrite {
    const release = this.hold(handle, encoded)
    const pending = pendingWrite(commit, (written) => {
      if (this.#pending.get(handle) === pending) this.#pending.delete(handle)
      settled(written)
      release()
    })
    this.#pending.set(handle, pending)
    return pending
  }

  /** Holds bytes so that they can be read; the returned function releases them. */
  hold(handle: Handle, encoded: Encoded): () => void {
    return this.#unwritten.hold(handle, encoded)
  }

  /**
   * The row of an artifact, in memory or stored. A stored row that was changed or lost is made again.
   * errors  `not-found`; `damaged` when the row was changed and nothing can make it again
   */
  async row(handle: Handle, by: Demand): Promise<ArtifactRow> {
    const held = this.#held(handle)
    if (held) return rowOf(handle, held)
    const row = await this.#rows.load(handle)
    if (row && handleOf(row) === handle) return row
    return rowOf(handle, await this.#again(handle, row ? 'changed' : 'unknown', by))
  }

  /**
   * The bytes of an artifact: from memory, from the store, or computed again from its inputs.
   * errors  those of the node that makes them; the reason of `until` when that aborts first
   */
  async encoded(handle: Handle, by: Demand): Promise<Encoded> {
    const held = this.#held(handle)
    if (held) return held
    by.until?.throwIfAborted()
    const { flight, stopped } = this.#reads.join(handle, (wanted) => this.#read(handle, wanted), by)
    return raceAbort(by.until, flight, stopped)
  }

  /** The same for an artifact from which `made` is made again. Error: `damaged` when it would itself be made from `made`. */
  async #encodedFor(made: Handle, handle: Handle, by: Demand): Promise<Encoded> {
    const held = this.#held(handle)
    if (held) return held
    const ended = this.#waits.add(made, handle)
    if (!ended) throw artifactUnavailable(handle, 'changed')
    try {
      return await this.encoded(handle, by)
    } finally {
      ended()
    }
  }

  /** The node of a task. Error: a `TypeError` when this program has another version of it, or none. */
  nodeOf({ node, version }: Pick<Task, 'node' | 'version'>): AnyNode {
    const found = this.#nodes.get(node)
    if (found?.version === version) return found
    throw new TypeError(`this program has no version ${version} of the node ${node}`)
  }

  /** Whether the graph has this version of a node. */
  isCurrent(node: string, version: number): boolean {
    return this.#nodes.get(node)?.version === version
  }

  /** Whether an artifact is known to be in the store, without asking: what is in memory was written or read. */
  isKept(handle: Handle): boolean {
    return this.#memory.has(handle)
  }

  /** Memory lets go of an artifact that is large. It is read from the store when it is wanted again. */
  dropLarge(handle: Handle): void {
    const held = this.#memory.peek(handle)
    if (held && held.data.byteLength > LARGE) this.#memory.delete(handle)
  }

  #held(handle: Handle): Encoded | undefined {
    return this.#memory.get(handle) ?? this.#unwritten.get(handle)
  }

  #remember(handle: Handle, encoded: Encoded): void {
    this.#memory.set(handle, encoded)
  }

  async #read(handle: Handle, by: Demand): Promise<Encoded> {
    const row = await this.row(handle, by)
    const data = await this.store.read(row.dataSha256)
    const found =
      typeof data === 'string'
        ? await this.#again(handle, data, by)
        : { kind: row.kind, meta: row.meta, data, dataSha256: row.dataSha256 }
    this.#remember(handle, found)
    return found
  }

  async #recorded(task: Task): Promise<Found | undefined> {
    const output = await this.#outputs.load(task.runKey)
    return output && this.#reused(task.node, { output })
  }

  async #computed(task: Task, node: AnyNode, lane: Lane, by: Demand): Promise<Found> {
    if (this.#most && node.cost) checkCost(node, task.params, await this.#rowsOf(node, task, by), this.#most)
    if (lane === 'background' && this.workSharing && this.#isReadable(node)) {
      const found = await this.#shared(this.workSharing, task, node, by)
      if (found) return found
    }
    return this.#computedHere(task, node, lane, by)
  }

  /** What this machine or a worker computes of a task; undefined when neither does. */
  async #shared(workSharing: WorkSharing, task: Task, node: AnyNode, by: Demand): Promise<Found | undefined> {
    const piece = { key: task.runKey, name: task.node, body: task as unknown as Json }
    // a worker reads them in the store
    if (!(await this.#written(Object.values(task.inputs).flat() as Handle[], by))) return undefined
    let pending: PendingWrite | undefined
    const here = async (): Promise<Found> => {
      // another process may have done it while the piece waited here
      const found = (await this.#recorded(task)) ?? (await this.#computedHere(task, node, 'background', by))
      pending = found.pending
      return found
    }
    const found = await workSharing.share(piece, by, here, async () => pending?.over)
    return found ?? this.#recorded(task) // the only truth about what a worker did
  }

  /** Whether artifacts are in the store after what is pending of them has been written now. */
  async #written(handles: readonly Handle[], by: Demand): Promise<boolean> {
    const [payer] = by.clients()
    const writes = handles.flatMap((handle) => {
      const pending = this.#pending.get(handle)
      return pending ? [write(this.store, pending, payer || undefined)] : []
    })
    return (await Promise.allSettled(writes)).every(({ status }) => status === 'fulfilled')
  }

  /** Whether every input of a node is stored: another machine would have to compute the others again. */
  #isReadable({ inputs }: AnyNode): boolean {
    return Object.values(inputs).every((input) => this.#isStored('list' in input ? input.list : input))
  }

  #isStored({ keep }: AnyNode['output']): boolean {
    return keep === true || (keep === 'without scans' && !this.#scansKept)
  }

  async #computedHere(task: Task, node: AnyNode, lane: Lane, by: Demand): Promise<Found> {
    const { output: encoded, seconds } = await (lane === 'urgent' || !this.#memoryOfAll
      ? this.#execute(task, lane, by)
      : this.#executedBehind(task, node, by))
    const handle = handleOf(encoded)
    const { runKey, params } = task
    const run: RunRow = {
      runKey,
      node: node.name,
      version: node.version,
      inputs: task.inputs,
      output: handle,
      params: params as RunRow['params'],
      engineVersion: this.engineVersion,
      seconds,
    }
    const commit = {
      blobs: this.#blobsOf(node, encoded),
      artifacts: [rowOf(handle, encoded)],
      runs: [run],
    }
    const pending = this.#prepare(commit, { handle, encoded }, (written) => {
      // both lanes may have computed it, and the write of the other one may still be pending
      if (this.#fresh.get(runKey) === found) this.#fresh.delete(runKey)
      if (written) this.#remember(handle, encoded) // a discarded result leaves nothing in memory
    })
    const found = { output: handle, pending }
    this.#fresh.set(runKey, found)
    return found
  }

  /** The rows of a task's inputs. */
  async #rowsOf({ inputs }: AnyNode, task: Task, by: Demand): Promise<InputRows<Inputs>> {
    const rows = await Promise.all(
      Object.keys(inputs).map(async (name) => {
        const handles = task.inputs[name]!
        if (typeof handles === 'string') return [name, await this.row(handles as Handle, by)]
        return [name, await Promise.all(handles.map((handle) => this.row(handle as Handle, by)))]
      }),
    )
    return Object.fromEntries(rows)
  }

  /** Executes a background task. It takes its memory when its turn has come and its inputs are read, and so holds none before. */
  async #executedBehind(task: Task, node: AnyNode, by: Demand): Promise<Executed> {
    const { bytes } = costOf(node, await this.#rowsOf(node, task, by), task.params)
    let taken: Promise<() => void> | undefined
    const read = async (handle: Handle): Promise<Encoded> => {
      taken ??= this.#memoryOfAll!.take(Math.ceil(bytes), by)
      await taken
      return this.encoded(handle, by)
    }
    try {
      return await this.#execute(task, 'background', by, read)
    } finally {
      taken?.then(
        (release) => release(),
        () => {},
      )
    }
  }

  async #execute(
    task: Task,
    lane: Lane,
    by: Demand,
    read = (handle: Handle): Promise<Encoded> => this.encoded(handle, by),
  ): Promise<Executed> {
    const executed = await this.#executors[lane].execute(task, { encoded: read }, by)
    const count = this.#count(task.node)
    count.computed += 1
    count.seconds += executed.seconds
    return executed
  }

  /** Makes a recorded artifact again by repeating a run that made it, but not from itself. */
  async #again(handle: Handle, why: Unavailable, by: Demand): Promise<Encoded> {
    // some runs of an artifact may be of an older version of the node, which can no longer run
    const runs = (await this.store.producers([handle])).get(handle) ?? []
    const run = runs.find((one) => this.isCurrent(one.node, one.version))
    const node = run && this.#nodes.get(run.node)
    if (!run || !node) throw artifactUnavailable(handle, why)
    const { output: encoded } = await this.#execute(run, 'urgent', by, (input) =>
      this.#encodedFor(handle, input, by),
    )
    const made = handleOf(encoded)
    if (made !== handle) {
      const message = phrase('{handle} cannot be made again: {node} gave it once, and now gives {made}', {
        handle,
        node: run.node,
        made,
      })
      throw new MarkgraphError('damaged', message, { handle, made })
    }
    const blobs = this.#blobsOf(node, encoded)
    const isRowLost = why === 'changed' || why === 'unknown'
    if (isRowLost || blobs.length > 0) {
      const commit = { blobs, artifacts: [rowOf(handle, encoded)] } // in place of a row that was changed
      await write(this.store, pendingWrite(commit)).catch(() => {}) // the bytes are right even if this write fails
    }
    return encoded
  }

  /** What is stored of a result: nothing where it is quick to make; for good where its scan is not kept. */
  #blobsOf({ output }: AnyNode, { dataSha256, data }: Encoded): NewBlob[] {
    const kept = output.keep === 'without scans'
    return this.#isStored(output) ? [{ sha256: dataSha256, data, kept }] : []
  }

  #reused(node: string, found: Found): Found {
    this.#count(node).reused += 1
    return found
  }

  #count(node: string): { computed: number; seconds: number; reused: number } {
    let count = this.counts.get(node)
    if (!count) {
      count = { computed: 0, seconds: 0, reused: 0 }
      this.counts.set(node, count)
    }
    return count
  }
}

const rowOf = (handle: Handle, { kind, meta, dataSha256, data }: Encoded): ArtifactRow => ({
  handle,
  kind,
  meta,
  dataSha256,
  bytes: data.byteLength,
})
