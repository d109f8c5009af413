import { useEffect, useState } from 'preact/hooks'
import type { paths } from '../../../../clients/typescript/src/index.ts'
import { api, got } from '../../api/client.ts'
import { eventsIn } from '../../api/events.ts'

export type Study = paths['/v1/studies/{id}/run']['post']['responses'][200]['content']['application/json']

/** A study as it runs, and how fast: pairs per second since this page began to look. */
export interface Watched {
  readonly study: Study
  readonly rate: number | undefined
}

/** Follows a study; `again` follows it anew after it was started or stopped. */
export function useStudy(id: string): {
  watched: Watched | undefined
  error: unknown
  again: () => void
} {
  const [watched, setWatched] = useState<Watched>()
  const [error, setError] = useState<unknown>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const ending = new AbortController()
    let first: { done: number; at: number } | undefined
    const follow = async () => {
      const params = { path: { id } }
      const { signal } = ending
      const stream: unknown = await got(() =>
        api().GET('/v1/studies/{id}/events', { params, parseAs: 'stream', signal }),
      )
      for await (const { data } of eventsIn<Study>(stream as ReadableStream<Uint8Array>)) {
        const now = performance.now()
        first ??= { done: data.pairs_done, at: now }
        const seconds = (now - first.at) / 1000
        const rate = seconds > 1 ? (data.pairs_done - first.done) / seconds : undefined
        setWatched({ study: data, rate: data.state === 'running' ? rate : undefined })
      }
    }
    follow().catch((reason) => {
      if (!ending.signal.aborted) setError(reason)
    })
    return () => ending.abort()
  }, [id, turn])
  return { watched, error, again: () => setTurn(turn + 1) }
}
