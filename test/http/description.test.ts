import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestService, testService } from '../helpers/service.ts'

const HEALTH = '#/paths/~1health/get/responses' // it refuses nobody, where the linter wants a 4XX of every operation

let one: TestService
beforeAll(async () => {
  one = await testService()
})
afterAll(() => one.close())

test('a linter finds nothing in the API description', async () => {
  const source = (await one.app.inject('/openapi.json')).body
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-server-example.com': 'off' } })
  const problems = await lintFromString({ source, config })
  const found = problems.filter(({ location }) => location[0]?.pointer !== HEALTH)
  expect(
    found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
  ).toEqual([])
})
