import type { Handle, Json } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import type { Executor, Task } from '../executor/worker-threads.ts'
import { type Encoded, handleOf, type Kind } from '../kinds/kind.ts'
import {
  type AnyNode,
  checkedParams,
  type InputArtifacts,
  type InputHandles,
  type InputRefs,
  type Inputs,
  type Node,
  type Ref,
  runKey,
} from '../kinds/node.ts'
import type { ArtifactRow, Commit, RunRow, Store } from '../store/store.ts'
import { type Memory, memory } from './memory.ts'

/** How often a node was computed and in how many seconds altogether, and how often its result was already there. */
export interface NodeCount {
  readonly computed: number
  readonly seconds: number
  readonly reused: number
}

/** A result that is computed but not yet part of the store. */
export interface Prepared<O> {
  readonly ref: Ref<O>
  readonly artifact: Encoded
  readonly commit: Commit
}

export interface GraphOptions {
  readonly store: Store
  readonly executor: Executor
  /** The nodes there are, by name. */
  readonly nodes: ReadonlyMap<string, AnyNode>
  readonly engineVersion: string
  readonly memoryBytes: number
}

const isList = (input: unknown): input is readonly unknown[] => Array.isArray(input)

/**
 * Memoized evaluation over a store: a computation whose run key is recorded is not done again, and askers at the same
 * time share one computation. Values are read only when a computation or a caller needs them; bytes that are gone or
 * damaged are computed again from their inputs.
 */
export class Graph {
  readonly store: Store
  readonly executor: Executor
  readonly engineVersion: string
  readonly #nodes: ReadonlyMap<string, AnyNode>
  readonly #options: GraphOptions
  readonly #memory: Memory
  readonly #flights: Map<string, Promise<Prepared<unknown>>>
  /** Flights of the graph that this one lets go first: it may wait for those, but those never for its own. */
  readonly #ahead: Map<string, Promise<Prepared<unknown>>> | undefined
  #behind: Graph | undefined
  readonly #preparing: Map<string, Promise<Prepared<unknown>>>
  /** What the store does not know yet, however little memory there is. */
  readonly #unwritten: Map<Handle, Encoded>
  readonly #reads: Map<Handle, Promise<Encoded>>
  readonly #commits: Set<Promise<void>>
  readonly #counts: Map<string, { computed: number; seconds: number; reused: number }>

  /** A graph of its own, or one that shares all that `of` knows. */
  constructor(options: GraphOptions, of?: Graph) {
    this.store = options.store
    this.executor = options.executor
    this.engineVersion = options.engineVersion
    this.#nodes = options.nodes
    this.#memory = of ? of.#memory : memory(options.memoryBytes)
    this.#flights = new Map()
    this.#ahead = of ? of.#flights : undefined
    this.#preparing = new Map()
    this.#unwritten = of ? of.#unwritten : new Map()
    this.#reads = new Map()
    this.#commits = of ? of.#commits : new Set()
    this.#counts = of ? of.#counts : new Map()
    this.#options = options
  }

