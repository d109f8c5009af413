import { say } from '../../languages/say.ts'
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
        {say('{marks} marks of {sources} sources: {km} same-source and {knm} different-source pairs.', {
          marks: whole(marks),
          sources: whole(sources),
          km: whole(km),
          knm: whole(knm),
        })}
      </p>
      {lacking > 0 ? (
        <p>
          {say(
            lacking === 1
              ? 'You need 1 more same-source pair to make a reference of these marks. You can validate them against another reference now.'
              : 'You need {n} more same-source pairs to make a reference of these marks. You can validate them against another reference now.',
            { n: whole(lacking) },
          )}
        </p>
      ) : (
        ceiling && (
          <p>
            {say(
              'A ratio on a reference of these marks will end at {greatest} for same source and at 1/{least} for different sources, or before. More sources raise these limits; more marks of the same sources soon do not.',
              { greatest: figures(ceiling.greatest, 2), least: figures(1 / ceiling.least, 2) },
            )}
          </p>
        )
      )}
    </>
  )
}
