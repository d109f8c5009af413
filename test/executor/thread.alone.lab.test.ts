import { afterEach, expect, test } from 'vitest'
import { type Thread, thread } from '../../src/executor/thread.ts'
import { IDLE, processorsUsed } from '../helpers/processor.ts'

const LOADING_MS = 500 // what slow-to-load.ts takes is longer
const WORKER = new URL('../helpers/endless/either.ts', import.meta.url)
let one: Thread<boolean, number>
afterEach(() => one.close())

const gone = new Error('nobody waits')

test('a task that nobody wants is ended with its thread, and the next one gets a new thread', async () => {
  one = thread(WORKER)
  const first = await one.run(false)
  expect(await one.run(false)).toBe(first)
  const stop = new AbortController()
  const task = one.run(true, stop.signal)
  await expect.poll(processorsUsed, { timeout: 30_000 }).toBeGreaterThan(IDLE)
  stop.abort(gone)
  await expect(task).rejects.toBe(gone)
  expect(await processorsUsed()).toBeLessThan(IDLE)
  expect(await one.run(false)).not.toBe(first)
})

test('a task that ends soon after nobody wants it keeps its thread', async () => {
  one = thread(WORKER)
  const first = await one.run(false)
  const stop = new AbortController()
  const task = one.run(false, stop.signal)
  stop.abort(gone)
  expect(await task).toBe(first)
  expect(await one.run(false)).toBe(first)
  await expect(one.run(false, stop.signal)).rejects.toBe(gone)
  expect(await one.run(false)).toBe(first)
})

test('a hundred ended tasks leave nothing', async () => {
  one = thread(WORKER)
  const end = async (): Promise<void> => {
    const stop = new AbortController()
    const task = one.run(true, stop.signal)
    setTimeout(() => stop.abort(gone), 5)
    await expect(task).rejects.toBe(gone)
  }
  for (let i = 0; i < 10; i++) await end()
  await one.run(false)
  const counted = () => process.getActiveResourcesInfo().toSorted()
  const before = counted()
  const memory = process.memoryUsage.rss()
  for (let i = 0; i < 100; i++) await end()
  await one.run(false)
  expect(counted()).toEqual(before)
  expect(process.memoryUsage.rss() - memory).toBeLessThan(50 * 2 ** 20)
})

// Node.js 24 may end the whole process with a thread that is loading
test('a thread that loads its module is ended only when it has loaded it', async () => {
  one = thread(new URL('../helpers/endless/slow-to-load.ts', import.meta.url))
  const start = performance.now()
  const stop = new AbortController()
  const task = one.run(true, stop.signal)
  stop.abort(gone)
  await expect(task).rejects.toBe(gone)
  expect(performance.now() - start).toBeGreaterThan(LOADING_MS)
  const other = one.run(true)
  const closed = performance.now()
  await Promise.all([expect(other).rejects.toThrow(), one.close()])
  expect(performance.now() - closed).toBeGreaterThan(LOADING_MS)
})

test('closing ends a task that has no end', async () => {
  one = thread(WORKER)
  const task = one.run(true)
  task.catch(() => {})
  await one.close()
  await expect(task).rejects.toMatchObject({ code: 'busy', message: expect.stringContaining('is stopping') })
  expect(await processorsUsed()).toBeLessThan(IDLE)
})
