/** A document that nobody waits for is ended, although its thread makes it: here documents that would never be finished. */
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/http/app.ts'
import type { App } from '../../src/http/context.ts'
import { openPrinter } from '../../src/report/printer.ts'
import type { Service } from '../../src/service/service.ts'
import { answer, failure } from '../helpers/answers.ts'
import { ENDLESS_CASE } from '../helpers/endless/printing.ts'
import { comparison } from '../helpers/form.ts'
import { IDLE, processorsUsed } from '../helpers/processor.ts'
import { bullet } from '../helpers/scans.ts'
import { listening, placesTaken, type TestService, testService } from '../helpers/service.ts'

const WORKER = new URL('../helpers/endless/printing.ts', import.meta.url)

let one: TestService
let app: App
let url: string
let port: number
beforeAll(async () => {
  one = await testService()
  const body = comparison(bullet(1), bullet(2))
  const { report_handle } = answer(await one.app.inject({ ...body, method: 'POST', url: '/v1/compare' }))
  url = `/v1/reports/${report_handle}/report.pdf`
  app = await withPrinter(one.service)
  port = await listening(app)
})
afterAll(async () => {
  await app.close()
  await one.close()
})

const withPrinter = (service: Service) => buildApp(service, undefined, 'all', undefined, openPrinter(WORKER))
const endless = `?case_id=${encodeURIComponent(ENDLESS_CASE)}`

test('past its time it is a 503, its thread has ended, and others are made', async () => {
  const { service } = one
  const hasty = await withPrinter({ ...service, settings: { ...service.settings, compareSeconds: 2 } })
  expect(failure(await hasty.inject(url + endless), 503)).toMatch('took more than 2 s')
  expect(await processorsUsed()).toBeLessThan(IDLE)
  await hasty.close()
  const { statusCode, headers } = await app.inject(url)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
})

test('when its client is gone it is ended, and holds its place until then', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`GET ${url}${endless} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  await expect.poll(processorsUsed, { timeout: 8000 }).toBeGreaterThan(IDLE)
  const waiting = app.inject(url) // behind it
  await expect.poll(() => placesTaken(app)).toBe(2)
  socket.destroy()
  expect((await waiting).statusCode).toBe(200)
  expect(await placesTaken(app)).toBe(0)
})
