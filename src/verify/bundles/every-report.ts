import { MarkgraphError } from '../../errors.ts'
import type { Service } from '../../service/service.ts'
import { verifyReport } from './stored.ts'
import type { ReportVerification, Verdict } from './verification.ts'

/** One report in the list of a periodic check. */
export interface CheckedReport extends Pick<ReportVerification, 'report' | 'domain' | 'outcome' | 'verdict'> {
  /** Why it is not verified; empty when it is. */
  readonly why: string
}

/** The answer of a check of every stored report. */
export interface EveryReport {
  readonly verdict: Verdict
  readonly sentence: string
  readonly reports: readonly CheckedReport[]
}

const PAGE = 100

/** Checks every report of the data folder, one after another. */
export async function verifyEvery(service: Service): Promise<EveryReport> {
  const reports: CheckedReport[] = []
  for (let after: string | undefined; ; ) {
    const handles = await service.store.reports.handles(PAGE, after)
    for (const handle of handles) {
      try {
        const { report, domain, outcome, verdict, lacks, sentence } = await verifyReport(service, handle)
        const why = verdict === 'verified' ? '' : (lacks[0] ?? sentence)
        reports.push({ report, domain, outcome, verdict, why })
      } catch (error) {
        if (!(error instanceof MarkgraphError)) throw error
        const unknown = { report: handle, domain: null, outcome: null }
        reports.push({ ...unknown, verdict: 'not verified', why: error.message })
      }
    }
    if (handles.length < PAGE) break
    after = handles.at(-1)
  }
  const count = (verdict: Verdict): number => reports.filter((one) => one.verdict === verdict).length
  const [not, partly] = [count('not verified'), count('intact, not recomputable')]
  return {
    verdict: not > 0 ? 'not verified' : partly > 0 ? 'intact, not recomputable' : 'verified',
    sentence: `${reports.length} reports: ${count('verified')} verified, ${not} not verified, ${partly} intact but not recomputable.`,
    reports,
  }
}
