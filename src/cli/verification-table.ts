import { valueWords } from '../verify/difference.ts'
import type { ReportVerification } from '../verify/shapes.ts'
import type { EveryReport } from '../verify/verify-report.ts'
import { visibleLine } from '../words/visible.ts'
import { columns, twoColumns } from './table.ts'

/** What a check found, for a person: what it is about, the steps, what differs, what is missing; one sentence at the end. */
export function verificationTable(found: ReportVerification): string {
  const { findings, steps, difference, lacks, proved, sentence } = found
  const { signatures } = proved
  return [
    twoColumns(subjectRows(found)),
    findings.length > 0 ? `Files\n${lines(findings.map(({ message }) => message))}` : '',
    steps.length > 0 ? stepTable(found) : '',
    difference
      ? `First difference\n  step ${difference.step}${difference.node ? `, ${difference.node}` : ''}, ${difference.artifact}\n  ${valueWords(difference.value)}`
      : '',
    found.unequal.length > 0 ? `What is not equal\n${lines(found.unequal)}` : '',
    lacks.length > 0 ? `What cannot be shown\n${lines(lacks)}` : '',
    signatures.length > 0
      ? `Signatures\n${lines(signatures.map(({ file, message }) => `${file}: ${message}`))}`
      : '',
    `What is proved\n${twoColumns(provedRows(found))}`,
    sentence,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const lines = (texts: readonly string[]): string => texts.map((one) => `  ${visibleLine(one)}`).join('\n')

function subjectRows(found: ReportVerification): (readonly [string, string])[] {
  const rows: (readonly [string, string | null])[] = [
    ['Report', found.report],
    ['Recipe', found.recipe],
    ['Domain', found.domain],
    ['Outcome', found.outcome],
    ['log10 LR', found.log10_lr === null ? null : `${found.log10_lr}`],
    [
      'Engine',
      found.report_engine_version && `${found.report_engine_version}; this is ${found.engine_version}`,
    ],
    ['Files', found.files > 0 && found.findings.length === 0 ? `${found.files}, every hash is right` : null],
  ]
  const shown = rows.filter((row): row is readonly [string, string] => row[1] !== null)
  return shown.length > 0 ? shown : [['Report', 'unknown']]
}

const MOST_NAMES = 10

/** What was proved, part by part. */
function provedRows({ proved, reference }: ReportVerification): (readonly [string, string])[] {
  const { not_looked_at: names } = proved
  const more = names.length - MOST_NAMES
  const listed = [...names.slice(0, MOST_NAMES), ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
  const isOwn = reference === null && proved.reference === 'trusted'
  const named = reference ? `${reference.id ?? 'no document'}, ${reference.handle}` : 'none'
  return [
    ['Computation', proved.computation],
    ['Reference', isOwn ? 'none: the marks are their own' : `${proved.reference} (${named})`],
    ...(proved.refusal === null ? [] : [['Refusal', proved.refusal] as const]),
    ['PDF', proved.pdf ?? 'not printed again'],
    ['Not looked at', names.length > 0 ? listed : 'nothing'],
  ]
}

function stepTable({ steps, derivation }: ReportVerification): string {
  const rows = steps.map(({ step, runs, equal, not_equal, not_recomputable }) => [
    step,
    ...[runs, equal, not_equal, not_recomputable].map((count) => `${count}`),
  ])
  const whole = derivation ? `\n  The comparison as a whole, composed anew: ${derivation.status}.` : ''
  return `${columns(['step', 'runs', 'equal', 'not equal', 'not recomputable'], rows)}${whole}`
}

/** What a check of every report found: a line for each, and the counts. */
export function everyTable({ reports, sentence }: EveryReport): string {
  const rows = reports.map(({ report, domain, outcome, verdict, why }) => [
    report ?? '',
    domain ?? '',
    outcome ?? '',
    verdict,
    why,
  ])
  const table =
    rows.length > 0 ? `${columns(['report', 'domain', 'outcome', 'verdict', 'why'], rows)}\n\n` : ''
  return `${table}${sentence}`
}