  /** The same graph; what is asked of it here is computed when nothing else is asked for. */
  background(): Graph {
    if (this.#ahead) return this
    this.#behind ??= new Graph({ ...this.#options, executor: this.executor.background() }, this)
    return this.#behind
  }

  /** The output of a node. The result may still be on its way to disk: see `flush`. */
  async evaluate<P, I extends Inputs, O>(
    node: Node<P, I, O>,
    params: P,
    inputs: InputRefs<I>,
  ): Promise<Ref<O>> {
    const checked = checkedParams(node, params) as Json
    const handles = handlesOf(inputs)
    const key = runKey(node, checked, handles)
    const recorded = this.store.run(key)
    if (recorded) {
      this.#count(node.name).reused += 1
      return { handle: recorded.output, kind: node.output }
    }
    const flight = this.#flights.get(key) ?? this.#ahead?.get(key)
    if (flight) {
      this.#count(node.name).reused += 1
      return (await flight).ref as Ref<O>
    }
    const computing = this.#compute(node as unknown as AnyNode, key, checked, handles)
    this.#flights.set(key, computing)
    const land = (): boolean => this.#flights.delete(key)
    try {
      const prepared = await computing
      this.#commit(prepared.commit, prepared).then(land, land)
      return prepared.ref as Ref<O>
    } catch (error) {
      land()
      throw error
    }
  }

  /**
   * Computes a node on artifacts that are not in the store, and records nothing: for uploads, which are kept only once
   * all of them are known to be good.
   */
  async prepare<P, I extends Inputs, O>(
    node: Node<P, I, O>,
    params: P,
    inputs: { readonly [K in keyof I]: Encoded },
  ): Promise<Prepared<O>> {
    const checked = checkedParams(node, params) as Json
    const artifacts = Object.entries<Encoded>(inputs)
    const handles = Object.fromEntries(artifacts.map(([name, artifact]) => [name, handleOf(artifact)]))
    const key = runKey(node, checked, handles)
    const prepare = async (): Promise<Prepared<unknown>> => {
      const output = await this.#executed({ node: node.name, params: checked, inputs })
      return this.#prepared(node as unknown as AnyNode, key, checked, handles, output)
    }
    const preparing = this.#preparing.get(key) ?? prepare().finally(() => this.#preparing.delete(key))
    this.#preparing.set(key, preparing)
    return (await preparing) as Prepared<O>
  }

  /** Makes prepared results, and whatever belongs with them, part of the store; they are on their way to disk: see `flush`. */
  record(prepared: readonly Prepared<unknown>[], more: Commit = {}): void {
    for (const { ref, artifact } of prepared) this.#memory.set(ref.handle, artifact)
    const done = [...prepared.map((one) => this.#commit(one.commit, one)), this.#commit(more)]
    Promise.all(done).catch(() => {}) // seen by flush
    this.store.hurry() // the disk is busy while the first stages compute
  }

  /** Stores a value that comes from outside a computation (a bundled reference, say) and gives its handle. */
  put<V>(kind: Kind<V>, value: V): Ref<V> {
    const artifact = kind.encode(value)
    const handle = handleOf(artifact)
    if (!this.#memory.get(handle) || !this.store.artifact(handle)) {
      this.#memory.set(handle, artifact)
      const commit = { blobs: [blobOf(artifact)], artifacts: [rowOf(handle, artifact)] }
      this.#commit(commit, { ref: { handle, kind }, artifact }).catch(() => {}) // seen by flush
    }
    return { handle, kind }
  }

  /**
   * Resolves when everything evaluated so far is on disk, rejects when some of it could not be written. A write that
   * failed earlier, before anybody waited, is found by naming the artifacts that must be there.
   */
  async flush(named: readonly Handle[] = []): Promise<void> {
    this.store.hurry()
    await Promise.all(this.#commits)
    const missing = named.find((handle) => !this.store.artifact(handle))
    if (missing) throw new Error(`${missing} could not be written`)
  }

  /** The value of an artifact. */
  async value<V>(ref: Ref<V>): Promise<V> {
    return ref.kind.decode(await this.encoded(ref.handle))
  }

  /** The bytes of an artifact: from memory, from the store, or computed again from its inputs. */
  async encoded(handle: Handle): Promise<Encoded> {
    const held = this.#memory.get(handle) ?? this.#unwritten.get(handle)
    if (held) return held
    const reading = this.#reads.get(handle)
    if (reading) return reading
    const read = this.#read(handle)
    this.#reads.set(handle, read)
    try {
      return await read
    } finally {
      this.#reads.delete(handle)
    }
  }

  async #read(handle: Handle): Promise<Encoded> {
    const row = this.store.artifact(handle)
    if (!row) throw unknownHandle(handle)
    const data = await this.store.read(row.dataSha256)
    const artifact = data
      ? { kind: row.kind, meta: row.meta, data, dataSha256: row.dataSha256 }
      : await this.#recompute(row)
    this.#memory.set(handle, artifact)
    return artifact
  }

  /** The artifact a client names by its handle: `not-found`, or `wrong-kind` when it is not of `kind`. */
  named<V>(handle: string, kind: Kind<V>): Ref<V> {
    const row = this.store.artifact(handle as Handle)
    if (!row) throw unknownHandle(handle)
    if (row.kind !== kind.name) {
      throw new MarkgraphError(
        'wrong-kind',
        `${handle} is a ${row.kind}, but a ${kind.name} is needed here`,
        {
          handle,
          kind: row.kind,
        },
      )
    }
    return { handle: row.handle, kind }
  }

  counts(): ReadonlyMap<string, NodeCount> {
    return this.#counts
  }

  async #executed(task: Task): Promise<Encoded> {
    const { output, seconds } = await this.executor.execute(task)
    const count = this.#count(task.node)
    count.computed += 1
    count.seconds += seconds
    return output
  }

  #count(node: string): { computed: number; seconds: number; reused: number } {
    let count = this.#counts.get(node)
    if (!count) {
      count = { computed: 0, seconds: 0, reused: 0 }
      this.#counts.set(node, count)
    }
    return count
  }

  #commit(commit: Commit, of?: Pick<Prepared<unknown>, 'ref' | 'artifact'>): Promise<void> {
    if (of) this.#unwritten.set(of.ref.handle, of.artifact)
    const done = this.store.commit(commit)
    this.#commits.add(done)
    const settled = (): void => {
      this.#commits.delete(done)
      if (of) this.#unwritten.delete(of.ref.handle)
    }
    done.then(settled, () => setImmediate(settled)) // a failure stays long enough for its flush to see it
    return done
  }

