import { useState } from 'preact/hooks'
import type { Report } from '../../../../clients/typescript/src/index.ts'
import { Loaded } from '../../ui/loaded.tsx'
import type { Loading } from '../../ui/use-loaded.ts'
import { LandMatrix } from './land-matrix.tsx'
import { signaturesOf } from './recipe-walk.ts'
import { SignaturePair } from './signature-pair.tsx'

/** Where the number came from: for striated marks the signatures over each other. */
export function Evidence({ report, blocks }: { report: Report; blocks: Loading<Report> }) {
  if (report.domain === 'impressed') return null
  return (
    <section class="panel" aria-labelledby="evidence">
      <h2 id="evidence">Where it came from</h2>
      <Loaded of={blocks} what="the signatures">
        {(full) => (full.features ? <Lands report={full} /> : <Strokes report={full} />)}
      </Loaded>
    </section>
  )
}

function Lands({ report }: { report: Report }) {
  const features = report.features!
  const { best_land_a: bestA, best_land_b: bestB } = features
  const [[a, b], choose] = useState([bestA, bestB] as const)
  const signatures = signaturesOf(report.recipe!)
  return (
    <>
      <p>
        Correlation of each land of A with each land of B, at the shift where it is greatest. The framed cells
        are the arrangement that was scored. Choose a cell to see its two signatures.
      </p>
      <LandMatrix features={features} chosen={[a, b]} onChoose={(row, column) => choose([row, column])} />
      <SignaturePair
        key={`${a} ${b}`}
        a={signatures.a[a]!}
        b={signatures.b[b]!}
        names={[`Land ${a + 1} of A`, `land ${b + 1} of B`]}
        lag={features.land_lag_matrix[a]?.[b] ?? 0}
        ccf={features.land_ccf_matrix[a]?.[b] ?? 0}
        turned={features.upside_down}
        regions={a === bestA && b === bestB ? report.attribution : undefined}
      />
    </>
  )
}

function Strokes({ report }: { report: Report }) {
  const { a, b } = signaturesOf(report.recipe!)
  const facts = report.provenance as unknown as { lag?: number; ccf?: number }
  return (
    <SignaturePair
      a={a[0]!}
      b={b[0]!}
      names={['Mark A', 'mark B']}
      lag={facts.lag ?? 0}
      ccf={facts.ccf}
      turned={false}
      regions={report.attribution}
    />
  )
}
