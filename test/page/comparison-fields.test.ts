import { beforeEach, expect, test, vi } from 'vitest'
import type { Mark, Place } from '../../web/src/screens/compare/comparison.ts'

// what the page asks of the service and of the browser before its first screen
const MARK_TYPES = [
  { domain: 'striated', places: true, editor: 'edges' },
  { domain: 'impressed', places: false, editor: 'region' },
  { domain: 'toolmark', places: false },
]
vi.stubGlobal('sessionStorage', { getItem: () => null })
vi.stubGlobal('location', new URL('http://127.0.0.1/'))
vi.stubGlobal('fetch', async () => Response.json({ mark_types: MARK_TYPES, nodes: [] }))
await (await import('../../web/src/api/meta.ts')).loadMeta()
vi.unstubAllGlobals()

const {
  addKnown,
  change,
  changeMark,
  clear,
  comparison,
  headingOf,
  nameOf,
  newKey,
  notReady,
  removeKnown,
  spreadKnown,
} = await import('../../web/src/screens/compare/comparison.ts')
const { fieldsOf } = await import('../../web/src/screens/compare/fields.ts')

beforeEach(clear)

const place = (handle: string): Place => ({
  key: newKey(),
  scan: { name: `${handle}.x3p`, record: { handle } as NonNullable<Place['scan']>['record'] },
})
const give = (side: string, ...handles: string[]): void =>
  changeMark(side, { places: handles.map(place) } satisfies Partial<Mark>)
const fields = () => fieldsOf(comparison()) as Record<string, unknown>

test('two marks are said to be the questioned and the known one before there is a second known mark', () => {
  expect(['a', 'b'].map((side) => headingOf(comparison(), side))).toEqual([
    'Mark A: the questioned mark',
    'Mark B: the known mark',
  ])
})

test('one known mark is mark B, and nothing that was said about several is sent', () => {
  give('a', 'q')
  give('b', 'k1')
  change({ domain: 'impressed', stated: { ...comparison().stated, made: '4', ammunition: 'true' } })
  expect(nameOf(comparison(), 'b')).toBe('mark B')
  expect(fields()).toEqual({ domain: 'impressed', mark_a_handles: 'q', mark_b_handles: 'k1' })
})

test('several known marks are numbered in their order, with what is said of them', () => {
  give('a', 'q')
  give('b', 'k1')
  const [second, third] = [addKnown(), addKnown()]
  give(second, 'k2')
  give(third, 'k3')
  changeMark(second, { leftOut: ' dented ', mirrored: true })
  change({
    domain: 'impressed',
    stated: { made: '5', ammunition: 'true', instrument: 'false', condition: '' },
  })
  expect(fields()).toEqual({
    domain: 'impressed',
    mark_a_handles: 'q',
    known_1_handles: 'k1',
    known_2_handles: 'k2',
    known_2_mirrored: true,
    known_2_left_out: 'dented',
    known_3_handles: 'k3',
    known_made: 5,
    known_ammunition_alike: true,
    known_instrument_alike: false,
  })
  removeKnown('b')
  expect(nameOf(comparison(), second)).toBe('K1')
  expect(fields()).toMatchObject({ known_1_handles: 'k2', known_1_left_out: 'dented', known_2_handles: 'k3' })
})

test('a land that is missing on one mark gives the places of all', () => {
  give('a', 'q1', 'q2', 'q3')
  give('b', 'k1', 'k2', 'k3')
  const side = addKnown()
  changeMark(side, { places: [place('m1'), { key: newKey(), scan: undefined }, place('m3')] })
  expect(fields()).toMatchObject({
    mark_a_lands: '1,2,3',
    known_1_lands: '1,2,3',
    known_2_lands: '1,3',
    n_lands: 3,
  })
})

test('the comparison waits for every known mark, and for a number that can be', () => {
  give('a', 'q')
  give('b', 'k1')
  const side = addKnown()
  expect(notReady(comparison())).toBe('K2 has no scan yet.')
  give(side, 'k2')
  expect(notReady(comparison())).toBeUndefined()
  change({ stated: { ...comparison().stated, made: 'four' } })
  expect(notReady(comparison())).toMatch(/whole number/)
})

test('several scans of a mark that is one scan wait, and each can be made a known mark', () => {
  change({ domain: 'impressed' })
  give('a', 'q')
  give('b', 'k1', 'k2', 'k3')
  expect(notReady(comparison())).toContain('has 3 scans')
  spreadKnown('b')
  expect(notReady(comparison())).toBeUndefined()
  expect(fields()).toMatchObject({ known_1_handles: 'k1', known_2_handles: 'k2', known_3_handles: 'k3' })
})

test('a mark with lands has several scans', () => {
  give('a', 'q1', 'q2')
  give('b', 'k1', 'k2')
  expect(notReady(comparison())).toBeUndefined()
})
