import { useEffect, useState } from 'preact/hooks'

/** The widths at which the styles change. */
const WIDTHS = {
  phone: '(max-width: 40rem)',
  tablet: '(max-width: 60rem)',
  desk: '(max-width: 70rem)',
} as const

/** Whether the window is no wider than this. Charts are then drawn for it, because their type would be too small to read. */
export function useNarrow(width: keyof typeof WIDTHS = 'phone'): boolean {
  const [isNarrow, set] = useState(() => matchMedia(WIDTHS[width]).matches)
  useEffect(() => {
    const query = matchMedia(WIDTHS[width])
    const changed = () => set(query.matches)
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }, [width])
  return isNarrow
}
