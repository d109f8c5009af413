/**
 * The words of a report in every language. A word that one of them lacks does not compile. Words are made from a report; its
 * handle does not depend on them.
 */
import { CHECKS } from '../checks.ts'
import type { Fact, Say, Values } from '../fact.ts'
import { REPORTS } from '../reports.ts'
import { fact, sentence } from '../said.ts'
import { TOO_LITTLE } from '../too-little.ts'
import { DUTCH_CHECKS } from './checks/dutch.ts'
import { FRENCH_CHECKS } from './checks/french.ts'
import { GERMAN_CHECKS } from './checks/german.ts'
import { SPANISH_CHECKS } from './checks/spanish.ts'
import { DUTCH_EXPLANATION } from './explanations/dutch.ts'
import { FRENCH_EXPLANATION } from './explanations/french.ts'
import { GERMAN_EXPLANATION } from './explanations/german.ts'
import { SPANISH_EXPLANATION } from './explanations/spanish.ts'
import { DUTCH_PAGE } from './first-page/dutch.ts'
import type { FirstPageWords } from './first-page/english.ts'
import { FRENCH_PAGE } from './first-page/french.ts'
import { GERMAN_PAGE } from './first-page/german.ts'
import { SPANISH_PAGE } from './first-page/spanish.ts'
import type { Language } from './language.ts'
import { PROPOSITIONS_IN } from './propositions.ts'
import { ENGLISH, type ReportWords } from './report-words.ts'
import { DUTCH_REPORTS } from './reports/dutch.ts'
import { FRENCH_REPORTS } from './reports/french.ts'
import { GERMAN_REPORTS } from './reports/german.ts'
import { SPANISH_REPORTS } from './reports/spanish.ts'
import { type Scale, scaleIn } from './scales.ts'
import { DUTCH_SECTIONS } from './sections/dutch.ts'
import { FRENCH_SECTIONS } from './sections/french.ts'
import { GERMAN_SECTIONS } from './sections/german.ts'
import { SPANISH_SECTIONS } from './sections/spanish.ts'

const WORDS: Readonly<Record<Language, ReportWords>> = {
  en: ENGLISH,
  de: { ...GERMAN_PAGE, sections: GERMAN_SECTIONS, explanation: GERMAN_EXPLANATION },
  fr: { ...FRENCH_PAGE, sections: FRENCH_SECTIONS, explanation: FRENCH_EXPLANATION },
  es: { ...SPANISH_PAGE, sections: SPANISH_SECTIONS, explanation: SPANISH_EXPLANATION },
  nl: { ...DUTCH_PAGE, sections: DUTCH_SECTIONS, explanation: DUTCH_EXPLANATION },
}

const ENGLISH_SENTENCES = { ...CHECKS, ...TOO_LITTLE, ...REPORTS }

const SENTENCES: Readonly<Record<Language, typeof ENGLISH_SENTENCES>> = {
  en: ENGLISH_SENTENCES,
  de: { ...GERMAN_CHECKS, ...GERMAN_REPORTS },
  fr: { ...FRENCH_CHECKS, ...FRENCH_REPORTS },
  es: { ...SPANISH_CHECKS, ...SPANISH_REPORTS },
  nl: { ...DUTCH_CHECKS, ...DUTCH_REPORTS },
}

export const reportWords = (language: Language): ReportWords => WORDS[language]

/** The sentence of a fact in a language; a code that the catalogue does not know is shown as `sentence` shows it. */
export function sentenceIn(language: Language): Say {
  const sentences = SENTENCES[language]
  const say: Say = (one) => {
    if (!Object.hasOwn(sentences, one.code)) return sentence(one)
    return (sentences[one.code as keyof typeof sentences] as (values: Values, say: Say) => string)(
      one.values,
      say,
    )
  }
  return say
}

/** Propositions in a language; one of a later release stays as it is. */
function propositionsIn<P extends { code: string; same: string; different: string }>(
  language: Language,
  given: P,
): P {
  const known: { readonly [code: string]: { same: string; different: string } } = PROPOSITIONS_IN[language]
  return Object.hasOwn(known, given.code) ? { ...given, ...known[given.code] } : given
}

