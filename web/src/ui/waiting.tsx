import { useEffect, useState } from 'preact/hooks'
import { WAITING } from '../api/patience.ts'
import { say } from '../languages/say.ts'

/** Says why nothing seems to happen: the service takes so many requests a minute, and the page waits. */
export function Waiting() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const changed = (event: Event) => setSeconds((event as CustomEvent<number>).detail)
    addEventListener(WAITING, changed)
    return () => removeEventListener(WAITING, changed)
  }, [])
  return (
    <p class={seconds > 0 ? 'waiting' : 'visually-hidden'} role="status">
      {seconds > 0 &&
        say(
          'The service takes a limited number of requests a minute. The page goes on by itself in {seconds} s.',
          { seconds },
        )}
    </p>
  )
}
