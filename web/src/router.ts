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

/** The screens, and whether an id follows in their address. The server answers the same addresses (`routes/page.ts`). */
const SCREENS = {
  compare: 'never',
  result: 'always',
  graph: 'always',
  cases: 'for one of the list',
  recent: 'never',
  reviews: 'for one of the list',
  references: 'for one of the list',
  studies: 'for one of the list',
  plans: 'for one of the list',
  checks: 'for one of the list',
  search: 'never',
  collections: 'never',
  verify: 'never',
  about: 'never',
  benchmark: 'never',
} as const
export type ScreenName = keyof typeof SCREENS

/** The address of a screen without an id. */
export const pathOf = (screen: ScreenName): string => (screen === 'compare' ? '/' : `/${screen}`)

export interface ShownScreen {
  readonly name: ScreenName
  readonly id: string | undefined
}

/** Which screen a path shows, and of what; undefined when it is none of the page. */
export function screenOf(path: string): ShownScreen | undefined {
  if (path === pathOf('compare')) return { name: 'compare', id: undefined }
  const [, name, id] = /^\/([a-z]+)(?:\/([^/]+))?$/.exec(path) ?? []
  if (name === undefined || name === 'compare' || !Object.hasOwn(SCREENS, name)) return undefined
  const follows = SCREENS[name as ScreenName]
  if (follows === (id === undefined ? 'always' : 'never')) return undefined
  return { name: name as ScreenName, id: id === undefined ? undefined : decodeURIComponent(id) }
}
