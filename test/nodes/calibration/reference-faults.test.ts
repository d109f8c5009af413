import { expect, test } from 'vitest'
import type { Reference } from '../../../src/kinds/reference.ts'
import { referenceFaults } from '../../../src/nodes/calibration/reference-faults.ts'
import { madeUpReference } from '../../helpers/references.ts'

const SOUND: Reference = {
  ...madeUpReference({
    id: 'r',
    domain: 'toolmark',
    kind: 'cmr-1d',
    config: {} as never,
    km: 6,
    knm: 0,
    marks: 30,
  }),
}
const faults = (change: Partial<Reference>) =>
  referenceFaults.run({ reference: { ...SOUND, ...change } }, {}).faults
const hash = (i: number): string => i.toString(16).padStart(64, '0')
const withScans = SOUND.marks.map((mark, i) => ({
  ...mark,
  scans: [hash(i)],
  surfaces: [`sha256:${hash(i + 100)}`],
}))

test('a sound reference has none', () => {
  expect(faults({ marks: withScans })).toEqual([])
})

test('scores that speak for different sources are a reversed slope, and scores of no use are not', () => {
  const negated = SOUND.pairs.map(([a, b, score]): [number, number, number] => [a, b, -score])
  expect(faults({ pairs: negated })).toEqual([{ code: 'slope_reversed', data_set: null, auc: 0 }])
  // AUC a little under a half, as small honest sets may have
  const useless = SOUND.pairs.map(([a, b], i): [number, number, number] => [a, b, (i * 7919) % 101])
  expect(faults({ pairs: useless })).toEqual([])
})

test('the labels of one data set are looked at by themselves', () => {
  const tagOf = (source: number) => (source < 5 ? 'one' : 'two')
  const marks = SOUND.marks.map((mark) => ({ ...mark, tag: tagOf(mark.source) }))
  const pairs = SOUND.pairs.map(([a, b, score]): [number, number, number] => {
    const isTwo = marks[a]!.tag === 'two' && marks[b]!.tag === 'two'
    return [a, b, isTwo ? 3 - score : score]
  })
  const data_sets: Reference['data_sets'] = [
    { data_set: 'one', tags: ['one'] },
    { data_set: 'two', tags: ['two'] },
  ]
  expect(faults({ marks, data_sets })).toEqual([])
  expect(faults({ marks, pairs, data_sets })).toEqual([{ code: 'slope_reversed', data_set: 'two', auc: 0 }])
})

test.each(['scans', 'surfaces'] as const)(
  '%s of two marks are named, unless one takes no part in the fit',
  (field) => {
    const marks = withScans.map((mark, i) => (i === 7 ? { ...mark, [field]: withScans[2]![field] } : mark))
    expect(faults({ marks })).toEqual([{ code: 'scan_in_two_marks', groups: [['m2', 'm7']] }])
    const without = marks.map((mark, i) => (i === 7 ? { ...mark, left_out: 'the same scan' } : mark))
    expect(faults({ marks: without })).toEqual([])
  },
)

test('names that read alike are those of sources, marks or data sets', () => {
  const renamed = (i: number, name: string) => SOUND.sources.map((source, k) => (k === i ? name : source))
  expect(faults({ sources: renamed(3, 'S1 ') })).toEqual([{ code: 'names_alike', groups: [['s1', 'S1 ']] }])
  const marks = SOUND.marks.map((mark, i) => (i === 4 ? { ...mark, mark: 'M3' } : mark))
  expect(faults({ marks })).toEqual([{ code: 'names_alike', groups: [['m3', 'M3']] }])
  const tagged = SOUND.marks.map((mark) => ({ ...mark, tag: mark.source < 5 ? 'one' : '\u043ene' }))
  expect(faults({ marks: tagged })).toEqual([{ code: 'names_alike', groups: [['one', '\u043ene']] }])
})
