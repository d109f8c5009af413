import type { Handle } from '../address/canonical.ts'
import type { Encoded } from '../kinds/kind.ts'

/** Artifacts at hand, least recently used first out, up to a number of bytes. */
export interface Memory {
  get(handle: Handle): Encoded | undefined
  set(handle: Handle, artifact: Encoded): void
}

export function memory(maxBytes: number): Memory {
  const held = new Map<Handle, Encoded>() // in order of use
  let bytes = 0
  return {
    get(handle) {
      const artifact = held.get(handle)
      if (artifact) {
        held.delete(handle)
        held.set(handle, artifact)
      }
      return artifact
    },
    set(handle, artifact) {
      if (held.has(handle) || artifact.data.byteLength > maxBytes) return
      held.set(handle, artifact)
      bytes += artifact.data.byteLength
      for (const [oldest, { data }] of held) {
        if (bytes <= maxBytes) break
        held.delete(oldest)
        bytes -= data.byteLength
      }
    },
  }
}
