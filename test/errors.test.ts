import { expect, test } from 'vitest'
import { MarkgraphError, phrase, phraseWords } from '../src/errors.ts'

const GERMAN: Readonly<Record<string, string>> = {
  '{what}: no scan is called {name}': '{name} gibt es nicht: {what}',
  'line {n}': 'Zeile {n}',
}
const inGerman = (text: string): string => GERMAN[text] ?? text

test('a phrase is said in English and in other words, with phrases in it', () => {
  const said = phrase('{what}: no scan is called {name}', { what: phrase('line {n}', { n: 3 }), name: 'a' })
  expect(phraseWords(said)).toBe('line 3: no scan is called a')
  expect(phraseWords(said, inGerman)).toBe('a gibt es nicht: Zeile 3')
  expect(new MarkgraphError('bad-value', said)).toMatchObject({ message: phraseWords(said), phrase: said })
})

test.each(['{name}', '{constructor}', '$& {n} {', '{what}: no scan is called {name}'])(
  'what somebody gave stays as it is, in a text and in a value: %s',
  (given) => {
    expect(new MarkgraphError('bad-value', `${given} is none`).message).toBe(`${given} is none`)
    const said = phrase('{what}: no scan is called {name}', { what: 'x', name: given })
    expect(phraseWords(said)).toBe(`x: no scan is called ${given}`)
    expect(phraseWords(said, inGerman)).toBe(`${given} gibt es nicht: x`)
  },
)
