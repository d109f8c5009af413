import type { ComponentChildren } from 'preact'
import { say } from '../languages/say.ts'
import { Faults } from './faults.tsx'
import { Fold } from './fold.tsx'
import { Notice } from './notice.tsx'
import { useSending } from './use-sending.ts'

interface Props {
  /** What the form does, as the line that opens it. */
  readonly title: string
  readonly submit: string
  /** Sends what was filled in. What it throws is shown below the form, a line for each of its faults. */
  readonly send: (form: FormData) => Promise<void>
  /** Whether it stands open at once: where there is nothing else to do. */
  readonly open?: boolean
  readonly children: ComponentChildren
}

/** A form that is folded away until it is wanted. While it is sent, it cannot be sent again. */
export function FoldForm({ title, submit, send, open, children }: Props) {
  const { busy, failed, sending } = useSending()
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    void sending(() => send(form))
  }
  return (
    <Fold title={title} open={open}>
      <form onSubmit={onSubmit}>
        <div class="fields">{children}</div>
        <p class="actions">
          <button type="submit" class="primary" disabled={busy}>
            {busy ? say('Sending …') : submit}
          </button>
        </p>
      </form>
      {failed && (
        <Notice kind="failure">
          <Faults of={failed.split('; ')} />
        </Notice>
      )}
    </Fold>
  )
}
