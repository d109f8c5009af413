import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runStudy } from '../../../src/jobs/study-run.ts'
import type { Calibration } from '../../../src/kinds/calibration.ts'
import { type PopulationHead, populationInPartsKind, populationKind } from '../../../src/kinds/population.ts'
import { UNWATCHED } from '../../../src/marks/mark-type.ts'
import type { ScoreTable } from '../../../src/marks/score-table.ts'
import { linksInParts, linksOfStudy } from '../../../src/references/studies/links.ts'
import { resultsText, tableOf } from '../../../src/references/studies/results.ts'
import { listable, piecesOf, storedTable, storeTable } from '../../../src/references/studies/stored-table.ts'
import type { StudyRow } from '../../../src/store/records/studies.ts'
import { bundledComposition, type TestComposition } from '../../helpers/composition.ts'
import { created, strokes, WIDE, writeStudy } from '../../helpers/studies.ts'

const MARKS = strokes(3, 3, WIDE)
const PAIRS = 36
const REFERENCE = 'toolmark.tmarks'

let one: TestComposition
/** The study as it is stored, and the same study with its table in parts. */
let whole: StudyRow
const inParts = new Map<number, StudyRow>()

/** The table of the study as it would come from a mark type, in pieces of `size` pairs. */
async function tableAgain(size: number): Promise<ScoreTable<PopulationHead>> {
  const { graph } = one.service
  const table = await graph.within((session) => tableOf(session, whole))
  return { head: table.head, count: table.count, pieces: piecesOf(graph, table, size) }
}

async function storedInParts(most: number): Promise<StudyRow> {
  const table = await tableAgain(5)
  const handle = await one.service.graph.within((session) => storeTable(session, table, most))
  return { ...whole, populations: [handle] }
}

async function textOf(study: StudyRow, format: 'csv' | 'json'): Promise<string> {
  let text = ''
  for await (const piece of await resultsText(one.service.graph, study, format)) text += piece
  return text
}

beforeAll(async () => {
  one = await bundledComposition()
  await writeStudy(one.data, MARKS)
  whole = await runStudy(one.service, await created(one.service, one.data, MARKS), UNWATCHED)
  for (const most of [1, 7, 35]) inParts.set(most, await storedInParts(most))
})
afterAll(() => one.close())

describe('a table in parts', () => {
  test('a study of up to a million pairs has a population, with the handle that it always had', async () => {
    const { populations } = await storedInParts(PAIRS)
    expect(populations).toEqual(whole.populations)
    const row = await one.service.graph.within((session) => session.row(populations![0]!))
    expect(row.kind).toBe(populationKind.name)
  })

  test.each([
    [1, 36],
    [7, 6],
    [35, 2],
  ])('of %i pairs: there are %i, whatever the pieces were that they came in', async (most, count) => {
    const study = inParts.get(most)!
    const [handle] = study.populations!
    await one.service.graph.within(async (session) => {
      expect((await session.row(handle!)).kind).toBe(populationInPartsKind.name)
      const { head, parts, whole: own, count: pairs } = await storedTable(session, handle!)
      expect([parts.length, pairs, own]).toEqual([count, PAIRS, undefined])
      expect(head).toEqual((await tableOf(session, whole)).head)
      const other = await storeTable(session, await tableAgain(36), most)
      expect(other).toBe(handle)
    })
  })

  test.each(['csv', 'json'] as const)('gives the %s of the whole table', async (format) => {
    const wanted = await textOf(whole, format)
    expect(wanted.trim().split('\n').length).toBeGreaterThan(PAIRS)
    for (const study of inParts.values()) expect(await textOf(study, format)).toBe(wanted)
  })

  test('gives the links and clusters of the whole table', async () => {
    for (const log10_lr of [0.2, 1]) {
      const asked = { reference: REFERENCE, log10_lr }
      const wanted = await linksOfStudy(one.service, whole, asked)
      expect(wanted.clusters).not.toEqual([])
      for (const study of inParts.values())
        expect(await linksOfStudy(one.service, study, asked)).toEqual(wanted)
    }
  })

  test('with more links than can be shown is refused', async () => {
    const { graph } = one.service
    const calibration = {} as Calibration
    Object.assign(calibration, { slope: 1, intercept: 0, lr_bounds_log10: [-3, 3] })
    const linked = (most: number) =>
      graph
        .within((session) => tableOf(session, inParts.get(7)!))
        .then((table) => linksInParts(graph, table, calibration, 1, most))
    const { links, pairs } = await linked(PAIRS)
    expect([links, pairs]).toEqual([9, PAIRS])
    await expect(linked(links - 1)).rejects.toMatchObject({
      code: 'too-large',
      message: 'more than 8 pairs have a log10 likelihood ratio of at least 1; ask for a greater log10_lr',
    })
  })

  test('has its scores by their kind, and no others', async () => {
    const { graph } = one.service
    const study = inParts.get(7)!
    const found = (kind: string) => graph.within((session) => tableOf(session, study, kind))
    expect((await found('cmr-1d')).count).toBe(PAIRS)
    await expect(found('ccf')).rejects.toMatchObject({
      code: 'bad-value',
      message: expect.stringContaining('has scores of kind cmr-1d, not "ccf"'),
    })
  })

  test('of over a million pairs makes no reference', async () => {
    const { graph } = one.service
    const table = await graph.within((session) => tableOf(session, inParts.get(7)!))
    expect(() => listable({ ...table, count: 1_000_001 })).toThrow(
      expect.objectContaining({
        code: 'too-large',
        message: expect.stringMatching(/^a reference lists every pair, .* this one has 1000001/),
      }),
    )
  })
})
