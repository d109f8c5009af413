/** Checks answers against the response schemas of their routes. */
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { z } from 'zod'
import * as schemas from '../../src/http/schemas/schemas.ts'
import * as reports from '../../src/kinds/report.ts'
import { listedReference } from '../../src/references/listed-reference.ts'

const versioned = [reports.versionedReportSchema, reports.refusalSchema, reports.uncalibratedSchema]
const SHAPES: readonly (readonly [RegExp, readonly z.ZodObject[]])[] = [
  [/^\/healthz?$/, [schemas.health]],
  [/^\/detect$/, [schemas.detection]],
  [/^\/compare$/, [reports.reportSchema, reports.refusalSchema, reports.uncalibratedSchema]],
  [/^\/v1\/compare$/, versioned],
  [/^\/v1\/scope$/, [reports.scanScopeSchema]],
  [/^\/v1\/references\/[^/]+$/, [listedReference]],
  [/^\/v1\/artifacts$/, [schemas.artifactRecord]],
  [/^\/v1\/artifacts\/[^/]+$/, [schemas.artifactRecord]],
  [/^\/v1\/steps\/(preprocess|signature)$/, [schemas.arrayStep]],
]

// biome-ignore lint/suspicious/noExplicitAny: tests read deep into answers
type Answer = any

/** The JSON of a 200, whose shape must be that of its route, with nothing beside it. */
export function answer(response: LightMyRequestResponse): Answer {
  expect(response.statusCode, response.body).toBe(200)
  const path = response.raw.req.url!.split('?')[0]!
  const body = response.json()
  const shapes = SHAPES.find(([pattern]) => pattern.test(path))?.[1]
  if (shapes) {
    const results = shapes.map((shape) => (shape.def.catchall ? shape : shape.strict()).safeParse(body))
    const best = results.find(({ success }) => success) ?? results[0]!
    expect(best.error?.issues ?? [], path).toEqual([])
  }
  return body
}

/** The detail of a failure of this status, in the form of the contract. */
export function failure(response: LightMyRequestResponse, status: number): Answer {
  expect(response.statusCode, response.body).toBe(status)
  expect(response.headers['content-type']).toMatch(/^application\/json/)
  const body = response.json()
  if (status === 422) expect(schemas.problemBody.strict().safeParse(body).error?.issues ?? []).toEqual([])
  else expect(body).toEqual({ detail: expect.any(String) })
  return body.detail
}
