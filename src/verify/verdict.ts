import type { Handle } from '../address/canonical.ts'
import { ENGINE_VERSION } from '../settings/version.ts'
import { reportFacts } from '../store/records/reports.ts'
import type { Again } from './again.ts'
import type { ArtifactDifference } from './difference.ts'
import {
  type CheckedStep,
  type Finding,
  type FirstDifference,
  type Proved,
  type ReportReference,
  type ReportVerification,
  type Standing,
  VERDICTS,
  type Verdict,
} from './shapes.ts'
import type { Dossier, RecordedRun } from './sources/dossier.ts'
import { unknownWords } from './standing.ts'

/** What came of doing something again. */
export interface Check {
  readonly status: 'equal' | 'not equal' | 'not recomputable'
  /** Why it is not equal, or what was missing in the first place; null when it is equal. */
  readonly reason: string | null
}

/** Of a recorded computation. */
export interface RunCheck extends Check {
  readonly run: RecordedRun
  /** What came out this time. */
  readonly recomputed: Handle | null
}

/** Of the comparison as a whole: whether it gives the recorded recipe and report. */
export interface ComparisonCheck extends Check {
  readonly recipe: Handle | null
  readonly report: Handle | null
  readonly difference: { readonly in: 'recipe' | 'report'; readonly value: ArtifactDifference } | null
}

export const EXIT_CODES = {
  verified: 0,
  'not verified': 1,
  'intact, not recomputable': 3,
  'equal, not all known': 4,
} as const satisfies Record<Verdict, number>

/** The worst of several verdicts. */
export const worstVerdict = (all: readonly Verdict[]): Verdict =>
  VERDICTS.find((one) => all.includes(one)) ?? 'verified'

/** The verdict that follows from what was proved. */
export function verdictOf({ computation, reference, refusal, pdf, not_looked_at }: Proved): Verdict {
  if (computation === 'differs' || pdf === 'differs') return 'not verified'
  if (computation === 'not computed' || refusal === 'not derived') return 'intact, not recomputable'
  const isPrinted = pdf === 'equal' || pdf === 'absent'
  return reference === 'unknown' || !isPrinted || not_looked_at.length > 0
    ? 'equal, not all known'
    : 'verified'
}

const unique = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.filter((one) => one !== null)),
]

/** The runs of each step, in the order in which the steps come first. */
function stepsOf(runs: readonly RunCheck[]): CheckedStep[] {
  return [...Map.groupBy(runs, ({ run }) => run.step)].map(([step, own]) => {
    const count = (status: Check['status']): number => own.filter((one) => one.status === status).length
    return {
      step,
      runs: own.length,
      equal: count('equal'),
      not_equal: count('not equal'),
      not_recomputable: count('not recomputable'),
      reasons: unique(own.map(({ reason }) => reason)),
    }
  })
}

/** What is known of the report before anything is computed. */
export type Subject = Pick<
  ReportVerification,
  'report' | 'recipe' | 'domain' | 'outcome' | 'log10_lr' | 'report_engine_version' | 'files'
>

export const UNKNOWN_SUBJECT: Subject = {
  report: null,
  recipe: null,
  domain: null,
  outcome: null,
  log10_lr: null,
  report_engine_version: null,
  files: 0,
}

/** What a dossier is about. */
export function subjectOf(
  { report: { handle, body }, recipe }: Pick<Dossier, 'report' | 'recipe'>,
  files: number,
): Subject {
  const { domain, outcome, log10Lr } = reportFacts(body)
  return {
    report: handle,
    recipe: recipe?.handle ?? null,
    domain,
    outcome,
    log10_lr: log10Lr,
    report_engine_version: body.provenance.engine_version,
    files,
  }
}

/** The answer when files are not what they should be: nothing is computed from them. */
export function damageVerdict(
  subject: Subject,
  findings: readonly Finding[],
  { signatures, not_looked_at }: Pick<Proved, 'signatures' | 'not_looked_at'> = NOTHING_LOOKED_AT,
): ReportVerification {
  const [first] = findings
  const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : ''
  return {
    verified: false,
    verdict: 'not verified',
    sentence: `Not verified: ${first!.message}${more}; nothing was computed from it.`,
    ...subject,
    engine_version: ENGINE_VERSION,
    findings,
    steps: [],
    derivation: null,
    difference: null,
    unequal: [],
    lacks: [],
    proved: {
      computation: 'not computed',
      reference: 'unknown',
      refusal: subject.outcome === 'refused' ? 'not derived' : null,
      pdf: null,
      signatures,
      not_looked_at,
    },
    reference: null,
  }
}
const NOTHING_LOOKED_AT = { signatures: [], not_looked_at: [] }

/** What a check found beside the computations. */
export interface Beside extends Pick<Proved, 'pdf' | 'signatures' | 'not_looked_at'> {
  readonly reference: ReportReference | null
  readonly standing: Standing
  /** Why a PDF is not equal, or was not printed again. */
  readonly pdfReason: string | null
}

