import { decimals } from '../../ui/number.ts'
import { MEASURES } from '../../ui/words.ts'

interface Props {
  readonly conditions: readonly {
    readonly tag: string
    readonly n_scans: number
    readonly ranges: Readonly<Record<string, readonly number[]>>
  }[]
}

/** What the marks of a reference were like. A comparison of marks outside these ranges warns, and far outside is refused. */
export function Conditions({ conditions }: Props) {
  const names = [...new Set(conditions.flatMap(({ ranges }) => Object.keys(ranges)))]
  return (
    <section class="panel" aria-labelledby="conditions">
      <h2 id="conditions">What it covers</h2>
      <p>The least and the greatest value of each measure over the scans of each data set.</p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Measure</th>
              {conditions.map(({ tag, n_scans }) => (
                <th key={tag} scope="col" class="number">
                  {tag} ({n_scans} scans)
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => {
              const [title, unit, places] = MEASURES[name] ?? [name, '', 3]
              return (
                <tr key={name}>
                  <th scope="row">
                    {title}
                    {unit && `, ${unit}`}
                  </th>
                  {conditions.map(({ tag, ranges }) => (
                    <td key={tag} class="number">
                      {ranges[name]?.map((value) => shown(value, places)).join(' to ') ?? '–'}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** With so many decimals, or with two digits where these would all be 0. */
const shown = (value: number, places: number): string =>
  value === 0 || Math.abs(value) >= 10 ** -places
    ? decimals(value, places)
    : decimals(value, 1 + Math.ceil(-Math.log10(Math.abs(value))))
