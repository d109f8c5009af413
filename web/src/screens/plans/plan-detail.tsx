import { useEffect, useState } from 'preact/hooks'
import type { paths } from '../../../../clients/typescript/src/index.ts'
import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { decimals, whole } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { useSending } from '../../ui/use-sending.ts'
import { dateOf } from '../../ui/words.ts'
import { STATES } from '../studies/states.ts'
import { useStudy } from '../studies/use-study.ts'
import { DossierPanel } from './dossier-panel.tsx'
import { MEASURES } from './measures.ts'

type Planned = paths['/v1/plans/{handle}']['get']['responses'][200]['content']['application/json']

/** One validation: its plan, how far it is, and its dossier. */
export function PlanDetail({ handle }: { handle: string }) {
  const [turn, setTurn] = useState(0)
  const params = { path: { handle } }
  const loaded = useLoaded(() => got(() => api().GET('/v1/plans/{handle}', { params })), [handle, turn])
  return (
    <Loaded of={loaded} what={say('the validation')}>
      {(found) => (
        <>
          <h1>{say('Validation “{name}”', { name: found.name })}</h1>
          {found.dossier ? (
            <DossierPanel handle={found.dossier} />
          ) : (
            <Progress key={turn} found={found} again={() => setTurn(turn + 1)} />
          )}
          <PlanPanel found={found} />
          <p class="actions">
            <a href="/plans">{say('All validations')}</a>
          </p>
        </>
      )}
    </Loaded>
  )
}

function Progress({ found, again }: { found: Planned; again: () => void }) {
  const { watched } = useStudy(found.study)
  const [started, setStarted] = useState(found.state !== 'created' && found.state !== 'done')
  const { failed, sending } = useSending()
  const study = watched?.study
  const over = study && ['done', 'failed', 'cancelled'].includes(study.state)
  useEffect(() => {
    if (started && over) again() // its dossier is there, or the reason why not
  }, [started, over])
  const run = async () => {
    await sending(async () => {
      await got(() => api().POST('/v1/plans/{handle}/run', { params: { path: { handle: found.handle } } }))
      setStarted(true)
      again()
    })
  }
  const { pairs_done, pairs_total } = study ?? found
  const active = ['queued', 'running'].includes(found.state)
  return (
    <section class="panel" aria-labelledby="plan-progress">
      <h2 id="plan-progress">
        {active ? say('Being scored') : found.state === 'created' ? say('Planned') : STATES[found.state]}
      </h2>
      {found.reason && <Notice kind="failure">{found.reason}</Notice>}
      <progress aria-label={say('Pairs scored')} value={pairs_done} max={Math.max(1, pairs_total)} />
      <p>{say('{n} of {all} pairs', { n: whole(pairs_done), all: whole(pairs_total) })}</p>
      {!active && (
        <p class="actions">
          <button type="button" class="primary" onClick={run}>
            {say('Run the plan')}
          </button>
        </p>
      )}
      {failed && <Notice kind="failure">{failed}</Notice>}
    </section>
  )
}

const PlanPanel = ({ found: { plan } }: { found: Planned }) => (
  <section class="panel scroll" aria-labelledby="plan">
    <h2 id="plan">{say('The plan')}</h2>
    <dl class="facts">
      {(
        [
          [say('Planned'), say('{time} UTC, by {who}', { time: dateOf(plan.created), who: plan.chosen_by })],
          [say('Marks'), say('{name}: {text}', { name: titleOf(plan.domain), text: plan.marks.length })],
          [
            say('Reference'),
            plan.reference
              ? `${plan.reference.name} (${plan.reference.id})`
              : say('the marks themselves, each pair without its sources'),
          ],
          [say('Same source'), plan.propositions.same],
          [say('Different sources'), plan.propositions.different],
          [say('Purpose'), plan.purpose],
          [say('Exclusions'), plan.exclusions],
          [say('Release'), plan.engine_version],
        ] as const
      )
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
    {(plan.scored_before.length > 0 || plan.compared_before) && (
      <Notice kind="warning">
        {say(
          'Marks of this plan had been scored when it was made; the dossier says in which studies or reports.',
        )}
      </Notice>
    )}
    <table>
      <thead>
        <tr>
          <th scope="col">{say('Criterion')}</th>
          <th scope="col" class="number">
            {say('Limit')}
          </th>
          <th scope="col" class="number">
            {say('Sources at least')}
          </th>
        </tr>
      </thead>
      <tbody>
        {plan.criteria.map(({ measure, limit, least_sources }) => (
          <tr key={measure}>
            <td>{MEASURES[measure][0]}</td>
            <td class="number">{say(MEASURES[measure][1], { limit: decimals(limit, 2) })}</td>
            <td class="number">{whole(least_sources)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
