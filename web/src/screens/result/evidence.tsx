import { useState } from 'preact/hooks'
import type { Report } from '../../../../clients/typescript/src/index.ts'
import { markTypeOf } from '../../api/meta.ts'
import { Loaded } from '../../ui/loaded.tsx'
import type { Loading } from '../../ui/use-loaded.ts'
import { shownMarks } from './marks-of.ts'
import { FacesPair } from './pair/faces-pair.tsx'
import { LandMatrix } from './pair/land-matrix.tsx'
import { StriaePairView } from './pair/striae-pair-view.tsx'
import { ThreeDimensions } from './pair/three-dimensions.tsx'
import { usePair } from './pair/use-pair.ts'

interface Props {
  readonly report: Report
  readonly blocks: Loading<Report>
}

/** Where the number came from, for mark types that can show it. */
export const Evidence = (props: Props) =>
  markTypeOf(props.report.domain)?.pair ? <PairEvidence {...props} /> : null

/** The lands against each other, and how the two parts that were chosen lie on each other. */
function PairEvidence({ report, blocks }: Props) {
  const best = report.provenance as unknown as { best_land_a?: number; best_land_b?: number }
  const [[a, b], choose] = useState([best.best_land_a ?? 0, best.best_land_b ?? 0] as const)
  const pair = usePair(report.report_handle, a, b)
  const lands = best.best_land_a !== undefined
  const { short, long } = shownMarks(report)
  const names: readonly [string, string] = lands
    ? [`Land ${a + 1} of ${short[0]}`, `Land ${b + 1} of ${short[1]}`]
    : long
  return (
    <section class="panel" aria-labelledby="evidence">
      <h2 id="evidence">Where it came from</h2>
      {lands && (
        <Loaded of={blocks} what="the matrix of lands">
          {({ features }) =>
            features && (
              <>
                <p>
                  Correlation of each land of {short[0]} with each land of {short[1]}, at the shift where it
                  is greatest. The framed cells are the arrangement that was scored. Choose a cell to see its
                  two lands.
                </p>
                <LandMatrix
                  features={features}
                  names={short}
                  chosen={[a, b]}
                  onChoose={(row, column) => choose([row, column])}
                />
              </>
            )
          }
        </Loaded>
      )}
      <Loaded of={pair} what="how the two lie on each other">
        {(found) => (
          <>
            {found.kind === 'striae' ? (
              <StriaePairView pair={found} names={names} />
            ) : (
              <FacesPair pair={found} names={short} />
            )}
            <ThreeDimensions key={`${a} ${b}`} pair={found} names={names} />
          </>
        )}
      </Loaded>
    </section>
  )
}
