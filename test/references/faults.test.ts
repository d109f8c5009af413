import { expect, test } from 'vitest'
import type { Reference } from '../../src/kinds/reference.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { markTypes } from '../../src/marks/types.ts'
import { fitCalibration } from '../../src/nodes/calibration/calibration.ts'
import { withDiagnostics } from '../../src/nodes/calibration/population.ts'
import { provableSources } from '../../src/references/as-sent.ts'
import { acceptedLines, acceptedOf } from '../../src/references/faults.ts'
import { checkedImport, referenceFromJson } from '../../src/references/import.ts'
import { likelyCopies } from '../../src/references/near-copies.ts'
import type { UsualScores } from '../../src/references/usual-scores.ts'
import { madeUpReference } from '../helpers/references.ts'

const TYPES = markTypes(ALL_MARKS)
const hash = (i: number): string => i.toString(16).padStart(64, '0')
const made = madeUpReference({
  id: 'lab',
  domain: 'toolmark',
  kind: 'cmr-1d',
  config: TYPES.configs.deployed('toolmark'),
  km: 6,
  knm: 0,
  marks: 60,
})
const SOUND: Reference = withDiagnostics(
  { ...made, marks: made.marks.map((mark, i) => ({ ...mark, scans: [hash(i)] })) },
  'source',
)
const VOUCHED = { population: 'The laboratory says so.' }
const boundsOf = (reference: Reference) =>
  fitCalibration
    .run({ reference }, { left_out: [] })
    .lr_bounds_log10.map((log) => Number((10 ** log).toFixed(4)))

test('a reference with scans is imported as it is, with the sentence of who vouches', () => {
  expect(checkedImport(SOUND, VOUCHED)).toEqual({ ...SOUND, ...VOUCHED })
})

test('a fault is refused by its code and the names, or accepted with a reason that stays with the reference', () => {
  const alike = { ...SOUND, sources: SOUND.sources.map((name, i) => (i === 1 ? 'S0' : name)) }
  expect(() => checkedImport(alike, VOUCHED)).toThrow(
    expect.objectContaining({ code: 'names_alike', message: expect.stringContaining('"s0" and "S0"') }),
  )
  const other = { ...VOUCHED, accept: [acceptedOf('near_copies=no')] }
  expect(() => checkedImport(alike, other)).toThrow(expect.objectContaining({ code: 'names_alike' }))
  const accept = acceptedLines('near_copies=no\nnames_alike= engraved = like that \n')
  const accepted = checkedImport(alike, { ...VOUCHED, accept })
  expect(accepted.accepted).toEqual([{ code: 'names_alike', reason: 'engraved = like that' }])
  expect(checkedImport(referenceFromJson(JSON.stringify(accepted), TYPES), {})).toEqual(accepted)
})

test('exchanged labels are never accepted', () => {
  const pairs = SOUND.pairs.map(([a, b, score]): [number, number, number] => [a, b, -score])
  expect(() => acceptedOf('slope_reversed=I know')).toThrow('the codes are scan_in_two_marks')
  const exchanged = { ...SOUND, pairs, accepted: [{ code: 'slope_reversed', reason: 'I know' }] as never }
  expect(() => referenceFromJson(JSON.stringify(exchanged), TYPES)).toThrow('accepted.0.code')
  const { accepted: _, ...plain } = exchanged
  expect(() => checkedImport(plain, VOUCHED)).toThrow(expect.objectContaining({ code: 'slope_reversed' }))
})

test('scores without scans are bounded by the sources that their smaller class can prove', () => {
  expect(boundsOf(SOUND)).toEqual([0.0479, 60])
  const sent = checkedImport({ ...SOUND, marks: made.marks }, VOUCHED)
  expect(sent).toMatchObject({ evidence: 'scores as sent', n_sources: 20 })
  expect(boundsOf(sent)).toEqual([0.05, 20])
  expect(sent.diagnostics.cllr).toBeGreaterThan(SOUND.diagnostics.cllr)
  expect(checkedImport(referenceFromJson(JSON.stringify(sent), TYPES), {})).toEqual(sent)
})

