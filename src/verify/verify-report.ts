import type { Handle } from '../address/canonical.ts'
import { MarkgraphError } from '../errors.ts'
import type { Encoded } from '../kinds/kind.ts'
import type { Printer } from '../report/printer.ts'
import { allNodes } from '../service/nodes.ts'
import type { Service } from '../service/service.ts'
import type { ZipFile } from './bundles/zip.ts'
import { printWith } from './print.ts'
import type { Engine } from './replay.ts'
import { reportHandles } from './report-handles.ts'
import type { Finding, ReportVerification, Verdict } from './shapes.ts'
import type { Dossier } from './sources/dossier.ts'
import { storedDossier } from './sources/stored-dossier.ts'
import { trustIn } from './standing.ts'
import { damageVerdict, UNKNOWN_SUBJECT, worstVerdict } from './verdict.ts'
import { verifyDossier } from './verify-dossier.ts'

/**
 * What the service computes with, as a check takes it. It trusts the references of its operator, those of its settings and of
 * `trust`. Without `printer` no PDF is compared.
 */
export function engineOf(
  service: Pick<Service, 'marks' | 'freshGraph' | 'references' | 'graph' | 'settings'>,
  printer?: Printer,
  trust: readonly string[] = [],
): Engine {
  const { marks } = service
  const reference = (id: string): Promise<Encoded | undefined> => operatorsReference(service, id)
  return {
    nodes: allNodes(marks.all),
    marks,
    freshGraph: (store) => service.freshGraph(store),
    trust: trustIn([...service.settings.trust, ...trust]),
    reference,
    ...(printer && { print: printWith(printer, { marks, reference }), documents: printer }),
  }
}

/** The document of a reference that came with the service, or that its operator made or imported. */
export async function operatorsReference(
  { references, graph }: Pick<Service, 'references' | 'graph'>,
  id: string,
): Promise<Encoded | undefined> {
  try {
    const { ref } = await references.of('').get(id)
    return await graph.within((session) => session.encoded(ref.handle))
  } catch (error) {
    if (error instanceof MarkgraphError && error.code === 'not-found') return undefined
    throw error
  }
}

/**
 * Checks a stored report: does everything behind it again from what is in the data folder, with nothing remembered.
 * in      `pdf`: a printed report that came by itself; `trust`: handles of references that are trusted, too
 * errors  `not-found`, `wrong-kind`
 */
export async function verifyReport(
  service: Service,
  handle: Handle,
  {
    printer,
    pdf,
    trust,
  }: {
    printer?: Printer
    pdf?: ZipFile | undefined
    trust?: readonly string[] | undefined
  } = {},
): Promise<ReportVerification> {
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
  return verifyDossier(dossier, engineOf(service, printer, trust), { pdf })
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

/** Checks every report of the data folder, one after another; `trust` as for one. */
export async function verifyEvery(service: Service, trust?: readonly string[]): Promise<EveryReport> {
  const reports: CheckedReport[] = []
  for await (const handle of reportHandles(service)) {
    try {
      const { report, domain, outcome, verdict, lacks, sentence } = await verifyReport(service, handle, {
        trust,
      })
      const why = verdict === 'verified' ? '' : (lacks[0] ?? sentence)
      reports.push({ report, domain, outcome, verdict, why })
    } catch (error) {
      if (!(error instanceof MarkgraphError)) throw error
      const unknown = { report: handle, domain: null, outcome: null }
      reports.push({ ...unknown, verdict: 'not verified', why: error.message })
    }
  }
  const verdicts = reports.map(({ verdict }) => verdict)
  const count = (verdict: Verdict): number => verdicts.filter((one) => one === verdict).length
  return {
    verdict: worstVerdict(verdicts),
    sentence: `${reports.length} reports: ${count('verified')} verified, ${count('not verified')} not verified, ${count('equal, not all known')} equal under an unknown reference, ${count('intact, not recomputable')} intact but not recomputable.`,
    reports,
  }
}
