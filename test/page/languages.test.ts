/** The tables of the page's languages. That none lacks a text is held by their types. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { metaOf } from '../../src/http/schemas/meta.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { listExamples } from '../../src/marks/simulating.ts'
import { LINKS_NOTE } from '../../src/references/studies/links.ts'
import { SEARCH_NOTE } from '../../src/search/search.ts'
import { FAILURES } from '../../web/src/languages/german/failures.ts'
import { GERMAN } from '../../web/src/languages/german/german.ts'
import { partsOf, say } from '../../web/src/languages/say.ts'

const SOURCE = 'web/src'
const SERVICE = 'src'
const LANGUAGES = 'languages'
const OTHERS = ['german', 'french', 'spanish', 'dutch']

type Table = Readonly<Record<string, string>>

/** The tables of a language by their files. */
async function tablesOf(language: string): Promise<Map<string, Table>> {
  const folder = join(SOURCE, LANGUAGES, language)
  const files = (await readdir(folder)).filter((name) => name !== `${language}.ts`)
  const modules = files.map(async (name) => {
    const module: Record<string, Table> = await import(`../../${folder}/${name}`)
    return [name, Object.values(module)[0]!] as const
  })
  return new Map(await Promise.all(modules))
}

/** Strings in quotes of all modules but the tables, and of the lists that the page says. */
async function stringsOfPage(): Promise<Set<string>> {
  const modules = (await readdir(SOURCE, { recursive: true })).filter(
    (name) => !name.startsWith(LANGUAGES) && /\.tsx?$/.test(name),
  )
  const lists = ['src/words/review-steps.ts', 'src/words/impact-changes.ts']
  const found = new Set<string>()
  for (const path of [...modules.map((name) => join(SOURCE, name)), ...lists]) {
    const text = await readFile(path, 'utf8')
    for (const [quoted] of text.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g)) {
      const spaced = quoted.replaceAll(String.raw`\u00a0`, '\u00a0')
      found.add(spaced.slice(1, -1).replaceAll(/\\(.)/g, '$1'))
    }
  }
  return found
}

const valuesIn = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name!))].sort()

describe('the words of the page', () => {
  test('stand in one table of a language, and every one is said somewhere', async () => {
    const said = await stringsOfPage()
    const tables = [...(await tablesOf('german'))].filter(([name]) => name !== 'failures.ts')
    const texts = tables.flatMap(([, table]) => Object.keys(table))
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter((one, i) => texts.indexOf(one) !== i)).toEqual([])
    const ofPage = tables.filter(([name]) => name !== 'service.ts').flatMap(([, table]) => Object.keys(table))
    expect(ofPage.filter((one) => !said.has(one))).toEqual([])
  })

  test('have those that the service sends: of mark types, examples, stages, hits and links', () => {
    const { mark_types, nodes } = metaOf(ALL_MARKS)
    const ofTypes = mark_types.flatMap(
      ({ title, choice, scans, questioned, test_mark, test_marks, source, part }) => [
        ...[title, choice, scans, questioned, test_mark, test_marks, source],
        ...(part === null ? [] : [part]),
      ],
    )
    const ofExamples = listExamples(ALL_MARKS).flatMap(({ title, note }) => [title, note])
    const sent = [...ofTypes, ...ofExamples, ...nodes.map(({ title }) => title), SEARCH_NOTE, LINKS_NOTE]
    expect(sent.filter((one) => !Object.hasOwn(GERMAN, one))).toEqual([])
  })

  test('have every failure that the service may tell, and no other', async () => {
    const modules = (await readdir(SERVICE, { recursive: true })).filter((name) => name.endsWith('.ts'))
    const service = (await Promise.all(modules.map((name) => readFile(join(SERVICE, name), 'utf8')))).join(
      '\n',
    )
    const phrases = Array.from(
      service.matchAll(/\bphrase\(\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g),
      ([, quoted]) => quoted!.slice(1, -1).replaceAll(/\\(.)/g, '$1'),
    )
    expect(phrases.length).toBeGreaterThan(300)
    expect(phrases.filter((text) => !Object.hasOwn(FAILURES, text))).toEqual([])
    expect(Object.keys(FAILURES).filter((text) => !phrases.includes(text))).toEqual([])
  })

  test.each(OTHERS)('have their values in %s, and are not empty', async (language) => {
    for (const table of (await tablesOf(language)).values()) {
      for (const [english, text] of Object.entries(table)) {
        expect(valuesIn(text), english).toEqual(valuesIn(english))
        expect(text.trim()).not.toBe('')
      }
    }
  })

  test('in French have no-break spaces before double punctuation', async () => {
    const texts = [...(await tablesOf('french')).values()].flatMap(Object.values<string>)
    expect(texts.filter((one) => /[^\u00a0\u202f] [:;?!»](\s|$)|« /.test(one))).toEqual([])
  })

  test('are said with their values, and with elements in them', () => {
    expect(say('Loading {what} …', { what: 'the report' })).toBe('Loading the report …')
    expect(partsOf('Loading {what} …', { what: 17 })).toEqual(['Loading ', 17, ' …'])
  })
})
