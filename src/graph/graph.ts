import type { ArtifactStore } from '../store/store.ts'
import { Core, type GraphOptions, type NodeCount } from './core.ts'
import { Session } from './session.ts'

export type { GraphOptions, NodeCount } from './core.ts'

/** Memoized evaluation of nodes over a store. Everything is asked of it through a session. */
export class Graph {
  readonly store: ArtifactStore
  readonly #core: Core

  constructor(options: GraphOptions) {
    this.store = options.store
    this.#core = new Core(options)
  }

  /** A session of its own, to be closed by whoever asked for it. */
  session(): Session {
    return new Session(this.#core)
  }

  /**
   * Does some work in a session of its own. When it resolves, all that it asked for is on disk; when it fails, what it had
   * not begun to save is not written.
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
