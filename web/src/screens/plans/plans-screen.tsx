import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { usePlace } from '../../router.ts'
import { ListTable } from '../../ui/list-table.tsx'
import { whole } from '../../ui/number.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { dateOf } from '../../ui/words.ts'
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
      <h1>Validations</h1>
      <p>
        A validation is planned before its marks are scored: which marks, under which reference, and which
        criteria the figures must meet. Its dossier says what came of it.
      </p>
      {study === undefined ? (
        <p>
          To plan one, <a href="/studies">make a study of the marks</a>, or open one.
        </p>
      ) : (
        <NewPlan study={study} />
      )}
      <ListTable
        of={plans}
        what="the validations"
        none="There is no validation yet."
        keyOf={({ handle }) => handle}
        columns={[
          { head: 'Validation', cell: ({ handle, name }) => <a href={`/plans/${handle}`}>{name}</a> },
          { head: 'Marks', cell: ({ domain }) => titleOf(domain) },
          {
            head: 'State',
            cell: ({ dossier, state }) => (dossier ? 'dossier' : state === 'created' ? 'planned' : state),
          },
          {
            head: 'Pairs',
            isNumber: true,
            cell: (one) => `${whole(one.pairs_done)} of ${whole(one.pairs_total)}`,
          },
          { head: 'Planned (UTC)', cell: ({ created }) => dateOf(created) },
        ]}
      />
    </>
  )
}
