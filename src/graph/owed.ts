import type { Handle } from '../address/canonical.ts'
import type { Encoded } from '../kinds/kind.ts'
import type { ArtifactStore, Commit } from '../store/store.ts'

/** Something the store does not know yet, and that one or more sessions want to be in it. */
export interface Owed {
  readonly commit: Commit
  /** The artifact that it is about: readable here until it is in the store. */
  readonly artifact?: { readonly handle: Handle; readonly encoded: Encoded }
  /** Sessions that want it. */
  wanted: number
  written: boolean
  writing: Promise<void> | undefined
  /** Called when it is written, or when nobody wants it any more. */
  readonly settled: (written: boolean) => void
}

export const owing = (
  commit: Commit,
  artifact?: Owed['artifact'],
  settled: (written: boolean) => void = () => {},
): Owed => ({
  commit,
  ...(artifact && { artifact }),
  wanted: 0,
  written: false,
  writing: undefined,
  settled,
})

/** Writes what is owed, once, whoever asks; a later call after a failure tries again. */
export function write(store: ArtifactStore, owed: Owed): Promise<void> {
  if (owed.written) return Promise.resolve()
  owed.writing ??= store.commit(owed.commit).then(
    () => {
      owed.written = true
      owed.writing = undefined
      owed.settled(true)
    },
    (error: unknown) => {
      owed.writing = undefined
      letGo(owed) // whoever wanted it may have gone meanwhile
      throw error
    },
  )
  return owed.writing
}

/** Forgets what nobody wants; a turn later, because a session that shared its computation may only be about to say so. */
export function letGo(owed: Owed): void {
  setTimeout(() => {
    if (owed.wanted === 0 && !owed.written && !owed.writing) owed.settled(false)
  }, 0)
}
