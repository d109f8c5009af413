import { ENGLISH_PAGE, type FirstPageWords } from './first-page/english.ts'
import { ENGLISH_SECTIONS, type SectionWords } from './sections/english.ts'

/** Every word of a report in a language: those of its first page, and of the sections after it. */
export type ReportWords = FirstPageWords & { readonly sections: SectionWords }

export const ENGLISH: ReportWords = { ...ENGLISH_PAGE, sections: ENGLISH_SECTIONS }
