/** Words of the printed report that the page shows too: those of its figures, its checks and its instruments. */
import type { Language } from '../../../src/words/languages/language.ts'
import { ENGLISH, type ReportWords } from '../../../src/words/languages/report-words.ts'
import { LANGUAGE } from './chosen.ts'

type Shown = Omit<ReportWords, 'explanation'>

const TRANSLATED: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Shown>>> = {
  de: async () => ({
    ...(await import('../../../src/words/languages/first-page/german.ts')).GERMAN_PAGE,
    sections: (await import('../../../src/words/languages/sections/german.ts')).GERMAN_SECTIONS,
  }),
  fr: async () => ({
    ...(await import('../../../src/words/languages/first-page/french.ts')).FRENCH_PAGE,
    sections: (await import('../../../src/words/languages/sections/french.ts')).FRENCH_SECTIONS,
  }),
  es: async () => ({
    ...(await import('../../../src/words/languages/first-page/spanish.ts')).SPANISH_PAGE,
    sections: (await import('../../../src/words/languages/sections/spanish.ts')).SPANISH_SECTIONS,
  }),
  nl: async () => ({
    ...(await import('../../../src/words/languages/first-page/dutch.ts')).DUTCH_PAGE,
    sections: (await import('../../../src/words/languages/sections/dutch.ts')).DUTCH_SECTIONS,
  }),
}

/** In the language of the page. Only that language is loaded. */
export const WORDS: Shown = LANGUAGE === 'en' ? ENGLISH : await TRANSLATED[LANGUAGE]()
