/** The tables of the page's languages. That none lacks a text is held by their types. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { partsOf, say } from '../../web/src/languages/say.ts'

const SOURCE = 'web/src'
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

/** Strings in quotes of all modules but the tables. */
async function stringsOfPage(): Promise<Set<string>> {
  const found = new Set<string>()
  for (const name of await readdir(SOURCE, { recursive: true })) {
    if (name.startsWith(LANGUAGES) || !/\.tsx?$/.test(name)) continue
    const text = await readFile(join(SOURCE, name), 'utf8')
    for (const [quoted] of text.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g)) {
      found.add(quoted.slice(1, -1).replaceAll(/\\(.)/g, '$1'))
    }
  }
  return found
}

const valuesIn = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name!))].sort()

describe('the words of the page', () => {
  test('stand in one table of a language, and every one is said somewhere', async () => {
    const said = await stringsOfPage()
    const texts = [...(await tablesOf('german')).values()].flatMap(Object.keys)
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter((one, i) => texts.indexOf(one) !== i)).toEqual([])
    expect(texts.filter((one) => !said.has(one))).toEqual([])
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
