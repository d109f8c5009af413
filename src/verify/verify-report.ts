import type { Handle } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import { allNodes } from '../service/nodes.ts'
import type { Service } from '../service/service.ts'
import type { Engine } from './replay.ts'
import type { Dossier } from './sources/dossier.ts'
import { storedDossier } from './sources/stored-dossier.ts'
import {
  damageVerdict,
  type Finding,
  type ReportVerification,
  UNKNOWN_SUBJECT,
  type Verdict,
  worstVerdict,
} from './verdict.ts'
import { verifyDossier } from './verify-dossier.ts'

/** What the service computes with, as a check takes it. */
export const engineOf = (service: Pick<Service, 'marks' | 'freshGraph'>): Engine => ({
  nodes: allNodes(service.marks.all),
  marks: service.marks,
  freshGraph: (store) => service.freshGraph(store),
})

/**
 * Checks a stored report: does everything behind it again from what is in the data folder, with nothing remembered.
 * errors  `not-found`, `wrong-kind`
 */
export async function verifyReport(service: Service, handle: Handle): Promise<ReportVerification> {
  const unknown = { ...UNKNOWN_SUBJECT, report: handle }
  let dossier: Dossier
  try {
    dossier = await storedDossier(service, handle)
  } catch (error) {
    if (!(error instanceof MarkgraphError && ['damaged', 'bad-value'].includes(error.code))) throw error
    const { message } = error
    return damageVerdict(unknown, [{ file: handle, what: 'changed', step: null, message }])
  }
  const findings = await damagedIn(dossier)
  if (findings.length > 0) return damageVerdict(unknown, findings)
  return verifyDossier(dossier, engineOf(service))
}

/** Everything stored behind a report whose bytes are not those of its handle. */
async function damagedIn(dossier: Dossier): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { handle, kind } of dossier.artifacts.values()) {
    if ((await dossier.read(handle)) !== 'damaged') continue
    const step = dossier.runs.find(({ output }) => output === handle)?.step ?? null
    const message = `the stored data of ${kind} ${handle}${step ? `, output of step ${step},` : ''} are damaged`
    findings.push({ file: handle, what: 'changed', message, step })
  }
  return findings
}

/** One report in the list of a periodic check. */
interface CheckedReport extends Pick<ReportVerification, 'report' | 'domain' | 'outcome' | 'verdict'> {
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
  const verdicts = reports.map(({ verdict }) => verdict)
  const count = (verdict: Verdict): number => verdicts.filter((one) => one === verdict).length
  return {
    verdict: worstVerdict(verdicts),
    sentence: `${reports.length} reports: ${count('verified')} verified, ${count('not verified')} not verified, ${count('intact, not recomputable')} intact but not recomputable.`,
    reports,
  }
}
