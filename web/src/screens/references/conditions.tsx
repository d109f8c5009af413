import { say } from '../../languages/say.ts'
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
      <h2 id="conditions">{say('What it covers')}</h2>
      <p>{say('The least and the greatest value of each measure over the scans of each data set.')}</p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{say('Measure')}</th>
              {conditions.map(({ tag, n_scans }) => (
                <th key={tag} scope="col" class="number">
                  {say('{tag} ({n} scans)', { tag, n: n_scans })}
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
                      {rangeOf(ranges[name], places)}
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

/** `0.5 to 1.5`; a dash where nothing was measured. */
function rangeOf(range: readonly number[] | undefined, places: number): string {
  if (!range) return '–'
  const [least, greatest] = range.map((value) => shown(value, places)) as [string, string]
  return say('{least} to {greatest}', { least, greatest })
}

/** With so many decimals, or with two digits where these would all be 0. */
const shown = (value: number, places: number): string =>
  value === 0 || Math.abs(value) >= 10 ** -places
    ? decimals(value, places)
    : decimals(value, 1 + Math.ceil(-Math.log10(Math.abs(value))))
