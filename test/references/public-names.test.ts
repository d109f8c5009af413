import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Reference } from '../../src/kinds/reference.ts'
import { datasetsOf, groupDataSets } from '../../src/references/datasets.ts'
import { BUNDLED } from '../../src/references/library.ts'
import { checkPublicNames, tagOfScan } from '../../src/references/public-names.ts'

const impressed: Reference = JSON.parse(readFileSync(`${BUNDLED}impressed.json`, 'utf8'))
const wellers = impressed.marks.filter(({ tag }) => tag === 'weller')
const OWN = 'a'.repeat(64)

test('the name of a public data set is kept by its scans, and by no others', () => {
  for (const { tag, scans } of impressed.marks) expect(tagOfScan(tag!, scans[0]!)).toBe(tag)
  expect(tagOfScan('weller', OWN)).toBe('weller (other scans)')
  expect(tagOfScan('Weller ', OWN)).toBe('Weller (other scans)')
  expect(tagOfScan('hamby', OWN)).toBe('hamby (other scans)')
  expect(tagOfScan('our-lab', OWN)).toBe('our-lab')
  expect(tagOfScan('fadul', wellers[0]!.scans[0]!)).toBe('fadul (other scans)')
  expect(tagOfScan('our-lab', wellers[0]!.scans[0]!)).toBe('our-lab')
})

test('source and licence of a public data set are those of its scans, whatever the tag says', () => {
  const [own] = datasetsOf(['weller'], [{ tag: 'weller', scans: [OWN] }])
  expect(own).toEqual({ tag: 'weller', source: 'weller', licence: 'not stated' })
  const renamed = wellers.map((mark) => ({ ...mark, tag: 'mine' }))
  expect(datasetsOf(['mine'], renamed)).toMatchObject([
    { tag: 'mine', source: expect.stringContaining('Weller et al. 2012'), licence: 'CC-BY-4.0' },
  ])
  const mixed = [...renamed, { tag: 'mine', scans: [OWN] }]
  expect(datasetsOf(['mine'], mixed)[0]!.source).toContain(
    `${wellers.length} of ${wellers.length + 1} scans: Weller`,
  )
})

test('tags are one data set by their scans', () => {
  const marks = [
    { mark: 'a', source: 's1', tag: 'hamby44', scans: [OWN], surfaces: [] },
    { mark: 'b', source: 's2', tag: 'hamby252', scans: [OWN.replace('a', 'b')], surfaces: [] },
  ]
  expect(groupDataSets({ studies: ['hamby44', 'hamby252'], marks })).toHaveLength(2)
})

test('a document that gives a public name to other scans, or to none, is refused', () => {
  expect(() => checkPublicNames(impressed)).not.toThrow()
  const marks = impressed.marks.map((mark, i) => (i === 3 ? { ...mark, scans: [OWN] } : mark))
  expect(() => checkPublicNames({ ...impressed, marks })).toThrow(`mark ${marks[3]!.mark} is not of it`)
  const none = { ...impressed, marks: impressed.marks.map(({ tag: _, ...mark }) => ({ ...mark, scans: [] })) }
  expect(() => checkPublicNames(none)).toThrow('no scan of it is in the reference')
})
