/** Work that waits for its turn. */
export interface Waiting {
  /** Those who want it. More may come while it waits. */
  clients(): Iterable<string>
}

/** Work whose turn has come. */
export interface Turn<T> {
  readonly work: T
  /** Ends the turn. Call it once. */
  end(): void
}

const MAX_KNOWN = 1000 // clients whose last turn is remembered

/**
 * The order in which the work of several clients gets its turns. The next turn is for the client who has the fewest turns at
 * this time, and among equals for the one whose last turn was the longest ago. The work of one client keeps its order. Work that
 * several clients want counts for the one who gets it a turn first.
 */
export class FairOrder<T extends Waiting> {
  readonly #waiting = new Set<T>()
  readonly #turns = new Map<string, number>()
  readonly #last = new Map<string, number>()
  #count = 0

  add(work: T): void {
    this.#waiting.add(work)
  }

  /** False when it does not wait any more. */
  remove(work: T): boolean {
    return this.#waiting.delete(work)
  }

  /** Gives the next turn. With `most`, only to a client who has at most so many turns at this time. */
  next(most = Number.POSITIVE_INFINITY): Turn<T> | undefined {
    let found: { readonly work: T; readonly client: string } | undefined
    let [fewest, oldest] = [most, Number.POSITIVE_INFINITY]
    for (const work of this.#waiting) {
      for (const client of work.clients()) {
        const turns = this.#turns.get(client) ?? 0
        const last = this.#last.get(client) ?? 0
        if (turns > fewest || (turns === fewest && last >= oldest)) continue
        found = { work, client }
        fewest = turns
        oldest = last
      }
    }
    return found && this.#begin(found)
  }

  #begin({ work, client }: { readonly work: T; readonly client: string }): Turn<T> {
    this.#waiting.delete(work)
    this.#turns.set(client, (this.#turns.get(client) ?? 0) + 1)
    if (this.#last.size >= MAX_KNOWN) this.#last.clear()
    this.#count += 1
    this.#last.set(client, this.#count)
    return {
      work,
      end: () => {
        const left = this.#turns.get(client)! - 1
        if (left > 0) this.#turns.set(client, left)
        else this.#turns.delete(client)
      },
    }
  }
}
