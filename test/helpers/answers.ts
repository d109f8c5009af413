import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { phraseWords } from '../../src/errors.ts'
import { problemBody } from '../../src/http/schemas/schemas.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read deep into answers
type Answer = any

/** The JSON of a 200. That its shape is the described one, the service of a test sees to: see `holdToDescription`. */
export function answer(response: LightMyRequestResponse): Answer {
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

/** The detail of a failure of this status, in the form of the contract. */
export function failure(response: LightMyRequestResponse, status: number): Answer {
  expect(response.statusCode, response.body).toBe(status)
  expect(response.headers['content-type']).toMatch(/^application\/json/)
  const body = response.json()
  if (status === 422) expect(problemBody.strict().safeParse(body).error?.issues ?? []).toEqual([])
  else {
    const { detail, ...phrase } = body
    expect(detail).toEqual(expect.any(String))
    if (Object.keys(phrase).length > 0) expect(phraseWords(phrase)).toBe(detail)
  }
  return body.detail
}
