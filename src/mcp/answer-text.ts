import { intervalText } from '../compare/answer/wording.ts'
import { placesOf, type Warning } from '../kinds/report.ts'
import type { MarkType } from '../marks/mark-type.ts'
import type { MarkTypes } from '../marks/types.ts'
import { ratioText } from '../words/languages/numbers.ts'
import type { CompareAnswer } from './schemas.ts'

/**
 * Answers as an agent should read them: Markdown of a few lines, with numbers of two digits and each warning once. The structured
 * content beside it has the exact values.
 */

const NEVER = [
  'A likelihood ratio is a weight of evidence. It is not the probability that the marks have one source, and not an error rate.',
  'Do not multiply it with the ratio of another comparison of the same marks or sources: the two are not independent. Compare again with all known marks of the source together. Do not choose the highest of several.',
]

/** Each warning once, with all the places that it is about. */
function warningLines(warnings: readonly Warning[]): string[] {
  const byMessage = Map.groupBy(warnings, ({ message }) => message)
  return [...byMessage].map(
    ([message, alike]) => `- ${[...new Set(alike.flatMap(placesOf))].join(', ')}: ${message}`,
  )
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `## ${title}`, ...lines]

const testMarksLine = ({ words: { testMarks, source } }: MarkType): string =>
  `- Marks known to come from one source (${testMarks} of a ${source}) make the answer stronger: give two to eight of them as known_marks, in place of mark B.`

/** What to ask about known marks. Which of those that were made are given can change the ratio. */
const knownLine = (
  { words: { testMarks } }: MarkType,
  { stated }: NonNullable<CompareAnswer['known']>,
): string =>
  stated.made === null
    ? `- Ask the user how many ${testMarks} were made, and give the number as known_made and all of them as known_marks: to choose among them would choose the answer.`
    : `- ${stated.made} ${testMarks} were made and ${stated.used} are used: say so.`

/** Whether a scan is refused for a pitch that the reference's own resolution allows. */
function isReadAsReference({ code, values }: NonNullable<CompareAnswer['reasons']>[number]): boolean {
  if (code !== 'scan_refused' || values['check'] !== 'resolution') return false
  const { pitch_um, reference_pitch_um } = (values['finding'] as { readonly values: Record<string, number> })
    .values
  return pitch_um! <= reference_pitch_um!
}

function nextSteps(marks: MarkTypes, answer: CompareAnswer): string[] {
  const { domain, status, report_handle, known, reasons = [] } = answer
  const explain = `- explain_result with report_handle ${report_handle}: the whole result in plain words.`
  if (status === 'calibrated') {
    return [
      explain,
      '- show_result: a picture of both marks with the regions that agree.',
      '- report_pdf: the document for a case file.',
      '- verify_report: computes every step again.',
      known ? knownLine(marks.of(domain), known) : testMarksLine(marks.of(domain)),
    ]
  }
  const isUnlike = reasons.some(
    ({ code, values }) => code === 'scan_refused' && values['check'] === 'conditions',
  )
  return [
    '- Tell the user the reason, and that there is no number. Ask for what the reason names; do not conclude from pictures or scores.',
    ...(reasons.some(isReadAsReference)
      ? [
          '- Only if the user accepts it: the same call with resolution "reference" takes scans as coarse as the reference allows. Marks are compared in the same way; finer relief, which the limit is to make sure of, may then be missing. The report says which limit was used.',
        ]
      : []),
    ...(isUnlike
      ? [
          `- Ask whether the domain is right: ${marks.all.map((type) => `${type.domain} is for ${type.words.marks}`).join(', ')}.`,
        ]
      : []),
    explain,
  ]
}

/** What `detect_mark_type` answers, over these mark types. A scan with striae does not show whether a barrel or a tool made them. */
export const detectionText =
  ({ all, of }: MarkTypes) =>
  ({ domain }: { readonly domain: string }): string => {
    const { striated } = of(domain)
    const possible = all.filter((type) => type.striated === striated)
    const named = possible.map((type) => `${type.words.mark} (domain ${type.domain})`).join(' or ')
    const next =
      possible.length > 1
        ? 'The scan does not say which; ask the user.'
        : 'This is a suggestion; ask the user what was scanned.'
    return `The scan shows ${striated ? 'striae' : 'no striae'}: ${named}. ${next}`
  }

