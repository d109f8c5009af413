import { useEffect, useRef, useState } from 'preact/hooks'
import { api, got } from '../../api/client.ts'
import { wordsOf } from '../../api/words.ts'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { figures } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { ArtifactPicture } from './artifact-picture.tsx'
import { type Again, comparedAgain, withRecipe } from './compared-again.ts'
import type { Ancestry, Run } from './graph-model.ts'
import { type Setting, settingsOf } from './parameter-keys.ts'

interface Props {
  readonly ancestry: Ancestry
  readonly run: Run
}

/** Changes a setting behind a stage, and shows what the stage gives then beside what it gave. */
export function WhatIfStep({ ancestry, run }: Props) {
  const known = useLoaded(() => withRecipe(ancestry.handle), [ancestry.handle])
  const [again, setAgain] = useState<Again>()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const ending = useRef(new AbortController())
  useEffect(() => () => ending.current.abort(), [])
  if (known.state !== 'ready' || !known.value) return null
  const from = known.value
  const settings = settingsOf(run, from.recipe?.scorer_config ?? {})
  if (settings.length === 0) return null
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    setBusy(true)
    setFailed(undefined)
    setAgain(undefined)
    try {
      const changed = changedIn(form, settings)
      setAgain(await comparedAgain(from, ancestry, run, changed, ending.current.signal))
    } catch (error) {
      if (!ending.current.signal.aborted) setFailed(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <details>
      <summary>What if a parameter had another value?</summary>
      <p class="muted">Lengths are in metres. The marks are compared again; the stage is then shown twice.</p>
      <form onSubmit={submit} class="fields">
        {settings.map(({ parameter, key, value }) => (
          <Field key={key} label={parameter} hint={key}>
            <input type="text" name={key} required defaultValue={JSON.stringify(value)} />
          </Field>
        ))}
        <button type="submit" disabled={busy}>
          {busy ? 'Comparing …' : 'Compare again'}
        </button>
      </form>
      {failed && <Notice kind="failure">{failed}</Notice>}
      {again && (
        <>
          <Notice kind="note" title="Uncalibrated">
            A score under other settings has no likelihood ratio, because the reference was scored under the
            deployed ones. Score before: {figures(from.score, 4)}; now:{' '}
            {again.score === undefined ? 'none' : figures(again.score, 4)}.{' '}
            <a href={`/result/${again.report}`}>The whole result</a>
          </Notice>
          <div class="two">
            <Shown title="As it was" handle={run.output} />
            {again.artifact ? (
              <Shown title="Tried" handle={again.artifact} />
            ) : (
              <p>This stage was not reached.</p>
            )}
          </div>
        </>
      )}
    </details>
  )
}

function Shown({ title, handle }: { title: string; handle: string }) {
  const record = useLoaded(
    () => got(() => api().GET('/v1/artifacts/{handle}', { params: { path: { handle } } })),
    [handle],
  )
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {record.state === 'ready' && <ArtifactPicture record={record.value} />}
    </figure>
  )
}

/** The settings that a visitor changed. Whether they are allowed, the service says. */
function changedIn(form: FormData, settings: readonly Setting[]): Record<string, unknown> {
  const changed: Record<string, unknown> = {}
  for (const { parameter, key, value } of settings) {
    const text = String(form.get(key)).trim()
    if (text === JSON.stringify(value)) continue
    try {
      changed[key] = JSON.parse(text)
    } catch {
      throw new Error(`${parameter} is ${text}, which is not a number; write it as ${JSON.stringify(value)}`)
    }
  }
  if (Object.keys(changed).length === 0) throw new Error('no parameter is changed yet; change one first')
  return changed
}
