import { expect, test } from 'vitest'
import { withoutValues } from '../../src/http/log.ts'

test('a query is logged by its names alone', () => {
  expect(withoutValues('/v1/reports/x/report.pdf?case_id=K-17&examiner=A.%20Name&api_key=secret')).toBe(
    '/v1/reports/x/report.pdf?case_id&examiner&api_key',
  )
  expect(withoutValues('/v1/meta?secret')).toBe('/v1/meta?')
  expect(withoutValues('http://user:word@host/v1/meta')).toBe('http://host/v1/meta')
  expect(withoutValues('/v1/meta')).toBe('/v1/meta')
})
