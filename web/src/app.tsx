import { useEffect, useRef, useState } from 'preact/hooks'
import { loadMeta } from './api/meta.ts'
import { Bar } from './bar.tsx'
import { say } from './languages/say.ts'
import { show } from './languages/show.ts'
import { followLinks, screenOf, usePlace } from './router.ts'
import { Screen } from './screens/screen.tsx'
import { KeyForm } from './ui/key-form.tsx'
import { Loaded } from './ui/loaded.tsx'
import { keepScrollStops } from './ui/scroll-stops.ts'
import { useLoaded } from './ui/use-loaded.ts'
import { Waiting } from './ui/waiting.tsx'

/** The frame around every screen. A change of screen moves the focus to it, so that a screen reader reads it. */
export function App() {
  const { path } = usePlace()
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)
  const shown = screenOf(path)
  const [keys, setKeys] = useState(0) // a new key draws the screen again
  const meta = useLoaded(loadMeta, [])
  useEffect(() => {
    if (!first.current) {
      main.current?.focus()
      scrollTo(0, 0)
    }
    first.current = false
  }, [path])
  useEffect(() => {
    addEventListener('click', followLinks)
    return () => removeEventListener('click', followLinks)
  }, [])
  useEffect(() => titleAfter(main.current!), [])
  useEffect(() => keepScrollStops(main.current!), [])
  return (
    <>
      <a class="skip" href="#main">
        {say('Skip to the content')}
      </a>
      <Bar screen={shown?.name} />
      <main id="main" ref={main} tabIndex={-1}>
        <Waiting />
        <KeyForm onKey={() => setKeys(keys + 1)} />
        <Loaded of={meta} what={say('the page')}>
          {() => (shown ? <Screen key={`${path} ${keys}`} {...shown} /> : <NoScreen path={path} />)}
        </Loaded>
      </main>
    </>
  )
}

function NoScreen({ path }: { readonly path: string }) {
  return (
    <>
      <h1>{say('There is no page at {path}', { path })}</h1>
      <p>
        {show(
          'The address may be mistyped, or from another release. {compare}, or find an earlier answer under {recent}.',
          {
            compare: <a href="/">{say('Compare two marks')}</a>,
            recent: <a href="/recent">{say('Recent')}</a>,
          },
        )}
      </p>
    </>
  )
}

/** Names the tab after the heading of the screen, whenever that changes. */
function titleAfter(main: HTMLElement): () => void {
  const name = (): void => {
    const heading = main.querySelector('h1')?.textContent
    document.title = heading ? `${heading} – Markgraph` : 'Markgraph'
  }
  const watching = new MutationObserver(name)
  watching.observe(main, { subtree: true, childList: true, characterData: true })
  return () => watching.disconnect()
}
