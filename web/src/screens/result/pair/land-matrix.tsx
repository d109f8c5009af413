import type { Report } from '../../../../../clients/typescript/src/index.ts'
import { decimals } from '../../../ui/number.ts'

interface Props {
  readonly features: NonNullable<Report['features']>
  readonly chosen: readonly [number, number]
  readonly onChoose: (row: number, column: number) => void
}

/** Every land against every land; the stronger the colour, the higher the correlation. */
export function LandMatrix({ features, chosen, onChoose }: Props) {
  const { land_ccf_matrix: rows, diagonal } = features
  const scored = new Set(diagonal.map((pair) => pair.join()))
  return (
    <div class="scroll">
      <table class="matrix">
        <caption class="visually-hidden">Correlation of lands</caption>
        <thead>
          <tr>
            <td />
            {rows[0]?.map((_, column) => (
              <th key={String(column)} scope="col">
                B{column + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={String(row)}>
              <th scope="row">A{row + 1}</th>
              {cells.map((ccf, column) => (
                <td key={String(column)}>
                  <button
                    type="button"
                    class={scored.has(`${row},${column}`) ? 'diagonal' : ''}
                    aria-pressed={row === chosen[0] && column === chosen[1]}
                    aria-label={`Land ${row + 1} of A with land ${column + 1} of B: ${decimals(ccf, 2)}${scored.has(`${row},${column}`) ? ', scored' : ''}`}
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
