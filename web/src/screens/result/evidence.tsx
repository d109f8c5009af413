import type { Report } from '../../../../clients/typescript/src/index.ts'
import { say } from '../../languages/say.ts'
import { Loaded } from '../../ui/loaded.tsx'
import type { Loading } from '../../ui/use-loaded.ts'
import { shownMarks } from './marks-of.ts'
import { FacesPair } from './pair/faces-pair.tsx'
import { LandMatrix } from './pair/land-matrix.tsx'
import { StriaePairView } from './pair/striae-pair-view.tsx'
import { ThreeDimensions } from './pair/three-dimensions.tsx'
import type { PairChoice } from './pair/use-pair.ts'

interface Props {
  readonly report: Report
  readonly blocks: Loading<Report>
  readonly choice: PairChoice
}

/** Where the number came from: the lands against each other, and how the two parts that were chosen lie on each other. */
export function Evidence({ report, blocks, choice: { parts, choose, pair, lands, names, inText } }: Props) {
  const { short } = shownMarks(report)
  return (
    <section class="panel" aria-labelledby="evidence">
      <h2 id="evidence">{say('Why this number')}</h2>
      {lands && (
        <Loaded of={blocks} what={say('the matrix of lands')}>
          {({ features }) =>
            features && (
              <>
                <p>
                  {say(
                    'Correlation of each land of {a} with each land of {b}, at the shift where it is greatest. The framed cells are the arrangement that was scored. Choose a cell to see its two lands.',
                    { a: short[0], b: short[1] },
                  )}
                </p>
                <LandMatrix features={features} names={short} chosen={parts} onChoose={choose} />
              </>
            )
          }
        </Loaded>
      )}
      <Loaded of={pair} what={say('how the two lie on each other')}>
        {(found) => (
          <>
            {found.kind === 'striae' ? (
              <StriaePairView pair={found} names={names} inText={inText} />
            ) : (
              <FacesPair pair={found} names={short} />
            )}
            {found.placement && <ThreeDimensions key={parts.join(' ')} pair={found} names={names} />}
          </>
        )}
      </Loaded>
    </section>
  )
}
