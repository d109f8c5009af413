import { useState } from 'preact/hooks'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../src/words/languages/language.ts'
import { chooseLanguage, LANGUAGE } from './languages/chosen.ts'
import { say } from './languages/say.ts'
import { pathOf, type ScreenName } from './router.ts'
import { chooseTheme, chosenTheme, type Theme } from './theme.ts'
import { Logo } from './ui/logo.tsx'

interface Entry {
  /** Undefined for the description of the API, which is no screen of the page. */
  readonly screen: ScreenName | undefined
  readonly path: string
  readonly title: string
}
const entry = (screen: ScreenName, title: string): Entry => ({ screen, path: pathOf(screen), title })

/** What belongs together, by the screen that the bar leads to. */
const GROUPS: readonly { readonly title: string; readonly entries: readonly Entry[] }[] = [
  { title: say('Compare'), entries: [entry('compare', say('Compare'))] },
  {
    title: say('Cases'),
    entries: [entry('cases', say('Cases')), entry('recent', say('Recent')), entry('reviews', say('Reviews'))],
  },
  {
    title: say('References'),
    entries: [
      entry('references', say('References')),
      entry('studies', say('Studies')),
      entry('plans', say('Validations')),
      entry('checks', say('Checks')),
    ],
  },
  {
    title: say('Search'),
    entries: [entry('search', say('Search')), entry('collections', say('Collections'))],
  },
  { title: say('Verify'), entries: [entry('verify', say('Verify'))] },
  {
    title: say('Help'),
    entries: [
      entry('about', say('About')),
      entry('benchmark', say('Benchmark')),
      { screen: undefined, path: '/docs', title: say('API') },
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
      <div class="frame-edge" />
      <header class="bar">
        <a class="name" href="/">
          <Logo />
          Markgraph
        </a>
        <nav aria-label={say('Screens')}>
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
        <div class="end choices">
          <LanguageChoice />
          <ThemeChoice />
        </div>
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

function LanguageChoice() {
  const choose = (next: Language) => {
    chooseLanguage(next)
    location.reload()
  }
  return (
    <label>
      <span class="muted">{say('Language')} </span>
      <select value={LANGUAGE} onChange={({ currentTarget }) => choose(currentTarget.value as Language)}>
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
    </label>
  )
}

function ThemeChoice() {
  const [theme, setTheme] = useState(chosenTheme)
  const choose = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
  }
  return (
    <label>
      <span class="muted">{say('Theme')} </span>
      <select value={theme} onChange={({ currentTarget }) => choose(currentTarget.value as Theme)}>
        <option value="system">{say('System')}</option>
        <option value="light">{say('Light')}</option>
        <option value="dark">{say('Dark')}</option>
      </select>
    </label>
  )
}
