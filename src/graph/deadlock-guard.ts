/** Who waits for whom, so that nobody waits in a circle, for ever. */
interface DeadlockGuard<T> {
  /** Notes that `one` waits for `other`, until the returned function is called. Undefined when `other` waits for `one` itself. */
  add(one: T, other: T): (() => void) | undefined
}

export function deadlockGuard<T>(): DeadlockGuard<T> {
  const all = new Map<T, T[]>()
  function reaches(from: T, to: T, seen: Set<T>): boolean {
    if (from === to) return true
    if (seen.has(from)) return false
    seen.add(from)
    return (all.get(from) ?? []).some((next) => reaches(next, to, seen))
  }
  return {
    add(one, other) {
      if (reaches(other, one, new Set())) return undefined
      const others = all.get(one) ?? []
      others.push(other)
      all.set(one, others)
      return () => {
        others.splice(others.indexOf(other), 1)
        if (others.length === 0) all.delete(one)
      }
    },
  }
}
