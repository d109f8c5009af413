import type { Demand } from '../executor/executor.ts'
import type { ArtifactStore } from '../store/store.ts'
import { Core, type GraphOptions, type NodeCount } from './core.ts'
import { Session } from './session.ts'
import { both, type RunWatch } from './watch.ts'

export type { GraphOptions, NodeCount } from './core.ts'

/** Memoized evaluation of nodes over a store. It is used through sessions. */
export class Graph {
  readonly store: ArtifactStore
  /** Who wants the work of its sessions, and for how long. */
  readonly wanted: Demand
  readonly #core: Core
  readonly #watch: RunWatch | undefined

  constructor(options: GraphOptions | Core, wanted: Demand = { clients: () => [''] }, watch?: RunWatch) {
    this.store = options.store
    this.#core = options instanceof Core ? options : new Core(options)
    this.wanted = wanted
    this.#watch = watch
  }

  /**
   * The same graph for work that is wanted until the signal aborts. Then its sessions start nothing new and fail with the reason of
   * the signal; what nobody else wants is ended.
   */
  until(signal: AbortSignal): Graph {
    const { until: before } = this.wanted
    const until = before ? AbortSignal.any([before, signal]) : signal
    return new Graph(this.#core, { ...this.wanted, until }, this.#watch)
  }

  /** The same graph for work of one client, who shares the threads with the others. */
  by(client: string): Graph {
    return new Graph(this.#core, { ...this.wanted, clients: () => [client] }, this.#watch)
  }

  /** Whether runs of this node can be repeated: the program still has this version of it. */
  isCurrent(node: string, version: number): boolean {
    return this.#core.isCurrent(node, version)
  }

  /** The same graph, which tells `watch` of every run that its sessions ask for. */
  watched(watch: RunWatch): Graph {
    return new Graph(this.#core, this.wanted, this.#watch ? both(this.#watch, watch) : watch)
  }

  /** A new session. The caller closes it. */
  session(): Session {
    return new Session(this.#core, this.wanted, this.#watch)
  }

  /**
   * Runs work in its own session. When it resolves, everything that the work asked for is on disk. When it fails, results
   * whose write had not begun are not written.
   */
  async within<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const session = this.session()
    try {
      const result = await work(session)
      await session.flush()
      return result
    } finally {
      session.close()
    }
  }

  counts(): ReadonlyMap<string, NodeCount> {
    return this.#core.counts
  }
}
