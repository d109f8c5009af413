import { say } from '../../languages/say.ts'
import { decimals, whole } from '../../ui/number.ts'
import { NumberHeads } from '../../ui/number-heads.tsx'

interface Props {
  readonly tried: readonly {
    readonly data_set: string
    readonly n_km: number
    readonly n_knm: number
    readonly auc: number | null
    readonly cllr: number | null
    readonly km_under_third: number | null
    readonly knm_over_three: number | null
  }[]
}

const TITLES = [
  say('Known-match pairs'),
  say('Known-non-match pairs'),
  'Cllr',
  'AUC',
  say('Known match under 1/3'),
  say('Known non-match over 3'),
]

/** Each data set of a reference under the calibration of the others: what is known about marks of a study it does not hold. */
export function LeftOut({ tried }: Props) {
  return (
    <section class="panel" aria-labelledby="left-out">
      <h2 id="left-out">{say('On data sets left out')}</h2>
      <p>
        {say(
          'Each data set with the fit and the bounds of the others. This is the claim about marks of a study that the reference does not hold. A dash means that the other data sets support no likelihood ratio, or that a class is missing.',
        )}
      </p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{say('Left out')}</th>
              <NumberHeads titles={TITLES} />
            </tr>
          </thead>
          <tbody>
            {tried.map(({ data_set, n_km, n_knm, cllr, auc, km_under_third, knm_over_three }) => (
              <tr key={data_set}>
                <th scope="row">{data_set}</th>
                <td class="number">{whole(n_km)}</td>
                <td class="number">{whole(n_knm)}</td>
                <td class="number">{cllr === null ? '–' : decimals(cllr, 3)}</td>
                <td class="number">{auc === null ? '–' : decimals(auc, 3)}</td>
                <td class="number">{km_under_third === null ? '–' : whole(km_under_third)}</td>
                <td class="number">{knm_over_three === null ? '–' : whole(knm_over_three)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
