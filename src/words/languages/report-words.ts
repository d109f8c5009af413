import { ENGLISH_EXPLANATION, type ExplanationWords } from './explanations/english.ts'
import { ENGLISH_PAGE, type FirstPageWords } from './first-page/english.ts'
import { ENGLISH_SECTIONS, type SectionWords } from './sections/english.ts'

/** Every word of a report in a language: those of its first page, of the sections after it, and of its explanation. */
export type ReportWords = FirstPageWords & {
  readonly sections: SectionWords
  readonly explanation: ExplanationWords
}

export const ENGLISH: ReportWords = {
  ...ENGLISH_PAGE,
  sections: ENGLISH_SECTIONS,
  explanation: ENGLISH_EXPLANATION,
}
