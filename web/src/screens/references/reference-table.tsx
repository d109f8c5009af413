import { api, got } from '../../api/client.ts'
import { titleOf } from '../../api/meta.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { decimals, whole } from '../../ui/number.ts'
import { NumberHeads } from '../../ui/number-heads.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'

const TITLES = [
  'Cllr, data sets left out',
  'Sources',
  'Known-match pairs',
  'Known-non-match pairs',
  'Cllr, in-sample',
]

/** The references of the service: what marks, how many sources and pairs, and how well they are calibrated. */
export function ReferenceTable() {
  const references = useLoaded(async () => (await got(() => api().GET('/v1/references'))).references, [])
  return (
    <Loaded of={references} what="the references">
      {(list) => (
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Reference</th>
                <th scope="col">Marks</th>
                <NumberHeads titles={TITLES} />
              </tr>
            </thead>
            <tbody>
              {list.map(
                ({
                  id,
                  name,
                  n_sources,
                  diagnostics: { n_km, n_knm, cllr },
                  left_out_diagnostics,
                  ...more
                }) => (
                  <tr key={id}>
                    <td>
                      <a href={`/references/${encodeURIComponent(id)}`}>{name}</a>
                    </td>
                    <td>{titleOf(String(more['domain']))}</td>
                    <td class="number">{leftOutRange(left_out_diagnostics)}</td>
                    <td class="number">{whole(n_sources)}</td>
                    <td class="number">{whole(n_km)}</td>
                    <td class="number">{whole(n_knm)}</td>
                    <td class="number">{decimals(cllr, 3)}</td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </div>
      )}
    </Loaded>
  )
}

/** `0.285 to 0.582`: Cllr over the data sets, each left out in turn. */
function leftOutRange(tried: readonly { readonly cllr: number | null }[] = []): string {
  const costs = tried.flatMap(({ cllr }) => (cllr === null ? [] : [cllr]))
  if (costs.length === 0) return '–'
  const [least, most] = [Math.min(...costs), Math.max(...costs)].map((cost) => decimals(cost, 3))
  return least === most ? `${least}` : `${least} to ${most}`
}
