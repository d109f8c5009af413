import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { handleOfJson } from '../../src/address/canonical.ts'
import { MarkgraphError } from '../../src/errors.ts'
import type { CollectedScan, CollectionRow } from '../../src/store/records/collections.ts'
import type { JobRow } from '../../src/store/records/jobs.ts'
import type { ReportRow } from '../../src/store/records/reports.ts'
import type { ReviewRow } from '../../src/store/records/reviews.ts'
import type { StudyRow, StudyScanRow } from '../../src/store/records/studies.ts'
import type { Store } from '../../src/store/store.ts'
import { engines, type OpenedStore } from '../helpers/engines.ts'

describe.each(engines())('in $name', ({ open }) => {
  let opened: OpenedStore
  let store: Store
  const reopened = async (): Promise<void> => {
    store = await opened.reopened()
  }
  beforeEach(async () => {
    opened = await open()
    store = opened.store
  })
  afterEach(() => opened.remove())

  describe('jobs', () => {
    const job = (id: string, more: Partial<JobRow> = {}): JobRow => ({
      id,
      principal: 'laboratory',
      state: 'queued',
      request: { asked: {} },
      attempts: 0,
      stages: [],
      report: null,
      error: null,
      failure: null,
      runner: null,
      beat: null,
      created: '2025-01-01T00:00:00.000Z',
      ...more,
    })

    test('wait in the order in which they came, also after a restart, until they end', async () => {
      for (const id of ['b', 'a', 'c']) await store.jobs.insert(job(id))
      await store.jobs.change('a', { state: 'running', attempts: 1 }, { state: 'queued' })
      await reopened()
      const running = job('a', { state: 'running', attempts: 1 })
      expect(await store.jobs.unfinished()).toEqual([job('b'), running, job('c')])
      const end = { state: 'done', report: handleOfJson('report'), request: null } as const
      expect(await store.jobs.change('a', end, { state: 'running' })).toBe(true)
      expect(await store.jobs.get('a')).toEqual({ ...running, ...end })
      expect((await store.jobs.unfinished()).map(({ id }) => id)).toEqual(['b', 'c'])
      expect(await store.jobs.get('d')).toBeUndefined()
    })

    test('change only as they were seen', async () => {
      await store.jobs.insert(job('a'))
      const cancelled = { state: 'cancelled' } as const
      expect(await store.jobs.change('a', cancelled, { state: 'running' })).toBe(false)
      expect(await store.jobs.change('a', cancelled, { state: 'queued', runner: 'one' })).toBe(false)
      expect(await store.jobs.get('a')).toEqual(job('a'))
      const claimed = { state: 'running', runner: 'one', beat: 5 } as const
      expect(await store.jobs.change('a', claimed, { state: 'queued', runner: null, beat: null })).toBe(true)
      expect(await store.jobs.change('a', cancelled, { state: 'running', runner: 'two' })).toBe(false)
      expect(await store.jobs.change('a', cancelled, { state: 'running', runner: 'one', beat: 4 })).toBe(
        false,
      )
      expect(await store.jobs.get('a')).toEqual(job('a', claimed))
    })
  })

  describe('reports', () => {
    const report = (n: number, more: Partial<ReportRow> = {}): ReportRow => ({
      handle: handleOfJson(n),
      principal: '',
      recipe: handleOfJson('recipe'),
      domain: 'striated',
      outcome: 'calibrated',
      log10Lr: 1.25,
      created: `2025-01-01T00:00:0${n}.000Z`,
      ...more,
    })

    test('are listed newest first, page by page, also after a restart', async () => {
      for (let n = 0; n < 5; n++) await store.commit({ reports: [report(n)] })
      await reopened()
      const first = await store.reports.newest('', 2)
      const second = await store.reports.newest('', 2, first.at(-1)!.position)
      const third = await store.reports.newest('', 2, second.at(-1)!.position)
      const all = [...first, ...second, ...third].map(({ position: _, ...row }) => row)
      expect(all).toEqual([4, 3, 2, 1, 0].map((n) => report(n)))
      expect(third).toHaveLength(1)
      expect(await store.reports.newest('', 2, third[0]!.position)).toEqual([])
    })

    test('are those of one principal; the same one given again is the same row, as it first came', async () => {
      await store.commit({ reports: [report(1), report(1, { principal: 'laboratory' })] })
      await store.commit({ reports: [report(1, { created: '2026-01-01T00:00:00.000Z' }), report(2)] })
      expect(await store.reports.newest('laboratory', 10)).toMatchObject([{ handle: report(1).handle }])
      expect((await store.reports.newest('', 10)).map(({ created }) => created)).toEqual(
        [2, 1].map((n) => report(n).created),
      )
      expect(await store.reports.has('', report(2).handle)).toBe(true)
      expect(await store.reports.has('laboratory', report(2).handle)).toBe(false)
      expect(await store.reports.newest('nobody', 10)).toEqual([])
    })

    test('of a recipe come in the order they were made; one may have no recipe and no ratio', async () => {
      const refused = report(3, { recipe: null, log10Lr: null, outcome: 'refused' })
      await store.commit({ reports: [report(2), refused, report(1)] })
      const found = await store.reports.ofRecipe(handleOfJson('recipe'))
      expect(found.map(({ handle }) => handle)).toEqual([2, 1].map((n) => report(n).handle))
      expect(await store.reports.newest('', 10)).toContainEqual(expect.objectContaining(refused))
      expect(await store.reports.ofRecipe(handleOfJson('another'))).toEqual([])
    })
  })

  describe('reviews', () => {
    const review = (id: string, more: Partial<ReviewRow> = {}): ReviewRow => ({
      id,
      report: handleOfJson('report'),
      principal: 'anne',
      reviewer: 'ben',
      state: 'open',
      created: '2025-01-01T00:00:00.000Z',
      body: {
        domain: 'toolmark',
        reason: '',
        scans: { mark_a: [handleOfJson('a')], mark_b: [handleOfJson('b')] },
        reference: { id: 'toolmark', handle: handleOfJson('reference') },
        propositions: { same: 'same', different: 'different' },
        peeked: false,
        settings: null,
        second: null,
        signed: {},
        document: null,
      },
      ...more,
    })
    const act = (id: string, step: string) =>
      ({ principal: 'ben', act: 'reviewed', kind: 'review', subject: id, details: { step } }) as const

    test('change with their acts or not at all, and wait for their reviewers until there is a result', async () => {
      await store.reviews.insert(review('b'))
      await store.reviews.insert(review('a', { reviewer: 'carl' }))
      const refused = store.reviews.change('b', () => {
        throw new MarkgraphError('conflict', 'as it was')
      })
      await expect(refused).rejects.toThrow('as it was')
      await store.reviews.change('b', () => undefined)
      await store.reviews.change('b', ({ body }) => {
        const events = [act('b', 'peeked'), act('b', 'committed')]
        return { state: 'committed', body: { ...body, peeked: true }, events }
      })
      await reopened()
      const committed = review('b', { state: 'committed', body: { ...review('b').body, peeked: true } })
      expect(await store.reviews.all()).toEqual([review('a', { reviewer: 'carl' }), committed])
      expect(await store.reviews.awaiting('ben')).toEqual([committed])
      expect(await store.reviews.awaiting('anne')).toEqual([])
      await store.reviews.change('b', () => ({ state: 'compared', events: [] }))
      expect(await store.reviews.awaiting('ben')).toEqual([])
      const acts = await store.events.newest({ subject: 'b' }, 10)
      expect(acts.map(({ act: what, details }) => [what, details])).toEqual([
        ['reviewed', { step: 'committed' }],
        ['reviewed', { step: 'peeked' }],
        ['made', { report: handleOfJson('report'), reviewer: 'ben' }],
      ])
      await expect(store.reviews.change('c', () => undefined)).rejects.toMatchObject({ code: 'not-found' })
    })
  })

  describe('collections', () => {
    const collection = (id: string, more: Partial<CollectionRow> = {}): CollectionRow => ({
      id,
      name: id,
      domain: 'toolmark',
      principal: 'lab',
      created: '2025-01-01T00:00:00.000Z',
      ...more,
    })
    const scan = (i: number, more: Partial<CollectedScan> = {}): CollectedScan => ({
      study: 'made-up',
      source: `s${i % 5}`,
      mark: `m${i}`,
      land: 1,
      scan: `${i}.x3p`,
      sha256: `${i}`,
      surface: handleOfJson(i),
      ...more,
    })
    const scans = Array.from({ length: 2500 }, (_, i) => scan(i))

    test('have one name for each owner, and are found by it', async () => {
      expect(await store.collections.insert(collection('b', { name: 'cases' }))).toBe(true)
      expect(await store.collections.insert(collection('c', { name: 'cases' }))).toBe(false)
      expect(await store.collections.insert(collection('a', { name: 'cases', principal: 'other' }))).toBe(
        true,
      )
      await reopened()
      expect((await store.collections.all()).map(({ id }) => id)).toEqual(['a', 'b'])
      expect(await store.collections.named('lab', 'cases')).toEqual(collection('b', { name: 'cases' }))
      expect(await store.collections.get('b')).toEqual(collection('b', { name: 'cases' }))
      expect(await store.collections.get('c')).toBeUndefined()
      expect(await store.collections.named('lab', 'others')).toBeUndefined()
    })

    test('grow in the order in which scans are added, each once, and are read page by page', async () => {
      await store.collections.insert(collection('a'))
      expect(await store.collections.add('a', scans.slice(0, 2100), '')).toBe(2100)
      expect(await store.collections.add('a', scans.slice(2000), '')).toBe(400)
      await reopened()
      expect(await store.collections.size('a')).toEqual({ scans: 2500, marks: 2500 })
      expect(await store.collections.scans('a', 0, 5000)).toEqual(scans)
      expect(await store.collections.scans('a', 2400, 50)).toEqual(scans.slice(2400, 2450))
      const backwards = scans.map((_, i) => i).reverse()
      expect(await store.collections.at('a', [...backwards, 9999])).toEqual(scans.toReversed())
      await store.collections.add('a', [scan(1, { land: 2, surface: handleOfJson('second') })], '')
      expect(await store.collections.size('a')).toEqual({ scans: 2501, marks: 2500 })
    })

    test('refuse a mark under another source or with another scan, and then add nothing', async () => {
      await store.collections.insert(collection('a'))
      await store.collections.add('a', scans.slice(0, 3), '')
      const other = scan(1, { surface: handleOfJson('other') })
      await expect(store.collections.add('a', [scan(7), other], '')).rejects.toMatchObject({
        code: 'conflict',
        message: 'mark m1 is there with another scan; give a new name',
      })
      await expect(store.collections.add('a', [scan(7), scan(2, { source: 'x' })], '')).rejects.toThrow(
        'mark m2 is there with the source s2, not x',
      )
      await expect(store.collections.add('b', [scan(1)], '')).rejects.toMatchObject({ code: 'not-found' })
      expect(await store.collections.size('a')).toEqual({ scans: 3, marks: 3 })
    })

    test('that two clients add to at a time have every scan once', async () => {
      await store.collections.insert(collection('a'))
      const parts = [scans.slice(0, 60), scans.slice(30, 90), scans.slice(60, 120)]
      const added = await Promise.all(parts.map((part) => store.collections.add('a', part, '')))
      expect(added.reduce((sum, count) => sum + count)).toBe(120)
      const names = (await store.collections.scans('a', 0, 1000)).map(({ mark }) => mark)
      expect(names.toSorted()).toEqual(
        scans
          .slice(0, 120)
          .map(({ mark }) => mark)
          .toSorted(),
      )
    })

    test('are removed with their lists', async () => {
      await store.collections.insert(collection('a'))
      await store.collections.add('a', scans.slice(0, 3), '')
      expect(await store.collections.remove('a', '')).toBe(true)
      expect(await store.collections.remove('a', '')).toBe(false)
      await store.collections.insert(collection('a'))
      expect(await store.collections.size('a')).toEqual({ scans: 0, marks: 0 })
    })
  })

  describe('studies', () => {
    const study: StudyRow = {
      id: 'study',
      name: 'A study',
      domain: 'toolmark',
      scorerConfig: { b: 1, a: [2] },
      state: 'created',
      reason: null,
      pairsTotal: 3,
      pairsDone: 0,
      populations: null,
      runner: null,
      beat: null,
      created: '2025-01-01T00:00:00.000Z',
      principal: 'lab',
    }
    const scans: StudyScanRow[] = Array.from({ length: 2500 }, (_, i) => ({
      study: 'made-up',
      source: `s${i % 5}`,
      mark: `m${i}`,
      land: 1,
      scan: `${i}.x3p`,
      sha256: `${i}`,
      surface: handleOfJson(i),
    }))

    test('are kept with their scans in their order, once, also after a restart', async () => {
      expect(await store.studies.insert(study, scans)).toBe(true)
      expect(await store.studies.insert({ ...study, name: 'Another' }, scans.slice(1))).toBe(false)
      await store.studies.insert({ ...study, id: 'older', created: '2024-01-01T00:00:00.000Z' }, [])
      await reopened()
      expect(await store.studies.get('study')).toEqual(study)
      expect(await store.studies.scans('study')).toEqual(scans)
      expect((await store.studies.all()).map(({ id }) => id)).toEqual(['older', 'study'])
      expect(await store.studies.get('unknown')).toBeUndefined()
      expect(await store.studies.scans('unknown')).toEqual([])
    })

    test('are changed by whoever has seen them as they are, and by nobody else', async () => {
      await store.studies.insert(study, [])
      const claims = ['one', 'two', 'three'].map((runner, i) =>
        store.studies.change(
          'study',
          { state: 'running', runner, beat: i },
          { state: 'created', runner: null },
        ),
      )
      expect(await Promise.all(claims)).toEqual([true, false, false])
      const populations = [handleOfJson('p')]
      expect(await store.studies.change('study', { populations, state: 'done' }, { runner: 'two' })).toBe(
        false,
      )
      expect(
        await store.studies.change('study', { populations, state: 'done' }, { runner: 'one', beat: 0 }),
      ).toBe(true)
      const changed = { state: 'done', runner: 'one', beat: 0, populations }
      expect(await store.studies.get('study')).toEqual({ ...study, ...changed })
      expect(await store.studies.change('unknown', { state: 'done' }, {})).toBe(false)
    })
  })

  test('references of an installation never change, and are listed by id', async () => {
    const row = {
      id: 'mine',
      handle: handleOfJson(1),
      record: { n: 0.1 },
      study: 'a study',
      principal: 'lab',
    }
    expect(await store.ownReferences.insert(row)).toBe(true)
    expect(await store.ownReferences.insert({ ...row, record: {}, study: null })).toBe(false)
    await store.ownReferences.insert({ ...row, id: 'a', study: null, principal: '' })
    await reopened()
    expect(await store.ownReferences.get('mine')).toEqual(row)
    expect(await store.ownReferences.get('unknown')).toBeUndefined()
    expect((await store.ownReferences.all()).map(({ id }) => id)).toEqual(['a', 'mine'])
  })
})
