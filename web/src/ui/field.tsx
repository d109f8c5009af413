import type { ComponentChildren } from 'preact'

interface Props {
  readonly label: string
  readonly hint?: string
  readonly children: ComponentChildren
}

/** One field of a form, with its label and what to know about it. */
export const Field = ({ label, hint, children }: Props) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
  <label class="field">
    <span>{label}</span>
    {children}
    {hint && <span class="hint">{hint}</span>}
  </label>
)
