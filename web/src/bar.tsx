import { useState } from 'preact/hooks'
import { pathOf, type ScreenName } from './router.ts'
import { chooseTheme, chosenTheme, type Theme } from './theme.ts'

interface Entry {
  /** Undefined for the description of the API, which is no screen of the page. */
  readonly screen: ScreenName | undefined
  readonly path: string
  readonly title: string
}
const entry = (screen: ScreenName, title: string): Entry => ({ screen, path: pathOf(screen), title })

/** What belongs together, by the screen that the bar leads to. */
const GROUPS: readonly { readonly title: string; readonly entries: readonly Entry[] }[] = [
  { title: 'Compare', entries: [entry('compare', 'Compare')] },
  {
    title: 'Cases',
    entries: [entry('cases', 'Cases'), entry('recent', 'Recent'), entry('reviews', 'Reviews')],
  },
  {
    title: 'References',
    entries: [
      entry('references', 'References'),
      entry('studies', 'Studies'),
      entry('plans', 'Validations'),
      entry('checks', 'Checks'),
    ],
  },
  { title: 'Search', entries: [entry('search', 'Search'), entry('collections', 'Collections')] },
  { title: 'Verify', entries: [entry('verify', 'Verify')] },
  {
    title: 'Help',
    entries: [
      entry('about', 'About'),
      entry('benchmark', 'Benchmark'),
      { screen: undefined, path: '/docs', title: 'API' },
    ],
  },
]

/** The bar over every screen, with a second row for the screens that belong to the one that is shown. */
export function Bar({ screen }: { screen: ScreenName | undefined }) {
  const shown = GROUPS.find(({ entries }) =>
    entries.some((one) => screen !== undefined && one.screen === screen),
  )
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
                  path={group.entries[0]!.path}
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
            {shown.entries.map(({ screen: name, path, title }) => (
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
