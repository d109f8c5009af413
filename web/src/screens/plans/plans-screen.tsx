import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { usePlace } from '../../router.ts'
import { Loaded } from '../../ui/loaded.tsx'
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
      <Loaded of={plans} what="the validations">
        {(list) =>
          list.length === 0 ? (
            <p>There is no validation yet.</p>
          ) : (
            <div class="panel scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Validation</th>
                    <th scope="col">Marks</th>
                    <th scope="col">State</th>
                    <th scope="col" class="number">
                      Pairs
                    </th>
                    <th scope="col">Planned (UTC)</th>
                  </tr>
                </thead>
                <tbody>
                  {list.map(({ handle, name, domain, state, dossier, pairs_done, pairs_total, created }) => (
                    <tr key={handle}>
                      <td>
                        <a href={`/plans/${handle}`}>{name}</a>
                      </td>
                      <td>{titleOf(domain)}</td>
                      <td>{dossier ? 'dossier' : state === 'created' ? 'planned' : state}</td>
                      <td class="number">
                        {whole(pairs_done)} of {whole(pairs_total)}
                      </td>
                      <td>{dateOf(created)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Loaded>
    </>
  )
}
