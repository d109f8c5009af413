import '../styles/tabs.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

interface Tab {
  /** Stands in the fragment of the address, so that a tab can be linked to. */
  readonly id: string
  readonly title: string
  readonly content: () => ComponentChildren
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Panels of which one is shown, as the ARIA Authoring Practices describe tabs: arrows, Home and End choose. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [id, choose] = useChosen(tabs)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const at = tabs.findIndex((tab) => tab.id === id)
  const move = (event: KeyboardEvent): void => {
    const next = STEPS[event.key]?.(at, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    choose(tabs[next]!.id)
    buttons.current[next]?.focus()
  }
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab, i) => (
          <button
            key={tab.id}
            ref={(button) => {
              buttons.current[i] = button
            }}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-selected={i === at}
            aria-controls={`panel-${tab.id}`}
            tabIndex={i === at ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={move}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div role="tabpanel" key={id} id={`panel-${id}`} aria-labelledby={`tab-${id}`}>
        {tabs[at]!.content()}
      </div>
    </>
  )
}

/** The tab that the address names, or the first one. */
function useChosen(tabs: readonly Tab[]): [string, (id: string) => void] {
  const named = (): string => tabs.find(({ id }) => `#${id}` === location.hash)?.id ?? tabs[0]!.id
  const [id, set] = useState(named)
  useEffect(() => {
    const changed = (): void => set(named())
    addEventListener('hashchange', changed)
    return () => removeEventListener('hashchange', changed)
  })
  return [
    id,
    (chosen) => {
      history.replaceState(history.state, '', `#${chosen}`)
      set(chosen)
    },
  ]
}
