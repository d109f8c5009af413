import { useState } from 'preact/hooks'
import { say } from '../languages/say.ts'

/** A handle, short, with a button that copies all of it. */
export function Handle({ handle, what }: { handle: string; what: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(handle)
    setCopied(true)
  }
  return (
    <span class="handle">
      <code title={handle}>{shortHandle(handle)}</code>
      <button
        type="button"
        class="quiet"
        onClick={copy}
        aria-label={say('Copy the handle of {what}', { what })}
      >
        {copied ? say('Copied') : say('Copy')}
      </button>
    </span>
  )
}

export const shortHandle = (handle: string): string => `${handle.slice(0, 15)}…`
