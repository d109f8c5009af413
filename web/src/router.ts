import { useEffect, useState } from 'preact/hooks'

/** Where the visitor is: path and query. The page changes it without loading again. */
export interface Place {
  readonly path: string
  readonly query: URLSearchParams
}

const place = (): Place => ({ path: location.pathname, query: new URLSearchParams(location.search) })

const watchers = new Set<() => void>()

/** Goes to another screen, or replaces the address of this one. */
export function go(url: string, replace = false): void {
  if (replace) history.replaceState(null, '', url)
  else history.pushState(null, '', url)
  for (const watcher of watchers) watcher()
}

/** The place as it is now; the component is drawn again when it changes. */
export function usePlace(): Place {
  const [now, set] = useState(place)
  useEffect(() => {
    const changed = () => set(place())
    watchers.add(changed)
    addEventListener('popstate', changed)
    return () => {
      watchers.delete(changed)
      removeEventListener('popstate', changed)
    }
  }, [])
  return now
}

/** Links of the page itself change the screen; all others, and those opened elsewhere, are the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
  if (link.target !== '' || link.hasAttribute('download') || !screenOf(link.pathname)) return
  if (link.hash !== '' && link.pathname === location.pathname) return
  event.preventDefault()
  go(link.pathname + link.search)
}

const SCREENS =
  /^\/(?:(result|graph)\/([^/]+)|(references|studies|plans|checks|reviews|cases)(?:\/([^/]+))?|(benchmark|verify|recent|search|about))?$/

/** Which screen a path shows, and of what; undefined when it is none of the page. */
export function screenOf(path: string): { name: string; id: string | undefined } | undefined {
  const found = SCREENS.exec(path)
  if (!found) return undefined
  const [, handled, handle, listed, listedId, plain] = found
  const id = handle ?? listedId
  return {
    name: handled ?? listed ?? plain ?? 'compare',
    id: id === undefined ? undefined : decodeURIComponent(id),
  }
}
