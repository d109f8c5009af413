import { describe, expect, test } from 'vitest'
import { memoryBudget } from '../../src/limits/memory-budget.ts'

const by = (client: string, until?: AbortSignal) => ({ until, clients: () => [client] })
const soon = () => new Promise((resolve) => setImmediate(resolve))

describe('a budget of memory', () => {
  test('gives what there is at once, and refuses what is over the share of one request with both numbers', async () => {
    const all = memoryBudget(100, 60)
    const one = await all.take(60)
    const other = await all.take(40, by('b'))
    expect(all.taken()).toBe(100)
    await expect(all.take(61)).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringMatching(/61 bytes.*60 bytes/),
    })
    one()
    one()
    other()
    expect(all.taken()).toBe(0)
  })

  test('serves who waits in the order of arrival: a large request is not overtaken', async () => {
    const all = memoryBudget(100, 100)
    const order: string[] = []
    const first = await all.take(50)
    const large = all.take(80).then((release) => {
      order.push('large')
      return release
    })
    const small = all.take(10).then((release) => {
      order.push('small')
      return release
    })
    await soon()
    expect(order).toEqual([])
    expect(all.waiting()).toBe(2)
    first()
    await Promise.all([large, small])
    expect(order).toEqual(['large', 'small'])
    expect(all.taken()).toBe(90)
  })

  test('a request that waits no longer lets the next one in', async () => {
    const all = memoryBudget(100, 100)
    const first = await all.take(50)
    const gone = new AbortController()
    const large = all.take(80, by('', gone.signal))
    const small = all.take(10)
    gone.abort(new Error('over'))
    await expect(large).rejects.toThrow('over')
    await small
    first()
    expect(all.taken()).toBe(10)
    await expect(all.take(1, by('', gone.signal))).rejects.toThrow('over')
  })

  test('a client who has much waits for more, and others get theirs at once', async () => {
    const all = memoryBudget(100, 70)
    const first = await all.take(40, by('greedy'))
    const second = all.take(40, by('greedy')) // there is room for it, and then for nobody else
    const other = await all.take(50, by('polite'))
    expect([all.taken(), all.waiting()]).toEqual([90, 1])
    other()
    first()
    ;(await second)()
    expect([all.taken(), all.waiting()]).toEqual([0, 0])
  })

  test('any order of takes and releases ends with nothing taken and nobody waiting', async () => {
    const all = memoryBudget(100, 100)
    let most = 0
    await Promise.all(
      Array.from({ length: 200 }, async (_, i) => {
        const release = await all.take(1 + ((i * 37) % 100), by(`${i % 7}`))
        most = Math.max(most, all.taken())
        for (let turn = 0; turn < i % 5; turn++) await soon()
        release()
      }),
    )
    expect(most).toBeLessThanOrEqual(100)
    expect([all.taken(), all.waiting()]).toEqual([0, 0])
  })
})
