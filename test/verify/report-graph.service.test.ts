import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer } from '../helpers/answers.ts'
import { comparison } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'

let one: TestService
beforeAll(async () => {
  one = await testService()
})
afterAll(() => one.close())

interface Edge {
  readonly code: string
  readonly output: string
  readonly params: { readonly [name: string]: unknown }
}

const compared = async (fields: Record<string, string> = {}): Promise<string> => {
  const sent = comparison(bullet(1), bullet(2), fields)
  return answer(await one.app.inject({ method: 'POST', url: '/v1/compare', ...sent })).report_handle
}
const regionsOf = async (report: string): Promise<Edge> => {
  const { edges } = answer(await one.app.inject({ url: `/v1/artifacts/${report}/graph` }))
  return (edges as Edge[]).find(({ params }) => 'cmr_1d_lag' in params)!
}

test('the graph of a report shows its own runs, also where another one gave the same artifact', async () => {
  const under = async (lag: number) => ({
    lag,
    regions: await regionsOf(await compared({ scorer_config: JSON.stringify({ cmr_1d_lag: lag }) })),
  })
  const reports = [await under(11), await under(12), { lag: 10, regions: await regionsOf(await compared()) }]
  expect(new Set(reports.map(({ regions }) => regions.output)).size).toBe(1) // so that there is something to choose
  for (const { lag, regions } of reports) expect(regions.params).toMatchObject({ cmr_1d_lag: lag })
})
