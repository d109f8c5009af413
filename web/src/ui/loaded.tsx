import type { ComponentChildren } from 'preact'
import { MarkgraphFailure } from '../api/client.ts'
import { wordsOf } from '../api/words.ts'
import { say } from '../languages/say.ts'
import { Notice } from './notice.tsx'
import type { Loading } from './use-loaded.ts'

interface Props<T> {
  readonly of: Loading<T>
  /** What is being loaded, as `the report`. */
  readonly what: string
  readonly children: (value: T) => ComponentChildren
}

/** What was loaded, or that it is being loaded, or why it could not be. */
export function Loaded<T>({ of, what, children }: Props<T>) {
  if (of.state === 'ready') return <>{children(of.value)}</>
  if (of.state === 'loading')
    return (
      <p class="muted" role="status">
        {say('Loading {what} …', { what })}
      </p>
    )
  if (of.error instanceof MarkgraphFailure && of.error.status === 401) return null // the page asks for the key
  return (
    <Notice kind="failure" title={say('There is no answer for {what}', { what })}>
      {wordsOf(of.error)}
    </Notice>
  )
}
