import { describe, expect, test } from 'vitest'
import { mapLimited } from '../../src/graph/map-limited.ts'

describe('a limited map', () => {
  test('keeps the order and never has more under way than its limit', async () => {
    let [now, most] = [0, 0]
    const results = await mapLimited([30, 10, 20, 5, 1], 2, async (ms, i) => {
      most = Math.max(most, ++now)
      await new Promise((resolve) => setTimeout(resolve, ms))
      now -= 1
      return i
    })
    expect(results).toEqual([0, 1, 2, 3, 4])
    expect(most).toBe(2)
    expect(await mapLimited([], 3, async () => 1)).toEqual([])
  })

  test('starts nothing after a failure, and waits for what is under way', async () => {
    const [started, ended]: number[][] = [[], []]
    const work = mapLimited([0, 1, 2, 3], 2, async (i) => {
      started!.push(i)
      if (i === 0) throw new Error('first')
      await new Promise((resolve) => setTimeout(resolve, 20))
      ended!.push(i)
    })
    await expect(work).rejects.toThrow('first')
    expect([started, ended]).toEqual([[0, 1], [1]])
  })
})