  async #compute(
    node: AnyNode,
    key: string,
    params: Json,
    handles: InputHandles,
  ): Promise<Prepared<unknown>> {
    const output = await this.#execute(node, params, handles)
    const prepared = this.#prepared(node, key, params, handles, output)
    this.#memory.set(prepared.ref.handle, output)
    return prepared
  }

  async #execute(node: AnyNode, params: Json, handles: InputHandles): Promise<Encoded> {
    const inputs: Record<string, Encoded | Encoded[]> = {}
    for (const [name, input] of Object.entries(handles)) {
      inputs[name] = isList(input)
        ? await Promise.all(input.map((handle) => this.encoded(handle)))
        : await this.encoded(input as Handle)
    }
    return this.#executed({ node: node.name, params, inputs: inputs as InputArtifacts })
  }

  #prepared(
    node: AnyNode,
    key: string,
    params: Json,
    inputs: InputHandles,
    artifact: Encoded,
  ): Prepared<unknown> {
    const handle = handleOf(artifact)
    const run: RunRow = {
      runKey: key,
      node: node.name,
      version: node.version,
      params: params as RunRow['params'],
      inputs,
      output: handle,
      engineVersion: this.engineVersion,
    }
    const blobs = node.output.keep ? [blobOf(artifact)] : []
    return {
      ref: { handle, kind: node.output },
      artifact,
      commit: { blobs, artifacts: [rowOf(handle, artifact)], runs: [run] },
    }
  }

  /** Makes the bytes of a recorded artifact again, from the run that made them. */
  async #recompute(row: ArtifactRow): Promise<Encoded> {
    // an artifact may have come out of an older version of its node too, which is no longer there to run
    const run = this.store
      .producers(row.handle)
      .find((one) => this.#nodes.get(one.node)?.version === one.version)
    const node = run && this.#nodes.get(run.node)
    if (!run || !node) {
      throw new MarkgraphError(
        'scan-not-kept',
        `the data of ${row.handle} are not kept: upload the scan again`,
        {
          handle: row.handle,
        },
      )
    }
    const artifact = await this.#execute(node, run.params, run.inputs)
    const handle = handleOf(artifact)
    if (handle !== row.handle) throw new Error(`${run.node} gave ${handle} where it once gave ${row.handle}`)
    if (node.output.keep) await this.#commit({ blobs: [blobOf(artifact)] })
    return artifact
  }
}

function handlesOf(inputs: {
  readonly [name: string]: Ref<unknown> | readonly Ref<unknown>[]
}): InputHandles {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [
      name,
      isList(input) ? input.map((ref) => (ref as Ref<unknown>).handle) : (input as Ref<unknown>).handle,
    ]),
  )
}

const blobOf = (artifact: Encoded) => ({ sha256: artifact.dataSha256, data: artifact.data })

const rowOf = (handle: Handle, { kind, meta, dataSha256, data }: Encoded): ArtifactRow => ({
  handle,
  kind,
  meta,
  dataSha256,
  bytes: data.byteLength,
})

const unknownHandle = (handle: string): MarkgraphError =>
  new MarkgraphError('not-found', `no artifact has the handle ${handle}`, { handle })
