import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'

interface Props {
  /** The line that opens it. */
  readonly title: string
  /** Whether it is what the visitor came for. It opens when this becomes true; to close it is the visitor's. */
  readonly open?: boolean | undefined
  readonly children: ComponentChildren
}

/** A panel that is folded away until it is wanted. */
export function Fold({ title, open = false, children }: Props) {
  const [opened, setOpened] = useState(open)
  useEffect(() => {
    if (open) setOpened(true)
  }, [open])
  return (
    <details class="panel" open={opened}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
