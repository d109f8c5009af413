import { useState } from 'preact/hooks'
import { REVIEW_FAULT_WORDS, REVIEW_STEP_WORDS } from '../../../../src/words/review-steps.ts'
import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { sentence } from '../../api/words.ts'
import { say } from '../../languages/say.ts'
import { Download } from '../../ui/download.tsx'
import { Field } from '../../ui/field.tsx'
import { FoldForm } from '../../ui/fold-form.tsx'
import { Handle } from '../../ui/handle.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { dateOf } from '../../ui/words.ts'
import { BothResults } from './both-results.tsx'
import { nextStep, type Review } from './next-step.ts'
import { SettingsForm } from './settings-form.tsx'

/** One review, as far as this key may see it, with what is to be done next. */
export function ReviewDetail({ id }: { id: string }) {
  const [turn, setTurn] = useState(0)
  const params = { path: { id } }
  const loaded = useLoaded(() => got(() => api().GET('/v1/reviews/{id}', { params })), [id, turn])
  return (
    <Loaded of={loaded} what={say('the review')}>
      {(review) => (
        <>
          <h1>{say('Review of {marks}', { marks: titleOf(review.domain) })}</h1>
          <About review={review} />
          <Blindness review={review} />
          <BothResults review={review} />
          <Next review={review} done={() => setTurn(turn + 1)} />
          <Steps review={review} />
          <p class="actions">
            <a href="/reviews">{say('All reviews')}</a>
          </p>
        </>
      )}
    </Loaded>
  )
}

function About({ review }: { review: Review }) {
  const { requester, reviewer, reason, propositions, reference, sentences, document } = review
  return (
    <dl class="facts">
      <dt>{say('Asked by')}</dt>
      <dd>{requester}</dd>
      <dt>{say('Asked of')}</dt>
      <dd>{reviewer}</dd>
      {reason && <dt>{say('Why')}</dt>}
      {reason && <dd>{reason}</dd>}
      <dt>{say('Propositions')}</dt>
      <dd>
        {propositions.same} {propositions.different}
      </dd>
      <dt>{say('Reference')}</dt>
      <dd>{reference.id}</dd>
      {sentences.map(({ principal, sentence }) => [
        <dt key={principal}>{say('{who} has signed', { who: principal })}</dt>,
        <dd key={`${principal}-sentence`}>{sentence}</dd>,
      ])}
      {document && <dt>{say('Document')}</dt>}
      {document && (
        <dd>
          <Handle handle={document} what={say('the review')} />{' '}
          <Download href={`/v1/reviews/${review.id}.pdf`} name="review.pdf" label={say('As a PDF')} />{' '}
          <Download
            href={`/v1/reviews/${review.id}/bundle.zip`}
            name="review.zip"
            label={say('Bundle with all scans')}
          />
        </dd>
      )}
      <dt>{say('Next')}</dt>
      <dd>{nextStep(review)}</dd>
    </dl>
  )
}

function Blindness({ review: { blind, faults } }: { review: Review }) {
  if (blind === null) return null
  if (blind) return <p>{say('This review is blind: the record of acts shows its steps in their order.')}</p>
  return (
    <Notice kind="warning" title={say('This review is not blind')}>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{sentence(say(REVIEW_FAULT_WORDS[fault]))}</li>
        ))}
      </ul>
    </Notice>
  )
}

interface Props {
  readonly review: Review
  readonly done: () => void
}

/** The form for the next step, where it is the visitor's. */
function Next({ review, done }: Props) {
  const { state, you } = review
  if (you === 'reviewer' && state === 'open') return <SettingsForm review={review} done={done} />
  if (you === 'reviewer' && state === 'committed') return <Compare review={review} done={done} />
  return you !== null && state === 'compared' ? <Sign review={review} done={done} /> : null
}

function Compare({ review: { id }, done }: Props) {
  const send = async () => {
    await got(() => api().POST('/v1/reviews/{id}/compare', { params: { path: { id } }, body: {} }))
    done()
  }
  return (
    <FoldForm title={say('Compare with your settings')} submit={say('Compare')} send={send}>
      <p>{say('Your settings are fixed. When the marks are compared, both of you see both results.')}</p>
    </FoldForm>
  )
}

function Sign({ review: { id, sentences, you, requester, reviewer }, done }: Props) {
  const other = you === 'reviewer' ? requester : reviewer
  const proposed = sentences.find(({ principal }) => principal === other)?.sentence ?? ''
  const send = async (form: FormData) => {
    const body = { sentence: String(form.get('sentence')) }
    await got(() => api().POST('/v1/reviews/{id}/resolve', { params: { path: { id } }, body }))
    done()
  }
  return (
    <FoldForm title={say('Sign a sentence of resolution')} submit={say('Sign')} send={send}>
      <Field
        label={say('What both conclude')}
        hint={say('The review ends when you and {other} have signed the same', { other })}
      >
        <textarea name="sentence" required maxLength={2000} defaultValue={proposed} />
      </Field>
    </FoldForm>
  )
}

function Steps({ review: { order } }: { review: Review }) {
  return (
    <section class="panel scroll" aria-labelledby="steps">
      <h2 id="steps">{say('What was done')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('When (UTC)')}</th>
            <th scope="col">{say('Who')}</th>
            <th scope="col">{say('What')}</th>
            <th scope="col" class="number">
              {say('Row of the record')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ sequence, at, principal, step }) => (
            <tr key={sequence}>
              <td>{dateOf(at)}</td>
              <td>{principal}</td>
              <td>{say(REVIEW_STEP_WORDS[step])}</td>
              <td class="number">{sequence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
