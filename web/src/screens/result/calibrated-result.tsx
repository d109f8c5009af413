import type { Report } from '../../../../clients/typescript/src/index.ts'
import { Actions } from './actions.tsx'
import { Evidence } from './evidence.tsx'
import { KnownPanel } from './known/known-panel.tsx'
import { LrPanel } from './lr-panel.tsx'
import { comparedMarks } from './marks-of.ts'
import { MarksPanel } from './marks-panel.tsx'
import { MicroscopePanel } from './pair/microscope-panel.tsx'
import { usePairChoice } from './pair/use-pair.ts'
import { stateOf } from './ratio.ts'
import { ReferencePanel } from './reference-panel.tsx'
import { ScopePanel } from './scope-panel.tsx'
import { SensitivityPanel } from './sensitivity-panel.tsx'
import { useBlocks } from './use-blocks.ts'
import { Warnings } from './warnings.tsx'

/** A comparison with a likelihood ratio: what to know first, the number, where it came from, what it was held against. */
export function CalibratedResult({ report }: { report: Report }) {
  const blocks = useBlocks(report.report_handle, 'calibration,features,perland,recipe')
  const choice = usePairChoice(report)
  return (
    <>
      <div class="headline">
        <h1>Result: {comparedMarks(report)}</h1>
        <span class="state">{stateOf(report)}</span>
      </div>
      <Warnings report={report} note={report.evidence_note?.reason} />
      <LrPanel report={report} />
      <Actions report={report} />
      {choice && <MicroscopePanel report={report} choice={choice} />}
      <KnownPanel report={report} />
      <MarksPanel report={report} blocks={blocks} />
      {choice && <Evidence report={report} blocks={blocks} choice={choice} />}
      <ReferencePanel report={report} blocks={blocks} />
      <SensitivityPanel report={report} />
      <ScopePanel scope={report.scope} provenance={report.provenance} />
    </>
  )
}
