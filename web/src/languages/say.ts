/**
 * The words of the page. English stands where it is shown, as `say('Open a case')`; the other languages have tables from the
 * English words to theirs. A text that a language lacks does not compile.
 */
import type { NameIn } from '../../../src/errors.ts'
import type { Language } from '../../../src/words/languages/language.ts'
import { LANGUAGE } from './chosen.ts'
import type { GERMAN } from './german/german.ts'
import type { Translated } from './translated.ts'

/** An English text of the page. Its values stand in braces: `{n} scans`. */
export type Text = keyof typeof GERMAN

export type Values<T, V> = [NameIn<T>] extends [never] ? [] : [values: Readonly<Record<NameIn<T>, V>>]

const TABLES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Translated<typeof GERMAN>>>> = {
  de: async () => (await import('./german/german.ts')).GERMAN,
  fr: async () => (await import('./french/french.ts')).FRENCH,
  es: async () => (await import('./spanish/spanish.ts')).SPANISH,
  nl: async () => (await import('./dutch/dutch.ts')).DUTCH,
}

// modules that say something are evaluated after this one, and so when the table is there
const table = LANGUAGE === 'en' ? undefined : await TABLES[LANGUAGE]()

/** A text in the language of the page, in its parts: words and values in turn. */
export function partsOf<V>(text: Text, values: Readonly<Record<string, V>>): (string | V)[] {
  const parts = (table?.[text] ?? text).split(/\{(\w+)\}/)
  return parts.map((part, i) => (i % 2 === 1 ? values[part]! : part))
}

/** A text in the language of the page. */
export const say = <const T extends Text>(text: T, ...[values]: Values<T, string | number>): string =>
  partsOf<string | number>(text, values ?? {}).join('')

/** What the service says in English, in the language of the page where the page knows it. */
export const sayKnown = (text: string): string => table?.[text as Text] ?? text
