import { expect, test } from 'vitest'
import { phraseWords } from '../../src/errors.ts'
import { acceptedLines, phraseOfFault } from '../../src/references/faults.ts'
import { acceptableCode, acceptLines, fieldNameOf } from '../../web/src/screens/references/accept.ts'

test('a reason is asked for after a refusal that may have one, and after no other', () => {
  const alike = phraseWords(phraseOfFault({ code: 'names_alike', groups: [['12A', '12a']] }))
  expect(acceptableCode(`${alike}.`)).toBe('names_alike')
  const reversed = phraseWords(phraseOfFault({ code: 'slope_reversed', data_set: null, auc: 0.2 }))
  expect(acceptableCode(`${reversed}.`)).toBeUndefined()
  expect(acceptableCode(undefined)).toBeUndefined()
})

test('the reasons of a form are what the service reads', () => {
  const form = new FormData()
  form.set('id', 'own')
  form.set(fieldNameOf('names_alike'), 'engraved = like\nthat')
  form.set(fieldNameOf('near_copies'), ' ')
  expect(acceptedLines(acceptLines(form))).toEqual([{ code: 'names_alike', reason: 'engraved = like that' }])
})
