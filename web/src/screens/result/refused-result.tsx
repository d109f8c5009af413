import { titleOf } from '../../api/meta.ts'
import { sentence } from '../../api/words.ts'
import { Handle } from '../../ui/handle.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Report } from './result-screen.tsx'
import { ScopePanel } from './scope-panel.tsx'

interface Refused {
  readonly reason: string
  readonly domain: string
  readonly scope: Report['scope']
  readonly scope_note: string
  readonly report_handle: string
}

/** A refusal is a result: why there is no number, and which checks said so. */
export function RefusedResult({ report }: { report: Refused }) {
  return (
    <>
      <h1>Result: two {titleOf(report.domain).toLowerCase()}</h1>
      <Notice kind="refusal" title="No likelihood ratio: the comparison was refused">
        <p>{sentence(report.reason)}</p>
        <p>The reference cannot support a number for this comparison, so none is given.</p>
      </Notice>
      <p class="actions">
        <a class="button" href="/">
          Back to the scans
        </a>
        <span>
          Report <Handle handle={report.report_handle} what="the report" />
        </span>
      </p>
      <ScopePanel scope={report.scope} />
    </>
  )
}
