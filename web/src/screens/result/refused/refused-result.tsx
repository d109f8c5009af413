import type { ComponentProps } from 'preact'
import { testMarks } from '../../../api/meta.ts'
import { say } from '../../../languages/say.ts'
import { show } from '../../../languages/show.ts'
import { Handle } from '../../../ui/handle.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { KnownPanel } from '../known/known-panel.tsx'
import { comparedMarks, isQuestion } from '../marks-of.ts'
import { ScannedMarks } from '../pair/scanned-marks.tsx'
import type { Report } from '../result-screen.tsx'
import { ScopePanel } from '../scope-panel.tsx'
import { State } from '../state/state-sign.tsx'
import { Reasons, Remedies } from './reasons.tsx'

type Refused = ComponentProps<typeof Remedies>['report'] & {
  readonly scope: Report['scope']
  readonly provenance: Pick<Report['provenance'], 'instruments'>
  readonly known?: NonNullable<Report['known']>
}

/** A refusal is a result: why there is no number, and which checks said so. */
export function RefusedResult({ report }: { report: Refused }) {
  const apart = report.scope.pair.checks.some(
    ({ name, severity }) => name === 'reproducibility' && severity === 'refuse',
  )
  const { many } = testMarks(report.domain)
  return (
    <>
      <div class="headline">
        <h1>{say('Result: {what}', { what: comparedMarks(report) })}</h1>
        <State name="refused" />
      </div>
      <Notice
        kind="refusal"
        title={
          apart
            ? say('No likelihood ratio: the {marks} do not agree with each other', { marks: many })
            : say('No likelihood ratio: the comparison was refused')
        }
      >
        <Reasons reasons={report.reasons} question={isQuestion(report)} />
        <p>
          {apart
            ? say(
                'This is support for neither side: it shows neither that the questioned mark comes from the source of these {marks}, nor that it comes from another one.',
                { marks: many },
              )
            : say('No number is given, and neither proposition is supported.')}
        </p>
      </Notice>
      <p class="actions">
        <Remedies report={report} question={isQuestion(report)} />
        <a class="button" href="/">
          {say('Back to the scans')}
        </a>
        <span>
          {show('Report {handle}', {
            handle: <Handle handle={report.report_handle} what={say('the report')} />,
          })}
        </span>
      </p>
      <ScannedMarks report={report} />
      <KnownPanel report={report} />
      <ScopePanel scope={report.scope} provenance={report.provenance} />
    </>
  )
}