test('scores that lie elsewhere than usual are noted, and keep the note', () => {
  const usual: UsualScores[] = [
    {
      reference: 'toolmark',
      domain: 'toolmark',
      score_kind: 'cmr-1d',
      scorer_config_hash: SOUND.scorer_config_hash,
      different: [-0.5, 0.5],
      all: [-1, 7],
    },
  ]
  const raised = (by: number, which: (label: boolean) => boolean = () => true) => {
    const pairs = SOUND.pairs.map(([a, b, score]): [number, number, number] => {
      const isSame = SOUND.marks[a]!.source === SOUND.marks[b]!.source
      return [a, b, score + (which(isSame) ? by : 0)]
    })
    return checkedImport(withDiagnostics({ ...SOUND, pairs }, 'source'), { ...VOUCHED, usual })
  }
  expect(raised(0).scores_elsewhere).toBeUndefined()
  expect(raised(0.3).scores_elsewhere).toBeUndefined()
  const moved = raised(0.6)
  expect(moved.scores_elsewhere).toMatchObject({ reference: 'toolmark', usual_different: [-0.5, 0.5] })
  expect(raised(1000, (isSame) => isSame).scores_elsewhere).toMatchObject({ usual_range: [-1, 7] })
  expect(checkedImport(moved, {})).toEqual(moved)
  const elsewhere = usual.map((one) => ({ ...one, scorer_config_hash: 'another' }))
  expect(checkedImport(SOUND, { ...VOUCHED, usual: elsewhere }).scores_elsewhere).toBeUndefined()
})

test('k sources have at most k(k - 1)/2 pairs of different sources', () => {
  const only = (known: number, different: number): Reference => {
    const marks = Array.from({ length: 2 * known + 2 * different }, (_, i) => {
      const source = i < 2 * known ? i >> 1 : i - known
      return { source, mark: `m${i}`, scans: [] }
    })
    const pairs = Array.from({ length: known + different }, (_, i): [number, number, number] => [
      2 * i,
      2 * i + 1,
      0,
    ])
    const sources = Array.from({ length: known + 2 * different }, (_, i) => `s${i}`)
    return { ...SOUND, n_sources: 1e9, sources, marks, pairs }
  }
  expect(provableSources(only(20_000, 20_000))).toBe(201)
  expect(provableSources(only(20_000, 20_100))).toBe(201)
  expect(provableSources(only(20_000, 20_101))).toBe(202)
  expect(provableSources(only(30, 20_000))).toBe(30)
  expect(provableSources({ ...only(30, 20_000), n_sources: 7 })).toBe(7)
})

test('sources that no mark has are refused', () => {
  const text = JSON.stringify({ ...SOUND, n_sources: 40_000 })
  expect(() => referenceFromJson(text, TYPES)).toThrow('n_sources is 40000, but the marks have 20 sources')
})

test('copies are looked for among the marks that agree best, of one source and of different ones', () => {
  const marks = Array.from({ length: 4 }, (_, i) => ({
    mark: `m${i}`,
    source: i >> 1,
    surfaces: [`sha256:${hash(i)}`],
  }))
  const pairs = [
    [0, 1, 5],
    [2, 3, 6],
    [0, 2, 9],
    [0, 3, 1],
    [1, 2, 2],
    [1, 3, 0],
  ] as const
  const names = likelyCopies(marks, pairs).map((two) => two.map(({ mark }) => mark).join('-'))
  expect(names.sort()).toEqual(['m0-m1', 'm0-m2', 'm0-m3', 'm1-m2', 'm2-m3'])
  const seen = marks.map((mark, i) => (i === 0 ? { ...mark, surfaces: [] } : mark))
  expect(likelyCopies(seen, pairs).every((two) => two.every(({ mark }) => mark !== 'm0'))).toBe(true)
})
