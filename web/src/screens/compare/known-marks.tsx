import { useEffect, useRef, useState } from 'preact/hooks'
import { markTypeOf, testMarks } from '../../api/meta.ts'
import { Field } from '../../ui/field.tsx'
import { upper } from '../../ui/words.ts'
import {
  type Alike,
  addKnown,
  type Comparison,
  change,
  changeMark,
  isQuestion,
  MAX_KNOWN,
  type Mark,
  nameOf,
  removeKnown,
} from './comparison.ts'
import { MarkPanel } from './mark-panel.tsx'

/** The known side: mark B, or several marks of one source. */
export function KnownMarks({ comparison }: { comparison: Comparison }) {
  const { known, domain } = comparison
  const question = isQuestion(comparison)
  const words = testMarks(domain)
  const full = known.length >= MAX_KNOWN
  const [said, say] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<string>()
  useEffect(() => {
    if (added !== undefined) document.getElementById(`files-${added}`)?.focus()
  }, [added])
  const add = () => {
    if (full) return
    setAdded(addKnown())
    say(
      question
        ? `K${known.length + 1} was added.`
        : 'K2 was added. Mark B is now K1, and mark A is the questioned mark.',
    )
  }
  const remove = (side: string) => {
    say(`${upper(nameOf(comparison, side))} was removed.`)
    removeKnown(side)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame the panels twice
    <div role="group" aria-label={question ? 'Known marks of one source' : 'Known side'}>
      {question && (
        <p>
          Known marks of one source: {words.many} of the suspected {words.source}. Together they show how well
          it marks. Give all of them.
        </p>
      )}
      {known.map((mark) => {
        const name = nameOf(comparison, mark.side)
        return (
          <MarkPanel key={mark.side} {...{ mark, name, domain }}>
            {question && (
              <div class="known-tools">
                <LeaveOut mark={mark} name={name} />
                <button type="button" class="quiet" onClick={() => remove(mark.side)}>
                  Remove {name}
                </button>
              </div>
            )}
          </MarkPanel>
        )
      })}
      <p class="actions">
        <button ref={button} type="button" aria-disabled={full} aria-describedby="about-known" onClick={add}>
          Add another {words.one}
        </button>
        <span id="about-known" class="muted">
          {full
            ? `${MAX_KNOWN} known marks are the most.`
            : `Two or more ${words.many} of one ${words.source} show how well it marks.`}
        </span>
      </p>
      <p class="visually-hidden" role="status">
        {said}
      </p>
      {question && <AboutKnown comparison={comparison} />}
    </div>
  )
}

/** Why a known mark would be left out. */
function LeaveOut({ mark: { side, leftOut }, name }: { mark: Mark; name: string }) {
  const [open] = useState(leftOut !== '') // then it stays as the visitor leaves it
  return (
    <details open={open}>
      <summary>Leave {name} out?</summary>
      <Field
        label={`Leave ${name} out because …`}
        hint="It counts in the first number all the same; a second line gives the number without it."
      >
        <input
          type="text"
          value={leftOut}
          onInput={({ currentTarget }) => changeMark(side, { leftOut: currentTarget.value })}
        />
      </Field>
    </details>
  )
}

const ALIKE = [
  ['ammunition', 'Ammunition'],
  ['instrument', 'Instrument of the scans'],
  ['condition', 'Condition of the source'],
] as const

/** How many were made, and what questioned and known marks share. The report says it, too. */
function AboutKnown({ comparison: { stated, domain } }: { comparison: Comparison }) {
  const words = testMarks(domain)
  const say = (fields: Partial<typeof stated>) => change({ stated: { ...stated, ...fields } })
  return (
    <fieldset class="panel">
      <legend>About the {words.many}</legend>
      <div class="fields">
        <Field label={`How many ${words.many} were made`} hint="all of them, also those that are not given">
          <input
            type="text"
            inputMode="numeric"
            value={stated.made}
            onInput={({ currentTarget }) => say({ made: currentTarget.value })}
          />
        </Field>
        {ALIKE.filter(([what]) => what !== 'ammunition' || markTypeOf(domain)?.fired).map(([what, title]) => (
          <Field key={what} label={`${title}: shared with the questioned mark?`}>
            <select
              value={stated[what]}
              onChange={({ currentTarget }) => say({ [what]: currentTarget.value as Alike })}
            >
              <option value="">not stated</option>
              <option value="true">yes</option>
              <option value="false">no</option>
            </select>
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
