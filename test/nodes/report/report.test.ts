import { describe, expect, test } from 'vitest'
import { warning } from '../../../src/kinds/report.ts'
import { mergeWarnings, notesOfRatio } from '../../../src/nodes/report/report.ts'

const copyOf = (where: string, scan: number) => warning(where, 'duplicate_scan', { mark: 'mark_a', scan })

describe('warnings of a report', () => {
  test('about several scans of one mark that say the same are one, at the place of the first', () => {
    const found = mergeWarnings([
      warning('mark_a.1', 'mask_used'),
      warning('mark_b', 'replica'),
      warning('mark_a.3', 'mask_used'),
    ])
    expect(found.map(({ code, where }) => [code, where])).toEqual([
      ['mask_used', ['mark_a.1', 'mark_a.3']],
      ['replica', 'mark_b'],
    ])
    expect(mergeWarnings(found)).toEqual(found)
  })

  test('of two marks, with other values or of another code stay apart, and one place is a text', () => {
    const apart = [
      copyOf('mark_a.2', 1),
      copyOf('mark_a.4', 3),
      warning('mark_a.2', 'mask_used'),
      warning('mark_b.2', 'mask_used'),
      warning('pair', 'one_sided', { more: 6, fewer: 2 }),
    ]
    expect(mergeWarnings(apart)).toEqual(apart)
  })
})

test('every likelihood ratio under 1 is said to be an absence of agreement, and no other', () => {
  expect(notesOfRatio({ log10_lr: -0.01 }).map(({ code }) => code)).toEqual(['absence_of_agreement'])
  for (const log10_lr of [0, 0.01, 1]) expect(notesOfRatio({ log10_lr })).toEqual([])
})
