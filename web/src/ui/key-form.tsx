import { useEffect, useState } from 'preact/hooks'
import { KEY_WANTED, setApiKey } from '../api/client.ts'
import { say } from '../languages/say.ts'

/** Asks for the API key when the service wants one. The key stays in this tab. */
export function KeyForm({ onKey }: { onKey: () => void }) {
  const [wanted, setWanted] = useState(false)
  const [key, setKey] = useState('')
  useEffect(() => {
    const want = () => setWanted(true)
    addEventListener(KEY_WANTED, want)
    return () => removeEventListener(KEY_WANTED, want)
  }, [])
  if (!wanted) return null
  const submit = (event: Event) => {
    event.preventDefault()
    setApiKey(key.trim())
    setWanted(false)
    onKey()
  }
  return (
    <form class="notice note key" onSubmit={submit}>
      <p class="notice-title">{say('This service needs an API key')}</p>
      <p>{say('Its operator gives it to you. It is kept in this tab only.')}</p>
      <label>
        {say('API key')}{' '}
        <input
          type="password"
          autocomplete="off"
          required
          value={key}
          onInput={({ currentTarget }) => setKey(currentTarget.value)}
        />
      </label>{' '}
      <button type="submit">{say('Use this key')}</button>
    </form>
  )
}
