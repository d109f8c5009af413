import type { ArtifactStore } from '../store/store.ts'
import { Core, type GraphOptions, type NodeCount } from './core.ts'
import { Session } from './session.ts'

export type { GraphOptions, NodeCount } from './core.ts'

/** Memoized evaluation of nodes over a store. It is used through sessions. */
export class Graph {
  readonly store: ArtifactStore
  readonly #core: Core

  constructor(options: GraphOptions) {
    this.store = options.store
    this.#core = new Core(options)
  }

  /** A new session. The caller closes it. */
  session(): Session {
    return new Session(this.#core)
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
