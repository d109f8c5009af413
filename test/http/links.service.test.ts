import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StudyLinks } from '../../src/references/studies/links.ts'
import { answer, failure } from '../helpers/answers.ts'
import { form, type Part, urlencoded } from '../helpers/form.ts'
import { type BundledService, testBundled } from '../helpers/service.ts'
import { manifestOf, type Stroke, strokes, WIDE } from '../helpers/studies.ts'

const REFERENCE = 'toolmark.tmarks' // one data set, so that its bounds count sources
const EDGES = 3
const STROKES = 3

/** A copy of a mark under another name and source, as somebody would send it who has the file twice. */
const copied = ({ bytes }: Stroke): Stroke => ({ mark: 'copy', source: 'unknown', scan: 'copy.x3p', bytes })

let one: BundledService
beforeAll(async () => {
  one = await testBundled()
})
afterAll(() => one.close())

const get = (url: string) => one.app.inject({ url })
const post = (url: string, body: object = {}) => one.app.inject({ method: 'POST', url, ...body })

async function collected(name: string, marks: readonly Stroke[]): Promise<void> {
  expect((await post('/v1/collections', urlencoded({ name, domain: 'toolmark' }))).statusCode).toBe(201)
  const parts = marks.map(({ bytes, scan }): Part => ['scans', bytes, scan])
  answer(await post(`/v1/collections/${name}/scans`, form(['manifest', manifestOf(marks)], ...parts)))
}

async function newStudy(collection: string): Promise<{ readonly id: string }> {
  const made = await post(`/v1/collections/${collection}/study`, urlencoded({}))
  expect(made.statusCode, made.body).toBe(201)
  return made.json()
}

async function scored(collection: string): Promise<string> {
  const { id } = await newStudy(collection)
  answer(await post(`/v1/studies/${id}/run`))
  await expect
    .poll(async () => (await get(`/v1/studies/${id}`)).json().state, { timeout: 120_000 })
    .toBe('done')
  return id as string
}

const linksOf = async (id: string): Promise<StudyLinks> =>
  answer(await get(`/v1/studies/${id}/links?reference=${REFERENCE}`)) as StudyLinks

describe('links of a study', () => {
  const marks = strokes(EDGES, STROKES, WIDE)
  let id: string

  test('all pairs of a collection are a study, which is one study when it is asked for again', async () => {
    await collected('open-cases', marks)
    id = await scored('open-cases')
    const again = await post('/v1/collections/open-cases/study', urlencoded({ name: 'again' }))
    expect(answer(again)).toMatchObject({ id, pairs_done: 36, pairs_total: 36 })
    failure(await post('/v1/collections/no-such/study', urlencoded({})), 404)
  })

  test('marks of one edge are a cluster, which says what holds it and how it comes apart', async () => {
    const found = await linksOf(id)
    expect(found).toMatchObject({ pairs: 36, links: 9, unlinked: 0, log10_lr: 1, copies: [], warnings: [] })
    expect(found.reference).toMatchObject({ id: REFERENCE })
    expect(found.expected_by_chance).toBe(3.6)
    expect(found.clusters.map(({ sources }) => sources)).toEqual([['edge1'], ['edge2'], ['edge3']])
    for (const { marks: own, held_by, parts, links } of found.clusters) {
      expect([own.length, links, held_by.length]).toEqual([STROKES, 3, STROKES - 1])
      expect(parts.flat().sort((a, b) => a - b)).toEqual(own)
      for (const { log10_lr } of held_by) expect(log10_lr).toBeGreaterThanOrEqual(1)
    }
  })

  test('a link has the likelihood ratio that a comparison of its two marks has', async () => {
    const { clusters, marks: listed } = await linksOf(id)
    const [link] = clusters[0]!.held_by
    const handles = [link!.a, link!.b].map((i) => listed[i]!.surfaces.join())
    const fields = {
      domain: 'toolmark',
      mark_a_handles: handles[0]!,
      mark_b_handles: handles[1]!,
      reference: REFERENCE,
    }
    const report = answer(await post('/v1/compare', urlencoded(fields)))
    expect(link).toMatchObject({ log10_lr: report.log10_lr, score: report.score })
  })

  test('a copy links its marks, and is told', async () => {
    await collected('with-copy', [marks[0]!, marks[3]!, copied(marks[0]!)])
    const { clusters, copies } = await linksOf(await scored('with-copy'))
    expect(clusters).toHaveLength(1)
    expect(copies).toEqual([['edge1-1', 'copy']])
  })

  test('a ratio that is none, or that the reference does not reach, is refused; so is an unfinished study', async () => {
    for (const wrong of ['0', '-1', '9']) {
      expect(failure(await get(`/v1/studies/${id}/links?log10_lr=${wrong}`), 400)).toMatch(
        /^log10_lr must be greater than 0 and at most 0\.47, the greatest that reference toolmark supports, not/,
      )
    }
    expect(failure(await get(`/v1/studies/${id}/links?reference=impressed`), 400)).toContain(
      'of domain impressed',
    )
    await collected('new-cases', marks.slice(0, 2))
    const { id: idle } = await newStudy('new-cases')
    expect(failure(await get(`/v1/studies/${idle}/links`), 404)).toContain('has no results yet')
  })
})
