import { afterEach, expect, test, vi } from 'vitest'
import { again } from '../../src/store/again.ts'

afterEach(() => void vi.useRealTimers())

test('work whose first try fails late is tried again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let tries = 0
  const work = async (): Promise<number> => {
    tries += 1
    if (tries > 1) return tries
    vi.advanceTimersByTime(20_000) // until a server that had vanished was missed
    throw new Error('connection lost')
  }
  expect(await again(work, () => true)).toBe(2)
})

test('work is given up when no try succeeds in the 15 seconds after the first failure', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let tries = 0
  const work = async (): Promise<number> => {
    tries += 1
    vi.advanceTimersByTime(8_000)
    throw new Error('connection refused')
  }
  await expect(again(work, () => true)).rejects.toMatchObject({ code: 'store-unavailable' })
  expect(tries).toBe(3)
  await expect(again(work, () => false)).rejects.toThrow('connection refused')
})
