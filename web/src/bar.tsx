import { useState } from 'preact/hooks'
import { chooseTheme, chosenTheme, type Theme } from './theme.ts'

/** A screen of the bar: its name, its path and what it is called. The description of the API is no screen of the page. */
type Entry = readonly [screen: string | undefined, path: string, title: string]

/** What belongs together, by the screen that the bar leads to. */
const GROUPS: readonly { readonly title: string; readonly entries: readonly Entry[] }[] = [
  { title: 'Compare', entries: [['compare', '/', 'Compare']] },
  {
    title: 'Cases',
    entries: [
      ['cases', '/cases', 'Cases'],
      ['recent', '/recent', 'Recent'],
      ['reviews', '/reviews', 'Reviews'],
    ],
  },
  {
    title: 'References',
    entries: [
      ['references', '/references', 'References'],
      ['studies', '/studies', 'Studies'],
      ['plans', '/plans', 'Validations'],
      ['checks', '/checks', 'Checks'],
    ],
  },
  { title: 'Search', entries: [['search', '/search', 'Search']] },
  { title: 'Verify', entries: [['verify', '/verify', 'Verify']] },
  {
    title: 'Help',
    entries: [
      ['about', '/about', 'About'],
      ['benchmark', '/benchmark', 'Benchmark'],
      [undefined, '/docs', 'API'],
    ],
  },
]

/** The bar over every screen, with a second row for the screens that belong to the one that is shown. */
export function Bar({ screen }: { screen: string | undefined }) {
  const shown = GROUPS.find(({ entries }) => entries.some(([name]) => name !== undefined && name === screen))
  return (
    <>
      <header class="bar">
        <a class="name" href="/">
          Markgraph
        </a>
        <nav aria-label="Screens">
          <ul>
            {GROUPS.map((group) => (
              <li key={group.title}>
                <Link
                  path={group.entries[0]![1]}
                  title={group.title}
                  current={group === shown && (group.entries.length > 1 ? 'true' : 'page')}
                />
              </li>
            ))}
          </ul>
        </nav>
        <ThemeChoice />
      </header>
      {shown && shown.entries.length > 1 && (
        <nav class="bar second" aria-label={shown.title}>
          <ul>
            {shown.entries.map(([name, path, title]) => (
              <li key={path}>
                <Link path={path} title={title} current={name === screen && 'page'} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

interface LinkProps {
  readonly path: string
  readonly title: string
  readonly current: 'page' | 'true' | false
}

const Link = ({ path, title, current }: LinkProps) => (
  <a href={path} {...(current ? { 'aria-current': current } : {})}>
    {title}
  </a>
)

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
