import { pairsOf, type Row } from '../../scan-folder/rows.ts'
import { figures, whole } from '../../ui/number.ts'
import { ceilingOf } from './ceiling.ts'

const LEAST_KM = 10 // of a reference

/** What the marks give: pairs of each class, how far a ratio could go, and what a reference made of them lacks. */
export function Foreseen({ rows }: { readonly rows: readonly Row[] }) {
  const { sources, marks, km, knm } = pairsOf(rows)
  const ceiling = ceilingOf(rows)
  const lacking = LEAST_KM - km
  return (
    <>
      <p>
        {whole(marks)} marks of {whole(sources)} sources: {whole(km)} same-source and {whole(knm)}{' '}
        different-source pairs.
      </p>
      {lacking > 0 ? (
        <p>
          You need {whole(lacking)} more same-source {lacking === 1 ? 'pair' : 'pairs'} to make a reference of
          these marks. You can validate them against another reference now.
        </p>
      ) : (
        ceiling && (
          <p>
            A ratio on a reference of these marks will end at {figures(ceiling.greatest, 2)} for same source
            and at 1/{figures(1 / ceiling.least, 2)} for different sources, or before. More sources raise
            these limits; more marks of the same sources soon do not.
          </p>
        )
      )}
    </>
  )
}
