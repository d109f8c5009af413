/** The record of acts and the cases, in every engine. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { handleOfJson, sha256 } from '../../src/address/canonical.ts'
import { openStoreAt } from '../../src/store/open-store.ts'
import type { CaseRow } from '../../src/store/records/cases.ts'
import { NO_ROWS, withRow } from '../../src/store/records/events.ts'
import type { ReportRow } from '../../src/store/records/reports.ts'
import { chainIn } from '../../src/store/sqlite/records/events.ts'
import type { Store } from '../../src/store/store.ts'
import { engines, type OpenedStore } from '../helpers/engines.ts'

const WRITER = fileURLToPath(new URL('../helpers/event-writer.ts', import.meta.url))

const report = (n: number, more: Partial<ReportRow> = {}): ReportRow => ({
  handle: handleOfJson(n),
  principal: 'ann',
  recipe: null,
  domain: 'striated',
  outcome: 'refused',
  log10Lr: null,
  created: '2025-01-01T00:00:00.000Z',
  ...more,
})
const exported = (subject: string, principal = 'ann') =>
  ({ principal, act: 'exported', kind: 'report', subject, details: { file: 'a' } }) as const

describe.each(engines())('in $name', ({ open }) => {
  let opened: OpenedStore
  let store: Store
  beforeEach(async () => {
    opened = await open()
    store = opened.store
  })
  afterEach(() => opened.remove())

  const rows = () => store.events.rows(0, 10_000)
  const chain = async () => (await rows()).reduce(withRow, NO_ROWS)
  const acts = async () => (await rows()).map(({ act, kind, subject }) => `${act} ${kind} ${subject}`)

  test('what is new is recorded once, and what is there already is not recorded again', async () => {
    const submission = {
      split: 'a',
      splitHash: 'b',
      submitter: 'c',
      method: 'd',
      url: null,
      csvSha256: 'e',
      metrics: {},
      createdAt: '2025-01-01T00:00:00.000Z',
    }
    const commit = { reports: [report(1)], submissions: [submission], principal: 'bob' }
    await Promise.all([store.commit(commit), store.commit(commit), store.commit({ reports: [report(1)] })])
    await store.commit({ reports: [report(1, { principal: 'bob' })], events: [exported('x')] })
    const study = {
      id: 'study',
      name: 's',
      domain: 'striated',
      scorerConfig: {},
      state: 'created',
      reason: null,
      pairsTotal: 1,
      pairsDone: 0,
      populations: null,
      runner: null,
      beat: null,
      created: '2025-01-01T00:00:00.000Z',
      principal: 'ann',
    } as const
    for (const _ of [1, 2]) await store.studies.insert(study, [])
    const reference = { id: 'mine', handle: handleOfJson(3), record: {}, study: 'study', principal: 'ann' }
    for (const _ of [1, 2]) await store.ownReferences.insert(reference)
    const collection = { id: 'c', name: 'n', domain: 'toolmark', principal: 'ann', created: '2025' }
    for (const _ of [1, 2]) await store.collections.insert(collection)
    const scan = {
      study: 'm',
      source: 's',
      mark: 'm',
      land: 1,
      scan: 'x.x3p',
      sha256: '1',
      surface: handleOfJson(5),
    }
    for (const _ of [1, 2]) await store.collections.add('c', [scan], 'bob')
    for (const _ of [1, 2]) await store.collections.remove('c', 'bob')
    expect((await acts()).slice(0, 2).sort()).toEqual([`made report ${handleOfJson(1)}`, 'made submission e'])
    expect((await acts()).slice(2)).toEqual([
      `made report ${handleOfJson(1)}`,
      'exported report x',
      'made study study',
      'made reference mine',
      'made collection c',
      'changed collection c',
      'deleted collection c',
    ])
    const by = (await rows()).slice(-2).map(({ principal, details }) => ({ principal, details }))
    expect(by).toEqual([
      { principal: 'bob', details: { scans_added: 1 } },
      { principal: 'bob', details: {} },
    ])
    store = await opened.reopened()
    expect(await chain()).toEqual({ rows: 9, hash: (await rows()).at(-1)!.hash })
  })

  test('lists are of one principal, one subject, from a time on, newest first, page by page', async () => {
    for (const [subject, who] of [
      ['x', 'ann'],
      ['y', 'bob'],
      ['x', 'bob'],
      ['z', 'ann'],
    ] as const)
      await store.commit({ events: [exported(subject, who)] })
    const numbers = async (...args: Parameters<Store['events']['newest']>) =>
      (await store.events.newest(...args)).map(({ sequence }) => sequence)
    expect(await numbers({}, 10)).toEqual([4, 3, 2, 1])
    expect(await numbers({}, 2)).toEqual([4, 3])
    expect(await numbers({}, 2, 3)).toEqual([2, 1])
    expect(await numbers({ principal: 'bob' }, 10)).toEqual([3, 2])
    expect(await numbers({ subject: 'x', principal: 'ann' }, 10)).toEqual([1])
    const [, , third] = await rows()
    expect(await numbers({ since: third!.at }, 10)).toEqual(
      (await rows())
        .filter(({ at }) => at >= third!.at)
        .map(({ sequence }) => sequence)
        .reverse(),
    )
    expect(await numbers({ since: '2999-01-01T00:00:00.000Z' }, 10)).toEqual([])
  })

  test('several processes that add at a time make one chain without a gap', async () => {
    const each = 40
    const names = ['one', 'two', 'three']
    const writers = names.map((name) =>
      spawn(process.execPath, [WRITER, JSON.stringify(opened.place), name, `${each}`], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    )
    await Promise.all(writers.map(({ stdout }) => once(stdout, 'data')))
    const ends = writers.map((one) => once(one, 'close'))
    for (const { stdin } of writers) stdin.end('go\n')
    const other = await openStoreAt(opened.place)
    const own = Array.from({ length: each }, (_, i) =>
      (i % 2 ? store : other).commit({ reports: [report(i, { principal: 'here' })] }),
    )
    await Promise.all(own)
    expect((await Promise.all(ends)).map(([code]) => code)).toEqual([0, 0, 0])
    await other.close()
    const all = await rows()
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, i) => i + 1))
    expect(await chain()).toEqual({ rows: 4 * each, hash: all.at(-1)!.hash })
    const counts = Map.groupBy(all, ({ principal }) => principal)
    expect([...names, 'here'].map((name) => counts.get(name)?.length)).toEqual([each, each, each, each])
    const turns = all.filter(({ principal }, i) => i > 0 && principal !== all[i - 1]!.principal)
    expect(turns.length).toBeGreaterThan(names.length) // one after the other, there would be three
  })

  describe('cases', () => {
    const body: CaseRow['body'] = {
      name: '',
      state: 'open',
      items: [],
      received: [],
      propositions: { same: '', different: '', supplied_by: '' },
      reference: { population: '', reason: '' },
      reports: [],
    }
    const one = (id: string, more: Partial<CaseRow> = {}): CaseRow => ({
      id,
      number: id,
      principal: 'ann',
      created: '2025-01-01T00:00:00.000Z',
      body,
      ...more,
    })
    const named = (name: string) => (row: CaseRow) => ({
      number: row.number,
      body: { ...row.body, name: `${row.body.name}${name}` },
      details: { fields: ['name'] },
    })

    test('an owner has one case of each number', async () => {
      await store.cases.insert(one('a', { number: 'K-1' }))
      await expect(store.cases.insert(one('b', { number: 'K-1' }))).rejects.toMatchObject({
        code: 'conflict',
      })
      await store.cases.insert(one('b', { number: 'K-1', principal: 'bob' }))
      await store.cases.insert(one('c', { number: 'K-2' }))
      const taken = (row: CaseRow) => ({ number: 'K-1', body: row.body, details: {} })
      await expect(store.cases.change('c', 'ann', taken)).rejects.toMatchObject({ code: 'conflict' })
      expect(await store.cases.numbered('ann', 'K-1')).toEqual(one('a', { number: 'K-1' }))
      expect((await store.cases.all()).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
      expect(await acts()).toEqual(['made case a', 'made case b', 'made case c'])
    })

    test('changes made at a time are all there, and recorded under who made them', async () => {
      await store.cases.insert(one('a'))
      const other = await openStoreAt(opened.place)
      const letters = [...'bcdefghi']
      await Promise.all(
        letters.map((letter, i) => (i % 2 ? store : other).cases.change('a', letter, named(letter))),
      )
      await other.close()
      const found = (await store.cases.get('a'))!.body.name
      expect([...found].sort()).toEqual(letters)
      const changed = (await rows()).slice(1)
      expect(changed.map(({ principal }) => principal).join('')).toBe(found)
      expect(changed[0]).toMatchObject({ act: 'changed', kind: 'case', details: { fields: ['name'] } })
      await store.cases.change('a', 'x', () => undefined)
      await expect(store.cases.change('nobody', 'x', named(''))).rejects.toMatchObject({ code: 'not-found' })
      expect(await rows()).toHaveLength(9)
    })
  })
})

describe('a record that somebody has changed', () => {
  let opened: OpenedStore
  let db: Database.Database
  beforeEach(async () => {
    opened = await engines()[0]!.open()
    for (let i = 0; i < 5; i++) await opened.store.commit({ events: [exported(`${i}`)] })
    db = new Database(`${opened.place.dataFolder}/markgraph.sqlite`)
  })
  afterEach(async () => {
    db.close()
    await opened.remove()
  })

  test.each([
    ['a changed text', "update events set subject = 'other' where sequence = 3", 3],
    ['another principal', "update events set principal = 'bob' where sequence = 1", 1],
    ['changed details', 'update events set details = \'{"file":"b"}\' where sequence = 2', 2],
    ['details that are no JSON', "update events set details = '{' where sequence = 2", 2],
    ['a row that is gone', 'delete from events where sequence = 2', 2],
    ['a row that came in between', 'update events set sequence = sequence + 10 where sequence > 3', 4],
    [
      'two rows that changed places',
      'update events set sequence = case sequence when 2 then -3 when 3 then -2 else sequence end',
      1,
    ],
  ])('%s is found at its row', (_, sql, broken) => {
    expect(chainIn(db)).toMatchObject({ rows: 5 })
    db.exec(sql)
    expect(chainIn(db)).toMatchObject({ rows: broken - 1, broken })
  })

  test('a row with a new hash of its own breaks the next one', async () => {
    const [, second] = await opened.store.events.rows(0, 2)
    const { hash: _, ...content } = { ...second!, principal: 'bob' }
    const keys = Object.keys(content).sort() as (keyof typeof content)[]
    const hash = sha256(JSON.stringify(Object.fromEntries(keys.map((key) => [key, content[key]]))))
    db.prepare('update events set principal = ?, hash = ? where sequence = 2').run('bob', hash)
    expect(chainIn(db)).toMatchObject({ rows: 2, hash, broken: 3 })
  })
})