/** The verbal equivalent of a likelihood ratio on a scale; the interval may leave its direction open. */
export function verbalIn(
  words: FirstPageWords,
  { steps }: Scale,
  log10Lr: number,
  [low, high]: readonly [number, number],
): string {
  const open = low < 0 && high > 0 ? words.directionOpen : ''
  if (log10Lr === 0) return `${words.noSupport}${open}`
  const { support } = steps.find(({ limit }) => Math.abs(log10Lr) < limit)!
  const direction = log10Lr > 0 ? words.direction.same : words.direction.different
  return `${words.supportFor(support, direction)}${open}`
}

interface Said extends Fact {
  readonly message: string
}

interface Reasoned extends Fact {
  readonly reason: string
}

interface Checked {
  readonly checks: readonly (Reasoned & { readonly passed: boolean })[]
  readonly overall_reason: string
}

interface Worded {
  readonly warnings: readonly Said[]
  readonly notes: readonly Said[]
  readonly scope_note: string
  readonly reasons?: readonly Said[]
  /** All reasons as one text, of a refusal and of an answer without a calibration. */
  readonly reason?: string
  readonly uncalibrated_reason?: string
  readonly propositions?: { code: string; same: string; different: string }
  readonly verbal?: string
  readonly log10_lr?: number
  readonly log10_lr_ci_lo?: number
  readonly log10_lr_ci_hi?: number
  readonly evidence_note?: Reasoned | undefined
  readonly note_test_fires?: string | undefined
  readonly scope: {
    readonly mark_a: readonly Checked[]
    readonly mark_b: readonly Checked[]
    readonly known?: readonly (readonly Checked[])[] | undefined
    readonly pair: Checked
  }
  readonly known?:
    | { readonly left_out: readonly Reasoned[]; readonly without: readonly Reasoned[] }
    | undefined
}

/** The words of a ratio on the scale of the specification. */
const verbalOf = (language: Language, { log10_lr, log10_lr_ci_lo, log10_lr_ci_hi }: Worded): string =>
  verbalIn(WORDS[language], scaleIn(language, 'specification'), log10_lr!, [log10_lr_ci_lo!, log10_lr_ci_hi!])

/** An answer whose notes, warnings, reasons, checks and propositions are in a language. Its handle and its codes stay. */
export function answerIn<A extends Worded>(language: Language, answer: A): A {
  if (language === 'en') return answer
  const say = sentenceIn(language)
  const message = <S extends Said>(one: S): S => ({ ...one, message: say(one) })
  const reasoned = <R extends Reasoned>(one: R): R => ({ ...one, reason: say(one) })
  const { warnings, reasons, propositions: both, evidence_note: note, scope, known } = answer
  const checked = <C extends Checked>(one: C): C => {
    const checks = one.checks.map(reasoned)
    const against = checks.filter(({ passed }) => !passed).map(({ reason }) => reason)
    return { ...one, checks, overall_reason: against.join('; ') || say(fact('within_domain')) }
  }
  const notes = answer.notes.map(message)
  const allReasons = reasons?.map(say).join('; ')
  return {
    ...answer,
    notes,
    scope_note: notes[0]?.message ?? answer.scope_note,
    warnings: warnings.map(message),
    ...(reasons && { reasons: reasons.map(message) }),
    ...(answer.reason !== undefined && { reason: allReasons }),
    ...(answer.uncalibrated_reason !== undefined && { uncalibrated_reason: allReasons }),
    ...(both && { propositions: propositionsIn(language, both) }),
    ...(answer.verbal !== undefined && { verbal: verbalOf(language, answer) }),
    ...(note && { evidence_note: reasoned(note) }),
    ...(answer.note_test_fires !== undefined && { note_test_fires: say(fact('test_fires')) }),
    scope: {
      ...scope,
      mark_a: scope.mark_a.map(checked),
      mark_b: scope.mark_b.map(checked),
      ...(scope.known && { known: scope.known.map((of) => of.map(checked)) }),
      pair: checked(scope.pair),
    },
    ...(known && {
      known: { ...known, left_out: known.left_out.map(reasoned), without: known.without.map(reasoned) },
    }),
  }
}
