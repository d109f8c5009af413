import { useEffect, useState } from 'preact/hooks'

export type Loading<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'ready'; readonly value: T }

/** Whether it is known that there is nothing. */
export const isEmpty = (list: Loading<readonly unknown[]>): boolean =>
  list.state === 'ready' && list.value.length === 0

/** What `load` gives, loaded again when one of `inputs` changes. A load that is no longer wanted is ended. */
export function useLoaded<T>(
  load: (signal: AbortSignal) => Promise<T>,
  inputs: readonly unknown[],
): Loading<T> {
  const [now, set] = useState<Loading<T>>({ state: 'loading' })
  useEffect(() => {
    const ending = new AbortController()
    set({ state: 'loading' })
    load(ending.signal).then(
      (value) => {
        if (!ending.signal.aborted) set({ state: 'ready', value })
      },
      (error) => {
        if (!ending.signal.aborted) set({ state: 'failed', error })
      },
    )
    return () => ending.abort()
  }, inputs)
  return now
}
