import type { ReportContents } from './contents.ts'
import type { Flow } from './flow.ts'

const OUTCOMES = { ok: 'ok', warn: 'warning', refuse: 'outside' } as const

/** What the number claims and what it does not, and how each scan stands to what the method was made for. */
export function scopeSection(page: Flow, { report }: ReportContents): void {
  const { domain, scope, scope_note } = report
  page.heading('Scope')
  page.paragraph(scope_note, { style: 'bold' })
  page.paragraph(
    'It is one part of the evidence in a case: the odds on a common source follow only when it is combined with everything else that is known, which is the task of the court and not of this report.',
  )
  page.paragraph(
    `Each scan was checked against the domain ${domain} before it was compared: its lateral pitch (resolution), whether its texture is that of such a mark (modality), how much of it was measured (coverage), and its height in the roughness band (signal).`,
  )
  const rows = (['mark_a', 'mark_b'] as const).flatMap((side) =>
    scope[side].flatMap(({ checks }, i) =>
      checks.map(({ name, value, severity, reason }) => [
        `${side === 'mark_a' ? 'A' : 'B'} ${i + 1}`,
        name,
        String(Number(value.toPrecision(4))),
        OUTCOMES[severity],
        reason,
      ]),
    ),
  )
  page.table(
    [
      { title: 'Scan', share: 0.08 },
      { title: 'Check', share: 0.13 },
      { title: 'Value', share: 0.12, align: 'end' },
      { title: 'Outcome', share: 0.12 },
      { title: 'Finding', share: 0.55 },
    ],
    rows,
  )
}
