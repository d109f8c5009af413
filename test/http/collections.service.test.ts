import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, failure } from '../helpers/answers.ts'
import { form, type Part, urlencoded } from '../helpers/form.ts'
import { scanOf } from '../helpers/scans.ts'
import { contents, type TestService, testService } from '../helpers/service.ts'
import { manifestOf, type Stroke, strokes } from '../helpers/studies.ts'

const MARKS = strokes(4, 2)

let one: TestService
beforeAll(async () => {
  one = await testService()
})
afterAll(() => one.close())

const get = (url: string) => one.app.inject({ url })
const remove = (url: string) => one.app.inject({ method: 'DELETE', url })
const post = (url: string, body: object) => one.app.inject({ method: 'POST', url, ...body })
const made = (name: string, domain = 'toolmark') => post('/v1/collections', urlencoded({ name, domain }))
const parts = (marks: readonly Stroke[]): Part[] => marks.map(({ bytes, scan }) => ['scans', bytes, scan])
const added = (id: string, marks: readonly Stroke[], manifest = manifestOf(marks)) =>
  post(`/v1/collections/${id}/scans`, form(['manifest', manifest], ...parts(marks)))

describe('a collection over HTTP', () => {
  let id: string

  test('is made once for a name, of one domain', async () => {
    const first = await made('open cases')
    expect(first.statusCode, first.body).toBe(201)
    id = first.json().id
    expect(first.json()).toMatchObject({ name: 'open cases', domain: 'toolmark', scans: 0, marks: 0 })
    expect((await made('open cases')).statusCode).toBe(200)
    expect(failure(await made('open cases', 'striated'), 409)).toContain('with the domain toolmark')
    failure(await made('another', 'shoes'), 400)
    expect((await get('/v1/collections')).json().collections).toHaveLength(1)
  })

  test('grows by uploads and by handles; a scan that is there is not added twice', async () => {
    expect(answer(await added(id, MARKS.slice(0, 5)))).toMatchObject({ added: 5, scans: 5, marks: 5 })
    expect(answer(await added(id, MARKS.slice(3, 6)))).toMatchObject({ added: 1, scans: 6 })
    const { handle } = answer(await post('/v1/artifacts', form(['scan', MARKS[6]!.bytes, 'a.x3p'])))
    const byHandle = manifestOf([{ ...MARKS[6]!, scan: handle as string }])
    expect(answer(await added('open%20cases', [], byHandle))).toMatchObject({ added: 1, scans: 7 })
    expect((await get(`/v1/collections/${id}`)).json()).toMatchObject({ scans: 7, marks: 7 })
  })

  test('lists its scans page by page', async () => {
    const first = (await get(`/v1/collections/${id}/scans?limit=4`)).json()
    expect(first.scans.map(({ mark }: Stroke) => mark)).toEqual(MARKS.slice(0, 4).map(({ mark }) => mark))
    const second = (await get(`/v1/collections/${id}/scans?limit=4&from=${first.next}`)).json()
    expect([second.scans.length, second.next]).toEqual([3, null])
  })

  test('takes nothing of a request with something wrong', async () => {
    const before = await contents(one.data)
    const swapped = [{ ...MARKS[7]! }, { ...MARKS[6]!, mark: MARKS[0]!.mark }]
    expect(failure(await added(id, swapped), 409)).toContain('is there with')
    const bad = { ...MARKS[7]!, bytes: scanOf(3, 3, () => Number.NaN) }
    failure(await added(id, [bad]), 400)
    const sets = 'study,source,mark,scan,set\ns,e,m1,x.x3p,a\ns,e,m2,y.x3p,b\n'
    expect(failure(await added(id, [], sets), 400)).toContain('a collection has no sets')
    const lands = 'study,source,mark,land,scan\ns,e,m1,1,x.x3p\ns,e,m1,2,y.x3p\n'
    expect(failure(await added(id, [], lands), 400)).toContain('is one scan, but m1 has 2')
    failure(await added('nobody', [MARKS[7]!]), 404)
    expect((await get(`/v1/collections/${id}`)).json().scans).toBe(7)
    expect(await contents(one.data)).toEqual(before)
  })

  test('is what a study is scored against', async () => {
    const manifest = manifestOf([MARKS[7]!])
    const study = (against: string, text = manifest, marks = [MARKS[7]!]) =>
      post(
        '/v1/studies',
        form(['domain', 'toolmark'], ['manifest', text], ['against', against], ...parts(marks)),
      )
    const created = await study('open cases')
    expect(created.statusCode, created.body).toBe(201)
    expect(created.json()).toMatchObject({ pairs_total: 7 })
    expect(
      created
        .json()
        .scans.map(({ set }: { set: string }) => set)
        .join(''),
    ).toBe('abbbbbbb')
    const again = await study(id)
    expect([again.statusCode, again.json().id]).toEqual([200, created.json().id])
    expect(failure(await study('open cases', manifestOf([MARKS[0]!]), [MARKS[0]!]), 400)).toContain(
      'has the name of a mark of the collection open cases',
    )
    expect(failure(await study('nobody'), 404)).toContain('neither a study nor a collection is called')
    await made('empty')
    expect(failure(await study('empty'), 400)).toBe('the collection empty is empty')
    await made('bullets', 'striated')
    expect(failure(await study('bullets'), 400)).toContain('holds marks of domain striated, not toolmark')
  })

  test('is deleted without its scans', async () => {
    const { scans } = (await contents(one.data)) as { scans: number }
    expect((await remove(`/v1/collections/${id}`)).json()).toMatchObject({ id, scans: 7 })
    failure(await get(`/v1/collections/${id}`), 404)
    failure(await remove(`/v1/collections/${id}`), 404)
    expect(await contents(one.data)).toMatchObject({ scans })
  })
})
