import type { Report } from '../../../../clients/typescript/src/index.ts'
import { say } from '../../languages/say.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { Actions } from './actions.tsx'
import { ComputationPanel } from './computation-panel.tsx'
import { Evidence } from './evidence.tsx'
import { KnownPanel } from './known/known-panel.tsx'
import { LrPanel } from './lr-panel.tsx'
import { comparedMarks } from './marks-of.ts'
import { MarksPanel } from './marks-panel.tsx'
import { MicroscopePanel } from './pair/microscope-panel.tsx'
import { SplitPicture } from './pair/split-picture.tsx'
import { usePairChoice } from './pair/use-pair.ts'
import { ReferencePanel } from './reference-panel.tsx'
import { ScopePanel } from './scope-panel.tsx'
import { SensitivityPanel } from './sensitivity-panel.tsx'
import { stateOf } from './state/state.ts'
import { State } from './state/state-sign.tsx'
import { useBlocks } from './use-blocks.ts'
import { Warnings } from './warnings.tsx'

/** A comparison with a likelihood ratio: what to know first, the number, what to do with it, and what lies behind it in tabs. */
export function CalibratedResult({ report }: { report: Report }) {
  const blocks = useBlocks(report.report_handle, 'calibration,features,perland,recipe')
  const choice = usePairChoice(report)
  const tabs = [
    {
      id: 'marks',
      title: say('Marks'),
      content: () => (
        <>
          <KnownPanel report={report} />
          {choice && <MicroscopePanel report={report} choice={choice} />}
          <MarksPanel report={report} blocks={blocks} />
        </>
      ),
    },
    {
      id: 'why',
      title: say('Why this number'),
      content: () => (
        <>
          {choice && <Evidence report={report} blocks={blocks} choice={choice} />}
          <SensitivityPanel report={report} />
        </>
      ),
    },
    {
      id: 'reference',
      title: say('Reference'),
      content: () => <ReferencePanel report={report} blocks={blocks} />,
    },
    {
      id: 'checks',
      title: say('Checks'),
      content: () => <ScopePanel scope={report.scope} provenance={report.provenance} />,
    },
    { id: 'computation', title: say('Computation'), content: () => <ComputationPanel report={report} /> },
  ]
  return (
    <>
      <div class="headline">
        <h1>{say('Result: {what}', { what: comparedMarks(report) })}</h1>
        <State name={stateOf(report)} />
      </div>
      <Warnings report={report} note={report.evidence_note?.reason} />
      <LrPanel report={report} picture={choice && <SplitPicture choice={choice} />} />
      <Actions report={report} />
      <Tabs label={say('About this result')} tabs={tabs} />
    </>
  )
}
