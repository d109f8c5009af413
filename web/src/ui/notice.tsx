import type { ComponentChildren } from 'preact'
import { say } from '../languages/say.ts'

const SIGNS = {
  warning: say('Warning'),
  refusal: say('No likelihood ratio'),
  failure: say('Not done'),
  note: say('Note'),
} as const

interface Props {
  readonly kind: keyof typeof SIGNS
  readonly title?: string
  readonly children: ComponentChildren
}

/** Something the reader must see before the rest. The kind stands in words, not in the colour alone. */
export function Notice({ kind, title, children }: Props) {
  return (
    <div class={`notice ${kind}`} role={kind === 'failure' ? 'alert' : undefined}>
      <p class="notice-title">{title ?? SIGNS[kind]}</p>
      <div>{children}</div>
    </div>
  )
}
