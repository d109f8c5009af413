import '../../styles/compare.css'
import { Advanced } from './advanced.tsx'
import { SIDES, useComparison } from './comparison.ts'
import { DomainChoice } from './domain-choice.tsx'
import { Examples } from './examples.tsx'
import { MarkPanel } from './mark-panel.tsx'
import { Runner } from './runner.tsx'

/** Two marks, as scans; what they show; and the comparison of them. */
export function CompareScreen() {
  const now = useComparison()
  const empty = now.a.length + now.b.length === 0
  return (
    <>
      <h1>Compare two marks</h1>
      <p>
        Give the scans of two marks as X3P files. Markgraph answers with a likelihood ratio, its interval, and
        the regions that agree; or with the reason why it gives none.
      </p>
      <Examples open={empty} />
      <DomainChoice comparison={now} />
      <div class="two">
        {SIDES.map((side) => (
          <MarkPanel key={side} side={side} places={now[side]} domain={now.domain} />
        ))}
      </div>
      <Advanced comparison={now} />
      <Runner comparison={now} />
    </>
  )
}
