import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { wordsOf } from '../api/words.ts'
import { Faults } from './faults.tsx'
import { Notice } from './notice.tsx'

interface Props {
  /** What the form does, as the line that opens it. */
  readonly title: string
  readonly submit: string
  /** Sends what was filled in. What it throws is shown below the form, a line for each of its faults. */
  readonly send: (form: FormData) => Promise<void>
  readonly children: ComponentChildren
}

/** A form that is folded away until it is wanted. While it is sent, it cannot be sent again. */
export function FoldForm({ title, submit, send, children }: Props) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<readonly string[]>()
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailed(undefined)
    try {
      await send(new FormData(event.currentTarget as HTMLFormElement))
    } catch (error) {
      setFailed(wordsOf(error).split('; '))
    } finally {
      setBusy(false)
    }
  }
  return (
    <details class="panel">
      <summary>{title}</summary>
      <form onSubmit={onSubmit}>
        <div class="fields">{children}</div>
        <p class="actions">
          <button type="submit" class="primary" disabled={busy}>
            {busy ? 'Sending …' : submit}
          </button>
        </p>
      </form>
      {failed && (
        <Notice kind="failure">
          <Faults of={failed} />
        </Notice>
      )}
    </details>
  )
}
