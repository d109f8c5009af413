/** A comparison that was done before costs a few reads: nothing is computed, and nothing is written but that a document was given. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../../src/store/sqlite/sqlite-store.ts'
import { answer } from '../helpers/answers.ts'
import { comparison, urlencoded } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { contents, type TestService, testService } from '../helpers/service.ts'

let one: TestService
let commits = 0
beforeAll(async () => {
  one = await testService({}, undefined, {
    async store(folder, report) {
      const store = await openStore(folder, report)
      const commit: typeof store.commit = (given) => {
        commits += 1
        return store.commit(given)
      }
      return { ...store, commit }
    },
  })
})
afterAll(() => one.close())

const computed = (): number =>
  [...one.service.graph.counts().values()].reduce((sum, count) => sum + count.computed, 0)
const compared = (url: string, fields: Record<string, string>) =>
  one.app.inject({ method: 'POST', url, ...urlencoded({ domain: 'striated', ...fields }) })

test('asked again by handles, with every block or none, as files, or as a document', async () => {
  const files = comparison(bullet(1), bullet(2), { include: 'all' })
  const post = () => one.app.inject({ method: 'POST', url: '/v1/compare', ...files })
  const first = answer(await post())
  const [a1, a2, b1, b2] = first.recipe.steps[0].output
  const handles = { mark_a_handles: `${a1},${a2}`, mark_b_handles: `${b1},${b2}` }
  const pdf = () => compared('/v1/compare/report.pdf', handles)
  expect((await pdf()).statusCode).toBe(200)

  const before = { contents: await contents(one.data), commits, computed: computed() }
  expect(before.commits).toBeGreaterThan(0)
  expect(before.computed).toBeGreaterThan(0)
  for (const include of ['recipe', '', 'calibration,features,trace,recipe']) {
    expect(answer(await compared('/v1/compare', { ...handles, include })).handle).toBe(first.handle)
  }
  expect(answer(await post())).toEqual(first)
  const now = async () => ({ contents: await contents(one.data), commits, computed: computed() })
  expect(await now()).toEqual(before)
  expect((await pdf()).statusCode).toBe(200)
  expect(answer(await one.app.inject(`/v1/reports/${first.report_handle}?include=all`)).handle).toBe(
    first.handle,
  )
  expect(await now()).toEqual({ ...before, commits: before.commits + 1 })
  const [last] = await one.service.store.events.newest({}, 1)
  expect(last).toMatchObject({ act: 'exported', subject: first.report_handle })
})
