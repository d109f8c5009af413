import { useState } from 'preact/hooks'
import { apiKey, KEY_WANTED, MarkgraphFailure } from '../api/client.ts'
import { patiently } from '../api/patience.ts'
import { wordsOf } from '../api/words.ts'
import { say } from '../languages/say.ts'

interface Props {
  /** Path on the service. */
  readonly href: string
  /** Of the file, where the service names none. */
  readonly name: string
  readonly label: string
}

/**
 * Saves a file of the service, and says under which name it was saved or why not. A service with keys wants one with the request,
 * which a link cannot carry; without keys it is a link too, for whoever opens it elsewhere.
 */
export function Download({ href, name, label }: Props) {
  const [said, tell] = useState('')
  const [failed, setFailed] = useState<string>()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (busy) return
    setBusy(true)
    setFailed(undefined)
    tell(say('Saving …'))
    try {
      tell(say('Saved as {name}.', { name: await saveFile(href, name) }))
    } catch (error) {
      tell('')
      setFailed(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }
  const onLink = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void save()
  }
  return (
    <>
      {apiKey() === undefined ? (
        <a class="button" href={href} download={name} onClick={onLink}>
          {label}
        </a>
      ) : (
        <button type="button" onClick={save}>
          {label}
        </button>
      )}
      <span class="saved" role="status">
        {said}
      </span>
      {failed && <span role="alert">{failed}</span>}
    </>
  )
}

/** Saves an answer of the service; the name of the file. */
async function saveFile(href: string, name: string): Promise<string> {
  const key = apiKey()
  const headers: HeadersInit = key === undefined ? {} : { authorization: `Bearer ${key}` }
  const { response } = await patiently(async () => ({ response: await fetch(href, { headers }) }))
  if (response.status === 401) dispatchEvent(new Event(KEY_WANTED))
  if (!response.ok) throw new MarkgraphFailure(response.status, await response.json().catch(() => undefined))
  const served = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  const url = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: url, download: served ?? name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return link.download
}
