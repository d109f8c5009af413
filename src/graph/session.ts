import type { Handle, Json } from '../address/canonical.ts'
import { runKey } from '../address/run.ts'
import { MarkgraphError, phrase } from '../errors.ts'
import type { Demand, Task } from '../executor/executor.ts'
import { type Encoded, handleOf, type Kind } from '../kinds/kind.ts'
import { type AnyNode, checkedParams, type Inputs, type Node } from '../kinds/node.ts'
import { lacksInput } from '../store/records/stored-run.ts'
import type { ArtifactRow, Commit } from '../store/store.ts'
import type { Core, Lane } from './core.ts'
import { mapLimited } from './map-limited.ts'
import { type PendingWrite, pendingWrite, releaseWrite, write } from './pending-write.ts'
import { flatRefs, handlesOf, type InputRefs, type Ref } from './ref.ts'
import type { RunWatch } from './watch.ts'

const MANY = 500 // small computations begun at a time for workers
const AT_ONCE = 8 // results that are written together while a session goes on: each transaction waits for the disk
const LATEST_MS = 50 // after which a result is written, alone if need be

interface State {
  readonly pending: Set<PendingWrite>
  /** Those of `pending` that are to be written soon. */
  readonly soon: PendingWrite[]
  due: NodeJS.Timeout | undefined
  /** Rows that refer to the artifacts and runs in `pending`. */
  readonly rows: PendingWrite[]
  /** Errors of writes for this session. */
  readonly failures: unknown[]
  /** What its evaluations in the foreground gave. */
  readonly outputs: Set<Handle>
  dropsLarge: boolean
  /** Functions that release bytes which only this session can read. */
  readonly releases: (() => void)[]
  /** Functions to call when the session is closed and nothing that it asked for is computed any more. */
  readonly ends: (() => void)[]
  /** Evaluations under way. */
  asked: number
  saving: boolean
  closed: boolean
}

/**
 * The use of the graph by one request. Sessions write separately: nothing is written before `save` or `flush`, `flush` waits
 * only for the writes of this session, and a failed write of another session does not fail this one.
 */
export class Session {
  readonly #core: Core
  readonly #state: State
  readonly #lane: Lane
  /** Who wants the work of this session, and for how long. */
  readonly wanted: Demand
  readonly #watch: RunWatch | undefined

  constructor(core: Core, wanted: Demand, watch?: RunWatch, lane: Lane = 'urgent', of?: Session) {
    this.#core = core
    this.wanted = wanted
    this.#watch = watch
    this.#lane = lane
    this.#state = of
      ? of.#state
      : {
          pending: new Set(),
          soon: [],
          due: undefined,
          rows: [],
          failures: [],
          outputs: new Set(),
          dropsLarge: false,
          releases: core.store.lease ? [core.store.lease()] : [],
          ends: [],
          asked: 0,
          saving: false,
          closed: false,
        }
  }

