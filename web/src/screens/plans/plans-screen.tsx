import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { say } from '../../languages/say.ts'
import { show } from '../../languages/show.ts'
import { usePlace } from '../../router.ts'
import { ListTable } from '../../ui/list-table.tsx'
import { whole } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { dateOf } from '../../ui/words.ts'
import { STATES } from '../studies/states.ts'
import { NewPlan } from './new-plan.tsx'
import { PlanDetail } from './plan-detail.tsx'

/** Validations: their plans, or one of them with its dossier. */
export function PlansScreen({ id }: { id: string | undefined }) {
  return id === undefined ? <PlanList /> : <PlanDetail key={id} handle={id} />
}

function PlanList() {
  const study = usePlace().query.get('study') ?? undefined
  const plans = useLoaded(async () => (await got(() => api().GET('/v1/plans'))).plans, [])
  return (
    <>
      <h1>{say('Validations')}</h1>
      <p>
        {say(
          'A validation is planned before its marks are scored: which marks, under which reference, and which criteria the figures must meet. Its dossier says what came of it.',
        )}
      </p>
      {study === undefined ? (
        <p>
          {show('To plan one, {link}, or open one.', {
            link: <a href="/studies">{say('make a study of the marks')}</a>,
          })}
        </p>
      ) : (
        <NewPlan study={study} />
      )}
      <ListTable
        of={plans}
        what={say('the validations')}
        none={say('There is no validation yet.')}
        keyOf={({ handle }) => handle}
        columns={[
          { head: say('Validation'), cell: ({ handle, name }) => <a href={`/plans/${handle}`}>{name}</a> },
          { head: say('Marks'), cell: ({ domain }) => titleOf(domain) },
          {
            head: say('State'),
            cell: ({ dossier, state }) =>
              dossier ? say('dossier') : state === 'created' ? say('planned') : STATES[state],
          },
          {
            head: say('Pairs'),
            isNumber: true,
            cell: (one) => say('{n} of {all}', { n: whole(one.pairs_done), all: whole(one.pairs_total) }),
          },
          { head: say('Planned (UTC)'), isOneLine: true, cell: ({ created }) => dateOf(created) },
        ]}
      />
    </>
  )
}
