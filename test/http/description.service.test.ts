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

test('numbers, flags and defaults of form fields are described as what they are', async () => {
  const { paths, components } = (await one.app.inject('/openapi.json')).json()
  const fields = (path: string, type: string) => paths[path].post.requestBody.content[type].schema.properties
  expect(fields('/v1/steps/preprocess', 'application/x-www-form-urlencoded')).toMatchObject({
    lambda_s: { type: 'number', default: 4e-6 },
    lambda_c: { type: 'number', default: 250e-6 },
  })
  expect(fields('/v1/steps/calibrate', 'application/x-www-form-urlencoded')).toMatchObject({
    score: { type: 'number' },
    ci: { type: 'boolean', default: true },
  })
  expect(fields('/v1/compare', 'multipart/form-data').include.default).toBe('calibration,recipe')
  expect(fields('/v1/scope', 'multipart/form-data').mode.default).toBe('refuse')
  const { loc, ctx } = components.schemas.ValidationError.properties.detail.items.properties
  expect(loc.items.anyOf.map(({ type }: { type: string }) => type)).toEqual(['string', 'integer'])
  expect(ctx.type).toBe('object')
})

test('the description of a report names its provenance and the evidence land by land', async () => {
  const { ComparisonReport, VersionedComparisonReport, Refusal } = (
    await one.app.inject('/openapi.json')
  ).json().components.schemas
  const of = ['domain', 'api_version', 'engine_version', 'input_hashes', 'filenames']
  expect(Refusal.properties.provenance.required).toEqual(of)
  expect(ComparisonReport.properties.provenance.required).toEqual([...of, 'scorer'])
  const { lands } = VersionedComparisonReport.properties.per_land.properties
  expect(lands.items.required).toEqual(['a', 'b', 'ccf', 'lag', 'land_lr', 'land_log10_lr'])
})
