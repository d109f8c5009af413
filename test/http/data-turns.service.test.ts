import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIRST, SECOND, takenAnswer } from '../helpers/clients.ts'
import { form } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { listening, type TestService, testService } from '../helpers/service.ts'

let one: TestService
let port: number
let path: string
beforeAll(async () => {
  one = await testService()
  port = await listening(one.app)
  const sent = form(['scan', bullet(1, { lands: 1 })[0]!, 'a.x3p'])
  const record = (await one.app.inject({ method: 'POST', url: '/v1/artifacts', ...sent })).json()
  path = `/v1/artifacts/${record.produced_by.inputs[0]}/data`
})
afterAll(() => one.close())

test('data of one client leave others their turn', async () => {
  const { store } = one.service
  const { open } = store
  let opening = 0
  let most = 0
  const slow: typeof open = async (...given) => {
    opening += 1
    most = Math.max(most, opening)
    await sleep(100)
    opening -= 1
    return open(...given)
  }
  Object.assign(store, { open: slow })
  try {
    let taken = 0
    const many = Array.from({ length: 24 }, async () => {
      const { status } = await takenAnswer(port, path, FIRST)
      expect(status).toBe(200)
      taken += 1
    })
    await expect.poll(() => opening).toBe(4)
    expect((await takenAnswer(port, path, SECOND)).status).toBe(200)
    expect(taken).toBeLessThan(12)
    await Promise.all(many)
    expect(most).toBeLessThanOrEqual(5) // those of the first client, and one of the second
  } finally {
    Object.assign(store, { open })
  }
})
