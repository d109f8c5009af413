import type { Handle } from '../address/canonical.ts'
import type { Encoded } from '../kinds/kind.ts'

/** Artifacts that cannot be read elsewhere, held as long as anything needs them. */
export function refCounts() {
  const held = new Map<Handle, { readonly encoded: Encoded; holders: number }>()
  return {
    get: (handle: Handle): Encoded | undefined => held.get(handle)?.encoded,
    /** Holds an artifact; the returned function releases it. */
    hold(handle: Handle, encoded: Encoded): () => void {
      const one = held.get(handle) ?? { encoded, holders: 0 }
      one.holders += 1
      held.set(handle, one)
      let done = false
      return () => {
        if (done) return
        done = true
        one.holders -= 1
        if (one.holders === 0) held.delete(handle)
      }
    },
  }
}
