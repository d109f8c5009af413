import { expect, test } from 'vitest'
import type { Proved } from '../../src/verify/shapes.ts'
import { givenKind } from '../../web/src/verifier/given.ts'
import { proofSentences } from '../../web/src/verifier/proof.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a file is known by its first bytes, or else by its name', () => {
  expect(givenKind('x', bytes('PK\u0003\u0004'))).toBe('bundle')
  expect(givenKind('bundle.zip', bytes('%PDF-1.7'))).toBe('pdf')
  expect(givenKind('x.txt', bytes('-----BEGIN PUBLIC KEY-----'))).toBe('key')
  expect(givenKind('damaged.zip', bytes('xx'))).toBe('bundle')
  expect(givenKind('notes.txt', bytes('notes'))).toBeUndefined()
})

const ALL: Proved = {
  computation: 'equal',
  reference: 'bundled',
  refusal: null,
  pdf: 'equal',
  signatures: [{ file: 's', kind: 'signature', valid: true, message: '', key: 'k' }],
  not_looked_at: [],
}
const said = (proved: Partial<Proved>) => proofSentences({ proved: { ...ALL, ...proved }, reference: null })

test('what is proved and what is not stand in different sentences', () => {
  const [yes, no] = said({})
  expect(yes).toMatch(/^Proved: every computation .*the reference .*the PDF .*the bundle is signed/)
  expect(no).toBe('Not proved: that the scans are of the exhibits that they are said to be of.')
})

test('nothing that differs, or was not looked at, is called proved', () => {
  const [yes, no] = said({
    computation: 'differs',
    reference: 'unknown',
    pdf: null,
    signatures: [],
    not_looked_at: ['more.txt'],
  })
  expect(yes).toBe('Proved: nothing.')
  for (const words of [
    'when it is done again',
    'whose the reference is',
    'the PDF',
    'who made',
    'more.txt',
  ]) {
    expect(no).toContain(words)
  }
})

test('of many files that were not looked at, a sentence names the first', () => {
  const [, no] = said({ not_looked_at: Array.from({ length: 70 }, (_, i) => `artifacts/${i}.json`) })
  expect(no).toContain('artifacts/4.json and 65 other files')
  expect(no).not.toContain('artifacts/5.json')
})
