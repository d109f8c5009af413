import { useEffect, useState } from 'preact/hooks'

/** Fields that stay while the visitor looks at other screens. */
export interface Shared<T> {
  now(): T
  change(fields: Partial<T>): void
  /** The fields as they are now; the component is drawn again when they change. */
  use(): T
}

export function shared<T extends object>(first: T): Shared<T> {
  let now = first
  const watchers = new Set<() => void>()
  return {
    now: () => now,
    change(fields) {
      now = { ...now, ...fields }
      for (const watcher of watchers) watcher()
    },
    use() {
      const [, draw] = useState(0)
      useEffect(() => {
        const changed = () => draw((n) => n + 1)
        watchers.add(changed)
        return () => {
          watchers.delete(changed)
        }
      }, [])
      return now
    },
  }
}
