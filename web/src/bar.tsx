import { useState } from 'preact/hooks'
import { chooseTheme, chosenTheme, type Theme } from './theme.ts'

const SCREENS = [
  ['compare', '/', 'Compare'],
  ['cases', '/cases', 'Cases'],
  ['recent', '/recent', 'Recent'],
  ['references', '/references', 'References'],
  ['studies', '/studies', 'Studies'],
  ['search', '/search', 'Search'],
  ['plans', '/plans', 'Validations'],
  ['checks', '/checks', 'Checks'],
  ['reviews', '/reviews', 'Reviews'],
  ['benchmark', '/benchmark', 'Benchmark'],
  ['verify', '/verify', 'Verify'],
  ['about', '/about', 'About'],
] as const

export function Bar({ screen }: { screen: string | undefined }) {
  return (
    <header class="bar">
      <a class="name" href="/">
        Markgraph
      </a>
      <nav aria-label="Screens">
        <ul>
          {SCREENS.map(([name, path, title]) => (
            <li key={name}>
              <a href={path} {...(name === screen ? { 'aria-current': 'page' as const } : {})}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ThemeChoice />
    </header>
  )
}

function ThemeChoice() {
  const [theme, setTheme] = useState(chosenTheme)
  const choose = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
  }
  return (
    <label class="end theme">
      <span class="muted">Theme </span>
      <select value={theme} onChange={({ currentTarget }) => choose(currentTarget.value as Theme)}>
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  )
}