  /** Against whose share counts what stays for good; undefined for the operator. */
  get #payer(): string | undefined {
    const [client] = this.wanted.clients()
    return client || undefined
  }

  /** The same session with low priority: its work is computed when there is no other work. */
  background(): Session {
    return this.#lane === 'urgent'
      ? new Session(this.#core, this.wanted, this.#watch, 'background', this)
      : this
  }

  /** The same session in the background, whose work this machine does alone. */
  backgroundHere(): Session {
    return new Session(this.#core, this.wanted, this.#watch, 'localBackground', this)
  }

  /** Throws the reason why the work of this session is not wanted any more, if it is not. */
  check(): void {
    this.wanted.until?.throwIfAborted()
  }

  /**
   * Takes something that this session needs, and gives it back when the session is closed and all that it asked for has ended.
   */
  async during(take: (wanted: Demand) => Promise<() => void>): Promise<void> {
    const giveBack = await take(this.wanted)
    this.#state.ends.push(giveBack)
    this.#end()
  }

  /** Whether it has taken something, and not given it back. */
  get holds(): boolean {
    return this.#state.ends.length > 0
  }

  #end(): void {
    const { closed, asked, ends } = this.#state
    if (closed && asked === 0) for (const end of ends.splice(0)) end()
  }

  /** The output of a node: recorded, under way, or computed now. */
  async evaluate<P, I extends Inputs, O>(
    node: Node<P, I, O>,
    params: P,
    inputs: InputRefs<I>,
  ): Promise<Ref<O>> {
    this.#state.asked += 1
    try {
      return await this.#evaluated(node, params, inputs)
    } finally {
      this.#state.asked -= 1
      this.#end()
    }
  }

  async #evaluated<P, I extends Inputs, O>(
    node: Node<P, I, O>,
    params: P,
    inputs: InputRefs<I>,
  ): Promise<Ref<O>> {
    this.check()
    const checked = checkedParams(node, params) as Json
    const handles = handlesOf(node.inputs, inputs)
    const key = runKey(node, checked, handles)
    const sources = flatRefs(node.inputs, inputs)
    const { name, stage } = node
    const ended = this.#watch?.({ node: name, stage, inputs: sources.map(({ handle }) => handle) })
    const { output, pending } = await this.#core.output(
      { runKey: key, node: node.name, version: node.version, params: checked, inputs: handles },
      node as unknown as AnyNode,
      this.#lane,
      this.wanted,
    )
    ended?.(output)
    if (pending) this.#want(pending)
    if (this.#lane === 'urgent') this.#state.outputs.add(output)
    const run = {
      runKey: key,
      node: node.name,
      version: node.version,
      params: checked as { [name: string]: Json },
      inputs: handles,
      output,
      engineVersion: this.#core.engineVersion,
    }
    return {
      handle: output,
      kind: node.output,
      from: { run, stage, inputs: sources },
    }
  }

  /** Does a task of another process: its result is recorded, or computed now. Error: `TypeError`, see `Core.nodeOf`. */
  async repeat(task: Task): Promise<void> {
    const { pending } = await this.#core.output(task, this.#core.nodeOf(task), this.#lane, this.wanted)
    if (pending) this.#want(pending)
  }

  /** Adds a value that comes from outside a computation, for example a population. */
  put<V>(kind: Kind<V>, value: V): Ref<V> {
    const artifact = kind.encode(value)
    const handle = handleOf(artifact)
    if (!this.#core.isKept(handle)) this.#bring(handle, artifact, { keep: true, remember: true })
    return { handle, kind }
  }

  /**
   * Adds bytes that come from outside, with their rows. Without `keep` only the rows are written: the bytes
   * can be read until the session is closed. Once written, they are read from the store: a scan is decoded once.
   */
  bring(encoded: Encoded, { keep = true, rows = {} }: { keep?: boolean; rows?: Commit } = {}): Handle {
    const handle = handleOf(encoded)
    this.#bring(handle, encoded, { keep, rows, remember: false })
    // the store will not have the bytes, so they are held here after the rows are written
    if (!keep && !this.#state.closed) this.#state.releases.push(this.#core.hold(handle, encoded))
    return handle
  }

  /** Adds rows of this request. Only `flush` writes them, after everything they may refer to. */
  add(commit: Commit): void {
    if (!this.#state.closed) this.#state.rows.push(pendingWrite(commit))
  }

  /** The value of an artifact. */
  async value<V>(ref: Ref<V>): Promise<V> {
    return ref.kind.decode(await this.encoded(ref.handle))
  }

  /** The bytes of an artifact: from memory, from the store, or computed again from its inputs. */
  encoded(handle: Handle): Promise<Encoded> {
    return this.#core.encoded(handle, this.wanted)
  }

  /** The row of an artifact: everything but its data. Error: `not-found`. */
  row(handle: Handle): Promise<ArtifactRow> {
    return this.#core.row(handle, this.wanted)
  }

  /** The artifact that a client names by its handle. Errors: `not-found`; `wrong-kind` when it is not of `kind`. */
  async named<V>(handle: Handle, kind: Kind<V>): Promise<Ref<V>> {
    const row = await this.#core.row(handle, this.wanted)
    if (row.kind === kind.name) return { handle, kind }
    const message = phrase('{handle} is of kind {kind}, but one of kind {name} is needed here', {
      handle,
      kind: row.kind,
      name: kind.name,
    })
    throw new MarkgraphError('wrong-kind', message, { handle, kind: row.kind })
  }

  /**
   * Runs `work` on every item, in order, with as many at a time as can be computed.
   * errors  those of `work` and `flush`; after a failed write of this session nothing new is started
   */
  map<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
    return this.#mapped(items, work, this.#core.width + 1)
  }

  #mapped<T, R>(
    items: readonly T[],
    work: (item: T, index: number) => Promise<R>,
    atOnce: number,
  ): Promise<R[]> {
    return mapLimited(items, atOnce, async (item, index) => {
      const { failures } = this.#state
      if (failures.length > 0) throw failures[0]
      this.check()
      return work(item, index)
    })
  }

  /** The same for many small computations: when workers can take part, so many are begun that none of them waits. */
  async mapMany<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
    const others = this.#lane === 'background' ? ((await this.#core.workSharing?.places()) ?? 0) : 0
    return this.#mapped(items, work, others > 0 ? MANY : this.#core.width + 1)
  }

  /** From now on results are written as they come, a few together, while the next ones are computed. Written results are released. */
  save(): void {
    if (this.#state.saving) return
    this.#state.saving = true
    for (const pending of this.#state.pending) this.#write(pending)
  }

  /**
   * Resolves when everything that this session asked for is on disk.
   * errors  `disk-full`, `write-failed`: a write for this session failed; the reason why its work is not wanted any more
   */
  async flush(): Promise<void> {
    this.check()
    this.save()
    this.#writeNow()
    const { pending, rows, failures } = this.#state
    for (const one of pending) await one.writing?.catch(() => {})
    if (failures.length > 0) throw failures[0]
    // a failed write that another session began does not count here: write again
    for (const all of [[...pending], rows]) {
      const written = await Promise.allSettled(all.map((one) => write(this.#core.store, one, this.#payer)))
      const failed = written.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      if (failed.length > 0) throw failed.find((error) => !lacksInput(error)) ?? failed[0]
    }
  }

  /** When this session is closed, memory lets go of the large artifacts that it evaluated: nobody else is likely to read them. */
  dropLarge(): void {
    this.#state.dropsLarge = true
  }

  /** Releases everything that is not being written. Every session is closed once, even after a failure. */
  close(): void {
    this.#writeNow() // a study that is stopped goes on from what it had computed
    this.#state.closed = true
    for (const pending of this.#state.pending) {
      pending.wanted -= 1
      releaseWrite(pending)
    }
    this.#state.pending.clear()
    this.#state.rows.length = 0
    for (const release of this.#state.releases.splice(0)) release()
    if (this.#state.dropsLarge) for (const handle of this.#state.outputs) this.#core.dropLarge(handle)
    this.#state.outputs.clear()
    this.#end()
  }

  #bring(
    handle: Handle,
    encoded: Encoded,
    { keep, remember, rows = {} }: { keep: boolean; remember: boolean; rows?: Commit },
  ): void {
    const { kind, meta, dataSha256, data } = encoded
    const blobs = keep ? [{ sha256: dataSha256, data, kept: true }] : []
    const row = { handle, kind, meta, dataSha256, bytes: data.byteLength }
    this.#want(this.#core.prepareWrite({ ...rows, blobs, artifacts: [row] }, { handle, encoded }, remember))
  }

  #want(pending: PendingWrite): void {
    const { pending: all, closed, saving } = this.#state
    if (closed) {
      releaseWrite(pending)
      return
    }
    if (pending.written || all.has(pending)) return
    pending.wanted += 1
    all.add(pending)
    if (saving) this.#writeSoon(pending)
  }

  #writeSoon(pending: PendingWrite): void {
    const { soon } = this.#state
    soon.push(pending)
    if (soon.length >= AT_ONCE) this.#writeNow()
    else this.#state.due ??= setTimeout(() => this.#writeNow(), LATEST_MS)
  }

  #writeNow(): void {
    clearTimeout(this.#state.due)
    this.#state.due = undefined
    for (const pending of this.#state.soon.splice(0))
      if (this.#state.pending.has(pending)) this.#write(pending)
  }

  #write(pending: PendingWrite): void {
    const ours = pending.writing === undefined
    write(this.#core.store, pending, this.#payer).then(
      () => this.#state.pending.delete(pending), // a long session must not hold all its results
      (error: unknown) => ours && !lacksInput(error) && this.#state.failures.push(error), // `flush` tries those again
    )
  }
}
