import type { Handle } from '../../address/canonical.ts'
import { ENGINE_VERSION } from '../../settings/version.ts'
import type { Outcome } from '../../store/reports.ts'
import type { FirstDifference } from '../artifact-difference.ts'
import type { RunState } from './recompute.ts'
import type { Derivation } from './rederive.ts'

/** A file of a bundle that is not as the manifest says, or the artifact behind it. */
export interface Finding {
  /** The file, or the part of the ZIP. */
  readonly file: string
  readonly what: 'changed' | 'missing' | 'added' | 'container' | 'contradiction'
  readonly message: string
  /** Whose output or input the file holds, in words; null for the files that are no artifacts. */
  readonly step: string | null
}

/** A step of the table: how many of its runs came out equal. */
export interface CheckedStep {
  readonly step: string
  readonly runs: number
  readonly equal: number
  readonly not_equal: number
  readonly not_recomputable: number
  /** Each reason once. */
  readonly reasons: readonly string[]
}

export type Verdict = 'verified' | 'not verified' | 'intact, not recomputable'

/** What a signature or timestamp shows. */
export interface Sealed {
  readonly file: string
  readonly kind: 'signature' | 'timestamp'
  /** Null where it could not be checked; `message` says why. */
  readonly valid: boolean | null
  readonly message: string
}

/** The answer of a check of a report and of all behind it. */
export interface ReportVerification {
  readonly verdict: Verdict
  /** The verdict in one plain sentence. */
  readonly sentence: string
  readonly report: Handle | null
  readonly recipe: Handle | null
  readonly domain: string | null
  readonly outcome: Outcome | null
  readonly log10_lr: number | null
  /** The engine that the report names, and that of this program. */
  readonly report_engine_version: string | null
  readonly engine_version: string
  /** Files whose hashes were compared; 0 for a report of a data folder. */
  readonly files: number
  readonly findings: readonly Finding[]
  readonly steps: readonly CheckedStep[]
  /** Whether the comparison, composed anew, gives the recipe and the report; null when a finding came before. */
  readonly derivation: Derivation | null
  readonly difference: FirstDifference | null
  /** Each computation that gave another result, in words. */
  readonly unequal: readonly string[]
  /** What cannot be shown, and why. */
  readonly lacks: readonly string[]
  readonly signatures: readonly Sealed[]
}

export const EXIT_CODES = { verified: 0, 'not verified': 1, 'intact, not recomputable': 3 } as const

const unique = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.filter((one) => one !== null)),
]

/** The runs of each step, in the order in which the steps come first. */
function stepsOfStates(states: readonly RunState[]): CheckedStep[] {
  return [...Map.groupBy(states, ({ run }) => run.step)].map(([step, own]) => {
    const count = (status: RunState['status']): number => own.filter((one) => one.status === status).length
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

export const NOBODY: Subject = {
  report: null,
  recipe: null,
  domain: null,
  outcome: null,
  log10_lr: null,
  report_engine_version: null,
  files: 0,
}

/** The answer when files are not what they should be: nothing is computed from them. */
export function notIntact(subject: Subject, findings: readonly Finding[]): ReportVerification {
  const [first] = findings
  const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : ''
  return {
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
    signatures: [],
  }
}

/** The answer of a check whose files, if there are any, are all intact. */
export function checked(
  subject: Subject,
  states: readonly RunState[],
  derivation: Derivation,
  difference: FirstDifference | null,
): ReportVerification {
  const wrong = states.filter(({ status }) => status === 'not equal').length
  const missing = states.filter(({ status }) => status === 'not recomputable')
  const refusal = subject.outcome === 'refused'
  const derived = derivation.status === 'equal' || (refusal && derivation.status === 'not derived')
  const verdict: Verdict =
    wrong > 0 || derivation.status === 'not equal'
      ? 'not verified'
      : missing.length > 0 || !derived
        ? 'intact, not recomputable'
        : 'verified'
  const done = states.length - missing.length
  const lacks = [...Map.groupBy(missing, ({ reason }) => reason!)].map(([reason, own]) => {
    const named = unique(own.map(({ run }) => run.node)).join(', ')
    return `${reason}: ${own.length} of the computations (${named}) were not done again`
  })
  if (derivation.status === 'not derived')
    lacks.push(`the recipe was not derived again: ${derivation.reason}`)
  return {
    verdict,
    sentence: sentenceOf(verdict, { runs: states.length, done, wrong, refusal, derivation }),
    ...subject,
    engine_version: ENGINE_VERSION,
    findings: [],
    steps: stepsOfStates(states),
    derivation,
    difference,
    lacks,
    signatures: [],
    unequal: states.flatMap(({ run, status, reason }) =>
      status === 'not equal' ? [`${run.step}: ${reason}`] : [],
    ),
  }
}

function sentenceOf(
  verdict: Verdict,
  about: { runs: number; done: number; wrong: number; refusal: boolean; derivation: Derivation },
): string {
  const { runs, done, wrong, refusal, derivation } = about
  if (verdict === 'verified') {
    const derived = refusal ? '' : ', and the comparison, composed anew, gives the same report'
    return `Verified: all ${runs} computations were done again with the same result${derived}.`
  }
  if (verdict === 'not verified') {
    return wrong > 0
      ? `Not verified: ${wrong} of ${runs} computations gave another result this time.`
      : `Not verified: ${derivation.reason}.`
  }
  const of = done === 0 ? `none of the ${runs} computations` : `only ${done} of the ${runs} computations`
  return done === runs
    ? `Intact, but not recomputable: all ${runs} computations were done again with the same result, but ${derivation.reason}.`
    : `Intact, but not recomputable: ${of} could be done again${done > 0 ? ', with the same result' : ''}.`
}