/** The answer of a check whose files, if there are any, are all intact. */
export function replayVerdict(
  subject: Subject,
  runs: readonly RunCheck[],
  comparison: ComparisonCheck,
  difference: FirstDifference | null,
  { reference, standing, pdf, pdfReason, signatures, not_looked_at }: Beside,
): ReportVerification {
  const isDerived = comparison.status !== 'not recomputable'
  const statuses = [...runs, comparison].map(({ status }) => status)
  const wrong = runs.filter(({ status }) => status === 'not equal')
  const missing = runs.filter(({ status }) => status === 'not recomputable')
  const lacks = [...Map.groupBy(missing, ({ reason }) => reason!)].map(([reason, own]) => {
    const named = unique(own.map(({ run }) => run.node)).join(', ')
    return `${reason}: ${own.length} of the computations (${named}) were not done again`
  })
  if (!isDerived) lacks.push(`the comparison was not derived again: ${comparison.reason}`)
  const proved: Proved = {
    computation: statuses.includes('not equal')
      ? 'differs'
      : statuses.includes('not recomputable')
        ? 'not computed'
        : 'equal',
    reference: standing,
    refusal: subject.outcome !== 'refused' ? null : comparison.status === 'equal' ? 'derived' : 'not derived',
    pdf,
    signatures,
    not_looked_at,
  }
  const verdict = verdictOf(proved)
  const counts = { all: runs.length, done: runs.length - missing.length, wrong: wrong.length }
  const open = [
    ...(standing === 'unknown' ? [unknownWords(reference, subject.outcome)] : []),
    ...(pdfReason === null ? [] : [pdfReason]),
    ...(not_looked_at.length > 0 ? [`${fewOf(not_looked_at)} not looked at`] : []),
  ]
  return {
    verified: verdict === 'verified',
    verdict,
    sentence: sentenceOf(proved, counts, comparison.reason ?? pdfReason, open),
    ...subject,
    engine_version: ENGINE_VERSION,
    findings: [],
    steps: stepsOf(runs),
    derivation: { ...comparison, status: isDerived ? comparison.status : 'not derived' },
    difference,
    lacks,
    unequal: wrong.map(({ run, reason }) => `${run.step}: ${reason}`),
    proved,
    reference,
  }
}

/** The counts of a step that was done again as a whole. */
export const stepAgain = (step: string, { status, reason }: Again, runs = 1): CheckedStep => ({
  step,
  runs,
  equal: status === 'equal' ? runs : 0,
  not_equal: status === 'differs' ? runs : 0,
  not_recomputable: status === 'not computed' ? runs : 0,
  reasons: reason === null ? [] : [reason],
})

/**
 * The answer of a check whose bundle holds documents, each of which was done again.
 * in      `notShown`: what no computation shows
 */
export function documentVerdict(
  subject: Subject,
  results: readonly Again[],
  found: Pick<ReportVerification, 'proved' | 'sentence' | 'steps' | 'reference'> & {
    readonly notShown: string
  },
): ReportVerification {
  const { notShown, ...rest } = found
  const verdict = verdictOf(found.proved)
  const reasonsOf = (one: Again['status']): string[] =>
    results.flatMap(({ status, reason }) => (status === one && reason !== null ? reason : []))
  return {
    verified: verdict === 'verified',
    verdict,
    ...subject,
    engine_version: ENGINE_VERSION,
    findings: [],
    derivation: null,
    difference: null,
    unequal: reasonsOf('differs'),
    lacks: [...reasonsOf('not computed'), notShown],
    ...rest,
  }
}

const FEW = 3

/** The first names of a list, and how many more there are: `a, b and 4 more files were`. */
export function fewOf(names: readonly string[]): string {
  const more = names.length - FEW
  if (more <= 0) return `${names.join(' and ')} ${names.length === 1 ? 'was' : 'were'}`
  return `${names.slice(0, FEW).join(', ')} and ${more} more were`
}

function sentenceOf(
  proved: Proved,
  { all, done, wrong }: { readonly all: number; readonly done: number; readonly wrong: number },
  reason: string | null,
  open: readonly string[],
): string {
  const verdict = verdictOf(proved)
  const again = `all ${all} computations were done again with the same result, and the comparison, composed anew, gives the same ${proved.refusal ? 'refusal' : 'report'}`
  if (verdict === 'verified') return `Verified: ${again}; ${STANDING_WORDS[proved.reference]}.`
  if (verdict === 'equal, not all known') return `Equal, but not verified: ${again}, but ${open.join('; ')}.`
  if (verdict === 'not verified') {
    return wrong > 0
      ? `Not verified: ${wrong} of ${all} computations gave another result this time.`
      : `Not verified: ${reason}.`
  }
  if (done === all) {
    return `Intact, but not recomputable: all ${all} computations were done again with the same result, but ${reason}.`
  }
  return done === 0
    ? `Intact, but not recomputable: none of the ${all} computations could be done again.`
    : `Intact, but not recomputable: only ${done} of the ${all} computations could be done again, with the same result.`
}

const STANDING_WORDS = {
  bundled: 'the reference came with a release of Markgraph',
  trusted: 'the reference is one that you trust',
  unknown: '',
} as const satisfies Record<Standing, string>
