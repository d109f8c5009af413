/** Cases, and the record of who did what, over HTTP. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import type { EventRow } from '../../src/kinds/laboratory/event.ts'
import { chainOf } from '../../src/laboratory/events.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison, urlencoded } from '../helpers/form.ts'
import { readPdf } from '../helpers/pdf.ts'
import { callsTo, json, keysOf } from '../helpers/people.ts'
import { bullet } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'

const LABORATORY = 'Forensic Laboratory, 1 Mill Lane, Ely'
const BULLETS = [1, 2, 3].map((seed) => bullet(seed, { lands: 2 }))
const ROLES = { sender: 'submit', anne: 'study', ben: 'study', chief: 'admin' } as const
type Who = keyof typeof ROLES

let one: TestService
let report: string
let other: string
beforeAll(async () => {
  one = await testService({ MARKGRAPH_API_KEYS: keysOf(ROLES), MARKGRAPH_LABORATORY: LABORATORY })
  const made = (who: Who, b: number) => call(who, 'POST', '/v1/compare', comparison(BULLETS[0]!, BULLETS[b]!))
  report = answer(await made('anne', 1)).report_handle
  other = answer(await made('anne', 2)).report_handle
  answer(await made('anne', 1)) // the same answer again
  answer(await made('ben', 1)) // the same report, to somebody else
})
afterAll(() => one.close())

const call = callsTo<Who>(() => one)
const get = (who: Who, url: string) => call(who, 'GET', url)
const events = async (who: Who, query = ''): Promise<EventRow[]> =>
  answer(await get(who, `/v1/events${query}`)).events
const short = (rows: readonly EventRow[]): string[] =>
  rows.map(({ principal, act, kind }) => `${principal} ${act} ${kind}`)

describe('the record of acts', () => {
  test('a report is one act of each who was given it, however often', async () => {
    expect(short(await events('chief', `?subject=${report}`))).toEqual([
      'ben made report',
      'anne made report',
    ])
    expect((await events('anne', `?subject=${report}`))[0]!.details).toEqual({
      domain: 'striated',
      outcome: 'calibrated',
    })
  })

  test('documents that leave are recorded with their hash; reading leaves nothing', async () => {
    const before = (await events('chief')).length
    for (const path of ['', '?include=all', '/pair']) answer(await get('ben', `/v1/reports/${report}${path}`))
    await call('ben', 'HEAD', `/v1/reports/${report}/report.pdf`)
    expect((await events('chief')).length).toBe(before)
    const pdf = await get('ben', `/v1/reports/${report}/report.pdf?report_number=R-7`)
    expect(pdf.statusCode).toBe(200)
    const bundle = await get('ben', `/v1/reports/${report}/bundle.zip`)
    const tag = { 'if-none-match': bundle.headers['etag'] as string }
    expect((await call('ben', 'GET', `/v1/reports/${report}/bundle.zip`, { headers: tag })).statusCode).toBe(
      304,
    )
    const validation = await get('ben', '/v1/references/striated/validation.pdf')
    expect(validation.statusCode).toBe(200)
    const added = (await events('chief')).slice(0, -before)
    expect(short(added)).toEqual(['ben exported reference', 'ben exported report', 'ben exported report'])
    expect(added.map(({ details }) => details)).toEqual([
      { file: 'validation.pdf', sha256: sha256(validation.rawPayload) },
      { file: 'bundle', manifest: expect.stringMatching(/^sha256:/) },
      { file: 'report.pdf', sha256: sha256(pdf.rawPayload) },
    ])
    for (const { rawPayload } of [pdf, validation]) {
      expect((await readPdf(rawPayload)).pages[0]!.text).toContain(`Laboratory ${LABORATORY}`)
    }
    for (const page of (await readPdf(pdf.rawPayload)).pages) expect(page.text).toContain('Report R-7')
  })

  test('collections and studies, and who removes them', async () => {
    const collection = { name: 'open', domain: 'toolmark' }
    const made = () => call('anne', 'POST', '/v1/collections', urlencoded(collection))
    const { id } = (await made()).json()
    await made()
    answer(await call('anne', 'DELETE', `/v1/collections/${id}`))
    const { id: operators } = { id: 'of-the-operator' }
    await one.service.store.collections.insert({
      ...collection,
      id: operators,
      principal: '',
      created: '2026',
    })
    answer(await call('chief', 'DELETE', `/v1/collections/${operators}`))
    expect(short(await events('chief', `?subject=${id}`))).toEqual([
      'anne deleted collection',
      'anne made collection',
    ])
    expect(short(await events('chief', `?subject=${operators}`))).toEqual([
      'chief deleted collection',
      ' made collection',
    ])
    const manifest = 'study,source,mark,scan\ns,a,m1,x.x3p\ns,b,m2,y.x3p\n'
    const refused = await call('anne', 'POST', '/v1/studies', urlencoded({ domain: 'toolmark', manifest }))
    expect(refused.statusCode).toBeGreaterThan(399)
    expect((await events('anne')).map(({ kind }) => kind)).not.toContain('study') // what is refused is no act
  })

  test('what was freed is recorded with who wanted it', async () => {
    answer(await call('chief', 'POST', '/v1/gc', json({ bytes: 0 })))
    const [last] = await events('chief')
    expect(last).toMatchObject({ principal: 'chief', act: 'deleted', kind: 'data', subject: 'gc' })
    expect(last!.details).toMatchObject({ results: { count: expect.any(Number) } })
  })

  test('a key sees its own acts, an admin those of all', async () => {
    expect(new Set((await events('anne')).map(({ principal }) => principal))).toEqual(new Set(['anne']))
    expect(await events('sender')).toEqual([])
    expect(failure(await get('anne', '/v1/events?principal=ben'), 403)).toContain('role admin')
    expect(await events('chief', '?principal=anne')).toEqual(await events('anne'))
    expect(await events('anne', '?principal=anne')).toEqual(await events('anne'))
    const all = await events('chief')
    expect(await events('chief', `?since=${encodeURIComponent(all[0]!.at)}`)).toContainEqual(all[0])
    expect(await events('chief', '?since=2999-01-01')).toEqual([])
    expect(failure(await get('chief', '/v1/events?since=yesterday'), 400)).toContain(
      'neither a date nor a time',
    )
    failure(await get('chief', '/v1/events?subjekt=1'), 422)
  })

  test('is listed page by page, and every row follows from the one before it', async () => {
    const whole = await events('chief')
    const pages: EventRow[] = []
    for (let next: string | null = ''; next !== null; ) {
      const page = answer(await get('chief', `/v1/events?limit=2${next && `&cursor=${next}`}`))
      pages.push(...page.events)
      next = page.next
    }
    expect(pages).toEqual(whole)
    expect(whole.at(-1)!.sequence).toBe(1)
    for (const [i, row] of whole.slice(0, -1).entries()) expect(row.previous).toBe(whole[i + 1]!.hash)
    expect(await chainOf(one.service)).toEqual({ rows: whole.length, hash: whole[0]!.hash })
  })
})

describe('a case', () => {
  let id: string
  const patch = (body: object, who: Who = 'anne', of = id) =>
    call(who, 'PATCH', `/v1/cases/${of}`, json(body))

  test('is made with a number of its own', async () => {
    const asked = { number: 'K-17/2026', name: 'Mill Lane', items: [{ exhibit: 'Item 1', marks: [report] }] }
    const made = await call('anne', 'POST', '/v1/cases', json(asked))
    expect(made.statusCode, made.body).toBe(201)
    id = made.json().id
    expect(made.json()).toMatchObject({ ...asked, items: [{ exhibit: 'Item 1', note: '' }], state: 'open' })
    expect(failure(await call('anne', 'POST', '/v1/cases', json(asked)), 409)).toContain('another number')
    expect((await call('ben', 'POST', '/v1/cases', json(asked))).statusCode).toBe(201)
    failure(await call('anne', 'POST', '/v1/cases', json({ name: 'no number' })), 422)
    failure(await call('anne', 'POST', '/v1/cases', json({ number: 'two\nlines' })), 422)
    failure(await call('sender', 'POST', '/v1/cases', json(asked)), 403)
  })

  test('has reports with versions, of which one replaces another', async () => {
    answer(await patch({ add: { reports: [{ handle: report }] } }))
    answer(await patch({ add: { reports: [{ handle: report }] } })) // it is there
    const { reports } = answer(await patch({ add: { reports: [{ handle: other, replaces: report }] } }))
    expect(reports).toMatchObject([
      { handle: report, version: 1, replaced_by: other, outcome: 'calibrated', domain: 'striated' },
      { handle: other, version: 2, replaces: report, replaced_by: null },
    ])
    expect(failure(await patch({ add: { reports: [{ handle: id }] } }), 404)).toContain('no report has')
    const turned = [{ handle: report, replaces: other }, { handle: other }]
    expect(failure(await patch({ reports: turned }), 400)).toContain('does not stand before it')
    const one = answer(await patch({ reports: [{ handle: other }] }))
    expect(one.reports).toMatchObject([{ handle: other, version: 1, added: reports[1].added }])
  })

  test('keeps what is not named, and takes its words as they are given', async () => {
    const propositions = { same: 'From the pistol.', different: 'From another.', supplied_by: 'The court' }
    const reference = { population: 'Pistols of the region', reason: 'They are alike.' }
    answer(await patch({ propositions, reference, received: [{ what: '1', who: 'A. B.', when: 'May' }] }))
    const found = answer(await patch({ name: 'Mill Lane 4' }))
    expect(found).toMatchObject({ propositions, reference, name: 'Mill Lane 4', number: 'K-17/2026' })
    expect(found.received).toHaveLength(1)
    expect(found.items).toHaveLength(1)
    expect(failure(await patch({ nam: 'x' }), 422)).toMatchObject([{ type: 'unexpected_field' }])
    failure(await patch({ items: [{ exhibit: 'x', marks: ['no hash'] }] }), 422)
    failure(await patch({ name: 'x'.repeat(1000) }), 422)
  })

  test('that is closed is left as it is until it is open again', async () => {
    answer(await patch({ state: 'closed' }))
    expect(failure(await patch({ name: 'other' }), 409)).toContain('is closed')
    expect(answer(await patch({ state: 'open', name: 'again' }))).toMatchObject({ name: 'again' })
  })

  test('is found by its number, its exhibits and its reports, by its owner alone', async () => {
    const found = async (who: Who, find: string): Promise<string[]> =>
      answer(await get(who, `/v1/cases?find=${encodeURIComponent(find)}`)).cases.map(
        (one: { id: string }) => one.id,
      )
    for (const find of ['k-17', 'item 1', other, report, 'AGAIN'])
      expect(await found('anne', find)).toEqual([id])
    expect(await found('anne', 'supplied')).toEqual([]) // the name of a field
    expect(await found('ben', 'Item 1')).not.toContain(id)
    expect(await found('chief', '')).toEqual([])
    const number = encodeURIComponent('K-17/2026')
    expect(answer(await get('anne', `/v1/cases/${number}`)).id).toBe(id)
    expect(answer(await get('ben', `/v1/cases/${number}`)).id).not.toBe(id)
    for (const who of ['ben', 'chief'] as const) {
      failure(await get(who, `/v1/cases/${id}`), 404)
      failure(await patch({ name: 'x' }, who), 404)
    }
  })

  test('is recorded with what was changed of it, and changes no handle', async () => {
    const rows = (await events('anne', `?subject=${id}`)).reverse()
    expect(rows[0]).toMatchObject({ act: 'made', kind: 'case', details: { number: 'K-17/2026' } })
    expect(rows.slice(1).map(({ act, details }) => [act, details])).toEqual([
      ['changed', { fields: ['reports'], reports_added: [report] }],
      ['changed', { fields: ['reports'], reports_added: [other] }],
      ['changed', { fields: ['reports'], reports_removed: [report] }],
      ['changed', { fields: ['propositions', 'received', 'reference'] }],
      ['changed', { fields: ['name'] }],
      ['changed', { fields: ['state'], state: 'closed' }],
      ['changed', { fields: ['name', 'state'], state: 'open' }],
    ])
    const again = comparison(BULLETS[0]!, BULLETS[1]!)
    expect(answer(await call('anne', 'POST', '/v1/compare', again)).report_handle).toBe(report)
  })

  test('is shown to the agent of its owner, and to nobody else', async () => {
    const tool = async (who: Who, name: string, given: object) => {
      const params = { name, arguments: given }
      const body = json({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
      const headers = { ...body.headers, accept: 'application/json, text/event-stream' }
      return answer(await call(who, 'POST', '/mcp', { ...body, headers })).result
    }
    const listed = await tool('anne', 'list_cases', { find: 'Item 1' })
    expect(listed.structuredContent).toMatchObject({ cases: [{ id, items: 1 }] })
    const shown = await tool('anne', 'show_case', { case: 'K-17/2026' })
    expect(shown.structuredContent).toEqual(answer(await get('anne', `/v1/cases/${id}`)))
    expect(await tool('sender', 'list_cases', {})).toMatchObject({ isError: true })
    expect(await tool('ben', 'show_case', { case: id })).toMatchObject({ isError: true })
  })
})
