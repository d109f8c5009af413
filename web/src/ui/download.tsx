import { useState } from 'preact/hooks'
import { apiKey, KEY_WANTED, MarkgraphFailure } from '../api/client.ts'
import { wordsOf } from '../api/words.ts'

interface Props {
  /** Path on the service. */
  readonly href: string
  readonly name: string
  readonly label: string
}

/** Saves a file of the service. Without an API key this is a plain link; with one, the request must carry it. */
export function Download({ href, name, label }: Props) {
  const [failed, setFailed] = useState<string>()
  if (apiKey() === undefined) {
    return (
      <a class="button" href={href} download={name}>
        {label}
      </a>
    )
  }
  const save = async () => {
    setFailed(undefined)
    try {
      await saveFile(href, name)
    } catch (error) {
      setFailed(wordsOf(error))
    }
  }
  return (
    <>
      <button type="button" onClick={save}>
        {label}
      </button>
      {failed && <span role="alert">{failed}</span>}
    </>
  )
}

async function saveFile(href: string, name: string): Promise<void> {
  const response = await fetch(href, { headers: { authorization: `Bearer ${apiKey()}` } })
  if (response.status === 401) dispatchEvent(new Event(KEY_WANTED))
  if (!response.ok) throw new MarkgraphFailure(response.status, await response.json().catch(() => undefined))
  const url = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
