import { sentence } from '../../api/words.ts'
import { say } from '../../languages/say.ts'
import { show } from '../../languages/show.ts'
import { Handle } from '../../ui/handle.tsx'
import { Notice } from '../../ui/notice.tsx'
import { figures } from '../../ui/number.ts'
import { KnownPanel } from './known/known-panel.tsx'
import { comparedMarks } from './marks-of.ts'
import { ScannedMarks } from './pair/scanned-marks.tsx'
import type { Report } from './result-screen.tsx'
import { ScopePanel } from './scope-panel.tsx'
import { State } from './state/state-sign.tsx'
import { Warnings } from './warnings.tsx'

interface Uncalibrated {
  readonly domain: string
  readonly score: number
  readonly score_kind: string
  readonly uncalibrated_reason: string
  readonly scope: Report['scope']
  readonly provenance: Pick<Report['provenance'], 'instruments'>
  readonly warnings: Report['warnings']
  readonly report_handle: string
  readonly known?: NonNullable<Report['known']>
}

/** A score without a likelihood ratio, and why. */
export function UncalibratedResult({ report }: { report: Uncalibrated }) {
  return (
    <>
      <div class="headline">
        <h1>{say('Result: {what}', { what: comparedMarks(report) })}</h1>
        <State name="score" />
      </div>
      <Warnings report={report} />
      <Notice kind="refusal" title={say('A score without a likelihood ratio')}>
        <p>{sentence(report.uncalibrated_reason)}</p>
        <p>{say('Score {score} ({kind}).', { score: figures(report.score, 4), kind: report.score_kind })}</p>
      </Notice>
      <p>
        {show('Report {handle}', {
          handle: <Handle handle={report.report_handle} what={say('the report')} />,
        })}
      </p>
      <ScannedMarks report={report} />
      <KnownPanel report={report} />
      <ScopePanel scope={report.scope} provenance={report.provenance} />
    </>
  )
}
