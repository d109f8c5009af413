/** The steps after sketches, with a small number of marks that go on. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { breechFaces } from '../../src/marks/breech-faces/breech-faces.ts'
import type { MarkType } from '../../src/marks/mark-type.ts'
import { toolmarks } from '../../src/marks/toolmarks/toolmarks.ts'
import { OTHER_WAYS } from '../../src/search/ranking.ts'
import { answer } from '../helpers/answers.ts'
import { filesOf, smallDocuments } from '../helpers/bundles.ts'
import { faceOfSlide, makeCollection, makeFaces } from '../helpers/collections.ts'
import { form, type Part } from '../helpers/form.ts'
import { type TestService, testService } from '../helpers/service.ts'
import { bulletScans, toolmarkScan } from '../helpers/simulated.ts'

const MOST = 2
const { registration, ...sketching } = toolmarks.sketching!
const scored: number[] = []
const few: MarkType = {
  ...toolmarks,
  sketching: { ...sketching, registration: { ...registration!, most: MOST } },
  async scoresWith(...asked) {
    const found = await toolmarks.scoresWith(...asked)
    for (const one of found) if ('score' in one) scored.push(one.score)
    return found
  },
}
const { sketching: ofFaces } = breechFaces
const fewFaces = {
  ...breechFaces,
  sketching: { ...ofFaces!, registration: { ...ofFaces!.registration!, most: 1 } },
}

let one: TestService
beforeAll(async () => {
  const marks = ALL_MARKS.map((type) => [few, fewFaces].find(({ domain }) => domain === type.domain) ?? type)
  one = await testService({}, undefined, { documents: smallDocuments(), marks })
  const others = [5, 6, 7].map((edgeSeed) =>
    toolmarkScan({ edgeSeed, markSeed: 1, asProfile: true, width: 3e-3, height: 0.1e-3 }),
  )
  const files = [filesOf('toolmark', 2)[0]!, ...others, filesOf('toolmark', 3)[0]!]
  await makeCollection(
    one.app,
    { name: 'tools', domain: 'toolmark' },
    files.map((_, i) => `edge${i % 4},mark${i},,${i}.x3p`),
    files.map((data, i) => [`${i}.x3p`, data] as const),
  )
})
afterAll(() => one.close())

const searched = async (...parts: Part[]) => {
  const asked: Part[] = [
    ['domain', 'toolmark'],
    ['against', 'tools'],
    ['mark', filesOf('toolmark', 4)[0]!, 'q.x3p'],
    ...parts,
  ]
  return answer(await one.app.inject({ method: 'POST', url: '/v1/search', ...form(...asked) }))
}

test('the marks that agree best get a score, the same as in a search of all', async () => {
  const [whole, found] = [await searched(), await searched(['candidates', '4'])]
  expect(found.steps).toMatchObject([
    { step: 'sketches', in: 5, out: 4 },
    { step: 'registrations', in: 4, out: MOST, kept_known: expect.closeTo(0.992, 3) },
    { step: 'scores', in: MOST, out: MOST, kept_known: 1, kept_known_ci: null },
    { step: 'comparisons', in: MOST, out: MOST, kept_known: 1 },
    { step: 'other_ways', in: 5, out: 0, kept_known: null },
  ])
  const [low, high] = found.steps[1].kept_known_ci
  expect([low, high]).toEqual([expect.closeTo(0.985, 3), expect.closeTo(0.996, 3)])
  expect(found.searched).toMatchObject({ marks: 5, scored: MOST })
  expect(found.n_left_out).toBe(0)
  expect(whole.hits.slice(0, 2).map(({ source }: { source: string }) => source)).toEqual(['edge0', 'edge0'])
  expect(found.hits).toEqual(whole.hits.slice(0, 2))
})

test.each([
  ['large', [['candidates', '4']]],
  ['small', []],
] as [string, Part[]][])(
  'a mark of a %s collection that agrees only as a mirror image is named, and is no hit',
  async (_, asked) => {
    const found = await searched(['mark_mirrored', 'true'], ...asked)
    const named = found.other_ways as {
      mark: string
      source: string
      reason: string
      report_handle: string
    }[]
    expect(named.map(({ source }) => source)).toEqual(['edge0', 'edge0'])
    expect(named[0]!.reason).toContain('mirror')
    const report = await one.app.inject({ url: `/v1/reports/${named[0]!.report_handle}` })
    expect(answer(report)).toMatchObject({ refused: true })
    expect(found.steps.at(-1)).toMatchObject({ step: 'other_ways', in: 5, out: 2 })
    expect(found.hits.map(({ source }: { source: string }) => source)).not.toContain('edge0')
  },
)

test('what a mark agrees by chance is computed of the marks that are compared alone', async () => {
  const runs = (): number => one.service.graph.counts().get('toolmark-chance')?.computed ?? 0
  const fresh = toolmarkScan({ edgeSeed: 11, markSeed: 1, asProfile: true, width: 3e-3, height: 0.1e-3 })
  const more = Array.from({ length: 12 }, (_, i) =>
    toolmarkScan({ edgeSeed: 20 + i, markSeed: 1, asProfile: true, width: 3e-3, height: 0.1e-3 }),
  )
  await makeCollection(
    one.app,
    { name: 'fresh', domain: 'toolmark' },
    more.map((_, i) => `other${i},other${i},,${i}.x3p`),
    more.map((data, i) => [`${i}.x3p`, data] as const),
  )
  const before = runs()
  const asked = form(
    ['domain', 'toolmark'],
    ['against', 'fresh'],
    ['candidates', '8'],
    ['mark', fresh, 'q.x3p'],
  )
  answer(await one.app.inject({ method: 'POST', url: '/v1/search', ...asked }))
  const compared = runs() - before - 1
  expect(compared).toBeGreaterThanOrEqual(MOST)
  expect(compared).toBeLessThanOrEqual(MOST + OTHER_WAYS)
})

test('breech faces are laid on the questioned one, and the one that lies best gets a score', async () => {
  await makeFaces(one.app)
  const asked = form(
    ['domain', 'impressed'],
    ['against', 'faces'],
    ['candidates', '3'],
    ['mark', faceOfSlide(3, 2), 'q.x3p'],
  )
  const found = answer(await one.app.inject({ method: 'POST', url: '/v1/search', ...asked }))
  expect(found.steps).toMatchObject([
    { step: 'sketches', in: 4, out: 3 },
    { step: 'registrations', in: 3, out: 1 },
    { step: 'scores', in: 1, out: 1 },
    { step: 'comparisons', in: 1, out: 1 },
    { step: 'other_ways', in: 4, out: 0 },
  ])
  expect(found.hits.map(({ source }: { source: string }) => source)).toEqual(['slide3'])
})

test('a bullet is found whichever of its lands is numbered first', async () => {
  const lands = (barrelSeed: number, bulletSeed: number): Uint8Array[] =>
    bulletScans({ barrelSeed, bulletSeed, lands: 3, pitch: 2e-6, width: 1e-3, height: 0.1e-3 })
  const barrels = [1, 2, 3]
  const scans = barrels.flatMap((barrel) =>
    lands(barrel, 1).map((bytes, i) => ({ barrel, place: i + 1, name: `b${barrel}-l${i + 1}.x3p`, bytes })),
  )
  await makeCollection(
    one.app,
    { name: 'bullets', domain: 'striated' },
    scans.map(({ barrel, place, name }) => `barrel${barrel},bullet${barrel},${place},${name}`),
    scans.map(({ name, bytes }) => [name, bytes] as const),
  )
  const [first, second, third] = lands(2, 2)
  for (const order of [
    [first, second, third],
    [third, first, second],
  ]) {
    const marks = order.map((bytes, i): Part => ['mark', bytes!, `q${i + 1}.x3p`])
    const asked = form(['domain', 'striated'], ['against', 'bullets'], ['candidates', '1'], ...marks)
    const found = answer(await one.app.inject({ method: 'POST', url: '/v1/search', ...asked }))
    expect(found.searched).toMatchObject({ marks: 3, scored: 1 })
    expect(found.hits.map(({ source }: { source: string }) => source)).toEqual(['barrel2'])
  }
})

test('marks that are said to be mirror images are scored as such', async () => {
  const others = [5, 6].map((edgeSeed) =>
    toolmarkScan({ edgeSeed, markSeed: 1, asProfile: true, width: 3e-3, height: 0.1e-3 }),
  )
  const files = [...others, filesOf('toolmark', 2)[0]!]
  await makeCollection(
    one.app,
    { name: 'mirrored', domain: 'toolmark', columns: 'source,mark,land,scan,mirrored' },
    files.map((_, i) => `edge${i},mark${i},,${i}.x3p,true`),
    files.map((data, i) => [`${i}.x3p`, data] as const),
  )
  const asked: Part[] = [
    ['domain', 'toolmark'],
    ['against', 'mirrored'],
    ['mark', filesOf('toolmark', 4)[0]!, 'q.x3p'],
    ['mark_mirrored', 'true'],
  ]
  for (const candidates of [[], [['candidates', '2'] as Part]]) {
    scored.splice(0)
    const found = answer(
      await one.app.inject({ method: 'POST', url: '/v1/search', ...form(...asked, ...candidates) }),
    )
    expect(found.hits[0]).toMatchObject({ mark: 'mark2', rank: 1 })
    const scores = found.hits.map(({ score }: { score: number }) => score)
    expect(scored.toSorted((x, y) => y - x)).toEqual(scores)
  }
})
