/**
 * Tells whether the silence of others means something. While the store is away, nobody can report there. So who has not seen
 * the store for `silentMs` gives the others as long to report again. Call it after each look that succeeded.
 */
export function contactWith(silentMs: number): () => boolean {
  let last: number | undefined
  let back = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (last !== undefined && now - last >= silentMs) back = now
    last = now
    return now - back >= silentMs
  }
}
