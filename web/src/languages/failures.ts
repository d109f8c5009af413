/** What the service says of a failure, in the language of the page: a table from its English texts. */
import { type Phrase, phraseWords } from '../../../src/errors.ts'
import type { Language } from '../../../src/words/languages/language.ts'
import { LANGUAGE } from './chosen.ts'

type Table = Readonly<Record<string, string>>

const TABLES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Table>>> = {
  de: async () => (await import('./german/failures.ts')).FAILURES,
  fr: async () => (await import('./french/failures.ts')).FAILURES,
  es: async () => (await import('./spanish/failures.ts')).FAILURES,
  nl: async () => (await import('./dutch/failures.ts')).FAILURES,
}

const table = LANGUAGE === 'en' ? undefined : await TABLES[LANGUAGE]()

/** A phrase of the service in the language of the page; undefined where its text is not known there. */
export const sayFailure = (phrase: Phrase): string | undefined =>
  table && Object.hasOwn(table, phrase.text) ? phraseWords(phrase, (text) => table[text] ?? text) : undefined