/** What `compare_marks` answers, as Markdown. */
export const comparisonText =
  (marks: MarkTypes) =>
  (answer: CompareAnswer): string => {
    const { status, reason = '', warnings } = answer
    const open = warnings.filter(({ message }) => !reason.includes(message))
    const after = [
      ...section('Warnings', warningLines(open)),
      ...(status === 'calibrated' ? section('Say with it', limitLines(answer)) : []),
      ...section('Next', nextSteps(marks, answer)),
    ]
    const outcome = status === 'calibrated' ? ratioLines(answer) : [...NO_RATIO[status], `${reason}.`]
    return [...outcome, ...after].join('\n')
  }

const NO_RATIO = {
  refused: [
    '# No likelihood ratio: refused',
    'A refusal is no evidence for or against one source. The reason:',
  ],
  uncalibrated: [
    '# No likelihood ratio: a score alone',
    'Without a calibration the score has no meaning as evidence. Do not make a ratio of it. The reason:',
  ],
} as const

const limitLines = ({ scope_note, notes, evidence_note }: CompareAnswer): string[] => [
  ...(evidence_note ? [`- ${evidence_note.reason}.`] : []),
  ...new Set([scope_note, ...notes.map(({ message }) => message)].map((text) => `- ${text}`)),
]

function ratioLines(answer: CompareAnswer): string[] {
  const { log10_lr, log10_lr_ci_lo, log10_lr_ci_hi, lr_bound_hit, verbal, known, lr_bounds_log10 } = answer
  const [lower, upper] = lr_bounds_log10!
  const interval = intervalText([log10_lr_ci_lo!, log10_lr_ci_hi!], ratioText)
  return [
    `# Likelihood ratio ${ratioText(log10_lr!)}: ${verbal}`,
    ...(lr_bound_hit
      ? ['This is the most that the reference can support: it is a limit, not a measured value.']
      : []),
    `- 95 % interval: ${interval}`,
    ...(known ? [`- One questioned mark against ${known.n} known marks of one source.`] : []),
    `- Reference: ${answer.reference!.name}. It supports ratios from ${ratioText(lower)} to ${ratioText(upper)}.`,
    '',
    ...NEVER,
  ]
}

/** A summary and the paragraphs under it. */
export const explanationText = ({
  summary,
  paragraphs,
}: {
  readonly summary: string
  readonly paragraphs: readonly string[]
}): string => [`# ${summary}`, ...paragraphs].join('\n\n')

interface Hit {
  readonly mark: string
  readonly source: string
  readonly log10_lr: number | null
  readonly report_handle: string | null
}

/** What a search found: the summary, the hits as a table, and what a hit says. */
export function searchText({
  summary,
  hits,
  sources,
  note,
}: {
  readonly summary: string
  readonly hits: readonly Hit[]
  readonly sources: readonly {
    readonly source: string
    readonly n_known: number
    readonly log10_lr: number | null
    readonly report_handle: string | null
  }[]
  readonly note: string
}): string {
  const shown = (log10Lr: number | null): string => (log10Lr === null ? 'none' : ratioText(log10Lr))
  const rows = hits.map(
    (one, i) =>
      `| ${i + 1} | ${one.mark} | ${one.source} | ${shown(one.log10_lr)} | ${one.report_handle ?? ''} |`,
  )
  const together = sources
    .filter(({ n_known }) => n_known > 1)
    .map((one) => `| ${one.source} | ${one.n_known} | ${shown(one.log10_lr)} | ${one.report_handle ?? ''} |`)
  return [
    summary,
    '',
    ...(rows.length > 0
      ? ['| rank | mark | source | likelihood ratio | report_handle |', '|---|---|---|---|---|', ...rows]
      : []),
    ...(together.length > 0
      ? [
          '',
          'All known marks of a source together:',
          '',
          '| source | marks | likelihood ratio | report_handle |',
          '|---|---|---|---|',
          ...together,
        ]
      : []),
    '',
    note,
  ].join('\n')
}
