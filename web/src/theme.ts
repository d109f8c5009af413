const KEY = 'markgraph-theme'

export type Theme = 'light' | 'dark' | 'system'

/** What the visitor chose; without a choice, what the system says. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, theme)
  applyTheme()
}

export function applyTheme(): void {
  const theme = chosenTheme()
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
