import type { ReportContents } from './contents.ts'
import type { Flow } from './flow.ts'

const COLUMNS = ['resolution', 'modality', 'conditions', 'coverage', 'signal']
const SIDES = ['mark_a', 'mark_b'] as const

/** The section that says what the number claims and what it does not, with the scope checks of every scan. */
export function scopeSection(page: Flow, { answer }: ReportContents): void {
  const { domain, scope, scope_note, warnings } = answer
  page.heading('Scope')
  page.paragraph(scope_note, { style: 'bold' })
  page.paragraph(
    'It is one part of the evidence in a case. The odds on a common source also depend on everything else that is known. To combine them is the task of the court, not of this report.',
  )
  page.paragraph(
    `Each scan was checked against the domain ${domain} and the conditions of the reference before it was compared, and so was the pair. ${warnings.length === 0 ? 'There are no warnings.' : 'Some findings do not stop a comparison but should be known. They are listed at the end of this section.'}`,
  )
  const scans = SIDES.flatMap((side) =>
    scope[side].map(({ checks }, i) => ({ name: `${side === 'mark_a' ? 'A' : 'B'} ${i + 1}`, checks })),
  )
  page.table(
    [
      { title: 'Scan', share: 0.1 },
      { title: 'Pitch (µm)', share: 0.16, align: 'end' },
      { title: 'Texture', share: 0.16, align: 'end' },
      { title: 'Conditions', share: 0.18, align: 'end' },
      { title: 'Share measured', share: 0.18, align: 'end' },
      { title: 'rms roughness (nm)', share: 0.22, align: 'end' },
    ],
    scans.map(({ name, checks }) => {
      const value = (check: string): string => {
        const found = checks.find((one) => one.name === check)
        if (!found) return '–'
        return `${Number(found.value.toPrecision(4))}${found.severity === 'ok' ? '' : ' (!)'}`
      }
      return [name, ...COLUMNS.map(value)]
    }),
  )
  page.paragraph(
    'Texture is the share of the relief that runs along one direction; striae are above the threshold of their check. Conditions is how far the scan lies from the marks of the reference, as a ratio to their range.',
  )
  for (const { name, reason, severity } of scope.pair.checks) {
    page.paragraph(`${severity === 'ok' ? '' : '(!) '}Pair, ${name}: ${reason}.`)
  }
  for (const { code, message, where } of warnings) {
    page.paragraph(`(!) ${placeInWords(where)}: ${message} (${code})`)
  }
}

/** What a warning is about, as the tables name it: `mark_a.2` is `A 2`. */
function placeInWords(where: string): string {
  const [, side, scan] = /^mark_([ab])(?:\.(\d+))?$/.exec(where) ?? []
  if (side === undefined) return where
  return `${side.toUpperCase()} ${scan ?? 1}`
}
