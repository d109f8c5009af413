import { useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { wordsOf } from '../../api/words.ts'
import { say, sayKnown } from '../../languages/say.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { change, clear } from './comparison.ts'
import { startRun } from './running.ts'
import { addRecords } from './scans/read-scans.ts'

/** Simulated marks, one click away: they are put in place and compared. */
export function Examples({ open }: { open: boolean }) {
  const list = useLoaded(async () => (await got(() => api().GET('/v1/examples'))).examples, [])
  const [busy, setBusy] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const choose = async (id: string) => {
    setBusy(id)
    setFailed(undefined)
    try {
      const made = await got(() => api().POST('/v1/examples/{id}', { params: { path: { id } } }))
      clear()
      change({ domain: made.domain, domainChosen: true })
      addRecords('a', made.mark_a)
      addRecords('b', made.mark_b)
      startRun()
    } catch (error) {
      setFailed(wordsOf(error))
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <details class="panel" open={open}>
      <summary>{say('No scans at hand? Compare simulated marks')}</summary>
      <Loaded of={list} what={say('the examples')}>
        {(examples) => (
          <ul class="examples">
            {examples.map(({ id, title, note }) => (
              <li key={id}>
                <button
                  type="button"
                  title={sayKnown(note)}
                  disabled={busy !== undefined}
                  onClick={() => choose(id)}
                >
                  {busy === id ? say('Simulating …') : sayKnown(title)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {failed && <Notice kind="failure">{failed}</Notice>}
    </details>
  )
}
