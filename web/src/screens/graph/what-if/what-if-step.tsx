import { useEffect, useRef, useState } from 'preact/hooks'
import type { Report } from '../../../../../clients/typescript/src/index.ts'
import { sameJson } from '../../../../../src/verify/difference.ts'
import { wordsOf } from '../../../api/words.ts'
import { say } from '../../../languages/say.ts'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { type Ancestry, nodeNameOf, type Run } from '../graph-model.ts'
import { type Setting, settingsOf, shownValue, typedValue, unitOf } from '../settings.ts'
import { Shown } from '../step-pictures.tsx'
import { type Again, comparedAgain, type RatedChange, ratedChanges, withRecipe } from './compared-again.ts'
import { WhatIfRatio } from './what-if-ratio.tsx'

interface Props {
  readonly ancestry: Ancestry
  readonly run: Run
}

interface Tried extends Again {
  readonly rated: readonly RatedChange[]
  readonly changed: Readonly<Record<string, unknown>>
}

/** Changes a setting behind a stage, and shows what the stage and the whole comparison give then beside what they gave. */
export function WhatIfStep({ ancestry, run }: Props) {
  const known = useLoaded(() => withRecipe(ancestry.handle), [ancestry.handle])
  if (known.state !== 'ready' || !known.value) return null
  const settings = settingsOf(run, known.value.recipe?.scorer_config ?? {})
  if (settings.length === 0) return null
  return (
    <details>
      <summary>{say('What if a parameter had another value?')}</summary>
      <WhatIfForm ancestry={ancestry} run={run} from={known.value} settings={settings} />
    </details>
  )
}

interface FormProps extends Props {
  readonly from: Report
  readonly settings: readonly Setting[]
}

function WhatIfForm({ ancestry, run, from, settings }: FormProps) {
  const [tried, setTried] = useState<Tried>()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const ending = useRef(new AbortController())
  useEffect(() => () => ending.current.abort(), [])
  const node = nodeNameOf(run)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    setBusy(true)
    setFailed(undefined)
    setTried(undefined)
    try {
      const changed = changedIn(form, node, settings)
      const [again, rated] = await Promise.all([
        comparedAgain(from, ancestry, run, changed, ending.current.signal),
        ratedChanges(ancestry.handle),
      ])
      setTried({ ...again, rated, changed })
    } catch (error) {
      if (!ending.current.signal.aborted) setFailed(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p class="muted">
        {say('The marks are compared again; the stage is then shown twice, with both results.')}
      </p>
      <form onSubmit={submit} class="fields">
        {settings.map(({ parameter, key, value }) => {
          const about = unitOf(node, parameter)
          return (
            <Field key={key} label={about.unit ? `${parameter}, ${about.unit}` : parameter} hint={key}>
              <input type="text" name={key} required defaultValue={shownValue(value, about)} />
            </Field>
          )
        })}
        <button type="submit" disabled={busy}>
          {say(busy ? 'Comparing …' : 'Compare again')}
        </button>
      </form>
      {failed && <Notice kind="failure">{failed}</Notice>}
      {tried && (
        <>
          <WhatIfRatio
            from={from}
            report={tried.report}
            score={tried.score}
            log10Lr={tried.rated.find(({ changes }) => sameJson(changes, tried.changed))?.log10_lr}
            others={tried.rated.filter(({ changes }) => isOf(changes, settings))}
            settings={settings}
            node={node}
          />
          <div class="two">
            <Shown title={say('As it was')} handle={run.output} />
            {tried.artifact ? (
              <Shown title={say('Tried')} handle={tried.artifact} />
            ) : (
              <p>{say('This stage was not reached.')}</p>
            )}
          </div>
        </>
      )}
    </>
  )
}

/** Whether a change is one of these settings alone. */
const isOf = (changes: RatedChange['changes'], settings: readonly Setting[]): boolean =>
  Object.keys(changes).every((key) => settings.some((setting) => setting.key === key))

/** The settings that a visitor changed. Whether they are allowed, the service says. */
function changedIn(form: FormData, node: string, settings: readonly Setting[]): Record<string, unknown> {
  const changed: Record<string, unknown> = {}
  for (const { parameter, key, value } of settings) {
    const text = String(form.get(key)).trim()
    const about = unitOf(node, parameter)
    const usual = shownValue(value, about)
    if (text === usual) continue
    const typed = typedValue(text, about)
    if (typed === undefined) {
      throw new Error(
        say('{parameter} is {text}, which is not a number; write it as {usual}', { parameter, text, usual }),
      )
    }
    changed[key] = typed
  }
  if (Object.keys(changed).length === 0) throw new Error(say('no parameter is changed yet; change one first'))
  return changed
}
