import type { CaseBody } from '../kinds/laboratory/case.ts'
import type { reportFacts } from '../store/records/reports.ts'

export type ReportFacts = Pick<ReturnType<typeof reportFacts>, 'domain' | 'outcome' | 'log10Lr'>

/** The reports of a case with their versions and what they answer, in its order. `factsOf` gives nothing for one that is gone. */
export function reportVersions(
  reports: CaseBody['reports'],
  factsOf: (handle: string) => ReportFacts | undefined,
) {
  const versions = new Map<string, number>()
  return reports.map((one) => {
    const version = one.replaces === null ? 1 : versions.get(one.replaces)! + 1
    versions.set(one.handle, version)
    const { domain = null, outcome = null, log10Lr = null } = factsOf(one.handle) ?? {}
    const replaced_by = reports.find(({ replaces }) => replaces === one.handle)?.handle ?? null
    return { ...one, version, replaced_by, domain, outcome, log10_lr: log10Lr }
  })
}
