import type { Report } from '../../../../../clients/typescript/src/index.ts'
import { say } from '../../../languages/say.ts'
import { decimals } from '../../../ui/number.ts'

interface Props {
  /** What the two marks are called. */
  readonly names: readonly [string, string]
  readonly features: NonNullable<Report['features']>
  readonly chosen: readonly [number, number]
  readonly onChoose: (row: number, column: number) => void
}

/** Every land against every land; the stronger the colour, the higher the correlation. */
export function LandMatrix({ names: [nameA, nameB], features, chosen, onChoose }: Props) {
  const { land_ccf_matrix: rows, diagonal } = features
  const scored = new Set(diagonal.map((pair) => pair.join()))
  return (
    <div class="scroll">
      <table class="matrix">
        <caption class="visually-hidden">{say('Correlation of lands')}</caption>
        <thead>
          <tr>
            <td />
            {rows[0]?.map((_, column) => (
              <th key={String(column)} scope="col">
                {landName(nameB, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={String(row)}>
              <th scope="row">{landName(nameA, row)}</th>
              {cells.map((ccf, column) => (
                <td key={String(column)}>
                  <button
                    type="button"
                    class={scored.has(`${row},${column}`) ? 'diagonal' : ''}
                    aria-pressed={row === chosen[0] && column === chosen[1]}
                    aria-label={say(
                      scored.has(`${row},${column}`)
                        ? 'Land {i} of {a} with land {k} of {b}: {value}, scored'
                        : 'Land {i} of {a} with land {k} of {b}: {value}',
                      { i: row + 1, a: nameA, k: column + 1, b: nameB, value: decimals(ccf, 2) },
                    )}
                    style={`--share: ${Math.max(0, Math.min(1, ccf))}`}
                    onClick={() => onChoose(row, column)}
                  >
                    {decimals(ccf, 2)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** `A3`; after a name that ends in a digit with a dot between. */
const landName = (mark: string, land: number): string => `${mark}${/\d$/.test(mark) ? '.' : ''}${land + 1}`
