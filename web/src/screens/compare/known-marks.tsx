import { useEffect, useRef, useState } from 'preact/hooks'
import { markTypeOf, testMarks } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import { Field } from '../../ui/field.tsx'
import { upper } from '../../ui/words.ts'
import {
  type Alike,
  addKnown,
  type Comparison,
  change,
  changeMark,
  headingOf,
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
  const [said, tell] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<string>()
  useEffect(() => {
    if (added !== undefined) document.getElementById(`files-${added}`)?.focus()
  }, [added])
  const add = () => {
    if (full) return
    setAdded(addKnown())
    tell(
      question
        ? say('{mark} was added.', { mark: `K${known.length + 1}` })
        : say('K2 was added. Mark B is now K1, and mark A is the questioned mark.'),
    )
  }
  const remove = (side: string) => {
    tell(say('{mark} was removed.', { mark: upper(nameOf(comparison, side)) }))
    removeKnown(side)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame the panels twice
    <div role="group" aria-label={say(question ? 'Known marks of one source' : 'Known side')}>
      {question && (
        <p>
          {say(
            'Known marks of one source: {marks} of the suspected {source}. Together they show how well it marks. Give all of them.',
            { marks: words.many, source: words.source },
          )}
        </p>
      )}
      {known.map((mark) => {
        const name = nameOf(comparison, mark.side)
        return (
          <MarkPanel key={mark.side} title={headingOf(comparison, mark.side)} {...{ mark, name, domain }}>
            {question && (
              <div class="known-tools">
                <LeaveOut mark={mark} name={name} />
                <button type="button" class="quiet" onClick={() => remove(mark.side)}>
                  {say('Remove {name}', { name })}
                </button>
              </div>
            )}
          </MarkPanel>
        )
      })}
      <p class="actions">
        <button ref={button} type="button" aria-disabled={full} aria-describedby="about-known" onClick={add}>
          {say('Add another {mark}', { mark: words.one })}
        </button>
        <span id="about-known" class="muted">
          {full
            ? say('{n} known marks are the most.', { n: MAX_KNOWN })
            : say('Two or more {marks} of one {source} show how well it marks.', {
                marks: words.many,
                source: words.source,
              })}
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
      <summary>{say('Leave {mark} out?', { mark: name })}</summary>
      <Field
        label={say('Leave {mark} out because …', { mark: name })}
        hint={say('It counts in the first number all the same; a second line gives the number without it.')}
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
  ['ammunition', say('Ammunition')],
  ['instrument', say('Instrument of the scans')],
  ['condition', say('Condition of the source')],
] as const

/** How many were made, and what questioned and known marks share. The report says it, too. */
function AboutKnown({ comparison: { stated, domain } }: { comparison: Comparison }) {
  const words = testMarks(domain)
  const state = (fields: Partial<typeof stated>) => change({ stated: { ...stated, ...fields } })
  return (
    <fieldset class="panel">
      <legend>{say('About the {marks}', { marks: words.many })}</legend>
      <div class="fields">
        <Field
          label={say('How many {marks} were made', { marks: words.many })}
          hint={say('all of them, also those that are not given')}
        >
          <input
            type="text"
            inputMode="numeric"
            value={stated.made}
            onInput={({ currentTarget }) => state({ made: currentTarget.value })}
          />
        </Field>
        {ALIKE.filter(([what]) => what !== 'ammunition' || markTypeOf(domain)?.fired).map(([what, title]) => (
          <Field key={what} label={say('{what}: shared with the questioned mark?', { what: title })}>
            <select
              value={stated[what]}
              onChange={({ currentTarget }) => state({ [what]: currentTarget.value as Alike })}
            >
              <option value="">{say('not stated')}</option>
              <option value="true">{say('yes')}</option>
              <option value="false">{say('no')}</option>
            </select>
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
