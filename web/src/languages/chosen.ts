/** The language of the page: what the visitor chose, else the first of the browser's that the page speaks, else English. */
import { LANGUAGES, type Language } from '../../../src/words/languages/language.ts'

const KEY = 'markgraph-language'

/** What a browser has, and a test of functions does not. */
interface Browser {
  readonly document?: object
  readonly localStorage?: { getItem(key: string): string | null; setItem(key: string, value: string): void }
  readonly navigator?: { readonly languages: readonly string[] }
}

const isSpoken = (tag: string | null | undefined): tag is Language => LANGUAGES.some((one) => one === tag)

function find({ document, localStorage, navigator }: Browser): Language {
  if (document === undefined) return 'en'
  const ofBrowser = navigator?.languages.map((tag) => tag.split('-')[0]) ?? []
  return [localStorage?.getItem(KEY), ...ofBrowser].find(isSpoken) ?? 'en'
}

/** It stays the same until the page is loaded again. */
export const LANGUAGE = find(globalThis as Browser)

/** Chooses a language; the page shows it when it is loaded again. */
export const chooseLanguage = (language: Language): void =>
  (globalThis as Browser).localStorage?.setItem(KEY, language)
