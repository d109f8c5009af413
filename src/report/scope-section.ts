import type { ReportContents } from './contents.ts'
import type { Flow } from './flow.ts'

const SIDES = ['mark_a', 'mark_b'] as const

/** The section that says what the number claims and what it does not, with the scope checks of every scan. */
export function scopeSection(page: Flow, { report }: ReportContents): void {
  const { domain, scope, scope_note } = report
  page.heading('Scope')
  page.paragraph(scope_note, { style: 'bold' })
  page.paragraph(
    'It is one part of the evidence in a case. The odds on a common source also depend on everything else that is known. To combine them is the task of the court, not of this report.',
  )
  const scans = SIDES.flatMap((side) =>
    scope[side].map(({ checks }, i) => ({ name: `${side === 'mark_a' ? 'A' : 'B'} ${i + 1}`, checks })),
  )
  const warnings = scans.flatMap(({ name, checks }) =>
    checks.filter(({ severity }) => severity !== 'ok').map(({ reason }) => `${name}: ${reason}`),
  )
  page.paragraph(
    `Each scan was checked against the domain ${domain} before it was compared. ${warnings.length === 0 ? 'All checks were passed.' : 'Some findings do not stop a comparison but should be known. They are listed below the table.'}`,
  )
  page.table(
    [
      { title: 'Scan', share: 0.12 },
      { title: 'Pitch (µm)', share: 0.22, align: 'end' },
      { title: 'Coherence of texture', share: 0.22, align: 'end' },
      { title: 'Share measured', share: 0.22, align: 'end' },
      { title: 'rms roughness (nm)', share: 0.22, align: 'end' },
    ],
    scans.map(({ name, checks }) => {
      const value = (check: string): string => {
        const found = checks.find((one) => one.name === check)
        if (!found) return '–'
        return `${Number(found.value.toPrecision(4))}${found.severity === 'ok' ? '' : ' (!)'}`
      }
      return [name, value('resolution'), value('modality'), value('coverage'), value('signal')]
    }),
  )
  for (const warning of warnings) page.paragraph(`(!) ${warning}`)
}
